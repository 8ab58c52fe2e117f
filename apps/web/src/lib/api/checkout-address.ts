import { checkoutOrigins } from '@kongres/contract/purchase';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether the buyer may be redirected there: https on a known checkout origin. On loopback also http on loopback, for
 * the test payment page.
 */
export function isCheckoutUrl(address: string, siteHost: string): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return false;
  if (url.protocol === 'https:') return checkoutOrigins.includes(url.origin);
  return url.protocol === 'http:' && loopback.test(siteHost) && loopback.test(url.hostname);
}
