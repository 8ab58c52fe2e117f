import { contactTopicOf } from '@kongres/content/facts/contact-topics';
import {
  messageAnswer,
  messageQuery,
  messageReplyRequest,
  messagesAnswer,
  messagesQuery,
  messageStateRequest,
} from '@kongres/contract/desk/comms/messages';
import { mostCounted } from '@kongres/contract/desk/sales/order-states';
import { mayCall } from '@kongres/contract/desk/rules';
import { answerMessage, setStateOfMessage } from '../../../comms/contact/answer-message.ts';
import { listAnswers } from '../../../comms/contact/answer-queries.ts';
import {
  countMessages,
  hasOrdersOf,
  pageOfMessages,
  readMessage,
  type InboxRow,
} from '../../../comms/contact/inbox-queries.ts';
import { done } from '../../http/done.ts';
import { pageLimit, pageOf } from '../../http/page-of.ts';
import { refuse } from '../../http/refuse.ts';
import type { DeskCalls } from '../../http/serve-calls.ts';

/** What came by the contact form: read, answered, closed. */
export function serveMessages({ serve }: DeskCalls): void {
  serve(
    'messages',
    { query: messagesQuery, answer: messagesAnswer },
    async ({ query: { before, ...filter }, context: { pool } }) => {
      const last = before === undefined ? undefined : Number(before);
      const found = await pageOfMessages(pool, { ...filter, before: last, limit: pageLimit });
      const { shown, next } = pageOf(found, ({ number }) => number);
      const count = await countMessages(pool, filter, mostCounted);
      return { messages: shown.map(rowOf), count, next };
    },
  );

  serve(
    'message',
    { query: messageQuery, answer: messageAnswer },
    async ({ query, context: { pool }, person, reply }) => {
      const row = await readMessage(pool, Number(query.number));
      if (!row) return await refuse(reply, 'not_found');
      const answers = await listAnswers(pool, row.id);
      return {
        ...rowOf(row),
        email: row.email,
        message: row.message,
        answers: answers.map(({ writtenAt, sentAt, failedAt, ...answer }) => ({
          ...answer,
          writtenAt: writtenAt.toISOString(),
          sentAt: sentAt?.toISOString() ?? null,
          failedAt: failedAt?.toISOString() ?? null,
        })),
        hasOrders: mayCall(person.role, 'orders') && (await hasOrdersOf(pool, row.email)),
      };
    },
  );

  serve(
    'messageReply',
    { body: messageReplyRequest, answer: done },
    async ({ body, context, person, request, reply }) => {
      const asked = { ...body, author: person.id, requestId: request.id };
      const answered = await answerMessage(context, asked);
      return answered.ok ? {} : await refuse(reply, answered.code);
    },
  );

  serve(
    'messageState',
    { body: messageStateRequest, answer: done },
    async ({ body, context, reply }) => {
      const isFound = await setStateOfMessage(context.pool, body.number, body.state);
      return isFound ? {} : await refuse(reply, 'not_found');
    },
  );
}

function rowOf(row: InboxRow) {
  const { number, createdAt, state, topic, name, subject, language, isUndeliverable } = row;
  return {
    number,
    createdAt: createdAt.toISOString(),
    state,
    topic: contactTopicOf(topic),
    name,
    subject,
    language,
    isUndeliverable,
  };
}
