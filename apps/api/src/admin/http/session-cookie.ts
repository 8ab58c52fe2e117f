import type { FastifyReply, FastifyRequest } from 'fastify';

/** The `__Host-` prefix requires https; local http uses a plain name. */
function getCookieName(deskOrigin: string): string {
  return isHttps(deskOrigin) ? '__Host-desk' : 'desk';
}

function isHttps(deskOrigin: string): boolean {
  return deskOrigin.startsWith('https:');
}

export function readSessionCookie(request: FastifyRequest, deskOrigin: string): string | undefined {
  return request.cookies[getCookieName(deskOrigin)];
}

/** A session cookie; the server ends the session earlier. */
export function setSessionCookie(reply: FastifyReply, deskOrigin: string, token: string): void {
  reply.setCookie(getCookieName(deskOrigin), token, getCookieAttributes(deskOrigin));
}

export function clearSessionCookie(reply: FastifyReply, deskOrigin: string): void {
  reply.clearCookie(getCookieName(deskOrigin), getCookieAttributes(deskOrigin));
}

function getCookieAttributes(deskOrigin: string) {
  const secure = isHttps(deskOrigin);
  return { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
}
