import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { ProblemCode } from '@kongres/contract/problem';
import { problemDocument } from '@kongres/contract/problem-document';
import { isConnectionError } from '../db/connection.ts';

/** A database that went away is usually back at once. */
const databasePatienceSeconds = 2;

export function sendProblem(
  reply: FastifyReply,
  status: number,
  code: ProblemCode,
  retryAfterSeconds?: number,
  more: Record<string, unknown> = {},
) {
  if (retryAfterSeconds) reply.header('Retry-After', String(retryAfterSeconds));
  return reply
    .code(status)
    .header('Content-Type', 'application/problem+json')
    .header('Cache-Control', 'no-store')
    .serializer(JSON.stringify)
    .send({ ...problemDocument(status, code), ...more });
}

/** Every refusal and every failure leaves as an RFC 9457 problem; what went wrong stays in our log. */
export function answerWithProblems(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, 'not_found'));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(reply, error.validation ? 422 : status, 'invalid_request');
    request.log.error({ err: error }, 'request failed');
    if (isConnectionError(error)) return sendProblem(reply, 503, 'busy', databasePatienceSeconds);
    return sendProblem(reply, 500, 'internal');
  });
}
