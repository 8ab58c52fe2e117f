import type { DeskCall } from '@kongres/contract/desk/routes';

/** Screens in the order of the navigation; `requiredCall` is the call that decides who may see each. */
export const screens = [
  { path: '/overview', name: 'overview', requiredCall: 'getOverview' },
  { path: '/orders', name: 'orders', requiredCall: 'listOrders' },
  { path: '/complimentary-tickets', name: 'complimentaryTickets', requiredCall: 'checkTicketList' },
  { path: '/quotas', name: 'quotas', requiredCall: 'listQuotas' },
  { path: '/report', name: 'report', requiredCall: 'getReport' },
  { path: '/announcements', name: 'announcements', requiredCall: 'listAnnouncements' },
  { path: '/messages', name: 'messages', requiredCall: 'listMessages' },
  { path: '/live', name: 'live', requiredCall: 'getLiveDay' },
  { path: '/footer', name: 'footer', requiredCall: 'listFooters' },
  { path: '/staff', name: 'staff', requiredCall: 'listStaff' },
  { path: '/audit-log', name: 'auditLog', requiredCall: 'listAuditLog' },
] as const satisfies readonly { path: string; name: string; requiredCall: DeskCall }[];
