import { maxFileBytes } from '../file-size.ts';

export const deskRoles = ['owner', 'sales', 'editor', 'host', 'reader'] as const;
export type DeskRole = (typeof deskRoles)[number];

interface DeskRoute {
  method: 'GET' | 'POST';
  path: `/desk/${string}`;
  /** `public` routes need no session. */
  roles: 'public' | readonly DeskRole[];
  /** The call is answered with a confirmation code and runs only when repeated with it. */
  requiresConfirmation?: true;
  /** Limit per staff member; an object gives one limit per role. */
  perHour?: number | Partial<Record<DeskRole, number>>;
  maxBodyBytes?: number;
}

const allRoles = deskRoles;
/** Pasted lists and texts in five languages, at 3 bytes per character; nginx allows the same. */
const maxTextBytes = 192 * 1024;
const rolesThatReadOrders = ['owner', 'sales', 'reader'] as const;
const rolesThatEditContent = ['owner', 'editor'] as const;
const rolesThatReplyToMessages = ['owner', 'sales', 'editor'] as const;
const rolesThatReadMessages = [...rolesThatReplyToMessages, 'reader'] as const;

const rolesThatRunLive = ['owner', 'host'] as const;
const rolesThatManageRecordings = ['owner', 'editor', 'host'] as const;

/**
 * The only source for desk paths, roles and limits: the API refuses to start if a route is not
 * served.
 */
