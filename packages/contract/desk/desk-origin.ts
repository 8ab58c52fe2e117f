/**
 * Where the desk stands beside the site: the same address with a name of its own before it. A number is no name, and no
 * passkey can belong to it, so on this machine it is called desk.localhost.
 */
export function deskOriginOf(publicOrigin: string): string {
  const url = new URL(publicOrigin);
  const isNumber = /^[\d.]+$|^\[/.test(url.hostname);
  url.hostname = `desk.${isNumber ? 'localhost' : url.hostname.replace(/^www\./, '')}`;
  return url.origin;
}
