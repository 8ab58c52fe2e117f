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
}

const everyRole = deskRoles;
/** Whoever reads what buyers have told us. */
const sellers = ['owner', 'sales', 'reader'] as const;
/** Whoever answers what came by the contact form. */
const writers = ['owner', 'sales', 'editor'] as const;
/** Whoever changes what stands on every page. */
const editors = ['owner', 'editor'] as const;

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
  messages: { method: 'GET', path: '/desk/messages', who: [...writers, 'reader'] },
  message: { method: 'GET', path: '/desk/message', who: [...writers, 'reader'] },
  messageReply: {
    method: 'POST',
    path: '/desk/message/reply',
    who: writers,
    asksAgain: true,
    perHour: 60,
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
  footerSave: { method: 'POST', path: '/desk/footer/save', who: editors, perHour: 300 },
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
