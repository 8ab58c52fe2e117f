import { problem, type ProblemCode } from '@kongres/contract/problem';

export interface Refusal {
  ok: false;
  /** Null without a response or a known code. */
  code: ProblemCode | null;
  retryAfterSeconds: number | null;
}

/** Parses the problem document of a refused call. */
export async function readRefusal(
  subject: string,
  response: Response,
): Promise<Refusal & { body: unknown }> {
  const body: unknown = await response.json().catch(() => null);
  const code = problem.safeParse(body).data?.code ?? null;
  const seconds = Number(response.headers.get('Retry-After'));
  console.error(`${subject}: refused`, response.status, code ?? 'without a code');
  return {
    ok: false,
    code,
    retryAfterSeconds: Number.isInteger(seconds) && seconds > 0 ? seconds : null,
    body,
  };
}

/** No response, or an unreadable one. */
export function reportNoResponse(subject: string, error: unknown): Refusal {
  console.error(`${subject}: no answer`, error instanceof Error ? error.name : 'unknown');
  return { ok: false, code: null, retryAfterSeconds: null };
}

/** The proof has expired or was used; a new one may succeed. */
export function isProofRefusal({ code }: Refusal): boolean {
  return code?.startsWith('proof_') ?? false;
}
