import { problem, type ProblemCode } from '@kongres/contract/problem';

export interface Refusal {
  ok: false;
  /** Null where the server gave no reason, or did not answer. */
  code: ProblemCode | null;
  retryAfterSeconds: number | null;
}

/** Why the server refused a call, and all that it told. */
export async function readRefusal(
  subject: string,
  response: Response,
): Promise<Refusal & { told: unknown }> {
  const told: unknown = await response.json().catch(() => null);
  const code = problem.safeParse(told).data?.code ?? null;
  const seconds = Number(response.headers.get('Retry-After'));
  console.error(`${subject}: refused`, response.status, code ?? 'without a code');
  return {
    ok: false,
    code,
    retryAfterSeconds: Number.isInteger(seconds) && seconds > 0 ? seconds : null,
    told,
  };
}

/** The call was not answered, or with something that cannot be read. */
export function noAnswer(subject: string, error: unknown): Refusal {
  console.error(`${subject}: no answer`, error instanceof Error ? error.name : 'unknown');
  return { ok: false, code: null, retryAfterSeconds: null };
}

/** The proof that was sent has expired or was used: another one may do. */
export function isAboutProof({ code }: Refusal): boolean {
  return code?.startsWith('proof_') ?? false;
}
