import type { Problem, ProblemCode } from './problem.ts';

const titles: Record<ProblemCode, string> = {
  unknown_ticket: 'There is no such ticket',
  invalid_email: 'The e-mail address is not valid',
  sold_out: 'This ticket is sold out',
  closed: 'Sales are closed',
  edition_over: 'This edition is over',
  too_many_requests: 'Too many requests',
  busy: 'Many are buying right now',
  provider_unavailable: 'The payment provider does not answer',
  too_late: 'It is too late for this',
  ticket_used: 'Somebody has entered with this ticket',
  same_address: 'The ticket is at this address already',
  too_early: 'The doors are not open yet',
  agreement_required: 'The first entry ends the right to withdraw: agree first',
  not_admitted: 'This ticket does not admit to this room',
  room_closed: 'The room is closed',
  nothing_watched: 'The ticket was in no live session',
  overlaps: 'The ticket has a place elsewhere at that time',
  not_inside: 'Only who is in the room can do this',
  muted: 'This ticket may only listen',
  too_fast: 'One message after the other',
  other_device: 'Another device has entered with this ticket',
  ticket_ended: 'This ticket is not valid any more',
  price_changed: 'The price has changed',
  order_finished: 'This order is finished',
  order_moved: 'This order was moved to another address',
  link_used: 'This link was used before',
  proof_required: 'A proof of work is needed first',
  proof_invalid: 'The proof of work is not valid',
  proof_expired: 'The proof of work came too late',
  proof_used: 'The proof of work was used before',
  signed_out: 'Nobody is signed in',
  not_allowed: 'This role may not do that',
  last_owner: 'The desk needs an owner',
  last_passkey: 'A person needs a passkey',
  address_taken: 'Somebody has this address already',
  link_ended: 'This link has been used or has ended',
  invalid_request: 'The request is not valid',
  not_found: 'There is nothing at this address',
  internal: 'Something went wrong here',
};

/** What a refusal says, whoever speaks it: the API, or nginx where a call never reaches the API. */
export function problemDocument(status: number, code: ProblemCode): Problem {
  return { type: 'about:blank', title: titles[code], status, code };
}
