import { checkoutOrigins } from '@kongres/contract/purchase';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a buyer may be sent there: https on a known checkout origin. A site that itself runs
 * on loopback may also send to http on loopback, where a developer's payment page stands.
 */
export function isCheckoutAddress(address: string, siteHost: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  if (url.protocol === 'https:') return checkoutOrigins.includes(url.origin);
  return url.protocol === 'http:' && loopback.test(siteHost) && loopback.test(url.hostname);
}
