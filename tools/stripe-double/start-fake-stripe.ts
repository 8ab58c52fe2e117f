import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Answer, answerJson } from './answer.ts';
import { createApi } from './api.ts';
import { createRequestCheck } from './check-request.ts';
import { answerTestCall } from './test.routes.ts';
import { answerPage } from './payment-page.routes.ts';
import { defaultSwitches } from './switches.ts';
import { Webhooks } from './webhooks.ts';
import { StripeStore } from './store.ts';

export interface FakeStripeOptions {
  port: number;
  webhookUrl: string;
  webhookSecret: string;
  /** Delay before the first retry of a webhook; doubled for each further one. */
  webhookRetryMs?: number;
  /** Stripe's minimum is 30 minutes, too long for tests. */
  shortestSessionSeconds?: number;
  /** API version of events; the SDK's by default. */
  apiVersion?: string;
}

export async function startFakeStripe({
  port,
  webhookUrl,
  webhookSecret,
  webhookRetryMs = 1000,
  shortestSessionSeconds = 30 * 60,
  apiVersion = defaultSwitches.apiVersion,
}: FakeStripeOptions): Promise<{ origin: string; close(): Promise<void> }> {
  const switches = { ...defaultSwitches, apiVersion };
  const target = { url: webhookUrl, secret: webhookSecret, retryMs: webhookRetryMs };
  const store = new StripeStore(switches, new Webhooks(target, switches), shortestSessionSeconds);
  const answerApi = createApi(store, await createRequestCheck());

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
      return answerTestCall(store, { method, path: pathname, query: search, body });
    return answerPage(store, { method, path: pathname, query: search, body });
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  store.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin: store.origin,
    close: () =>
      new Promise((resolve) => {
        store.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
