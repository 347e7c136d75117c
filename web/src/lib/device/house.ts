/** Whether phones at home can open the address that this page has. */

/** Addresses of home networks: no router carries them any further. */
const HOME = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)|\.(local|home\.arpa|lan)$/;
const THIS_DEVICE = /^(localhost|127\.|\[::1\])/;

/** This device alone, everybody in the house, or a server elsewhere, which everybody reaches anyway. */
export type Reach = "device" | "house" | "elsewhere";

export function reachOf({ hostname }: Pick<Location, "hostname">): Reach {
  if (THIS_DEVICE.test(hostname)) return "device";
  return HOME.test(hostname) ? "house" : "elsewhere";
}
