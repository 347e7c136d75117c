/** Where we are, by the address bar. Links are plain links; those to our own pages are followed without loading. */
import { routeOf, type Route } from "./routes";

let current = $state.raw<Route>(here());

function here(): Route {
  return routeOf(location.pathname, location.search);
}

export const router = {
  get route(): Route {
    return current;
  },
};

export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  const page = current.page;
  current = here();
  if (current.page !== page) scrollTo(0, 0);
}

/** Follow our own links from here on; answers with what stops it. */
export function followLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  const onPop = () => (current = here());
  document.addEventListener("click", onClick);
  addEventListener("popstate", onPop);
  return () => {
    document.removeEventListener("click", onClick);
    removeEventListener("popstate", onPop);
  };
}
