/**
 * Folders in layers from top to bottom. Code imports lower layers only. Files beside the folders are listed with their
 * extension.
 */
interface Layers {
  folder: string;
  layers: readonly (readonly string[])[];
  /** Exceptions that are loaded lazily. */
  except?: readonly string[];
}

export const importOrder: readonly Layers[] = [
  {
    folder: 'apps/api/src',
    layers: [
      ['main', 'cli'],
      ['admin'],
      ['comms', 'attendee'],
      ['live'],
      ['sales'],
      ['content'],
      ['platform'],
    ],
  },
  {
    folder: 'apps/api/src/admin',
    layers: [
      ['routes'],
      ['http', 'launch-checklist'],
      ['overview', 'exports', 'privacy'],
      ['staff'],
    ],
  },
  {
    folder: 'apps/api/src/live',
    layers: [['room-access', 'room-chat'], ['recordings', 'rooms'], ['streaming']],
  },
  {
    folder: 'apps/api/src/sales',
    layers: [
      ['checkout', 'order-page'],
      ['settlement', 'transfers', 'complimentary-tickets'],
      ['order-emails', 'order-search', 'check-in'],
      ['tickets', 'payments', 'reports'],
      ['orders', 'quotas'],
      ['prices'],
    ],
  },
  {
    folder: 'apps/api/src/platform',
    layers: [
      ['incidents', 'http'],
      ['context.ts'],
      ['queue', 'email', 'clock', 'metrics', 'audit-log', 'proof-of-work'],
      ['db'],
      ['config', 'texts', 'pdf', 'tokens.ts', 'log.ts'],
    ],
  },
  {
    folder: 'apps/web/src',
    layers: [
      ['root.tsx', 'routes.ts', 'entry.client.tsx', 'entry.server.tsx'],
      ['routes', 'component-gallery'],
      ['layout', 'features'],
      ['offline'],
      ['components'],
      ['illustrations', 'lib'],
    ],
    except: ['apps/web/src/layout/search/load-search.ts'],
  },
  {
    folder: 'apps/web/src/features',
    layers: [['attendee', 'expo', 'marketing', 'programme', 'search', 'shop']],
  },
  {
    folder: 'apps/web/src/features/attendee',
    layers: [
      ['lobby'],
      ['checklist', 'live-day', 'certificates'],
      ['room'],
      ['room-chat', 'recordings'],
      ['player'],
      ['board'],
      ['shared'],
    ],
  },
  {
    folder: 'apps/desk/src',
    layers: [
      ['app'],
      ['sales', 'content', 'live', 'comms', 'settings', 'auth'],
      ['components'],
      ['lib'],
      ['i18n'],
    ],
  },
  {
    folder: 'apps/desk/src/sales',
    layers: [
      ['overview', 'complimentary-tickets', 'reports', 'exports'],
      ['orders', 'quotas'],
      ['prices'],
    ],
  },
  {
    folder: 'apps/desk/src/live',
    layers: [['rooms'], ['sessions', 'room-chat', 'workshops'], ['shared']],
  },
  { folder: 'packages', layers: [['contract', 'pdf', 'ui'], ['content']] },
  {
    folder: 'tools',
    layers: [
      ['drills', 'bench'],
      ['release'],
      ['acceptance'],
      ['dev'],
      ['lib'],
      ['lint', 'stripe-double'],
    ],
  },
  {
    folder: 'tools/dev',
    layers: [['dev.ts'], ['stack'], ['sample-congress', 'sample-streams', 'list-price.ts']],
  },
  {
    folder: 'deploy',
    layers: [['release'], ['monitoring'], ['nginx', 'lib'], ['builder', 'live']],
  },
];
