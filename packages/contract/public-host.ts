/**
 * Whether strangers may come by this name. Names that can belong to nobody (RFC 2606, RFC 6761) and this
 * machine's own are not public.
 */
export function isPublicHost(hostname: string): boolean {
  return !/(?:^|\.)(?:example|test|invalid|localhost)$|^127\.|^\[::1\]$/.test(hostname);
}
