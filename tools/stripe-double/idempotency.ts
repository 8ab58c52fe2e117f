import type { Answer } from './answer.ts';
import { answerRefusal } from './answer.ts';
import { refuse } from './outcome.ts';

/** Remembers the answer to each key, failures of the server included, as Stripe does. */
export class IdempotencyKeys {
  readonly #kept = new Map<string, { request: string; answer: Answer | null }>();

  /** The answer that is already decided, or null: then the caller works and must `settle`. */
  begin(key: string, request: string): Answer | null {
    const kept = this.#kept.get(key);
    if (!kept) {
      this.#kept.set(key, { request, answer: null });
      return null;
    }
    if (kept.request !== request) {
      return answerRefusal(
        refuse(
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          { type: 'idempotency_error' },
        ),
      );
    }
    if (!kept.answer) {
      return answerRefusal(
        refuse(
          'There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through).',
          { status: 409, code: 'idempotency_key_in_use' },
        ),
      );
    }
    return {
      ...kept.answer,
      headers: { ...kept.answer.headers, 'idempotent-replayed': 'true' },
    };
  }

  /** A refused request leaves no trace: Stripe stores what it carried out, or broke down over. */
  settle(key: string, answer: Answer): void {
    const kept = this.#kept.get(key);
    if (kept && (answer.status < 400 || answer.status >= 500)) kept.answer = answer;
    else this.#kept.delete(key);
  }

  /** Another account's key would not know that these were ever made. */
  forgetAnswersWith(ids: string[]): void {
    for (const [key, { answer }] of this.#kept) {
      if (answer && ids.some((id) => answer.body.includes(id))) this.#kept.delete(key);
    }
  }
}
