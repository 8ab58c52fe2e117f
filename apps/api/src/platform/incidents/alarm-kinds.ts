interface KindOfAlarm {
  title: string;
  happened: string;
  /** What the organiser is to do. */
  todo: string;
  /** It speaks of how things are, not of one event: once settled it may be raised again. */
  mayReturn?: true;
}

const dashboard = 'the payment provider’s dashboard';

/** Whatever needs a person. The words are for the organiser and name the desk in English. */
export const alarmKinds = {
  late_payment: {
    title: 'Late payment, refund requested',
    happened:
      'The payment arrived after the reservation had lapsed, and no tickets of that kind were left. No ticket was issued; the full amount is being refunded and the buyer has an apology.',
    todo: `Check in ${dashboard} that the refund went through. You could offer the buyer a different ticket.`,
  },
  dispute: {
    title: 'Payment disputed',
    happened:
      'The buyer disputed the payment with their bank. The payment provider may hold the amount until that is settled. The order and the ticket are as they were.',
    todo: `Answer the dispute in ${dashboard} before the deadline shown there. Useful evidence: the order number, the payment date and proof that the ticket was sent.`,
  },
  dispute_inquiry: {
    title: 'The bank asks about a payment',
    happened:
      'The buyer’s bank asks about the payment. No money has been taken yet; unanswered, the question becomes a dispute. The order and the ticket are as they were.',
    todo: `Answer the question in ${dashboard} before the deadline shown there, or refund the order at the desk (“Refund the payment”).`,
  },
  dispute_lost: {
    title: 'Dispute lost',
    happened: 'The bank decided for the buyer and has taken the money back.',
    todo: 'Check at the desk that the ticket of the order is no longer valid. There is nothing to refund.',
  },
  amount_mismatch: {
    title: 'Amount doesn’t match',
    happened:
      'The payment provider confirmed a payment whose amount or currency differs from the order. The order was stopped: no ticket was issued and no money was refunded.',
    todo: `Compare the payment in ${dashboard} with the order. If it’s an error, refund the payment there and write to the buyer. This should never happen, so tell whoever looks after the system as well.`,
  },
  unknown_payment: {
    title: 'Payment of an order we don’t know',
    happened:
      'A checkout was paid whose order is not in the database, as happens after a backup was restored. Nobody has a ticket for that money.',
    todo: 'Run: npm run organiser -- orders recover. It puts the order back from what the payment says, and the buyer gets the ticket.',
    // A bank may pay weeks after the first word of it was settled.
    mayReturn: true,
  },
  second_payment: {
    title: 'Paid twice',
    happened:
      'A second payment arrived for an order that had been paid. The ticket belongs to the first one; the second has bought nothing.',
    todo: `Look the second payment up in ${dashboard} (its id is the subject of this alarm), give it back there and write to the buyer.`,
  },
  refund_failed: {
    title: 'Refund failed',
    happened:
      'The payment provider could not give the money back: the bank refused it, or the account has too little on it. The buyer still waits for it.',
    todo: `Look at the payment in ${dashboard}. Give the money back another way and write to the buyer.`,
  },
  refund_stuck: {
    title: 'Refund doesn’t go through',
    happened: 'The refund has been tried for days without success. The buyer still waits for it.',
    todo: `Look at the payment in ${dashboard}, then open the order at the desk and try once more (“Refund the payment”).`,
    mayReturn: true,
  },
  order_stuck: {
    title: 'Nobody knows whether an order is paid',
    happened:
      'The payment provider could not be asked about the order for over an hour. Its ticket stays held meanwhile.',
    todo: `Look the payment up in ${dashboard}. If other orders go through, tell whoever looks after the system.`,
    mayReturn: true,
  },
  payment_method_refused: {
    title: 'Payment method refused',
    happened:
      'The payment provider refused one of our payment methods. The sale goes on without it.',
    todo: `Switch the method on in ${dashboard}, or tell whoever looks after the system that it is gone for good.`,
    mayReturn: true,
  },
  provider_refuses: {
    title: 'The payment provider refuses our requests',
    happened:
      'The payment provider answers, but refuses what we ask: a key or a setting is wrong. While that lasts, tickets may not be for sale.',
    todo: `Check the keys and settings in ${dashboard} and tell whoever looks after the system at once.`,
    mayReturn: true,
  },
  job_exhausted: {
    title: 'A task was given up',
    happened: 'A task failed for days and is not tried any more.',
    todo: 'Tell whoever looks after the system. A ticket mail can be sent again at the desk: open the order, then “Send again”.',
    mayReturn: true,
  },
  undeliverable: {
    title: 'A mail was refused for good',
    happened:
      'A mail server refused a mail for good. If it was for a buyer, the order page asks for another address.',
    todo: 'If you know the right address of an order, open it at the desk: “Correct the e-mail address”. Messages of the contact form are at the desk under “Messages”.',
    mayReturn: true,
  },
} as const satisfies Record<string, KindOfAlarm>;

export type AlarmKind = keyof typeof alarmKinds;

/** The words of an alarm, also of one that an older version has raised. */
export function wordsOf(kind: string): KindOfAlarm {
  const known: Record<string, KindOfAlarm> = alarmKinds;
  return (
    known[kind] ?? {
      title: kind.replaceAll('_', ' '),
      happened: 'Something needs a person.',
      todo: 'Tell whoever looks after the system.',
    }
  );
}
