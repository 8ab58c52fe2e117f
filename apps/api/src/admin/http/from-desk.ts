import type { FastifyRequest } from 'fastify';

/**
 * Whether a call comes from a page of the desk itself. A browser says truly where a page is from, and no page can make it
 * lie; what is no browser has no cookie either, unless it stole one.
 */
export function isFromDesk({ method, headers }: FastifyRequest, deskOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return method === 'GET' ? true : headers.origin === deskOrigin;
}
