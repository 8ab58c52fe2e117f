import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bound to this host by its name, where the address is encrypted; local http has no such cookies. */
function nameFor(deskOrigin: string): string {
  return isEncrypted(deskOrigin) ? '__Host-desk' : 'desk';
}

function isEncrypted(deskOrigin: string): boolean {
  return deskOrigin.startsWith('https:');
}

export function readCookie(request: FastifyRequest, deskOrigin: string): string | undefined {
  return request.cookies[nameFor(deskOrigin)];
}

/** Gone when the browser is closed; the session itself ends earlier. */
export function setCookie(reply: FastifyReply, deskOrigin: string, token: string): void {
  reply.setCookie(nameFor(deskOrigin), token, attributes(deskOrigin));
}

export function clearCookie(reply: FastifyReply, deskOrigin: string): void {
  reply.clearCookie(nameFor(deskOrigin), attributes(deskOrigin));
}

function attributes(deskOrigin: string) {
  const secure = isEncrypted(deskOrigin);
  return { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
}
