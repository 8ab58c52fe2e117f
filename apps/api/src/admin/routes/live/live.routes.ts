import {
  liveDayResponse,
  setRoomOpenRequest,
  hideBannerRequest,
  liveDayQuery,
  saveRoomRequest,
  showBannerRequest,
  setSessionSourceRequest,
  rescheduleSessionRequest,
  sessionVersionRequest,
} from '@kongres/contract/desk/live/live';
import {
  cancelSession,
  moveSession,
  restoreSession,
  setSessionSource,
} from '../../../live/rooms/change-session.ts';
import { saveRoom, showBanner, setRoomOpen, hideBanner } from '../../../live/rooms/live.queries.ts';
import { normaliseLocalizedText } from '../../../live/rooms/normalize-localized-text.ts';
import { roomSourceSchema } from '../../../live/streaming/room-source.ts';
import { parseLocalTime } from '../../../live/rooms/parse-local-time.ts';
import { emptyResponse } from '../../http/empty-response.ts';
import { readLiveDay } from './read-live-day.ts';
import { sendDomainProblem } from '../../http/send-domain-problem.ts';
import type { DeskRouter } from '../../http/desk-router.ts';

export function registerLiveRoutes({ serve }: DeskRouter): void {
  serve(
    'getLiveDay',
    { query: liveDayQuery, response: liveDayResponse },
    async ({ query, context }) =>
      readLiveDay(context, query.day === undefined ? null : Number(query.day)),
  );

  serve(
    'setRoomOpen',
    { body: setRoomOpenRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const isSet = await setRoomOpen(context.pool, body.room, body.isOpen);
      return isSet ? {} : await sendDomainProblem(reply, 'unknown_room');
    },
  );

  serve(
    'saveRoom',
    { body: saveRoomRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const { data: source } = roomSourceSchema.safeParse(body.source);
      if (!source) return await sendDomainProblem(reply, 'invalid_source');
      const name = body.name ? normaliseLocalizedText(body.name) : null;
      if (body.name && !name) return await sendDomainProblem(reply, 'empty_text');
      await saveRoom(context.pool, { id: body.room, source, name });
      return {};
    },
  );

  serve(
    'setSessionSource',
    { body: setSessionSourceRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const { data: source } = roomSourceSchema.nullable().safeParse(body.source);
      if (source === undefined) return await sendDomainProblem(reply, 'invalid_source');
      const set = await setSessionSource(context.pool, body.id, source);
      return set.ok ? {} : await sendDomainProblem(reply, set.code);
    },
  );

  serve(
    'rescheduleSession',
    { body: rescheduleSessionRequest, response: emptyResponse },
    async ({ body: { id, expectedVersion, room, ...times }, context, reply }) => {
      const [startsAt, endsAt] = [parseLocalTime(times.starts), parseLocalTime(times.ends)];
      if (!startsAt || !endsAt) return await sendDomainProblem(reply, 'invalid_request');
      const moved = await moveSession(
        context.pool,
        id,
        { startsAt, endsAt, room },
        expectedVersion,
      );
      return moved.ok ? {} : await sendDomainProblem(reply, moved.code);
    },
  );

  serve(
    'cancelSession',
    { body: sessionVersionRequest, response: emptyResponse },
    async ({ body: { id, expectedVersion }, context, reply }) => {
      const cancelled = await cancelSession(context.pool, id, expectedVersion);
      return cancelled.ok ? {} : await sendDomainProblem(reply, cancelled.code);
    },
  );

  serve(
    'restoreSession',
    { body: sessionVersionRequest, response: emptyResponse },
    async ({ body: { id, expectedVersion }, context, reply }) => {
      const restored = await restoreSession(context.pool, id, expectedVersion);
      return restored.ok ? {} : await sendDomainProblem(reply, restored.code);
    },
  );

  serve(
    'showBanner',
    { body: showBannerRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const text = normaliseLocalizedText(body.text);
      if (!text) return await sendDomainProblem(reply, 'empty_text');
      await showBanner(context.pool, text);
      return {};
    },
  );

  serve(
    'hideBanner',
    { body: hideBannerRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const isTaken = await hideBanner(context.pool, body.id);
      return isTaken ? {} : await sendDomainProblem(reply, 'changed_since');
    },
  );
}
