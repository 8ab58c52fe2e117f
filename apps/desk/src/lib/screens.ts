import type { DeskCall } from '@kongres/contract/desk/rules';

/** The screens of the bar, in its order, each for whoever may make the call that fills it. */
export const screens = [
  { path: '/overview', name: 'overview', reads: 'overview' },
  { path: '/orders', name: 'orders', reads: 'orders' },
  { path: '/issuing', name: 'issuing', reads: 'issueCheck' },
  { path: '/sale', name: 'stock', reads: 'stock' },
  { path: '/numbers', name: 'numbers', reads: 'report' },
  { path: '/announcements', name: 'announcements', reads: 'announcements' },
  { path: '/messages', name: 'messages', reads: 'messages' },
  { path: '/live', name: 'live', reads: 'live' },
  { path: '/footer', name: 'footer', reads: 'footer' },
  { path: '/people', name: 'people', reads: 'people' },
  { path: '/journal', name: 'journal', reads: 'journal' },
] as const satisfies readonly { path: string; name: string; reads: DeskCall }[];
