import { mostFileBytes } from '../file-size.ts';

/** What somebody may be at the desk. Whoever may change something may read what belongs to it. */
export const deskRoles = ['owner', 'sales', 'editor', 'host', 'reader'] as const;
export type DeskRole = (typeof deskRoles)[number];

interface DeskRule {
  method: 'GET' | 'POST';
  path: `/desk/${string}`;
  /** Nobody signs in to sign in. */
  who: 'anybody' | readonly DeskRole[];
  /** Asked once more before it is done, because it cannot be taken back quietly. */
  asksAgain?: true;
  /** How often in an hour, for each person; where roles differ, by role. */
  perHour?: number | Partial<Record<DeskRole, number>>;
  /** How much it may carry, where that is more than an ordinary form. */
  mostBytes?: number;
}

const everyRole = deskRoles;
/** A pasted list, or words in five languages, in letters that may take three bytes each; nginx lets through as much. */
const manyWords = 192 * 1024;
/** Whoever reads what buyers have told us. */
const sellers = ['owner', 'sales', 'reader'] as const;
/** Whoever writes what everybody reads. */
const editors = ['owner', 'editor'] as const;
/** Whoever answers what came by the contact form. */
const writers = ['owner', 'sales', 'editor'] as const;
/** Whoever reads what was written, by us and to us. */
const correspondents = [...writers, 'reader'] as const;

/** Whoever is beside a stage. */
const hosts = ['owner', 'host'] as const;
/** Whoever puts up what is left of a session. */
const librarians = ['owner', 'editor', 'host'] as const;

/**
 * Every call of the desk and who may make it. The API serves no other, the screens offer no other, and the tests try
 * each with each role.
 */
