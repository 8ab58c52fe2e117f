import {
  confirmationHeader,
  getDeskRoute,
  type DeskCall,
  type ConfirmationRequest,
} from '@kongres/contract/desk/routes';
import type { ProblemCode } from '@kongres/contract/problem';

/** A failed call; the code is null if the server did not answer. */
export class ApiError extends Error {
  readonly code: ProblemCode | null;

  constructor(code: ProblemCode | null) {
    super(code ?? 'unreachable');
    this.code = code;
  }
}

/** The call needs a confirmation; nothing was changed yet. */
export class ConfirmationRequiredError extends Error {
  readonly confirmation: string;

  constructor({ confirmation }: ConfirmationRequest) {
    super('confirmation required');
    this.confirmation = confirmation;
  }
}

interface CallOptions {
  body?: unknown;
  /** Sent instead of the body. */
  file?: Blob;
  query?: Record<string, string>;
  confirmation?: string;
}

export async function callApi<Answer>(name: DeskCall, options: CallOptions = {}): Promise<Answer> {
  const response = await sendRequest(
    name,
    options,
    options.file ? fileTimeoutMs : defaultTimeoutMs,
  );
  const answer: unknown = await response?.json().catch(() => null);
  if (response?.status === 202) throw new ConfirmationRequiredError(answer as ConfirmationRequest);
  if (response?.ok && answer) return answer as Answer;
  throw new ApiError((answer as Partial<ApiError> | null)?.code ?? null);
}

export interface DownloadedFile {
  name: string;
  rows: number;
  content: Blob;
}

export async function downloadFile(name: DeskCall, body: unknown): Promise<DownloadedFile> {
  const response = await sendRequest(name, { body }, fileTimeoutMs);
  if (!response?.ok) {
    const answer: unknown = await response?.json().catch(() => null);
    throw new ApiError((answer as Partial<ApiError> | null)?.code ?? null);
  }
  const content = await response.blob().catch(() => null);
  if (!content) throw new ApiError(null);
  const [, filename] =
    /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  return { name: filename ?? name, rows: Number(response.headers.get('X-Rows')), content };
}

const defaultTimeoutMs = 15_000;
const fileTimeoutMs = 600_000;

async function sendRequest(
  name: DeskCall,
  { body = {}, file, query = {}, confirmation }: CallOptions,
  timeoutMs: number,
): Promise<Response | null> {
  const { method, path } = getDeskRoute(name);
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
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
}
