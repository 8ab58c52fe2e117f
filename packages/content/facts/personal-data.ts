import { defineCollection } from './collection.ts';
import type { policies } from './policies.ts';
import type { site } from './site.ts';

/** A kind of personal data. Tests compare the list with the privacy policy, the database and the retention jobs. */
export interface PersonalData {
  id: string;
  purpose: string;
  /** Keys of texts/{language}/privacy.json that mention the data. */
  policyKeys: readonly string[];
  retention: readonly RetentionRule[];
  columns?: Readonly<Record<string, readonly string[]>>;
  storageKey?: keyof typeof site.storageKeys;
}

interface RetentionRule {
  policyKey: string;
  /** The retention period, if it is a fact. */
  policy?: keyof typeof policies;
  deletedBy: `${string}-retention` | 'log rotation' | 'organiser' | 'browser' | 'visitor';
}

const paidOrder: RetentionRule = {
  policyKey: 'sections.6.list.0',
  policy: 'accountingYears',
  deletedBy: 'settled-order-retention',
};

const unpaidOrder: RetentionRule = {
  policyKey: 'sections.6.list.1',
  policy: 'unpaidOrderDays',
  deletedBy: 'unpaid-order-retention',
};

const inBrowser = 'sections.1.body.2';

export const personalData: readonly PersonalData[] = defineCollection('personal data', [
  {
    id: 'buyer-address',
    purpose: 'to send the ticket and emails about the order',
    policyKeys: ['sections.2.list.0'],
    retention: [paidOrder, unpaidOrder],
    columns: {
      orders: ['email', 'idempotency_hash'],
      order_email: ['recipient'],
      announcement_email: ['recipient_hash'],
      announcement_recipient: ['recipient_hash'],
    },
  },
  {
    id: 'order-choice',
    purpose: 'to sell the chosen ticket in the chosen language',
    policyKeys: ['sections.2.list.1'],
    retention: [paidOrder, unpaidOrder],
    columns: {
      orders: ['ticket', 'origin', 'language', 'currency', 'paid_currency'],
      order_email: ['language'],
      announcement_email: ['language'],
    },
  },
  {
    id: 'order-course',
    purpose: 'to record payment, delivery, check-in and refund',
    policyKeys: ['sections.2.list.2'],
    retention: [paidOrder, unpaidOrder],
    columns: {
      orders: [
        'state',
        'payment_id',
        'checkout_session_id',
        'checkout_url',
        'created_at',
        'paid_at',
        'cancelled_at',
        'disputed_at',
        'email_corrected_at',
        'transferred_at',
        'undeliverable_at',
        'hold_expires_at',
        'checkout_expires_at',
      ],
      payment_detail: ['method', 'fee_currency'],
      ticket: ['code', 'issued_at', 'downloaded_at', 'checked_in_at', 'void_at'],
      order_email: ['kind', 'queued_at', 'sent_at', 'failed_at'],
      announcement_email: ['queued_at', 'sent_at', 'failed_at'],
    },
  },
  {
    id: 'audit-log',
    purpose: 'to record who changed an order',
    policyKeys: ['sections.2.list.2'],
    retention: [{ ...paidOrder, deletedBy: 'audit-log-retention' }],
    columns: { audit_log: ['action', 'details', 'created_at'] },
  },
  {
    id: 'corrections',
    purpose: 'to record corrections of an order until its data is erased',
    policyKeys: ['sections.2.list.0', 'sections.2.list.3'],
    retention: [paidOrder, unpaidOrder],
    columns: { audit_log_value: ['before', 'after'] },
  },
  {
    id: 'order-notes',
    purpose: 'to answer questions about an order',
    policyKeys: ['sections.2.list.5'],
    retention: [paidOrder, unpaidOrder],
    columns: { order_note: ['text', 'created_at'], orders: ['greeting'] },
  },
  {
    id: 'tax-details',
    purpose: 'to account for the sale and issue an invoice',
    policyKeys: ['sections.2.list.3'],
    retention: [paidOrder, unpaidOrder],
    columns: { orders: ['company_name', 'tax_id', 'country', 'buyer_name', 'billing_address'] },
  },
  {
    id: 'early-start',
    purpose: 'to prove consent to a start within the withdrawal period',
    policyKeys: ['sections.2.list.4'],
    retention: [paidOrder, unpaidOrder],
    columns: { orders: ['consented_at'] },
  },
  {
    id: 'message',
    purpose: 'to answer messages',
    policyKeys: ['sections.3.body.0'],
    retention: [
      {
        policyKey: 'sections.6.list.2',
        policy: 'contactMonths',
        deletedBy: 'contact-message-retention',
      },
    ],
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
      contact_reply: ['text', 'written_at', 'sent_at', 'failed_at'],
      contact_email: ['kind', 'queued_at', 'sent_at', 'failed_at'],
    },
  },
  {
    id: 'searched-address',
    purpose: 'to send the links to orders',
    policyKeys: ['sections.2.body.3'],
    retention: [{ policyKey: 'sections.6.list.5', deletedBy: 'order-search-retention' }],
    columns: { order_search: ['email', 'created_at'] },
  },
  {
    id: 'counter',
    purpose: 'to limit the rate of requests',
    policyKeys: ['sections.6.list.4'],
    retention: [{ policyKey: 'sections.6.list.4', deletedBy: 'rate-limit-retention' }],
    columns: { rate_limit: ['key'], orders: ['client_hash'] },
  },
  {
    id: 'log',
    purpose: 'to find errors and stop abuse',
    policyKeys: ['sections.1.body.1'],
    retention: [{ policyKey: 'sections.6.list.3', policy: 'logDays', deletedBy: 'log rotation' }],
  },
  {
    id: 'room-seat',
    purpose: 'to admit one device at a time per ticket',
    policyKeys: ['sections.4.body.3'],
    retention: [{ policyKey: 'sections.6.list.7', deletedBy: 'room-seat-retention' }],
    columns: { room_seat: ['device', 'room', 'claimed_at', 'renewed_at'] },
  },
  {
    id: 'room-chat',
    purpose: 'to show questions and messages in a room and to moderate them',
    policyKeys: ['sections.4.body.5'],
    retention: [
      { policyKey: 'sections.6.list.8', policy: 'talkDays', deletedBy: 'room-chat-retention' },
    ],
    columns: {
      room_chat_message: ['room', 'author', 'text', 'written_at'],
      chat_mute: ['muted_at'],
    },
  },
  {
    id: 'attendee-schedule',
    purpose: 'to sync the schedule between devices and to book workshops',
    policyKeys: ['sections.4.body.6'],
    retention: [
      {
        policyKey: 'sections.6.list.9',
        policy: 'planDays',
        deletedBy: 'attendee-schedule-retention',
      },
    ],
    columns: {
      attendee_schedule: ['stars', 'done', 'changed_at'],
      workshop_booking: ['workshop', 'state', 'requested_at'],
      order_email: ['workshop'],
    },
  },
  {
    id: 'playback-position',
    purpose: 'to resume recordings on any device',
    policyKeys: ['sections.4.body.8'],
    retention: [
      {
        policyKey: 'sections.6.list.10',
        policy: 'watchedDays',
        deletedBy: 'playback-position-retention',
      },
    ],
    columns: { playback_position: ['session', 'watched_at'] },
  },
  {
    id: 'attendance',
    purpose: 'to issue and verify certificates of attendance',
    policyKeys: ['sections.4.body.7'],
    retention: [paidOrder],
    columns: {
      attendance: ['seconds'],
      certificate: ['code', 'name', 'kind', 'seconds', 'issued_at'],
      praktyk_grant: ['granted_at'],
    },
  },
  {
    id: 'recording',
    purpose: 'to provide recordings to participants',
    policyKeys: ['sections.4.body.0'],
    retention: [{ policyKey: 'sections.6.list.6', deletedBy: 'organiser' }],
  },
  {
    id: 'chosen-language',
    purpose: 'to show the site in the language that was chosen',
    policyKeys: ['sections.1.list.0'],
    retention: [{ policyKey: inBrowser, deletedBy: 'visitor' }],
    storageKey: 'language',
  },
  {
    id: 'closed-popup',
    purpose: 'to show the welcome popup once',
    policyKeys: ['sections.1.list.1'],
    retention: [{ policyKey: inBrowser, deletedBy: 'visitor' }],
    storageKey: 'popup',
  },
  {
    id: 'remembered-ticket',
    purpose: 'to open the ticket without its link',
    policyKeys: ['sections.1.list.2', inBrowser],
    retention: [{ policyKey: inBrowser, deletedBy: 'visitor' }],
    storageKey: 'ticket',
  },
  {
    id: 'chosen-clock',
    purpose: 'to show times in the chosen time zone',
    policyKeys: ['sections.1.list.5'],
    retention: [{ policyKey: 'sections.1.list.5', deletedBy: 'visitor' }],
    storageKey: 'timeZone',
  },
  {
    id: 'starred-sessions',
    purpose: 'to show the chosen sessions',
    policyKeys: ['sections.1.list.6'],
    retention: [{ policyKey: 'sections.1.list.6', deletedBy: 'visitor' }],
    storageKey: 'schedule',
  },
  {
    id: 'switched-off-slash',
    purpose: 'to leave the search closed when a slash is typed',
    policyKeys: ['sections.1.list.7'],
    retention: [{ policyKey: 'sections.1.list.7', deletedBy: 'visitor' }],
    storageKey: 'searchKey',
  },
  {
    id: 'offline-pages',
    purpose: 'to read opened pages offline; stored in the browser only',
    policyKeys: ['sections.1.list.8'],
    retention: [{ policyKey: 'sections.1.list.8', deletedBy: 'visitor' }],
  },
  {
    id: 'contact-draft',
    purpose: 'to keep an unsent message',
    policyKeys: ['sections.1.list.3'],
    retention: [{ policyKey: 'sections.1.list.3', deletedBy: 'browser' }],
    storageKey: 'draft',
  },
  {
    id: 'order-return',
    purpose: 'to open the order in the tab that paid',
    policyKeys: ['sections.1.list.4'],
    retention: [{ policyKey: 'sections.1.list.4', deletedBy: 'browser' }],
    storageKey: 'orderReturn',
  },
]);

export const policyLists = ['sections.1.list', 'sections.2.list', 'sections.6.list'] as const;