export const deskRoutes = {
  beginSignIn: { method: 'POST', path: '/desk/sign-in/begin', roles: 'public' },
  signIn: { method: 'POST', path: '/desk/sign-in', roles: 'public' },
  openInvitation: { method: 'POST', path: '/desk/invitation/open', roles: 'public' },
  acceptInvitation: { method: 'POST', path: '/desk/invitation/accept', roles: 'public' },
  getMe: { method: 'GET', path: '/desk/me', roles: allRoles },
  signOut: { method: 'POST', path: '/desk/sign-out', roles: allRoles },
  beginPasskey: { method: 'POST', path: '/desk/me/passkey/begin', roles: allRoles },
  addPasskey: { method: 'POST', path: '/desk/me/passkey', roles: allRoles, perHour: 10 },
  removePasskey: { method: 'POST', path: '/desk/me/passkey/remove', roles: allRoles },
  endSession: { method: 'POST', path: '/desk/me/session/end', roles: allRoles },
  getOverview: { method: 'GET', path: '/desk/overview', roles: rolesThatReadOrders },
  getReport: { method: 'GET', path: '/desk/report', roles: rolesThatReadOrders },
  listOrders: { method: 'GET', path: '/desk/orders', roles: rolesThatReadOrders },
  getOrder: { method: 'GET', path: '/desk/order', roles: rolesThatReadOrders },
  resendTicket: {
    method: 'POST',
    path: '/desk/order/resend-ticket',
    roles: ['owner', 'sales'],
    perHour: 120,
  },
  correctOrderEmail: {
    method: 'POST',
    path: '/desk/order/correct-email',
    roles: ['owner', 'sales'],
    requiresConfirmation: true,
    perHour: 60,
  },
  refundOrder: {
    method: 'POST',
    path: '/desk/order/refund',
    roles: ['owner', 'sales'],
    requiresConfirmation: true,
    perHour: { owner: 100, sales: 20 },
  },
  refundOrderPartially: {
    method: 'POST',
    path: '/desk/order/partial-refund',
    roles: ['owner', 'sales'],
    requiresConfirmation: true,
    perHour: { owner: 100, sales: 20 },
  },
  transferTicket: {
    method: 'POST',
    path: '/desk/order/transfer',
    roles: ['owner', 'sales'],
    requiresConfirmation: true,
    perHour: 60,
  },
  revokeTicket: {
    method: 'POST',
    path: '/desk/order/revoke',
    roles: ['owner', 'sales'],
    requiresConfirmation: true,
    perHour: 60,
  },
  addOrderNote: {
    method: 'POST',
    path: '/desk/order/note',
    roles: ['owner', 'sales'],
    perHour: 120,
  },
  removeOrderNote: {
    method: 'POST',
    path: '/desk/order/note/remove',
    roles: ['owner', 'sales'],
    requiresConfirmation: true,
    perHour: 60,
  },
  checkTicketList: {
    method: 'POST',
    path: '/desk/complimentary-tickets/check',
    roles: ['owner', 'sales'],
    maxBodyBytes: maxTextBytes,
  },
  issueTickets: {
    method: 'POST',
    path: '/desk/complimentary-tickets/issue',
    roles: ['owner', 'sales'],
    requiresConfirmation: true,
    perHour: { owner: 60, sales: 30 },
    maxBodyBytes: maxTextBytes,
  },
  listIssuedBatches: {
    method: 'GET',
    path: '/desk/complimentary-tickets',
    roles: rolesThatReadOrders,
  },
  exportPayments: {
    method: 'POST',
    path: '/desk/export/payments',
    roles: rolesThatReadOrders,
    perHour: { owner: 60, sales: 20, reader: 20 },
  },
  exportAttendees: {
    method: 'POST',
    path: '/desk/export/attendees',
    roles: rolesThatReadOrders,
    perHour: { owner: 60, sales: 20, reader: 20 },
  },
  exportOrders: {
    method: 'POST',
    path: '/desk/export/orders',
    roles: rolesThatReadOrders,
    perHour: { owner: 60, sales: 20, reader: 20 },
  },
  listQuotas: { method: 'GET', path: '/desk/quotas', roles: rolesThatReadOrders },
  setSalesOpen: {
    method: 'POST',
    path: '/desk/quotas/sales-open',
    roles: ['owner', 'sales'],
    requiresConfirmation: true,
    perHour: 30,
  },
  setQuota: {
    method: 'POST',
    path: '/desk/quotas/set',
    roles: ['owner', 'sales'],
    requiresConfirmation: true,
    perHour: 30,
  },
  listPrices: { method: 'GET', path: '/desk/prices', roles: rolesThatReadOrders },
  setPrice: {
    method: 'POST',
    path: '/desk/price/set',
    roles: ['owner', 'sales'],
    requiresConfirmation: true,
    perHour: 20,
  },
  withdrawPrice: {
    method: 'POST',
    path: '/desk/price/withdraw',
    roles: ['owner', 'sales'],
    requiresConfirmation: true,
    perHour: 20,
  },
  getLiveDay: { method: 'GET', path: '/desk/live', roles: ['owner', 'editor', 'host', 'reader'] },
  setRoomOpen: { method: 'POST', path: '/desk/live/room/open', roles: rolesThatRunLive },
  saveRoom: { method: 'POST', path: '/desk/live/room', roles: rolesThatRunLive, perHour: 300 },
  setSessionSource: {
    method: 'POST',
    path: '/desk/live/session/source',
    roles: rolesThatRunLive,
    perHour: 300,
  },
  rescheduleSession: {
    method: 'POST',
    path: '/desk/live/session/reschedule',
    roles: rolesThatRunLive,
    requiresConfirmation: true,
    perHour: 120,
  },
  cancelSession: {
    method: 'POST',
    path: '/desk/live/session/cancel',
    roles: rolesThatRunLive,
    requiresConfirmation: true,
    perHour: 60,
  },
  restoreSession: {
    method: 'POST',
    path: '/desk/live/session/restore',
    roles: rolesThatRunLive,
    requiresConfirmation: true,
    perHour: 120,
  },
  showBanner: {
    method: 'POST',
    path: '/desk/banner/show',
    roles: rolesThatRunLive,
    requiresConfirmation: true,
    perHour: 60,
  },
  hideBanner: { method: 'POST', path: '/desk/banner/hide', roles: rolesThatRunLive },
  getRoomChat: { method: 'GET', path: '/desk/room-chat', roles: ['owner', 'host', 'reader'] },
  moderateMessage: { method: 'POST', path: '/desk/room-chat/moderate', roles: rolesThatRunLive },
  muteAuthor: { method: 'POST', path: '/desk/room-chat/mute', roles: rolesThatRunLive },
  setSlowMode: { method: 'POST', path: '/desk/room-chat/slow-mode', roles: rolesThatRunLive },
  setRecording: {
    method: 'POST',
    path: '/desk/live/recording',
    roles: rolesThatManageRecordings,
    perHour: 300,
  },
  removeRecording: {
    method: 'POST',
    path: '/desk/live/recording/remove',
    roles: rolesThatManageRecordings,
    requiresConfirmation: true,
    perHour: 60,
  },
  addMaterialLink: {
    method: 'POST',
    path: '/desk/live/material/link',
    roles: rolesThatManageRecordings,
    perHour: 300,
  },
  uploadMaterial: {
    method: 'POST',
    path: '/desk/live/material/file',
    roles: rolesThatManageRecordings,
    perHour: 120,
    maxBodyBytes: maxFileBytes,
  },
  removeMaterial: {
    method: 'POST',
    path: '/desk/live/material/remove',
    roles: rolesThatManageRecordings,
    requiresConfirmation: true,
    perHour: 120,
  },
  listWorkshops: {
    method: 'GET',
    path: '/desk/live/workshops',
    roles: ['owner', 'host', 'reader'],
  },
  importWorkshops: {
    method: 'POST',
    path: '/desk/live/workshops/import',
    roles: rolesThatRunLive,
    requiresConfirmation: true,
    perHour: 20,
  },
  listAnnouncements: { method: 'GET', path: '/desk/announcements', roles: rolesThatReadMessages },
  getAnnouncement: { method: 'GET', path: '/desk/announcement', roles: rolesThatReadMessages },
  getAudienceOptions: {
    method: 'GET',
    path: '/desk/announcement/audience-options',
    roles: rolesThatReadMessages,
  },
  saveAnnouncement: {
    method: 'POST',
    path: '/desk/announcement/save',
    roles: rolesThatEditContent,
    perHour: 600,
    maxBodyBytes: maxTextBytes,
  },
  sendTestAnnouncement: {
    method: 'POST',
    path: '/desk/announcement/test',
    roles: rolesThatEditContent,
    perHour: 20,
  },
  sendAnnouncement: {
    method: 'POST',
    path: '/desk/announcement/send',
    roles: rolesThatEditContent,
    requiresConfirmation: true,
    perHour: 10,
  },
  recallAnnouncement: {
    method: 'POST',
    path: '/desk/announcement/recall',
    roles: rolesThatEditContent,
    perHour: 60,
  },
  discardAnnouncement: {
    method: 'POST',
    path: '/desk/announcement/discard',
    roles: rolesThatEditContent,
    requiresConfirmation: true,
    perHour: 60,
  },
  switchReminder: {
    method: 'POST',
    path: '/desk/reminder/switch',
    roles: rolesThatEditContent,
    requiresConfirmation: true,
    perHour: 30,
  },
  listMessages: { method: 'GET', path: '/desk/messages', roles: rolesThatReadMessages },
  getMessage: { method: 'GET', path: '/desk/message', roles: rolesThatReadMessages },
  replyToMessage: {
    method: 'POST',
    path: '/desk/message/reply',
    roles: rolesThatReplyToMessages,
    requiresConfirmation: true,
    perHour: 60,
    maxBodyBytes: maxTextBytes,
  },
  setMessageState: {
    method: 'POST',
    path: '/desk/message/state',
    roles: rolesThatReplyToMessages,
    perHour: 300,
  },
  listFooters: { method: 'GET', path: '/desk/footer', roles: [...rolesThatEditContent, 'reader'] },
  listFooterVersions: {
    method: 'GET',
    path: '/desk/footer/versions',
    roles: [...rolesThatEditContent, 'reader'],
  },
  previewFooter: {
    method: 'GET',
    path: '/desk/footer/preview',
    roles: [...rolesThatEditContent, 'reader'],
    perHour: 600,
  },
  saveFooterDraft: {
    method: 'POST',
    path: '/desk/footer/save',
    roles: rolesThatEditContent,
    perHour: 300,
    maxBodyBytes: maxTextBytes,
  },
  discardFooterDraft: {
    method: 'POST',
    path: '/desk/footer/discard',
    roles: rolesThatEditContent,
    requiresConfirmation: true,
    perHour: 60,
  },
  publishFooter: {
    method: 'POST',
    path: '/desk/footer/publish',
    roles: rolesThatEditContent,
    requiresConfirmation: true,
    perHour: 30,
  },
  restoreFooter: {
    method: 'POST',
    path: '/desk/footer/restore',
    roles: rolesThatEditContent,
    requiresConfirmation: true,
    perHour: 30,
  },
  listStaff: { method: 'GET', path: '/desk/staff', roles: ['owner'] },
  inviteStaffMember: { method: 'POST', path: '/desk/staff/invite', roles: ['owner'], perHour: 30 },
  createInvitationLink: {
    method: 'POST',
    path: '/desk/staff/invitation-link',
    roles: ['owner'],
    requiresConfirmation: true,
    perHour: 30,
  },
  changeStaffRole: {
    method: 'POST',
    path: '/desk/staff/role',
    roles: ['owner'],
    requiresConfirmation: true,
    perHour: 30,
  },
  deactivateStaffMember: {
    method: 'POST',
    path: '/desk/staff/deactivate',
    roles: ['owner'],
    requiresConfirmation: true,
    perHour: 30,
  },
  listAuditLog: { method: 'GET', path: '/desk/audit-log', roles: allRoles },
  getLaunchChecklist: {
    method: 'GET',
    path: '/desk/launch-checklist',
    roles: rolesThatReadMessages,
  },
} as const satisfies Record<string, DeskRoute>;

export type DeskCall = keyof typeof deskRoutes;

export const confirmationHeader = 'x-confirmation';
export interface ConfirmationRequest {
  confirmation: string;
}

export function canRoleCall(role: DeskRole, call: DeskCall): boolean {
  const route: DeskRoute = deskRoutes[call];
  return route.roles === 'public' || route.roles.includes(role);
}

export function getDeskRoute(call: DeskCall): DeskRoute {
  return deskRoutes[call];
}

export function getHourlyLimit(call: DeskCall, role: DeskRole): number | null {
  const { perHour = null } = getDeskRoute(call);
  return typeof perHour === 'object' ? (perHour?.[role] ?? null) : perHour;
}
