import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import pino from 'pino';

export type Logger = FastifyBaseLogger;

const secretPattern =
  /[^\s"'<>()=,]+@[^\s"'<>(),]+|\b(?:sk|rk|pk|whsec|cs|pi|ch|re)_[\w]+|\bBearer\s+\S+|[\w-]{43}/g;

export function maskSecrets(text: string): string {
  return text.replaceAll(secretPattern, '[…]');
}

/** Errors are logged with masked messages and without their other properties. */
export function createLogger(level: string, name: string): Logger {
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
    message: maskSecrets(error.message),
    stack: maskSecrets(error.stack ?? ''),
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  };
}

/** Omits the query string, which may contain an email address. */
function describeRequest({ method, url, host, ip }: FastifyRequest): object {
  return { method, url: url.split('?')[0], host, remoteAddress: ip };
}
