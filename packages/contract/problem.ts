import * as z from 'zod/mini';

/** Why a call was refused, in a word that the site translates. */
const problemCode = z.enum([
  'unknown_ticket',
  'invalid_email',
  'sold_out',
  'closed',
  'edition_over',
  'too_many_requests',
  'busy',
  'provider_unavailable',
  'too_late',
  'ticket_used',
  'same_address',
  'too_early',
  'agreement_required',
  'not_admitted',
  'room_closed',
  'overlaps',
  'nothing_watched',
  'not_inside',
  'muted',
  'too_fast',
  'other_device',
  'ticket_ended',
  'price_changed',
  'order_finished',
  'order_moved',
  'link_used',
  'proof_required',
  'proof_invalid',
  'proof_expired',
  'proof_used',
  'signed_out',
  'not_allowed',
  'last_owner',
  'last_passkey',
  'address_taken',
  'link_ended',
  'already_refunded',
  'not_paid',
  'issued',
  'disputed',
  'no_valid_ticket',
  'forgotten',
  'already_answered',
  'changed_meanwhile',
  'invalid_request',
  'not_found',
  'internal',
]);

export type ProblemCode = z.infer<typeof problemCode>;

/** An RFC 9457 problem document; every answer of the API from 400 up is one. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: problemCode,
});

export type Problem = z.infer<typeof problem>;
