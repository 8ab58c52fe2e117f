import { domainToUnicode } from 'node:url';

/** An address as its owner writes it: `jan@xn--w-uga1v8h.pl` is kept, `jan@żółw.pl` is shown. */
export function readableAddress(address: string): string {
  const [name, domain = ''] = address.split('@');
  if (!/(?:^|\.)xn--/i.test(domain)) return address;
  return `${name}@${domainToUnicode(domain) || domain}`;
}
