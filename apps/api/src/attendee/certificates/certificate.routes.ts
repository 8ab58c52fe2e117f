import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { languages } from '@kongres/content/facts/languages';
import {
  certificateResponse,
  certificateKinds,
  certificateRequest,
  verifyCertificateResponse,
  verifyCertificateRequest,
} from '@kongres/contract/certificate';
import {
  certificatePath,
  congressCertificateFilePath,
  congressCertificatePath,
} from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { findCertificate, listCertificates } from './certificate.queries.ts';
import { createCertificateFile } from './certificate-file.ts';
import {
  normaliseCertificateCode,
  issueCertificates,
  readCertificates,
} from './issue-certificates.ts';
import type { RequestContext } from '../../platform/context.ts';
import { bearerHeaders } from '../../platform/http/bearer.ts';
import { setNoStore } from '../../platform/http/caching.ts';
import { sendProblem } from '../../platform/http/problem-responses.ts';
import { getClientKey } from '../../platform/http/client-address.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { resolveBearerOrder, resolveBearerTicket } from '../../sales/orders/order-access.ts';
import { buildCertificateUrl } from '../../sales/orders/order-url.ts';
import { PdfQueueFullError } from '../../platform/pdf/pdf-thread.ts';

const problemResponses = {
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
const busyRetryAfterSeconds = 5;

export const registerCertificateRoutes: FastifyPluginAsyncZod<{ context: RequestContext }> = async (
  app,
  { context },
) => {
  const { pool, config } = context;
  const limitDownloads = createRateLimiter(pool, config.secret, {
    name: 'certificate-file',
    times: 20,
    seconds: 60,
  });
  const limitVerifications = createRateLimiter(pool, config.secret, {
    name: 'certificate-check',
    times: 60,
    seconds: 600,
  });

  setNoStore(app);

  app.get(
    congressCertificatePath,
    {
      schema: {
        headers: bearerHeaders,
        response: { 200: certificateResponse, ...problemResponses },
      },
    },
    async (request, reply) => {
      const opened = await resolveBearerTicket(context, request.headers.authorization);
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
        response: { 200: certificateResponse, ...problemResponses },
      },
    },
    async (request, reply) => {
      const opened = await resolveBearerOrder(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const issued = await issueCertificates(context, opened.order, request.body.name);
      if (issued.ok) return issued.answer;
      return await sendProblem(reply, issued.code === 'invalid_request' ? 422 : 409, issued.code);
    },
  );

  app.get(
    congressCertificateFilePath,
    { schema: { headers: bearerHeaders, querystring: query, response: problemResponses } },
    async (request, reply) => {
      const opened = await resolveBearerTicket(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const { kind, language } = request.query;
      const all = await listCertificates(pool, opened.order.id);
      const certificate = all.find((each) => each.kind === kind);
      if (!certificate) return await sendProblem(reply, 404, 'not_found');
      const seconds = await limitDownloads(opened.order.id);
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      try {
        const address = buildCertificateUrl(config, language, certificate.code);
        return await sendFile(
          reply,
          await createCertificateFile({ ...certificate, language, checkUrl: address }),
        );
      } catch (error) {
        if (!(error instanceof PdfQueueFullError)) throw error;
        return await sendProblem(reply, 503, 'busy', busyRetryAfterSeconds);
      }
    },
  );

  // The code is in the body, because addresses are logged and a code reveals a name.
  app.post(
    certificatePath,
    {
      schema: {
        body: verifyCertificateRequest,
        response: { 200: verifyCertificateResponse, ...problemResponses },
      },
    },
    async (request, reply) => {
      const seconds = await limitVerifications(getClientKey(request.ip));
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      const found = await findCertificate(pool, normaliseCertificateCode(request.body.code));
      if (!found) return await sendProblem(reply, 404, 'not_found');
      return { ...found, issuedAt: found.issuedAt.toISOString() };
    },
  );
};
