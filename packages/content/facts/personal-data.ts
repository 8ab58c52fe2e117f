import { collection } from './collection.ts';
import type { policies } from './policies.ts';
import type { site } from './site.ts';

/** What we know of people: each kind once, compared with the privacy policy, the database and the jobs that delete. */
export interface PersonalData {
  id: string;
  purpose: string;
  /** Where the privacy policy says that we have it: keys of texts/{language}/privacy.json. */
  told: readonly string[];
  kept: readonly Kept[];
  /** Columns by table. */
  columns?: Readonly<Record<string, readonly string[]>>;
  /** The name of what the visitor's own browser keeps. */
  storageKey?: keyof typeof site.storageKeys;
}

interface Kept {
  /** Where the policy says how long. */
  told: string;
  /** The time itself, where it is a fact. */
  time?: keyof typeof policies;
  /** The job that deletes it, or whoever does where no job can. */
  by: `${string}-retention` | 'log rotation' | 'organiser' | 'browser' | 'visitor';
}

const paidOrder: Kept = {
  told: 'sections.6.list.0',
  time: 'accountingYears',
  by: 'settled-order-retention',
};

const unpaidOrder: Kept = {
  told: 'sections.6.list.1',
  time: 'unpaidOrderDays',
  by: 'unpaid-order-retention',
};

const inBrowser = 'sections.1.body.2';

