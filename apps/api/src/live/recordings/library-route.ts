import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { opensMaterials, opensRecording } from '@kongres/content/facts/rooms';
import type { AdmissionId } from '@kongres/content/facts/admissions';
import {
  libraryAnswer,
  materialAnswer,
  materialRequest,
  watchedRequest,
} from '@kongres/contract/library';
import {
  congressLibraryPath,
  congressMaterialPath,
  congressWatchedPath,
  insideMaterialPath,
} from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import type { RequestContext } from '../../platform/context.ts';
import { bearerHeaders } from '../../platform/http/bearer.ts';
import { keptNowhere } from '../../platform/http/caching.ts';
import { sendProblem } from '../../platform/http/answer-with-problems.ts';
import { createLimiter } from '../../platform/http/limits.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { contentTypeOf } from './file-kinds.ts';
import {
  listMaterials,
  listRecordings,
  readMaterialFile,
  readMaterialMark,
} from './library-queries.ts';
import { openTicketByBearer } from '../../sales/orders/order-access.ts';
import { streamPath } from '../streaming/stream-path.ts';
import { listWatched, noteWatched } from './watched-queries.ts';

const refusals = { 404: problem, 409: problem, 410: problem, 422: problem, 429: problem };

/** Recordings, and what speakers hand out, for whoever has the ticket. */
export const libraryRoute: FastifyPluginAsyncZod<{ context: RequestContext }> = async (
  app,
  { context },
) => {
  const { pool, config, now } = context;
  const takeFile = createLimiter(pool, config.secret, {
    name: 'material',
    times: 60,
    seconds: 600,
  });

  // Whoever watches all day says so every half minute, and at each pause.
  const takePlace = createLimiter(pool, config.secret, {
    name: 'watched',
    times: 200,
    seconds: 600,
  });

  keptNowhere(app);

  app.get(
    congressLibraryPath,
    { schema: { headers: bearerHeaders, response: { 200: libraryAnswer, ...refusals } } },
    async (request, reply) => {
      const opened = await openTicketByBearer(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const { id, ticket } = opened.order;
      const watched = await listWatched(pool, id);
      return {
        recordings: await recordingsOf(ticket, watched),
        materials: opensMaterials(ticket) ? await materials() : [],
        last: watched[0]?.session ?? null,
      };
    },
  );

  app.post(
    congressWatchedPath,
    {
      schema: {
        headers: bearerHeaders,
        body: watchedRequest,
        response: { 204: z.null(), ...refusals },
      },
    },
    async (request, reply) => {
      const opened = await openTicketByBearer(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const { order } = opened;
      if (!opensRecording(order.ticket, false)) {
        return await sendProblem(reply, 409, 'not_admitted');
      }
      const seconds = await takePlace(order.id);
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      const opensWorkshops = opensRecording(order.ticket, true);
      await noteWatched(pool, order, { ...request.body, at: now(), opensWorkshops });
      return await reply.code(204).send(null);
    },
  );

  app.post(
    congressMaterialPath,
    {
      schema: {
        headers: bearerHeaders,
        body: materialRequest,
        response: { 200: materialAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const opened = await openTicketByBearer(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const { id, ticket, number } = opened.order;
      if (!opensMaterials(ticket)) return await sendProblem(reply, 409, 'not_admitted');
      const seconds = await takeFile(id);
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      const material = await readMaterialMark(pool, request.body.id);
      if (!material || !config.liveSecret) return await sendProblem(reply, 404, 'not_found');
      const room = `material/${material.id}-${material.mark}`;
      const path = streamPath(config.liveSecret, { room, ticket: String(number), now: now() });
      return { path: path + material.fileName };
    },
  );

  // Behind the signature that nginx checks; it keeps the answer. What a number with its mark is never changes.
  app.get(
    `${insideMaterialPath}/:id-:mark`,
    {
      schema: {
        params: z.object({
          id: z.coerce
            .number()
            .int()
            .min(1)
            .max(2 ** 31 - 1),
          mark: z.string().regex(/^[0-9a-f]{12}$/),
        }),
      },
    },
    async ({ params }, reply) => {
      const file = await readMaterialFile(pool, params);
      if (!file) return await sendProblem(reply, 404, 'not_found');
      const { fileName: filename, content } = file;
      reply.header('Cache-Control', 'public, max-age=86400');
      return sendFile(reply, { filename, content, contentType: contentTypeOf(filename) });
    },
  );

  async function recordingsOf(
    ticket: AdmissionId,
    watched: Awaited<ReturnType<typeof listWatched>>,
  ) {
    if (!opensRecording(ticket, false)) return [];
    const places = new Map(watched.map(({ session, seconds }) => [session, seconds]));
    return (await listRecordings(pool)).map(({ session, seconds, isWorkshop }) => ({
      session,
      seconds,
      isOpen: opensRecording(ticket, isWorkshop),
      watched: places.get(session) ?? null,
    }));
  }

  async function materials() {
    return (await listMaterials(pool)).map(({ id, session, name, fileName, bytes, address }) => ({
      id,
      session,
      name: name as Record<string, string>,
      file: fileName && bytes ? { name: fileName, bytes } : null,
      address,
    }));
  }
};
