import { Stripe } from 'stripe';
import type { Switches } from './switches.ts';

const answerTimeoutMs = 10_000;
const maxGapMs = 60_000;
const maxAttempts = 10;
const maxHoldMs = 1000;

interface WebhookTarget {
  url: string;
  secret: string;
  retryMs: number;
}

/** Delivers events like Stripe: signed, at least once, in no guaranteed order. */
export class Webhooks {
  readonly counts = { sent: 0, lost: 0, failed: 0, abandoned: 0 };
  readonly #target: WebhookTarget;
  readonly #switches: Readonly<Switches>;
  readonly #signer = new Stripe('sk_test_signer').webhooks;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #closing = new AbortController();
  #held: string[] = [];
  #holdEnd: NodeJS.Timeout | undefined;

  constructor(target: WebhookTarget, switches: Readonly<Switches>) {
    this.#target = target;
    this.#switches = switches;
  }

  get address(): string {
    return this.#target.url;
  }

  send(event: Stripe.EventBase): void {
    const payload = serialisePayload(event);
    if (this.#switches.webhookShuffle < 2) return this.#dispatch(payload);
    this.#held.push(payload);
    if (this.#held.length >= this.#switches.webhookShuffle) this.release();
    else this.#holdEnd ??= this.#schedule(maxHoldMs, () => this.release());
  }

  /** Delivers once without switches and retries; returns the response status or null. */
  async sendOnce(event: Stripe.EventBase): Promise<number | null> {
    const status = await this.#post(serialisePayload(event));
    this.counts[isTaken(status) ? 'sent' : 'failed'] += 1;
    return status;
  }

  release(): void {
    clearTimeout(this.#holdEnd);
    this.#holdEnd = undefined;
    const held = this.#held;
    this.#held = [];
    while (held.length > 0) {
      const [payload] = held.splice(Math.floor(Math.random() * held.length), 1);
      if (payload) this.#dispatch(payload);
    }
  }

  close(): void {
    this.#closing.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#held = [];
  }

  #dispatch(payload: string): void {
    const { webhookCopies, webhookLossRate, webhookDelayMs } = this.#switches;
    for (let copy = 0; copy < webhookCopies; copy += 1) {
      if (Math.random() < webhookLossRate) this.counts.lost += 1;
      else if (webhookDelayMs === 0) void this.#deliver(payload, 1);
      else this.#schedule(webhookDelayMs, () => void this.#deliver(payload, 1));
    }
  }

  async #deliver(payload: string, attempt: number): Promise<void> {
    if (this.#closing.signal.aborted) return;
    const status = await this.#post(payload);
    if (this.#closing.signal.aborted) return;
    if (isTaken(status)) {
      this.counts.sent += 1;
      return;
    }
    this.counts.failed += 1;
    if (attempt >= maxAttempts) {
      this.counts.abandoned += 1;
      return;
    }
    const gap = Math.min(this.#target.retryMs * 2 ** (attempt - 1), maxGapMs);
    this.#schedule(gap, () => void this.#deliver(payload, attempt + 1));
  }

  async #post(payload: string): Promise<number | null> {
    const { url, secret } = this.#target;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          // Signed for each attempt, as Stripe does, because signatures expire.
          'stripe-signature': this.#signer.generateTestHeaderString({ payload, secret }),
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(answerTimeoutMs)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }

  #schedule(milliseconds: number, callback: () => void): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      callback();
    }, milliseconds);
    timer.unref();
    this.#timers.add(timer);
    return timer;
  }
}

/** Indented like Stripe's payloads, so that shops which verify re-serialised bodies fail. */
function serialisePayload(event: Stripe.EventBase): string {
  return JSON.stringify(event, null, 2);
}

function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}
