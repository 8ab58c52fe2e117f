import type { FakeStripeOptions } from './start-fake-stripe.ts';

export function readFakeStripeConfig(env = process.env): FakeStripeOptions {
  return {
    port: readWholeNumber(env, 'FAKE_STRIPE_PORT', 8083),
    webhookUrl: env['FAKE_STRIPE_WEBHOOK_URL'] || 'http://127.0.0.1:8080/api/stripe/webhook',
    webhookSecret: env['FAKE_STRIPE_WEBHOOK_SECRET'] || 'whsec_local_only',
    webhookRetryMs: readWholeNumber(env, 'FAKE_STRIPE_WEBHOOK_RETRY_MS', 1000),
    ...(env['FAKE_STRIPE_API_VERSION'] && { apiVersion: env['FAKE_STRIPE_API_VERSION'] }),
  };
}

function readWholeNumber(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const value = Number(env[name] || otherwise);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} is not a whole number`);
  return value;
}
