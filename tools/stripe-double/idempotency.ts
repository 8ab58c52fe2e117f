import type { Answer } from './answer.ts';
import { answerRefusal } from './answer.ts';
import { refuseRequest } from './outcome.ts';

/** Stores the response to each key, including server errors, as Stripe does. */
export class IdempotencyKeys {
  readonly #responses = new Map<string, { request: string; answer: Answer | null }>();

  /** Returns the stored response, or null: then the caller must call `storeAnswer`. */
  startRequest(key: string, request: string): Answer | null {
    const stored = this.#responses.get(key);
    if (!stored) {
      this.#responses.set(key, { request, answer: null });
      return null;
    }
    if (stored.request !== request) {
      return answerRefusal(
        refuseRequest(
          `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
          { type: 'idempotency_error' },
        ),
      );
    }
    if (!stored.answer) {
      return answerRefusal(
        refuseRequest(
          'There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through).',
          { status: 409, code: 'idempotency_key_in_use' },
        ),
      );
    }
    return {
      ...stored.answer,
      headers: { ...stored.answer.headers, 'idempotent-replayed': 'true' },
    };
  }

  /** Refused requests are not stored. */
  storeAnswer(key: string, answer: Answer): void {
    const stored = this.#responses.get(key);
    if (stored && (answer.status < 400 || answer.status >= 500)) stored.answer = answer;
    else this.#responses.delete(key);
  }

  /** Removes responses that contain deleted objects. */
  deleteAnswersWith(ids: string[]): void {
    for (const [key, { answer }] of this.#responses) {
      if (answer && ids.some((id) => answer.body.includes(id))) this.#responses.delete(key);
    }
  }
}
