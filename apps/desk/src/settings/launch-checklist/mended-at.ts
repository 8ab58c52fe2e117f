import type { LaunchItemId } from '@kongres/contract/desk/settings/launch';
import { screens } from '../../lib/screens.ts';

type ScreenPath = (typeof screens)[number]['path'];

/** Where each item is mended: at a screen of the desk, or by whoever runs the server, with a part of their guide. */
export const mendedAt = {
  sale: { screen: '/sale' },
  payment: { screen: '/orders' },
  waiting: { screen: '/overview' },
  owners: { screen: '/people' },
  reminders: { screen: '/announcements' },
  footer: { screen: '/footer' },
  stage: { part: 'Stages' },
  address: { part: 'Stages' },
  key: { part: 'Secrets, and how each is changed' },
  trials: { part: 'Before the launch' },
  clock: { part: 'The edition’s clock' },
  sender: { part: 'Mail that arrives' },
  mail: { part: 'Mails' },
  worker: { part: 'What to watch' },
  backup: { part: 'Backups' },
} as const satisfies Record<LaunchItemId, { screen: ScreenPath } | { part: string }>;

/** What whoever replaces a fact reads. */
export const factsPart = 'Before the launch';
