import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { canOpenMaterials, canOpenRecording } from '@kongres/content/facts/rooms';
import type { AdmissionId } from '@kongres/content/facts/admissions';
import {
  recordingsResponse,
  materialResponse,
  materialRequest,
  savePlaybackPositionRequest,
} from '@kongres/contract/recordings';
import {
  congressRecordingsPath,
  congressMaterialPath,
  congressPlaybackPositionPath,
  internalMaterialPath,
} from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import type { RequestContext } from '../../platform/context.ts';
import { bearerHeaders } from '../../platform/http/bearer.ts';
import { setNoStore } from '../../platform/http/caching.ts';
import { sendProblem } from '../../platform/http/problem-responses.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { getContentType } from './material-file-types.ts';
import {
  listMaterials,
  listRecordings,
  readMaterialFile,
  readMaterialKey,
} from './recordings.queries.ts';
import { resolveBearerTicket } from '../../sales/orders/order-access.ts';
import { signStreamPath } from '../streaming/stream-path.ts';
import { listPlaybackPositions, savePlaybackPosition } from './playback-position.queries.ts';

const problems = { 404: problem, 409: problem, 410: problem, 422: problem, 429: problem };

export const registerAttendeeRecordingRoutes: FastifyPluginAsyncZod<{
  context: RequestContext;
}> = async (app, { context }) => {
  const { pool, config, now } = context;
  const limitDownloads = createRateLimiter(pool, config.secret, {
    name: 'material',
    times: 60,
    seconds: 600,
  });

  // Players report every 30 seconds and at each pause.
  const limitPositionUpdates = createRateLimiter(pool, config.secret, {
    name: 'watched',
    times: 200,
    seconds: 600,
  });

  setNoStore(app);

  app.get(
    congressRecordingsPath,
    { schema: { headers: bearerHeaders, response: { 200: recordingsResponse, ...problems } } },
    async (request, reply) => {
      const opened = await resolveBearerTicket(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const { id, ticket } = opened.order;
      const watched = await listPlaybackPositions(pool, id);
      return {
        recordings: await loadRecordings(ticket, watched),
        materials: canOpenMaterials(ticket) ? await loadMaterials() : [],
        last: watched[0]?.session ?? null,
      };
    },
  );

  app.post(
    congressPlaybackPositionPath,
    {
      schema: {
        headers: bearerHeaders,
        body: savePlaybackPositionRequest,
        response: { 204: z.null(), ...problems },
      },
    },
    async (request, reply) => {
      const opened = await resolveBearerTicket(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const { order } = opened;
      if (!canOpenRecording(order.ticket, false)) {
        return await sendProblem(reply, 409, 'not_admitted');
      }
      const seconds = await limitPositionUpdates(order.id);
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      const opensWorkshops = canOpenRecording(order.ticket, true);
      await savePlaybackPosition(pool, order, { ...request.body, at: now(), opensWorkshops });
      return await reply.code(204).send(null);
    },
  );

  app.post(
    congressMaterialPath,
    {
      schema: {
        headers: bearerHeaders,
        body: materialRequest,
        response: { 200: materialResponse, ...problems },
      },
    },
    async (request, reply) => {
      const opened = await resolveBearerTicket(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const { id, ticket, number } = opened.order;
      if (!canOpenMaterials(ticket)) return await sendProblem(reply, 409, 'not_admitted');
      const seconds = await limitDownloads(id);
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      const material = await readMaterialKey(pool, request.body.id);
      if (!material || !config.liveSecret) return await sendProblem(reply, 404, 'not_found');
      const room = `material/${material.id}-${material.mark}`;
      const path = signStreamPath(config.liveSecret, { room, ticket: String(number), now: now() });
      return { path: path + material.fileName };
    },
  );

  // nginx checks the signature and caches the response; an id and mark always identify the same content.
  app.get(
    `${internalMaterialPath}/:id-:mark`,
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
      return sendFile(reply, { filename, content, contentType: getContentType(filename) });
    },
  );

  async function loadRecordings(
    ticket: AdmissionId,
    watched: Awaited<ReturnType<typeof listPlaybackPositions>>,
  ) {
    if (!canOpenRecording(ticket, false)) return [];
    const places = new Map(watched.map(({ session, seconds }) => [session, seconds]));
    return (await listRecordings(pool)).map(({ session, seconds, isWorkshop }) => ({
      session,
      seconds,
      isOpen: canOpenRecording(ticket, isWorkshop),
      watched: places.get(session) ?? null,
    }));
  }

  async function loadMaterials() {
    return (await listMaterials(pool)).map(({ id, session, name, fileName, bytes, address }) => ({
      id,
      session,
      name: name as Record<string, string>,
      file: fileName && bytes ? { name: fileName, bytes } : null,
      address,
    }));
  }
};
