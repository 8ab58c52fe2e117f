import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';

/** No answer of these routes is kept on its way, unless it says itself for how long. */
export function keptNowhere(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });
}

/** How long nginx keeps what everybody asks for again and again. Who comes after a quiet hour waits for a new one. */
export const briefly = 'public, max-age=1, stale-while-revalidate=2';

export function entityTag(content: string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether the asker has it already: RFC 9110 compares weakly here, and `*` is anything. */
export function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  const known = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
  return known.includes(tag) || known.includes('*');
}
