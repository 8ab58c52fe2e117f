interface IncidentDefinition {
  title: string;
  description: string;
  resolution: string;
  /** Describes a condition rather than one event, so it may be opened again after it was resolved. */
  canReopen?: true;
}

const providerDashboard = 'the payment provider’s dashboard';

/** Texts of the emails to the organiser; button names are those of the English desk. */
export const incidentKinds = {
  late_payment: {
    title: 'Late payment, refund requested',
    description:
      'The payment arrived after the reservation had expired, and no tickets of that kind were left. No ticket was issued; the full amount is being refunded and the buyer was sent an apology.',
    resolution: `Check in ${providerDashboard} that the refund went through. You could offer the buyer a different ticket.`,
  },
  dispute: {
    title: 'Payment disputed',
    description:
      'The buyer disputed the payment with their bank. The payment provider may withhold the amount until the dispute is decided. The order and the ticket are unchanged.',
    resolution: `Answer the dispute in ${providerDashboard} before the deadline shown there. Useful evidence: the order number, the payment date and proof that the ticket was sent.`,
  },
  dispute_inquiry: {
    title: 'Inquiry about a payment',
    description:
      'The buyer’s bank has asked about the payment. No money has been taken; an unanswered inquiry becomes a dispute. The order and the ticket are unchanged.',
    resolution: `Answer the inquiry in ${providerDashboard} before the deadline shown there, or refund the order at the desk (“Refund the payment”).`,
  },
  dispute_lost: {
    title: 'Dispute lost',
    description: 'The bank decided in favour of the buyer and has taken the money back.',
    resolution:
      'Check at the desk that the ticket of the order is no longer valid. There is nothing to refund.',
  },
  amount_mismatch: {
    title: 'Amount doesn’t match',
    description:
      'The payment provider confirmed a payment whose amount or currency differs from the order. The order was stopped: no ticket was issued and no money was refunded.',
    resolution: `Compare the payment in ${providerDashboard} with the order. If it’s an error, refund the payment there and write to the buyer. This should never happen, so tell your system administrator as well.`,
  },
  unknown_payment: {
    title: 'Payment for an unknown order',
    description:
      'A checkout was paid but its order is not in the database, for example after a backup was restored. No ticket was issued.',
    resolution:
      'Run: npm run organiser -- orders recover. It restores the order from the payment and sends the ticket to the buyer.',
    // A bank may pay weeks after the first incident was resolved.
    canReopen: true,
  },
  second_payment: {
    title: 'Paid twice',
    description:
      'A second payment arrived for an order that was already paid. The ticket belongs to the first payment.',
    resolution: `Find the second payment in ${providerDashboard} (its id is the subject of this incident), refund it there and write to the buyer.`,
  },
  refund_failed: {
    title: 'Refund failed',
    description:
      'The payment provider could not refund the payment: the bank rejected it, or the balance is too low. The buyer has not been refunded.',
    resolution: `Check the payment in ${providerDashboard}. Refund the buyer another way and write to them.`,
  },
  refund_stuck: {
    title: 'Refund keeps failing',
    description: 'The refund has failed for days. The buyer has not been refunded.',
    resolution: `Check the payment in ${providerDashboard}, then open the order at the desk and try again (“Refund the payment”).`,
    canReopen: true,
  },
  order_stuck: {
    title: 'Payment status unknown',
    description:
      'The payment status of the order could not be read from the payment provider for over an hour. Its ticket stays reserved.',
    resolution: `Find the payment in ${providerDashboard}. If other orders work, tell your system administrator.`,
    canReopen: true,
  },
  payment_method_refused: {
    title: 'Payment method rejected',
    description:
      'The payment provider rejected one of our payment methods. The sale continues without it.',
    resolution: `Switch the method on in ${providerDashboard}, or tell your system administrator to remove it.`,
    canReopen: true,
  },
  provider_refuses: {
    title: 'The payment provider rejects our requests',
    description:
      'The payment provider responds but rejects our requests: a key or a setting is wrong. Tickets may not be for sale until it is fixed.',
    resolution: `Check the keys and settings in ${providerDashboard} and tell your system administrator immediately.`,
    canReopen: true,
  },
  job_exhausted: {
    title: 'Background job failed',
    description: 'A job failed for days and will not be retried.',
    resolution:
      'Tell your system administrator. A ticket email can be sent again at the desk: open the order, then “Send again”.',
    canReopen: true,
  },
  undeliverable: {
    title: 'Email rejected',
    description:
      'A mail server rejected an email permanently. If it was for a buyer, the order page asks for another address.',
    resolution:
      'If you know the right address of an order, open it at the desk: “Correct the email address”. Messages of the contact form are at the desk under “Messages”.',
    canReopen: true,
  },
} as const satisfies Record<string, IncidentDefinition>;

export type IncidentKind = keyof typeof incidentKinds;

/** Also handles kinds that only another version knows. */
export function getIncidentDefinition(kind: string): IncidentDefinition {
  const known: Record<string, IncidentDefinition> = incidentKinds;
  return (
    known[kind] ?? {
      title: kind.replaceAll('_', ' '),
      description: 'Something needs attention.',
      resolution: 'Tell your system administrator.',
    }
  );
}
