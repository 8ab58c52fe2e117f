import { Stripe } from 'stripe';
import type { Switches } from './switches.ts';

const answerTimeoutMs = 10_000;
const longestGapMs = 60_000;
const tries = 10;
const longestHoldMs = 1000;

interface WebhookTarget {
  url: string;
  secret: string;
  /** The first gap before a retry; each further one is twice as long. */
  retryMs: number;
}

/** Delivers events to the shop the way Stripe does: signed, at least once, in no promised order. */
export class Webhooks {
  readonly counts = { sent: 0, lost: 0, failed: 0, givenUp: 0 };
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
    const payload = payloadOf(event);
    if (this.#switches.webhookShuffle < 2) return this.#launch(payload);
    this.#held.push(payload);
    if (this.#held.length >= this.#switches.webhookShuffle) this.release();
    else this.#holdEnd ??= this.#later(longestHoldMs, () => this.release());
  }

  /** One delivery, past every switch and never retried; what the shop answered, null if nothing. */
  async sendOnce(event: Stripe.EventBase): Promise<number | null> {
    const status = await this.#post(payloadOf(event));
    this.counts[isTaken(status) ? 'sent' : 'failed'] += 1;
    return status;
  }

  /** Lets go of what a shuffle holds back. */
  release(): void {
    clearTimeout(this.#holdEnd);
    this.#holdEnd = undefined;
    const held = this.#held;
    this.#held = [];
    while (held.length > 0) {
      const [payload] = held.splice(Math.floor(Math.random() * held.length), 1);
      if (payload) this.#launch(payload);
    }
  }

  close(): void {
    this.#closing.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#held = [];
  }

  #launch(payload: string): void {
    const { webhookCopies, webhookLossRate, webhookDelayMs } = this.#switches;
    for (let copy = 0; copy < webhookCopies; copy += 1) {
      if (Math.random() < webhookLossRate) this.counts.lost += 1;
      else if (webhookDelayMs === 0) void this.#deliver(payload, 1);
      else this.#later(webhookDelayMs, () => void this.#deliver(payload, 1));
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
    if (attempt >= tries) {
      this.counts.givenUp += 1;
      return;
    }
    const gap = Math.min(this.#target.retryMs * 2 ** (attempt - 1), longestGapMs);
    this.#later(gap, () => void this.#deliver(payload, attempt + 1));
  }

  async #post(payload: string): Promise<number | null> {
    const { url, secret } = this.#target;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          // Signed anew at each try, as Stripe does: a late retry must not look like a replay.
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

  #later(milliseconds: number, act: () => void): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, milliseconds);
    timer.unref();
    this.#timers.add(timer);
    return timer;
  }
}

/** Indented as Stripe's are: a shop that verifies a re-serialised body must fail here too. */
function payloadOf(event: Stripe.EventBase): string {
  return JSON.stringify(event, null, 2);
}

function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}
