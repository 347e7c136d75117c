/** Which of the two views somebody likes, kept on this device. */
export type ViewKind = "3d" | "layers";

const NAME = "klotz-bloqs-view";

export function rememberedView(): ViewKind {
  try {
    return localStorage.getItem(NAME) === "layers" ? "layers" : "3d";
  } catch {
    return "3d"; // no storage in a private window
  }
}

export function rememberView(kind: ViewKind): void {
  try {
    localStorage.setItem(NAME, kind);
  } catch {
    // Then it is asked again next time.
  }
}

export function hasWebGL(): boolean {
  try {
    return document.createElement("canvas").getContext("webgl2") !== null;
  } catch {
    return false;
  }
}
