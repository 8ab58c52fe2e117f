import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { boardResponse } from '@kongres/contract/board';
import { boardPath } from '@kongres/contract/paths';
import type { RequestContext } from '../../platform/context.ts';
import { shortCache } from '../../platform/http/caching.ts';
import { listRoomsAt, listSessions, readBanner } from './live.queries.ts';
import { getSourceHost } from '../streaming/room-source.ts';

/** State of rooms and sessions. Every attendee polls it; nginx caches it for a second. */
export const registerBoardRoutes: FastifyPluginAsyncZod<{ context: RequestContext }> = async (
  app,
  { context: { pool, edition } },
) => {
  app.get(boardPath, { schema: { response: { 200: boardResponse } } }, async (_request, reply) => {
    reply.header('Cache-Control', shortCache);
    const rooms = await listRoomsAt(pool, edition.now());
    const sessions = await listSessions(pool);
    const banner = await readBanner(pool);
    return {
      rooms: rooms.map(({ id, name, source, isOpen }) => ({
        id,
        name,
        isOpen,
        kind: source.kind,
        host: source.kind === 'stream' ? null : getSourceHost(source),
      })),
      sessions: sessions.map(({ startsAt, endsAt, ...session }) => ({
        ...session,
        starts: startsAt?.toISOString() ?? null,
        ends: endsAt?.toISOString() ?? null,
      })),
      word: banner ? { id: banner.id, text: banner.text, at: banner.shownAt.toISOString() } : null,
    };
  });
};
