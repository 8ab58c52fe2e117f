import type { FastifyReply } from 'fastify';
import type { ProblemCode } from '@kongres/contract/problem';
import { sendProblem } from '../../platform/http/answer-with-problems.ts';

const statuses: Partial<Record<ProblemCode, number>> = {
  signed_out: 401,
  not_found: 404,
  unpublished: 404,
  invalid_request: 422,
  nobody_listed: 422,
  too_many_listed: 422,
  unknown_room: 422,
  ends_first: 422,
  outside_week: 422,
  no_words: 422,
  invalid_source: 422,
  wrong_file: 422,
  too_large: 413,
  provider_unavailable: 503,
};

/** A refusal of a domain as an answer; what has no status of its own is at odds with how things stand. */
export async function refuse(reply: FastifyReply, code: ProblemCode): Promise<FastifyReply> {
  return await sendProblem(reply, statuses[code] ?? 409, code);
}
