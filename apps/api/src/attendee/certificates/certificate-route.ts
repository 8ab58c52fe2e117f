import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { languages } from '@kongres/content/facts/languages';
import {
  certificateAnswer,
  certificateKinds,
  certificateRequest,
  checkedAnswer,
  checkRequest,
} from '@kongres/contract/certificate';
import {
  certificatePath,
  congressCertificateFilePath,
  congressCertificatePath,
} from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { findCertificate, listCertificates } from './certificate-queries.ts';
import { certificateFile } from './certificate-file.ts';
import { codeOf, drawCertificates, readCertificates } from './draw-certificates.ts';
import type { RequestContext } from '../../platform/context.ts';
import { bearerHeaders } from '../../platform/http/bearer.ts';
import { keptNowhere } from '../../platform/http/caching.ts';
import { sendProblem } from '../../platform/http/answer-with-problems.ts';
import { clientOf } from '../../platform/http/client-address.ts';
import { createLimiter } from '../../platform/http/limits.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { openByBearer, openTicketByBearer } from '../../sales/orders/order-access.ts';
import { checkUrl } from '../../sales/orders/order-url.ts';
import { PrinterBusy } from '../../platform/pdf/printing-thread.ts';

const refusals = {
  404: problem,
  409: problem,
  410: problem,
  422: problem,
  429: problem,
  503: problem,
};
const query = z.object({
  kind: z.enum(certificateKinds),
  language: z.enum(languages.map(({ id }) => id)),
});
const printerPatienceSeconds = 5;

/** Certificates: drawn for whoever has the ticket, checked by whoever has the code. */
export const certificateRoute: FastifyPluginAsyncZod<{ context: RequestContext }> = async (
  app,
  { context },
) => {
  const { pool, config } = context;
  const takeFile = createLimiter(pool, config.secret, {
    name: 'certificate-file',
    times: 20,
    seconds: 60,
  });
  const takeCheck = createLimiter(pool, config.secret, {
    name: 'certificate-check',
    times: 60,
    seconds: 600,
  });

  keptNowhere(app);

  app.get(
    congressCertificatePath,
    { schema: { headers: bearerHeaders, response: { 200: certificateAnswer, ...refusals } } },
    async (request, reply) => {
      const opened = await openTicketByBearer(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      return await readCertificates(context, opened.order);
    },
  );

  app.post(
    congressCertificatePath,
    {
      schema: {
        headers: bearerHeaders,
        body: certificateRequest,
        response: { 200: certificateAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const opened = await openByBearer(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const drawn = await drawCertificates(context, opened.order, request.body.name);
      if (drawn.ok) return drawn.answer;
      return await sendProblem(reply, drawn.code === 'invalid_request' ? 422 : 409, drawn.code);
    },
  );

  app.get(
    congressCertificateFilePath,
    { schema: { headers: bearerHeaders, querystring: query, response: refusals } },
    async (request, reply) => {
      const opened = await openTicketByBearer(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const { kind, language } = request.query;
      const all = await listCertificates(pool, opened.order.id);
      const drawn = all.find((each) => each.kind === kind);
      if (!drawn) return await sendProblem(reply, 404, 'not_found');
      const seconds = await takeFile(opened.order.id);
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      try {
        const address = checkUrl(config, language, drawn.code);
        return await sendFile(
          reply,
          await certificateFile({ ...drawn, language, checkUrl: address }),
        );
      } catch (error) {
        if (!(error instanceof PrinterBusy)) throw error;
        return await sendProblem(reply, 503, 'busy', printerPatienceSeconds);
      }
    },
  );

  // In the body: an address is written into logs, and a code leads to a name.
  app.post(
    certificatePath,
    { schema: { body: checkRequest, response: { 200: checkedAnswer, ...refusals } } },
    async (request, reply) => {
      const seconds = await takeCheck(clientOf(request.ip));
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      const found = await findCertificate(pool, codeOf(request.body.code));
      if (!found) return await sendProblem(reply, 404, 'not_found');
      return { ...found, issuedAt: found.issuedAt.toISOString() };
    },
  );
};
