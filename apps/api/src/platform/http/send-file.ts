import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Attachment } from '../email/email-sender.ts';

type Download = Omit<Attachment, 'content'> & { content: Buffer | Readable };

export function sendFile(reply: FastifyReply, { filename, content, contentType }: Download) {
  return reply
    .header('Content-Type', contentType)
    .header('Content-Disposition', `attachment; filename="${filename}"`)
    .send(content);
}