export const deskRules = {
  signInBegin: { method: 'POST', path: '/desk/sign-in/begin', who: 'anybody' },
  signIn: { method: 'POST', path: '/desk/sign-in', who: 'anybody' },
  joinBegin: { method: 'POST', path: '/desk/join/begin', who: 'anybody' },
  join: { method: 'POST', path: '/desk/join', who: 'anybody' },
  me: { method: 'GET', path: '/desk/me', who: everyRole },
  signOut: { method: 'POST', path: '/desk/sign-out', who: everyRole },
  passkeyBegin: { method: 'POST', path: '/desk/me/passkey/begin', who: everyRole },
  passkeyAdd: { method: 'POST', path: '/desk/me/passkey', who: everyRole, perHour: 10 },
  passkeyRemove: { method: 'POST', path: '/desk/me/passkey/remove', who: everyRole },
  sessionEnd: { method: 'POST', path: '/desk/me/session/end', who: everyRole },
  overview: { method: 'GET', path: '/desk/overview', who: sellers },
  report: { method: 'GET', path: '/desk/report', who: sellers },
  orders: { method: 'GET', path: '/desk/orders', who: sellers },
  order: { method: 'GET', path: '/desk/order', who: sellers },
  orderResend: {
    method: 'POST',
    path: '/desk/order/resend',
    who: ['owner', 'sales'],
    perHour: 120,
  },
  orderCorrect: {
    method: 'POST',
    path: '/desk/order/correct',
    who: ['owner', 'sales'],
    asksAgain: true,
    perHour: 60,
  },
  orderRefund: {
    method: 'POST',
    path: '/desk/order/refund',
    who: ['owner', 'sales'],
    asksAgain: true,
    perHour: { owner: 100, sales: 20 },
  },
  orderRefundPart: {
    method: 'POST',
    path: '/desk/order/refund-part',
    who: ['owner', 'sales'],
    asksAgain: true,
    perHour: { owner: 100, sales: 20 },
  },
  orderPassOn: {
    method: 'POST',
    path: '/desk/order/pass-on',
    who: ['owner', 'sales'],
    asksAgain: true,
    perHour: 60,
  },
  orderRevoke: {
    method: 'POST',
    path: '/desk/order/revoke',
    who: ['owner', 'sales'],
    asksAgain: true,
    perHour: 60,
  },
  orderNote: { method: 'POST', path: '/desk/order/note', who: ['owner', 'sales'], perHour: 120 },
  orderNoteRemove: {
    method: 'POST',
    path: '/desk/order/note/remove',
    who: ['owner', 'sales'],
    asksAgain: true,
    perHour: 60,
  },
  issueCheck: {
    method: 'POST',
    path: '/desk/issue/check',
    who: ['owner', 'sales'],
    mostBytes: manyWords,
  },
  issue: {
    method: 'POST',
    path: '/desk/issue',
    who: ['owner', 'sales'],
    asksAgain: true,
    perHour: { owner: 60, sales: 30 },
    mostBytes: manyWords,
  },
  issuedLately: { method: 'GET', path: '/desk/issued', who: sellers },
  exportPayments: {
    method: 'POST',
    path: '/desk/export/payments',
    who: sellers,
    perHour: { owner: 60, sales: 20, reader: 20 },
  },
  exportAttendees: {
    method: 'POST',
    path: '/desk/export/attendees',
    who: sellers,
    perHour: { owner: 60, sales: 20, reader: 20 },
  },
  exportOrders: {
    method: 'POST',
    path: '/desk/export/orders',
    who: sellers,
    perHour: { owner: 60, sales: 20, reader: 20 },
  },
  stock: { method: 'GET', path: '/desk/stock', who: sellers },
  stockOpen: {
    method: 'POST',
    path: '/desk/stock/open',
    who: ['owner', 'sales'],
    asksAgain: true,
    perHour: 30,
  },
  stockCapacity: {
    method: 'POST',
    path: '/desk/stock/capacity',
    who: ['owner', 'sales'],
    asksAgain: true,
    perHour: 30,
  },
  prices: { method: 'GET', path: '/desk/prices', who: sellers },
  priceSet: {
    method: 'POST',
    path: '/desk/price/set',
    who: ['owner', 'sales'],
    asksAgain: true,
    perHour: 20,
  },
  priceWithdraw: {
    method: 'POST',
    path: '/desk/price/withdraw',
    who: ['owner', 'sales'],
    asksAgain: true,
    perHour: 20,
  },
  live: { method: 'GET', path: '/desk/live', who: ['owner', 'editor', 'host', 'reader'] },
  liveDoor: { method: 'POST', path: '/desk/live/door', who: hosts },
  liveRoom: { method: 'POST', path: '/desk/live/room', who: hosts, perHour: 300 },
  liveSource: { method: 'POST', path: '/desk/live/source', who: hosts, perHour: 300 },
  sessionMove: {
    method: 'POST',
    path: '/desk/live/move',
    who: hosts,
    asksAgain: true,
    perHour: 120,
  },
  sessionCancel: {
    method: 'POST',
    path: '/desk/live/cancel',
    who: hosts,
    asksAgain: true,
    perHour: 60,
  },
  sessionRestore: {
    method: 'POST',
    path: '/desk/live/restore',
    who: hosts,
    asksAgain: true,
    perHour: 120,
  },
  liveSay: { method: 'POST', path: '/desk/live/say', who: hosts, asksAgain: true, perHour: 60 },
  liveHush: { method: 'POST', path: '/desk/live/hush', who: hosts },
  liveTalk: { method: 'GET', path: '/desk/live/talk', who: ['owner', 'host', 'reader'] },
  liveMessage: { method: 'POST', path: '/desk/live/message', who: hosts },
  liveMute: { method: 'POST', path: '/desk/live/mute', who: hosts },
  liveSlow: { method: 'POST', path: '/desk/live/slow', who: hosts },
  recordingSet: {
    method: 'POST',
    path: '/desk/live/recording',
    who: librarians,
    perHour: 300,
  },
  recordingRemove: {
    method: 'POST',
    path: '/desk/live/recording/remove',
    who: librarians,
    asksAgain: true,
    perHour: 60,
  },
  materialLink: {
    method: 'POST',
    path: '/desk/live/material/link',
    who: librarians,
    perHour: 300,
  },
  materialFile: {
    method: 'POST',
    path: '/desk/live/material/file',
    who: librarians,
    perHour: 120,
    mostBytes: mostFileBytes,
  },
  materialRemove: {
    method: 'POST',
    path: '/desk/live/material/remove',
    who: librarians,
    asksAgain: true,
    perHour: 120,
  },
  workshops: { method: 'GET', path: '/desk/live/workshops', who: ['owner', 'host', 'reader'] },
  workshopsTake: {
    method: 'POST',
    path: '/desk/live/workshops/take',
    who: hosts,
    asksAgain: true,
    perHour: 20,
  },
  announcements: { method: 'GET', path: '/desk/announcements', who: correspondents },
  announcement: { method: 'GET', path: '/desk/announcement', who: correspondents },
  announcementAudience: {
    method: 'GET',
    path: '/desk/announcement/audience',
    who: correspondents,
  },
  announcementSave: {
    method: 'POST',
    path: '/desk/announcement/save',
    who: editors,
    perHour: 600,
    mostBytes: manyWords,
  },
  announcementTest: {
    method: 'POST',
    path: '/desk/announcement/test',
    who: editors,
    perHour: 20,
  },
  announcementSend: {
    method: 'POST',
    path: '/desk/announcement/send',
    who: editors,
    asksAgain: true,
    perHour: 10,
  },
  announcementRecall: {
    method: 'POST',
    path: '/desk/announcement/recall',
    who: editors,
    perHour: 60,
  },
  announcementDrop: {
    method: 'POST',
    path: '/desk/announcement/drop',
    who: editors,
    asksAgain: true,
    perHour: 60,
  },
  reminderSwitch: {
    method: 'POST',
    path: '/desk/reminder/switch',
    who: editors,
    asksAgain: true,
    perHour: 30,
  },
  messages: { method: 'GET', path: '/desk/messages', who: correspondents },
  message: { method: 'GET', path: '/desk/message', who: correspondents },
  messageReply: {
    method: 'POST',
    path: '/desk/message/reply',
    who: writers,
    asksAgain: true,
    perHour: 60,
    mostBytes: manyWords,
  },
  messageState: { method: 'POST', path: '/desk/message/state', who: writers, perHour: 300 },
  footer: { method: 'GET', path: '/desk/footer', who: [...editors, 'reader'] },
  footerVersions: { method: 'GET', path: '/desk/footer/versions', who: [...editors, 'reader'] },
  footerPreview: {
    method: 'GET',
    path: '/desk/footer/preview',
    who: [...editors, 'reader'],
    perHour: 600,
  },
  footerSave: {
    method: 'POST',
    path: '/desk/footer/save',
    who: editors,
    perHour: 300,
    mostBytes: manyWords,
  },
  footerDrop: {
    method: 'POST',
    path: '/desk/footer/drop',
    who: editors,
    asksAgain: true,
    perHour: 60,
  },
  footerPublish: {
    method: 'POST',
    path: '/desk/footer/publish',
    who: editors,
    asksAgain: true,
    perHour: 30,
  },
  footerRestore: {
    method: 'POST',
    path: '/desk/footer/restore',
    who: editors,
    asksAgain: true,
    perHour: 30,
  },
  people: { method: 'GET', path: '/desk/people', who: ['owner'] },
  personInvite: { method: 'POST', path: '/desk/people/invite', who: ['owner'], perHour: 30 },
  personLink: {
    method: 'POST',
    path: '/desk/people/link',
    who: ['owner'],
    asksAgain: true,
    perHour: 30,
  },
  personRole: {
    method: 'POST',
    path: '/desk/people/role',
    who: ['owner'],
    asksAgain: true,
    perHour: 30,
  },
  personEnd: {
    method: 'POST',
    path: '/desk/people/end',
    who: ['owner'],
    asksAgain: true,
    perHour: 30,
  },
  journal: { method: 'GET', path: '/desk/journal', who: everyRole },
  launch: { method: 'GET', path: '/desk/launch', who: correspondents },
} as const satisfies Record<string, DeskRule>;

export type DeskCall = keyof typeof deskRules;

/** How a call that asks once more is answered; made again with it in this header, it is done. */
export const confirmationHeader = 'x-confirmation';
export interface Question {
  confirmation: string;
}

export function mayCall(role: DeskRole, call: DeskCall): boolean {
  const { who }: DeskRule = deskRules[call];
  return who === 'anybody' || who.includes(role);
}

export function ruleOf(call: DeskCall): DeskRule {
  return deskRules[call];
}

/** How often in an hour a person of this role may make a call; null for as often as they like. */
export function perHourOf(call: DeskCall, role: DeskRole): number | null {
  const { perHour = null } = ruleOf(call);
  return typeof perHour === 'object' ? (perHour?.[role] ?? null) : perHour;
}
