/**
 * Everything that `npm run proof` must have a figure for, with the condition it is held to and the
 * file that measures it. A row here that reports nothing shows as missing, and missing is a failure.
 */
export const checks = [
  {
    id: 'power-cuts',
    title: 'API and worker killed at every step of a purchase',
    condition: 'nothing paid is lost, nothing is sold twice',
    file: 'apps/api/test/faults.test.ts',
  },
  {
    id: 'database-stopped',
    title: 'PostgreSQL stopped hard under load',
    condition: 'sells again within 5 s, counters equal rows',
    file: 'apps/api/test/outages.test.ts',
  },
  {
    id: 'stripe-hangs',
    title: 'Stripe hangs under many buyers',
    condition: 'everyone is answered within 5 s, nothing stays held, sells again after',
    file: 'apps/api/test/outages.test.ts',
  },
  {
    id: 'stripe-fails',
    title: 'Stripe fails',
    condition: 'after five failures nobody waits, sells again when it is back',
    file: 'apps/api/src/orders/purchase-route.test.ts',
  },
  {
    id: 'webhooks-lost',
    title: 'a tenth of all webhooks never comes',
    condition: "every payment is a ticket within two of the reconciler's intervals",
    file: 'apps/api/test/lost-webhooks.test.ts',
  },
  {
    id: 'mail-server-away',
    title: 'mail server away while tickets are owed',
    condition: 'every mail arrives, once',
    file: 'apps/api/test/outages.test.ts',
  },
  {
    id: 'mail-patience',
    title: 'how long a failed job is tried again',
    condition: 'more than a day, in gaps of at most 15 min',
    file: 'apps/api/src/queue/queues.test.ts',
  },
  {
    id: 'end-in-purchase',
    title: 'API asked to end in mid-purchase',
    condition: 'not ready at once, the purchase is finished',
    file: 'apps/api/test/outages.test.ts',
  },
  {
    id: 'renewed-under-load',
    title: 'both API processes renewed under load',
    condition: 'no request fails',
    file: 'e2e/tests/rush.spec.ts',
  },
  {
    id: 'rush-sales',
    title: 'the rush, Stripe at its 25 a second',
    condition: 'everyone is answered and buys, 18 sales/s or more, no 5xx',
    file: 'e2e/tests/rush.spec.ts',
  },
  {
    id: 'rush-pages',
    title: 'a static page during the rush',
    condition: 'p99 below 100 ms',
    file: 'e2e/tests/rush.spec.ts',
  },
  {
    id: 'quota',
    title: 'purchases beyond a quota, over two processes',
    condition: 'exactly the quota is held',
    file: 'apps/api/test/quota.test.ts',
  },
  {
    id: 'webhooks-repeated',
    title: 'one webhook many times at once',
    condition: 'one payment, one ticket, one mail',
    file: 'apps/api/src/payments/webhook-route.test.ts',
  },
  {
    id: 'announcement',
    title: 'announcement, worker killed half way',
    condition: 'each person gets one mail',
    file: 'apps/api/test/announce.test.ts',
  },
  {
    id: 'hostile-calls',
    title: 'hostile calls to every address of the API',
    condition: 'no 5xx, no price moved, nothing paid',
    file: 'apps/api/test/bad-input.test.ts',
  },
  {
    id: 'hostile-memory',
    title: 'memory of the API after them',
    condition: 'less than 150 MB more',
    file: 'apps/api/test/bad-input.test.ts',
  },
  {
    id: 'hostile-recipients',
    title: 'mails to the addresses that were taken',
    condition: 'one recipient each, no header injected',
    file: 'apps/api/test/bad-input.test.ts',
  },
  {
    id: 'hostile-checkouts',
    title: 'hostile payment addresses at the dialog',
    condition: 'none is followed',
    file: 'apps/web/src/purchase/checkout-address.test.ts',
  },
  {
    id: 'axe',
    title: 'axe on every page in every language',
    condition: 'no violation',
    file: 'e2e/tests/accessibility.spec.ts',
  },
  {
    id: 'axe-states',
    title: 'axe with menus, dialogs and errors open',
    condition: 'no violation',
    file: 'e2e/tests/accessibility.spec.ts',
  },
  {
    id: 'lighthouse',
    title: 'Lighthouse on a phone: performance of each page',
    condition: '95 or more (home 88 in the short form), everything else 100',
    file: 'e2e/tests/lighthouse.spec.ts',
  },
  {
    id: 'home-weight',
    title: 'home with everything on it',
    condition: 'at most 340 KB',
    file: 'e2e/tests/budget.spec.ts',
  },
  {
    id: 'home-scripts',
    title: 'JavaScript of the first load of home',
    condition: 'at most 130 KB',
    file: 'e2e/tests/budget.spec.ts',
  },
  {
    id: 'logs-clean',
    title: 'log lines of the browser journeys',
    condition: 'no address, key, token or payment page in any',
    file: 'e2e/tests/logs.spec.ts',
  },
  {
    id: 'hidden-files',
    title: 'source maps, hidden files and versions at the door',
    condition: 'none is served or told',
    file: 'e2e/tests/addresses.spec.ts',
  },
  {
    id: 'materials',
    title: 'bill of materials (CycloneDX)',
    condition: 'every locked package is listed, with a licence that we take',
    file: 'tools/supply/supply.ts',
  },
  {
    id: 'lockfile',
    title: 'lock file',
    condition: 'every package has a hash and comes from the registry',
    file: 'tools/supply/lockfile.test.ts',
  },
  {
    id: 'secrets',
    title: 'secrets in repository, build and history',
    condition: 'none',
    file: 'tools/supply/supply.ts',
  },
  {
    id: 'audit',
    title: 'npm audit',
    condition: 'no finding that is high or worse',
    file: 'tools/supply/supply.ts',
  },
  {
    id: 'signatures',
    title: 'npm audit signatures',
    condition: 'every signature fits',
    file: 'tools/supply/supply.ts',
  },
] as const;

export type CheckId = (typeof checks)[number]['id'];
