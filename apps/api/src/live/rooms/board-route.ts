import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { boardAnswer } from '@kongres/contract/board';
import { boardPath } from '@kongres/contract/paths';
import type { RequestContext } from '../../platform/context.ts';
import { briefly } from '../../platform/http/caching.ts';
import { listRoomsAt, listSessions, readWord } from './live-queries.ts';
import { hostOf } from '../streaming/room-source.ts';

/** The small document behind the departure board. Everybody inside asks for it; nginx keeps it for a second. */
export const boardRoute: FastifyPluginAsyncZod<{ context: RequestContext }> = async (
  app,
  { context: { pool, edition } },
) => {
  app.get(boardPath, { schema: { response: { 200: boardAnswer } } }, async (_request, reply) => {
    reply.header('Cache-Control', briefly);
    const rooms = await listRoomsAt(pool, edition.now());
    const sessions = await listSessions(pool);
    const word = await readWord(pool);
    return {
      rooms: rooms.map(({ id, name, source, isOpen }) => ({
        id,
        name,
        isOpen,
        kind: source.kind,
        host: source.kind === 'stream' ? null : hostOf(source),
      })),
      sessions: sessions.map(({ startsAt, endsAt, ...session }) => ({
        ...session,
        starts: startsAt?.toISOString() ?? null,
        ends: endsAt?.toISOString() ?? null,
      })),
      word: word ? { id: word.id, text: word.text, at: word.saidAt.toISOString() } : null,
    };
  });
};