export const personalData: readonly PersonalData[] = collection('personal data', [
  {
    id: 'buyer-address',
    purpose: 'to send the ticket and write about the order',
    told: ['sections.2.list.0'],
    kept: [paidOrder, unpaidOrder],
    columns: {
      orders: ['email', 'attempt'],
      mail: ['recipient'],
      announcement_mail: ['person'],
      announcement_person: ['person'],
    },
  },
  {
    id: 'order-choice',
    purpose: 'to sell what was chosen, in the language it was chosen in',
    told: ['sections.2.list.1'],
    kept: [paidOrder, unpaidOrder],
    columns: {
      orders: ['ticket', 'origin', 'language', 'currency', 'paid_currency'],
      mail: ['language'],
      announcement_mail: ['language'],
    },
  },
  {
    id: 'order-course',
    purpose: 'to know what was paid, sent, used and given back, and when',
    told: ['sections.2.list.2'],
    kept: [paidOrder, unpaidOrder],
    columns: {
      orders: [
        'state',
        'payment_id',
        'session_id',
        'checkout_url',
        'created_at',
        'paid_at',
        'cancelled_at',
        'disputed_at',
        'mended_at',
        'passed_on_at',
        'undeliverable_at',
        'hold_ends_at',
        'session_ends_at',
      ],
      payment_detail: ['method', 'fee_currency'],
      ticket: ['code', 'issued_at', 'downloaded_at', 'used_at', 'void_at'],
      mail: ['kind', 'queued_at', 'sent_at', 'failed_at'],
      announcement_mail: ['queued_at', 'sent_at', 'failed_at'],
    },
  },
  {
    id: 'journal',
    purpose: 'to prove who did what to an order',
    told: ['sections.2.list.2'],
    kept: [{ ...paidOrder, by: 'journal-retention' }],
    columns: { journal: ['deed', 'facts', 'at'] },
  },
  {
    id: 'corrections',
    purpose: 'to prove what was corrected in an order, until its person is forgotten',
    told: ['sections.2.list.0', 'sections.2.list.3'],
    kept: [paidOrder, unpaidOrder],
    columns: { journal_value: ['before', 'after'] },
  },
  {
    id: 'order-notes',
    purpose: 'to help a buyer without asking everything anew',
    told: ['sections.2.list.5'],
    kept: [paidOrder, unpaidOrder],
    columns: { order_note: ['text', 'noted_at'], orders: ['greeting'] },
  },
  {
    id: 'tax-details',
    purpose: 'to account for the sale and issue an invoice',
    told: ['sections.2.list.3'],
    kept: [paidOrder, unpaidOrder],
    columns: { orders: ['company_name', 'tax_id', 'country', 'buyer_name', 'billing_address'] },
  },
  {
    id: 'early-start',
    purpose: 'to prove that somebody agreed to a start before the days to withdraw are over',
    told: ['sections.2.list.4'],
    kept: [paidOrder, unpaidOrder],
    columns: { orders: ['consented_at'] },
  },
  {
    id: 'message',
    purpose: 'to answer whoever writes to us',
    told: ['sections.3.body.0'],
    kept: [{ told: 'sections.6.list.2', time: 'contactMonths', by: 'contact-retention' }],
    columns: {
      contact_message: [
        'name',
        'email',
        'subject',
        'message',
        'topic',
        'language',
        'state',
        'created_at',
      ],
      contact_answer: ['text', 'written_at', 'sent_at', 'failed_at'],
      contact_mail: ['kind', 'queued_at', 'sent_at', 'failed_at'],
    },
  },
  {
    id: 'searched-address',
    purpose: 'to send somebody the links to their orders',
    told: ['sections.2.body.3'],
    kept: [{ told: 'sections.6.list.5', by: 'search-retention' }],
    columns: { order_search: ['email', 'created_at'] },
  },
  {
    id: 'counter',
    purpose: 'to count attempts, so that nobody takes more than a share',
    told: ['sections.6.list.4'],
    kept: [{ told: 'sections.6.list.4', by: 'counter-retention' }],
    columns: { rate_limit: ['key'], orders: ['client'] },
  },
  {
    id: 'log',
    purpose: 'to find faults and stop abuse',
    told: ['sections.1.body.1'],
    kept: [{ told: 'sections.6.list.3', time: 'logDays', by: 'log rotation' }],
  },
  {
    id: 'visit',
    purpose: 'to let one device at a time watch with a ticket',
    told: ['sections.4.body.3'],
    kept: [{ told: 'sections.6.list.7', by: 'visit-retention' }],
    columns: { visit: ['device', 'room', 'entered_at', 'renewed_at'] },
  },
  {
    id: 'talk',
    purpose: 'to bring what is asked and said in a room to everybody in it, and to moderate it',
    told: ['sections.4.body.5'],
    kept: [{ told: 'sections.6.list.8', time: 'talkDays', by: 'talk-retention' }],
    columns: {
      room_message: ['room', 'author', 'text', 'written_at'],
      muted_order: ['muted_at'],
    },
  },
  {
    id: 'plan',
    purpose: 'to bring a chosen week from device to device, and to keep places in workshops',
    told: ['sections.4.body.6'],
    kept: [{ told: 'sections.6.list.9', time: 'planDays', by: 'plan-retention' }],
    columns: {
      ticket_week: ['stars', 'done', 'changed_at'],
      workshop_place: ['workshop', 'state', 'asked_at'],
      mail: ['workshop'],
    },
  },
  {
    id: 'watched',
    purpose: 'to go on with a recording where somebody stopped, on any device',
    told: ['sections.4.body.8'],
    kept: [{ told: 'sections.6.list.10', time: 'watchedDays', by: 'watched-retention' }],
    columns: { watched: ['session', 'watched_at'] },
  },
  {
    id: 'attendance',
    purpose: 'to draw the certificate of attendance, and to let anybody check it',
    told: ['sections.4.body.7'],
    kept: [paidOrder],
    columns: {
      attendance: ['seconds'],
      certificate: ['code', 'name', 'kind', 'seconds', 'issued_at'],
      praktyk_grant: ['granted_at'],
    },
  },
  {
    id: 'recording',
    purpose: 'to give participants what their ticket covers',
    told: ['sections.4.body.0'],
    kept: [{ told: 'sections.6.list.6', by: 'organiser' }],
  },
  {
    id: 'chosen-language',
    purpose: 'to show the site in the language that was chosen',
    told: ['sections.1.list.0'],
    kept: [{ told: inBrowser, by: 'visitor' }],
    storageKey: 'language',
  },
  {
    id: 'closed-popup',
    purpose: 'to show the welcome popup once',
    told: ['sections.1.list.1'],
    kept: [{ told: inBrowser, by: 'visitor' }],
    storageKey: 'popup',
  },
  {
    id: 'remembered-ticket',
    purpose: 'to open the congress again without its link',
    told: ['sections.1.list.2', inBrowser],
    kept: [{ told: inBrowser, by: 'visitor' }],
    storageKey: 'ticket',
  },
  {
    id: 'chosen-clock',
    purpose: 'to show the hours of the programme by the clock that was chosen',
    told: ['sections.1.list.5'],
    kept: [{ told: 'sections.1.list.5', by: 'visitor' }],
    storageKey: 'timeZone',
  },
  {
    id: 'starred-sessions',
    purpose: 'to draw the week that somebody has chosen',
    told: ['sections.1.list.6'],
    kept: [{ told: 'sections.1.list.6', by: 'visitor' }],
    storageKey: 'week',
  },
  {
    id: 'switched-off-slash',
    purpose: 'to leave the search closed when a slash is typed',
    told: ['sections.1.list.7'],
    kept: [{ told: 'sections.1.list.7', by: 'visitor' }],
    storageKey: 'searchKey',
  },
  {
    id: 'kept-pages',
    purpose:
      'to be read without a network; they say what was opened, and nobody but the visitor sees them',
    told: ['sections.1.list.8'],
    kept: [{ told: 'sections.1.list.8', by: 'visitor' }],
  },
  {
    id: 'contact-draft',
    purpose: 'to keep a message that was not sent yet',
    told: ['sections.1.list.3'],
    kept: [{ told: 'sections.1.list.3', by: 'browser' }],
    storageKey: 'draft',
  },
  {
    id: 'order-return',
    purpose: 'to open the order for the tab that paid, and for no other',
    told: ['sections.1.list.4'],
    kept: [{ told: 'sections.1.list.4', by: 'browser' }],
    storageKey: 'orderReturn',
  },
]);

/** The lists of the policy that name data one by one: each of their lines belongs to a row above. */
export const policyLists = ['sections.1.list', 'sections.2.list', 'sections.6.list'] as const;
