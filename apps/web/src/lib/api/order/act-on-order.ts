import {
  movedAnswer,
  orderAnswer,
  passOnAnswer,
  type AddressRequest,
  type MovedAnswer,
  type OrderAnswer,
  type PassOnRequest,
} from '@kongres/contract/order';
import {
  orderAddressPath,
  orderPassOnPath,
  type congressCertificateFilePath,
  type orderCalendarPath,
  type orderCancelPath,
  type orderResendPath,
  type orderTicketPath,
} from '@kongres/contract/paths';
import type { ProblemCode } from '@kongres/contract/problem';
import { call } from '../call.ts';
import { noAnswer, readRefusal, type Refusal } from '../refusal.ts';

export type ActReply<Value> = { ok: true; value: Value } | Refusal;

export type OrderFilePath =
  | typeof orderTicketPath
  | typeof orderCalendarPath
  | `${typeof congressCertificateFilePath}?${string}`;

interface OrderFile {
  content: Blob;
  name: string;
}

/** Whether the order is no longer what the page shows. */
export function isStale(code: ProblemCode | null): boolean {
  return code === 'not_found' || code === 'order_moved';
}

/** A file of the order, under the name the server gives it. */
export async function fetchOrderFile(
  token: string,
  path: OrderFilePath,
): Promise<ActReply<OrderFile>> {
  return await act(token, 'GET', path, async (response) => ({
    content: await response.blob(),
    name: fileName(response.headers.get('Content-Disposition')),
  }));
}

/** Has something done with the order; doing it twice does no harm. */
export async function changeOrder(
  token: string,
  path: typeof orderResendPath | typeof orderCancelPath,
): Promise<ActReply<OrderAnswer>> {
  return await act(token, 'POST', path, async (response) =>
    orderAnswer.parse(await response.json()),
  );
}

/** Moves the order to another address; from then on another token opens it. */
export async function moveOrder(token: string, email: string): Promise<ActReply<MovedAnswer>> {
  return await act(
    token,
    'POST',
    orderAddressPath,
    async (response) => movedAnswer.parse(await response.json()),
    { email } satisfies AddressRequest,
  );
}

/** Gives the ticket to another person; the token that did it opens nothing any more. */
export async function passOnTicket(
  token: string,
  to: PassOnRequest,
): Promise<ActReply<{ status: 'passed_on' }>> {
  return await act(
    token,
    'POST',
    orderPassOnPath,
    async (response) => passOnAnswer.parse(await response.json()),
    to,
  );
}

/** Every way a call can fail comes back as data. */
async function act<Value>(
  token: string,
  method: 'GET' | 'POST',
  path: string,
  read: (response: Response) => Promise<Value>,
  body?: object,
): Promise<ActReply<Value>> {
  try {
    const response = await call(path, { method, token, ...(body && { body }), cache: 'no-store' });
    if (response.ok) return { ok: true, value: await read(response) };
    return await readRefusal('order', response);
  } catch (error) {
    return noAnswer('order', error);
  }
}

function fileName(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? '';
}
