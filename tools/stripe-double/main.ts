import { readFakeStripeConfig } from './config.ts';
import { startFakeStripe } from './start-fake-stripe.ts';

const fakeStripe = await startFakeStripe(readFakeStripeConfig());
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void fakeStripe.close().then(() => process.exit(0)));
}
console.log(`fake stripe ${fakeStripe.origin}`);
