import {
  movedAnswer,
  orderAnswer,
  type AddressRequest,
  type MovedAnswer,
  type OrderAnswer,
} from '@kongres/contract/order';
import {
  orderAddressPath,
  type orderCalendarPath,
  type orderCancelPath,
  type orderResendPath,
  type orderTicketPath,
} from '@kongres/contract/paths';
import { problem, type ProblemCode } from '@kongres/contract/problem';

export interface ActRefusal {
  ok: false;
  code: ProblemCode | null;
  retryAfterSeconds: number | null;
}

export type ActReply<Value> = { ok: true; value: Value } | ActRefusal;

export interface OrderFile {
  content: Blob;
  name: string;
}

/** Whether the order is no longer what the page shows. */
export function isStale(code: ProblemCode | null): boolean {
  return code === 'not_found' || code === 'order_moved';
}

const patienceMs = 30_000;

/** A file of the order, under the name the server gives it. */
export async function fetchOrderFile(
  token: string,
  path: typeof orderTicketPath | typeof orderCalendarPath,
): Promise<ActReply<OrderFile>> {
  return await call(token, 'GET', path, async (response) => ({
    content: await response.blob(),
    name: fileName(response.headers.get('Content-Disposition')),
  }));
}

/** Has something done with the order; doing it twice does no harm. */
export async function changeOrder(
  token: string,
  path: typeof orderResendPath | typeof orderCancelPath,
): Promise<ActReply<OrderAnswer>> {
  return await call(token, 'POST', path, async (response) =>
    orderAnswer.parse(await response.json()),
  );
}

/** Moves the order to another address; from then on another token opens it. */
export async function moveOrder(token: string, email: string): Promise<ActReply<MovedAnswer>> {
  return await call(
    token,
    'POST',
    orderAddressPath,
    async (response) => movedAnswer.parse(await response.json()),
    { email } satisfies AddressRequest,
  );
}

/** Every way a call can fail comes back as data. */
async function call<Value>(
  token: string,
  method: 'GET' | 'POST',
  path: string,
  read: (response: Response) => Promise<Value>,
  body?: object,
): Promise<ActReply<Value>> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.ok) return { ok: true, value: await read(response) };
    return await readRefusal(response);
  } catch (error) {
    console.error('order: no answer', error instanceof Error ? error.name : 'unknown');
    return { ok: false, code: null, retryAfterSeconds: null };
  }
}

async function readRefusal(response: Response): Promise<ActRefusal> {
  const { data } = problem.safeParse(await response.json().catch(() => null));
  const seconds = Number(response.headers.get('Retry-After'));
  console.error('order: refused', response.status, data?.code ?? 'without a code');
  return {
    ok: false,
    code: data?.code ?? null,
    retryAfterSeconds: Number.isInteger(seconds) && seconds > 0 ? seconds : null,
  };
}

function fileName(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? '';
}
