import { ticketsPath } from '@kongres/contract/paths';
import type { TicketsResponse } from '@kongres/contract/tickets';
import { callApi } from '../../../../lib/api/call-api.ts';

/** Not validated here: each caller checks the values it uses. */
export type TicketSale = Partial<Record<keyof TicketsResponse, unknown>>;

let pendingRequest: Promise<TicketSale> | null = null;

/** Availability and prices; empty if the request fails. Concurrent callers share one request. */
export function fetchTicketSale(): Promise<TicketSale> {
  pendingRequest ??= callApi(ticketsPath)
    .then((response) => (response.ok ? (response.json() as Promise<TicketSale>) : {}))
    .catch((): TicketSale => ({}))
    .finally(() => (pendingRequest = null));
  return pendingRequest;
}
