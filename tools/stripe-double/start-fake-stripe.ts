import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Answer, answerJson } from './answer.ts';
import { createApi } from './api.ts';
import { createRequestCheck } from './check-request.ts';
import { answerTestCall } from './test-calls.ts';
import { answerPage } from './payment-page-routes.ts';
import { calm } from './switches.ts';
import { Webhooks } from './webhooks.ts';
import { World } from './world.ts';

export interface FakeStripeOptions {
  /** 0 takes any free one. */
  port: number;
  webhookUrl: string;
  webhookSecret: string;
  /** The first gap before a failed webhook is retried; each further gap is twice as long. */
  webhookRetryMs?: number;
  /** Stripe's is 30 minutes, longer than a test can wait for a session to end. */
  shortestSessionSeconds?: number;
  /** The version its events carry; the SDK's own unless told. */
  apiVersion?: string;
}

/** A Stripe of one's own on this machine; it forgets everything when it closes. */
export async function startFakeStripe({
  port,
  webhookUrl,
  webhookSecret,
  webhookRetryMs = 1000,
  shortestSessionSeconds = 30 * 60,
  apiVersion = calm.apiVersion,
}: FakeStripeOptions): Promise<{ origin: string; close(): Promise<void> }> {
  const switches = { ...calm, apiVersion };
  const target = { url: webhookUrl, secret: webhookSecret, retryMs: webhookRetryMs };
  const world = new World(switches, new Webhooks(target, switches), shortestSessionSeconds);
  const answerApi = createApi(world, await createRequestCheck());

  const server = createServer((request, response) => {
    void answer(request)
      .catch((error: unknown) => {
        console.error(error);
        return answerJson({ error: { type: 'api_error', message: 'fake-stripe broke' } }, 500);
      })
      .then((answer) => {
        if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
      });
  });

  async function answer(request: IncomingMessage): Promise<Answer | null> {
    const { method = 'GET', headers } = request;
    const { pathname, search } = new URL(request.url ?? '/', 'http://fake-stripe');
    const body = await text(request);
    if (pathname.startsWith('/v1/')) {
      return answerApi({
        method,
        path: pathname,
        query: search,
        body,
        authorization: headers.authorization,
        idempotencyKey: headers['idempotency-key']?.toString(),
      });
    }
    if (pathname.startsWith('/_'))
      return answerTestCall(world, { method, path: pathname, query: search, body });
    return answerPage(world, { method, path: pathname, query: search, body });
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  world.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin: world.origin,
    close: () =>
      new Promise((resolve) => {
        world.close();
        server.close(() => resolve());
        // A hanging request would otherwise hold the server open for ever.
        server.closeAllConnections();
      }),
  };
}
