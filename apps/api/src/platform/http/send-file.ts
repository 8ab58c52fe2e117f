import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Attachment } from '../mail/sender.ts';

/** What is to be kept, whole or still being written. */
type KeptFile = Omit<Attachment, 'content'> & { content: Buffer | Readable };

/** For somebody to keep, under its own name. */
export function sendFile(reply: FastifyReply, { filename, content, contentType }: KeptFile) {
  return reply
    .header('Content-Type', contentType)
    .header('Content-Disposition', `attachment; filename="${filename}"`)
    .send(content);
}
