import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import pino from 'pino';

export type Logger = FastifyBaseLogger;

/** Addresses, keys and tokens, whatever message they strayed into. */
const secrets =
  /[^\s"'<>()=,]+@[^\s"'<>(),]+|\b(?:sk|rk|pk|whsec|cs|pi|ch|re)_[\w]+|\bBearer\s+\S+|[\w-]{43}/g;

export function scrub(text: string): string {
  return text.replaceAll(secrets, '[…]');
}

/** The logger of API and worker. An error is told by its kind and scrubbed words, never by its contents. */
export function createLog(level: string, name: string): Logger {
  return pino({
    level,
    base: { name },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, req: describeRequest },
  });
}

function describeError(error: Error & { code?: unknown; constraint?: unknown }): object {
  return {
    type: error.name,
    code: error.code,
    constraint: error.constraint,
    message: scrub(error.message),
    stack: scrub(error.stack ?? ''),
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  };
}

/** Without what somebody asked for: at the desk that may be an address. */
function describeRequest({ method, url, host, ip }: FastifyRequest): object {
  return { method, url: url.split('?')[0], host, remoteAddress: ip };
}
