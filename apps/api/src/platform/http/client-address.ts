import { isIPv6 } from 'node:net';

/**
 * Who is counted as one client: an IPv4 address, or the 64 leading bits of an IPv6 address, because
 * everybody behind one connection may choose the rest freely.
 */
export function clientOf(address: string): string {
  const withoutZone = address.replace(/%.*$/, '');
  if (!isIPv6(withoutZone)) return address;
  const groups = groupsOf(withoutZone);
  const isIPv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isIPv4)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight numbers of an address, however it was written. */
function groupsOf(address: string): number[] {
  // The platform writes every spelling the same way: hexadecimal, at most one gap.
  const { hostname } = new URL(`http://[${address}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const gap = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...gap, ...after].map((group) => Number.parseInt(group, 16));
}
