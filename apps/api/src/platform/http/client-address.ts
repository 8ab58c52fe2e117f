import { isIPv6 } from 'node:net';

/** Identifies a client: an IPv4 address, or the /64 prefix of an IPv6 address. A connection owns all addresses of its /64. */
export function getClientKey(address: string): string {
  const withoutZone = address.replace(/%.*$/, '');
  if (!isIPv6(withoutZone)) return address;
  const groups = parseIpv6Groups(withoutZone);
  const isIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isIPv4)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function parseIpv6Groups(address: string): number[] {
  // URL normalises IPv6 addresses to hexadecimal with at most one `::`.
  const { hostname } = new URL(`http://[${address}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const gap = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...gap, ...after].map((group) => Number.parseInt(group, 16));
}
