import type { FastifyReply } from 'fastify';
import type { Attachment } from '../mail/sender.ts';

/** For somebody to keep, under its own name. */
export function sendFile(reply: FastifyReply, { filename, content, contentType }: Attachment) {
  return reply
    .header('Content-Type', contentType)
    .header('Content-Disposition', `attachment; filename="${filename}"`)
    .send(content);
}
