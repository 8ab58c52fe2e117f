import {
  changeOrderEmailResponse,
  orderResponse,
  transferTicketResponse,
  type ChangeOrderEmailRequest,
  type ChangeOrderEmailResponse,
  type OrderResponse,
  type TransferTicketRequest,
} from '@kongres/contract/order';
import {
  orderEmailPath,
  orderTransferPath,
  type congressCertificateFilePath,
  type orderCalendarPath,
  type orderCancelPath,
  type orderResendPath,
  type orderTicketPath,
} from '@kongres/contract/paths';
import type { ProblemCode } from '@kongres/contract/problem';
import { callApi } from '../call-api.ts';
import { reportNoResponse, readRefusal, type Refusal } from '../refusal.ts';

export type OrderActionResult<Value> = { ok: true; value: Value } | Refusal;

export type OrderFilePath =
  | typeof orderTicketPath
  | typeof orderCalendarPath
  | `${typeof congressCertificateFilePath}?${string}`;

interface OrderFile {
  content: Blob;
  name: string;
}

export function isOrderStale(code: ProblemCode | null): boolean {
  return code === 'not_found' || code === 'order_moved';
}

/** Named by the Content-Disposition header. */
export async function fetchOrderFile(
  token: string,
  path: OrderFilePath,
): Promise<OrderActionResult<OrderFile>> {
  return await callOrderAction(token, 'GET', path, async (response) => ({
    content: await response.blob(),
    name: parseFileName(response.headers.get('Content-Disposition')),
  }));
}

/** Idempotent. */
export async function postOrderAction(
  token: string,
  path: typeof orderResendPath | typeof orderCancelPath,
): Promise<OrderActionResult<OrderResponse>> {
  return await callOrderAction(token, 'POST', path, async (response) =>
    orderResponse.parse(await response.json()),
  );
}

/** Changes the buyer's address; the response has a new token. */
export async function changeOrderEmail(
  token: string,
  email: string,
): Promise<OrderActionResult<ChangeOrderEmailResponse>> {
  return await callOrderAction(
    token,
    'POST',
    orderEmailPath,
    async (response) => changeOrderEmailResponse.parse(await response.json()),
    { email } satisfies ChangeOrderEmailRequest,
  );
}

/** Transfers the ticket; the current token becomes invalid. */
export async function transferTicket(
  token: string,
  recipient: TransferTicketRequest,
): Promise<OrderActionResult<{ status: 'passed_on' }>> {
  return await callOrderAction(
    token,
    'POST',
    orderTransferPath,
    async (response) => transferTicketResponse.parse(await response.json()),
    recipient,
  );
}

/** Failures are returned as data. */
async function callOrderAction<Value>(
  token: string,
  method: 'GET' | 'POST',
  path: string,
  read: (response: Response) => Promise<Value>,
  body?: object,
): Promise<OrderActionResult<Value>> {
  try {
    const response = await callApi(path, {
      method,
      token,
      ...(body && { body }),
      cache: 'no-store',
    });
    if (response.ok) return { ok: true, value: await read(response) };
    return await readRefusal('order', response);
  } catch (error) {
    return reportNoResponse('order', error);
  }
}

function parseFileName(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? '';
}
