import * as z from 'zod';
import {
  materialFileQuery,
  materialLinkRequest,
  materialRemoveRequest,
  recordingRemoveRequest,
  recordingRequest,
} from '@kongres/contract/desk/live/library';
import { typedWords } from '@kongres/contract/desk/live/live';
import { checkFile, handOut, setRecording } from '../../../live/recordings/change-library.ts';
import { removeMaterial, removeRecording } from '../../../live/recordings/library-queries.ts';
import { plainWords } from '../../../live/rooms/plain-words.ts';
import { roomSource } from '../../../live/streaming/room-source.ts';
import { done } from '../../http/done.ts';
import { refuse } from '../../http/refuse.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';

/** What is left of a session: its recording, and what its speakers hand out. */
export function serveLibrary({ serve }: DeskCalls): void {
  serve(
    'recordingSet',
    { body: recordingRequest, answer: done },
    async ({ body: { id, minutes, ...asked }, context, reply }) => {
      const { data: source } = roomSource.safeParse(asked.source);
      if (!source) return await refuse(reply, 'invalid_source');
      const set = await setRecording(context.pool, { session: id, source, seconds: minutes * 60 });
      return set.ok ? {} : await refuse(reply, set.code);
    },
  );

  serve(
    'recordingRemove',
    { body: recordingRemoveRequest, answer: done },
    async ({ body, context, reply }) => {
      const isRemoved = await removeRecording(context.pool, body.id);
      return isRemoved ? {} : await refuse(reply, 'not_found');
    },
  );

  serve(
    'materialLink',
    { body: materialLinkRequest, answer: done },
    async ({ body: { id, address, ...typed }, context, reply }) => {
      const { data: link } = roomSource.safeParse({ kind: 'link', address });
      if (!link) return await refuse(reply, 'invalid_source');
      const name = plainWords(typed.name);
      if (!name) return await refuse(reply, 'no_words');
      const handed = await handOut(context.pool, { session: id, name, address });
      return handed.ok ? {} : await refuse(reply, handed.code);
    },
  );

  serve(
    'materialFile',
    { query: materialFileQuery, answer: done },
    async ({ query, request, context, reply }) => {
      const content: unknown = request.body;
      if (!Buffer.isBuffer(content)) return await refuse(reply, 'invalid_request');
      const { data: typed } = typedInAddress.safeParse(query.name);
      const name = typed ? plainWords(typed) : null;
      if (!name) return await refuse(reply, 'no_words');
      const checked = checkFile(query.file, content.length);
      if (!checked.ok) return await refuse(reply, checked.code);
      const { fileName } = checked;
      const handed = await handOut(context.pool, { session: query.id, name, fileName, content });
      return handed.ok ? {} : await refuse(reply, handed.code);
    },
  );

  serve(
    'materialRemove',
    { body: materialRemoveRequest, answer: done },
    async ({ body, context, reply }) => {
      const isRemoved = await removeMaterial(context.pool, body.number);
      return isRemoved ? {} : await refuse(reply, 'not_found');
    },
  );
}

const typedInAddress = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('it is no JSON');
      return z.NEVER;
    }
  })
  .pipe(typedWords);
