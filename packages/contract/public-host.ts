/** False for reserved names (RFC 2606, RFC 6761) and loopback addresses. */
export function isPublicHost(hostname: string): boolean {
  return !/(?:^|\.)(?:example|test|invalid|localhost)$|^127\.|^\[::1\]$/.test(hostname);
}
