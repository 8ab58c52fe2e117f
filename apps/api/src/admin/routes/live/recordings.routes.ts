import * as z from 'zod';
import {
  uploadMaterialQuery,
  addMaterialLinkRequest,
  removeMaterialRequest,
  removeRecordingRequest,
  setRecordingRequest,
} from '@kongres/contract/desk/live/recordings';
import { localizedInput } from '@kongres/contract/desk/live/live';
import {
  validateMaterialFile,
  publishMaterial,
  publishRecording,
} from '../../../live/recordings/publish-recordings.ts';
import { deleteMaterial, deleteRecording } from '../../../live/recordings/recordings.queries.ts';
import { normaliseLocalizedText } from '../../../live/rooms/normalize-localized-text.ts';
import { roomSourceSchema } from '../../../live/streaming/room-source.ts';
import { emptyResponse } from '../../http/empty-response.ts';
import { sendDomainProblem } from '../../http/send-domain-problem.ts';
import type { DeskRouter } from '../../http/desk-router.ts';

export function registerRecordingRoutes({ serve }: DeskRouter): void {
  serve(
    'setRecording',
    { body: setRecordingRequest, response: emptyResponse },
    async ({ body: { id, minutes, ...asked }, context, reply }) => {
      const { data: source } = roomSourceSchema.safeParse(asked.source);
      if (!source) return await sendDomainProblem(reply, 'invalid_source');
      const set = await publishRecording(context.pool, {
        session: id,
        source,
        seconds: minutes * 60,
      });
      return set.ok ? {} : await sendDomainProblem(reply, set.code);
    },
  );

  serve(
    'removeRecording',
    { body: removeRecordingRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const isRemoved = await deleteRecording(context.pool, body.id);
      return isRemoved ? {} : await sendDomainProblem(reply, 'not_found');
    },
  );

  serve(
    'addMaterialLink',
    { body: addMaterialLinkRequest, response: emptyResponse },
    async ({ body: { id, address, ...typed }, context, reply }) => {
      const { data: link } = roomSourceSchema.safeParse({ kind: 'link', address });
      if (!link) return await sendDomainProblem(reply, 'invalid_source');
      const name = normaliseLocalizedText(typed.name);
      if (!name) return await sendDomainProblem(reply, 'empty_text');
      const added = await publishMaterial(context.pool, { session: id, name, address });
      return added.ok ? {} : await sendDomainProblem(reply, added.code);
    },
  );

  serve(
    'uploadMaterial',
    { query: uploadMaterialQuery, response: emptyResponse },
    async ({ query, request, context, reply }) => {
      const content: unknown = request.body;
      if (!Buffer.isBuffer(content)) return await sendDomainProblem(reply, 'invalid_request');
      const { data: typed } = localizedInputJson.safeParse(query.name);
      const name = typed ? normaliseLocalizedText(typed) : null;
      if (!name) return await sendDomainProblem(reply, 'empty_text');
      const checked = validateMaterialFile(query.file, content.length);
      if (!checked.ok) return await sendDomainProblem(reply, checked.code);
      const { fileName } = checked;
      const added = await publishMaterial(context.pool, {
        session: query.id,
        name,
        fileName,
        content,
      });
      return added.ok ? {} : await sendDomainProblem(reply, added.code);
    },
  );

  serve(
    'removeMaterial',
    { body: removeMaterialRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const isRemoved = await deleteMaterial(context.pool, body.number);
      return isRemoved ? {} : await sendDomainProblem(reply, 'not_found');
    },
  );
}

const localizedInputJson = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('not valid JSON');
      return z.NEVER;
    }
  })
  .pipe(localizedInput);
