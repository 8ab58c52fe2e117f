import { findContactTopic } from '@kongres/content/facts/contact-topics';
import {
  messageResponse,
  messageQuery,
  replyToMessageRequest,
  messagesResponse,
  messagesQuery,
  setMessageStateRequest,
} from '@kongres/contract/desk/comms/messages';
import { maxListCount } from '@kongres/contract/desk/sales/order-states';
import { canRoleCall } from '@kongres/contract/desk/routes';
import { replyToMessage, changeMessageState } from '../../../comms/contact/reply-to-message.ts';
import { listReplies } from '../../../comms/contact/reply.queries.ts';
import {
  countMessages,
  hasOrders,
  listMessages,
  readMessage,
  type InboxRow,
} from '../../../comms/contact/inbox.queries.ts';
import { emptyResponse } from '../../http/empty-response.ts';
import { pageQueryLimit, paginateRows } from '../../http/paginate.ts';
import { sendDomainProblem } from '../../http/send-domain-problem.ts';
import type { DeskRouter } from '../../http/desk-router.ts';

export function registerMessageRoutes({ serve }: DeskRouter): void {
  serve(
    'listMessages',
    { query: messagesQuery, response: messagesResponse },
    async ({ query: { before, ...filter }, context: { pool } }) => {
      const last = before === undefined ? undefined : Number(before);
      const found = await listMessages(pool, { ...filter, before: last, limit: pageQueryLimit });
      const { shown, next } = paginateRows(found, ({ number }) => number);
      const count = await countMessages(pool, filter, maxListCount);
      return { messages: shown.map(toMessageRow), count, next };
    },
  );

  serve(
    'getMessage',
    { query: messageQuery, response: messageResponse },
    async ({ query, context: { pool }, person, reply }) => {
      const row = await readMessage(pool, Number(query.number));
      if (!row) return await sendDomainProblem(reply, 'not_found');
      const answers = await listReplies(pool, row.id);
      return {
        ...toMessageRow(row),
        email: row.email,
        message: row.message,
        replies: answers.map(({ writtenAt, sentAt, failedAt, ...answer }) => ({
          ...answer,
          writtenAt: writtenAt.toISOString(),
          sentAt: sentAt?.toISOString() ?? null,
          failedAt: failedAt?.toISOString() ?? null,
        })),
        hasOrders: canRoleCall(person.role, 'listOrders') && (await hasOrders(pool, row.email)),
      };
    },
  );

  serve(
    'replyToMessage',
    { body: replyToMessageRequest, response: emptyResponse },
    async ({ body, context, person, request, reply }) => {
      const result = await replyToMessage(context, {
        number: body.number,
        text: body.text,
        seen: body.expectedReplyCount,
        author: person.id,
        requestId: request.id,
      });
      return result.ok ? {} : await sendDomainProblem(reply, result.code);
    },
  );

  serve(
    'setMessageState',
    { body: setMessageStateRequest, response: emptyResponse },
    async ({ body, context, reply }) => {
      const isFound = await changeMessageState(context.pool, body.number, body.state);
      return isFound ? {} : await sendDomainProblem(reply, 'not_found');
    },
  );
}

function toMessageRow(row: InboxRow) {
  const { number, createdAt, state, topic, name, subject, language, isUndeliverable } = row;
  return {
    number,
    createdAt: createdAt.toISOString(),
    state,
    topic: findContactTopic(topic),
    name,
    subject,
    language,
    isUndeliverable,
  };
}
