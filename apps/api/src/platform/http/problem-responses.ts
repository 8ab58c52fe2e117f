import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { ProblemCode } from '@kongres/contract/problem';
import { createProblemDocument } from '@kongres/contract/problem-document';
import { isConnectionError } from '../db/connection.ts';

const databaseRetrySeconds = 2;

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
    .send({ ...createProblemDocument(status, code), ...more });
}

/** Answers every error with an RFC 9457 problem document; details go to the log only. */
export function registerProblemHandlers(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 404, 'not_found'));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(reply, error.validation ? 422 : status, 'invalid_request');
    request.log.error({ event: 'request_failed', err: error }, 'Request failed');
    if (isConnectionError(error)) return sendProblem(reply, 503, 'busy', databaseRetrySeconds);
    return sendProblem(reply, 500, 'internal');
  });
}
