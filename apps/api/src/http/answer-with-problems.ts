import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Problem, ProblemCode } from '@kongres/contract/problem';

const titles: Record<ProblemCode, string> = {
  unknown_ticket: 'There is no such ticket',
  invalid_email: 'The e-mail address is not valid',
  sold_out: 'This ticket is sold out',
  closed: 'Sales are closed',
  too_many_requests: 'Too many requests',
  busy: 'Many are buying right now',
  provider_unavailable: 'The payment provider does not answer',
  too_late: 'It is too late for this',
  proof_required: 'A proof of work is needed first',
  proof_invalid: 'The proof of work is not valid',
  proof_expired: 'The proof of work came too late',
  proof_used: 'The proof of work was used before',
  invalid_request: 'The request is not valid',
  not_found: 'There is nothing at this address',
  internal: 'Something went wrong here',
};

export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: ProblemCode,
  retryAfterSeconds?: number,
  more: Record<string, unknown> = {},
) {
  const problem: Problem = { type: 'about:blank', title: titles[code], status, code, ...more };
  if (retryAfterSeconds) reply.header('Retry-After', String(retryAfterSeconds));
  return reply
    .code(status)
    .header('Content-Type', 'application/problem+json')
    .header('Cache-Control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem);
}

/** Every refusal and every failure leaves as an RFC 9457 problem; what went wrong stays in our log. */
export function answerWithProblems(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, 'not_found'));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(reply, error.validation ? 422 : status, 'invalid_request');
    request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, 500, 'internal');
  });
}
