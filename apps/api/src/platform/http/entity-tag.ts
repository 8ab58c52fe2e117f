import { createHash } from 'node:crypto';

export function entityTag(content: string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether the asker has it already: RFC 9110 compares weakly here, and `*` is anything. */
export function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  const known = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return known.includes(tag) || known.includes('*');
}
