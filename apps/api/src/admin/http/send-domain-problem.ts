import type { FastifyReply } from 'fastify';
import type { ProblemCode } from '@kongres/contract/problem';
import { sendProblem } from '../../platform/http/problem-responses.ts';

const statuses: Partial<Record<ProblemCode, number>> = {
  signed_out: 401,
  not_found: 404,
  unpublished: 404,
  invalid_request: 422,
  empty_list: 422,
  list_too_long: 422,
  unknown_room: 422,
  end_before_start: 422,
  outside_congress: 422,
  empty_text: 422,
  invalid_source: 422,
  unsupported_file: 422,
  too_large: 413,
  provider_unavailable: 503,
};

/** Codes without a status are conflicts (409). */
export async function sendDomainProblem(
  reply: FastifyReply,
  code: ProblemCode,
): Promise<FastifyReply> {
  return await sendProblem(reply, statuses[code] ?? 409, code);
}
