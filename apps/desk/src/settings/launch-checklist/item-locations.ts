import type { LaunchItemId } from '@kongres/contract/desk/settings/launch-checklist';
import { screens } from '../../lib/screens.ts';

type ScreenPath = (typeof screens)[number]['path'];

/** Where each item is fixed: a screen of the desk, or a section of docs/operations.md. */
export const itemLocations = {
  sale: { screen: '/quotas' },
  payment: { screen: '/orders' },
  needs_attention: { screen: '/overview' },
  owners: { screen: '/staff' },
  reminders: { screen: '/announcements' },
  footer: { screen: '/footer' },
  environment: { part: 'Environments' },
  address: { part: 'Environments' },
  key: { part: 'Rotating secrets' },
  test_payments: { part: 'Before the launch' },
  clock: { part: 'Edition clock' },
  sender: { part: 'Email DNS records' },
  email: { part: 'Email sending' },
  worker: { part: 'Monitoring' },
  backup: { part: 'Backups' },
} as const satisfies Record<LaunchItemId, { screen: ScreenPath } | { part: string }>;

/** Section of docs/operations.md about replacing placeholder values. */
export const placeholdersSection = 'Before the launch';
