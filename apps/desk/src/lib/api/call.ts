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
  /** In place of a body. */
  file?: Blob;
  query?: Record<string, string>;
  confirmation?: string;
}

/** One call of the desk, by its rule. */
export async function call<Answer>(name: DeskCall, options: Options = {}): Promise<Answer> {
  const response = await ask(name, options, options.file ? slow : quick);
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.status === 202) throw new AskedAgain(answer as Question);
  if (response?.ok && answer) return answer as Answer;
  throw new Refused((answer as Partial<Refused> | null)?.code ?? null);
}

/** What a call hands over to be kept, whole: one that broke off on its way is a refusal like any other. */
export interface KeptFile {
  name: string;
  rows: number;
  content: Blob;
}

export async function callForFile(name: DeskCall, body: unknown): Promise<KeptFile> {
  const response = await ask(name, { body }, slow);
  if (!response?.ok) {
    const answer: unknown = await response?.json().catch(() => null);
    throw new Refused((answer as Partial<Refused> | null)?.code ?? null);
  }
  const content = await response.blob().catch(() => null);
  if (!content) throw new Refused(null);
  const [, filename] =
    /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  return { name: filename ?? name, rows: Number(response.headers.get('X-Rows')), content };
}

const quick = 15_000;
/** A file may take its time. */
const slow = 600_000;

async function ask(
  name: DeskCall,
  { body = {}, file, query = {}, confirmation }: Options,
  patienceMs: number,
): Promise<Response | null> {
  const { method, path } = ruleOf(name);
  const search = new URLSearchParams(query).toString();
  return await fetch(search ? `${path}?${search}` : path, {
    method,
    headers: {
      ...(method === 'POST' && {
        'Content-Type': file ? 'application/octet-stream' : 'application/json',
      }),
      ...(confirmation && { [confirmationHeader]: confirmation }),
    },
    ...(method === 'POST' && { body: file ?? JSON.stringify(body) }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => null);
}
