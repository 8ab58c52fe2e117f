import {
  confirmationHeader,
  ruleOf,
  type DeskCall,
  type Question,
} from '@kongres/contract/desk/rules';
import type { ProblemCode } from '@kongres/contract/problem';

/** Why a call was not done; null for a net or a server that does not answer. */
export class Refused extends Error {
  readonly code: ProblemCode | null;

  constructor(code: ProblemCode | null) {
    super(code ?? 'unreachable');
    this.code = code;
  }
}

/** It was not done yet: the desk asks once more. */
export class AskedAgain extends Error {
  readonly confirmation: string;

  constructor({ confirmation }: Question) {
    super('asked again');
    this.confirmation = confirmation;
  }
}

interface Options {
  body?: unknown;
  /** In place of a body; it may take its time. */
  file?: Blob;
  query?: Record<string, string>;
  confirmation?: string;
}

/** One call of the desk, by its rule. */
export async function call<Answer>(
  name: DeskCall,
  { body = {}, file, query = {}, confirmation }: Options = {},
): Promise<Answer> {
  const { method, path } = ruleOf(name);
  const search = new URLSearchParams(query).toString();
  const response = await fetch(search ? `${path}?${search}` : path, {
    method,
    headers: {
      ...(method === 'POST' && {
        'Content-Type': file ? 'application/octet-stream' : 'application/json',
      }),
      ...(confirmation && { [confirmationHeader]: confirmation }),
    },
    ...(method === 'POST' && { body: file ?? JSON.stringify(body) }),
    signal: AbortSignal.timeout(file ? 600_000 : 15_000),
  }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.status === 202) throw new AskedAgain(answer as Question);
  if (response?.ok && answer) return answer as Answer;
  throw new Refused((answer as Partial<Refused> | null)?.code ?? null);
}
