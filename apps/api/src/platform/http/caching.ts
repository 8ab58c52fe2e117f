import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';

/** Responses of these routes are not stored unless the handler sets `Cache-Control`. */
export function setNoStore(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });
}

/** One second in nginx for frequently polled responses; a stale one is served while it is renewed. */
export const shortCache = 'public, max-age=1, stale-while-revalidate=2';

export function computeEntityTag(content: string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** RFC 9110: `If-None-Match` compares weakly, and `*` matches anything. */
export function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  const known = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return known.includes(tag) || known.includes('*');
}
