/**
 * The desk uses the site's host with a `desk.` prefix. Passkeys need a host name, so an IP address
 * becomes desk.localhost.
 */
export function getDeskOrigin(publicOrigin: string): string {
  const url = new URL(publicOrigin);
  const isIpAddress = /^[\d.]+$|^\[/.test(url.hostname);
  url.hostname = `desk.${isIpAddress ? 'localhost' : url.hostname.replace(/^www\./, '')}`;
  return url.origin;
}
