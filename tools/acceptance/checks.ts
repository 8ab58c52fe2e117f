interface Check {
  id: string;
  title: string;
  condition: string;
  /** The test or program that measures it. */
  file: string;
  whyNotInGate?: string;
  /** The gate runs it only when one of these paths changed; `npm run acceptance` always does. */
  paths?: readonly string[];
}

const packagePaths = [
  'deploy/',
  'tools/release/package/',
  'package.json',
  'package-lock.json',
] as const;

/** Every row of the acceptance table. A row without a result counts as a failure. */
export const checks = [
  {
    id: 'power-cuts',
    title: 'API and worker killed at every step of a purchase',
    condition: 'nothing paid is lost, nothing is sold twice',
    file: 'apps/api/test/outages/faults.test.ts',
  },
  {
    id: 'database-stopped',
    title: 'PostgreSQL stopped hard under load',
    condition:
      'sells again once it is back, at most one refused for each connection, counters equal rows',
    file: 'apps/api/test/outages/database-stopped.machine.test.ts',
  },
  {
    id: 'connections-cut',
    title: 'every database connection cut in mid-use, again and again',
    condition: 'no process ends, nothing paid is lost, counters equal rows',
    file: 'apps/api/test/outages/connections-cut.test.ts',
  },
  {
    id: 'money-sequences',
    title: 'payments, refunds, disputes, events and rounds in any order',
    condition:
      'money kept has a ticket or was told, a ticket has money, no hold without an owner, counters equal rows',
    file: 'apps/api/test/attacks/money-sequences.test.ts',
  },
  {
    id: 'restored-database',
    title: 'an older database is restored',
    condition: 'every paid order comes back as it was, no number is given twice',
    file: 'apps/api/test/outages/restored-database.test.ts',
  },
  {
    id: 'stripe-hangs',
    title: 'Stripe hangs under many buyers',
    condition: 'everyone is answered, nothing stays held, sells again after',
    file: 'apps/api/test/outages/outages.test.ts',
  },
  {
    id: 'stripe-fails',
    title: 'Stripe fails',
    condition: 'after five failures nobody waits, sells again when it is back',
    file: 'apps/api/src/sales/checkout/purchase-route.test.ts',
  },
  {
    id: 'webhooks-lost',
    title: 'a tenth of all webhooks never comes',
    condition: 'every payment is a ticket the first time the reconciler asks about it',
    file: 'apps/api/test/outages/lost-webhooks.test.ts',
  },
  {
    id: 'mail-server-away',
    title: 'mail server away while tickets are owed',
    condition: 'every mail arrives, once',
    file: 'apps/api/test/outages/outages.test.ts',
  },
  {
    id: 'mail-patience',
    title: 'how long a failed job is tried again',
    condition: 'more than a day, in gaps of at most 15 min',
    file: 'apps/api/src/platform/queue/queues.test.ts',
  },
  {
    id: 'end-in-purchase',
    title: 'API asked to end in mid-purchase',
    condition: 'not ready at once, the purchase is finished',
    file: 'apps/api/test/outages/outages.test.ts',
  },
  {
    id: 'watched',
    title: 'alerts, from a figure in the database to a mail',
    condition:
      'every figure that an alert asks for is told by a running process; an alert is mailed',
    file: 'apps/api/test/watched/watched.machine.test.ts',
  },
  {
    id: 'installed-machine',
    title: 'the package on an empty machine',
    condition:
      'installed, it sells; killed, it comes back; removed, it leaves the data; booted, it starts by itself',
    file: 'tools/drills/drill.ts',
    whyNotInGate: 'boots a machine, which takes minutes and rights that a CI may not have',
  },
  {
    id: 'containers',
    title: 'the image, one container for each role (podman with runc)',
    condition:
      'sells without root and with nothing to write to, also while one is killed; holds no secret',
    file: 'tools/drills/container/container.ts',
    whyNotInGate:
      'builds an image over a Debian of its own, which takes minutes and rights that a CI may not have',
  },
  {
    id: 'upgraded-under-load',
    title: 'a new version, back, an older package, and one that is broken, under load',
    condition:
      'no request fails, no script is refused, an open tab of the version before still buys',
    file: 'tools/drills/drill.ts',
    whyNotInGate: 'boots a machine, which takes minutes and rights that a CI may not have',
  },
  {
    id: 'rebuilt',
    title: 'the site built on the server, under load, by the package that knows no secret',
    condition:
      'visitors see it and no request fails; the builder reads no secret and reaches nobody; what it forges is refused',
    file: 'tools/drills/drill.ts',
    whyNotInGate: 'boots a machine, which takes minutes and rights that a CI may not have',
  },
  {
    id: 'encrypted',
    title: 'a certificate is issued and renewed',
    condition: 'by the challenge of port 80; HTTP/2, HSTS, no old TLS, no request fails meanwhile',
    file: 'tools/drills/drill.ts',
    whyNotInGate: 'boots a machine, which takes minutes and rights that a CI may not have',
  },
  {
    id: 'restore-drill',
    title: 'the database and its disk are destroyed, twice',
    condition:
      'restored from encrypted backups to a moment, then to the last minute; every paid order is back with its ticket, no number is given twice',
    file: 'tools/drills/restore.ts',
    whyNotInGate: 'needs pgBackRest, and waits for minutes to be archived',
  },
  {
    id: 'renewed-under-load',
    title: 'both API processes renewed under load',
    condition: 'no request fails',
    file: 'e2e/tests/rush.spec.ts',
  },
  {
    id: 'hung-process',
    title: 'an API process that takes calls and never answers',
    condition: 'the other one serves, no POST is sent twice, used again when it goes on',
    file: 'e2e/tests/hung-process.spec.ts',
  },
  {
    id: 'rush-sales',
    title: 'the rush, Stripe at its 25 a second',
    condition: 'everyone is answered and buys, nine tenths of what nginx lets through, no 5xx',
    file: 'e2e/tests/rush.spec.ts',
  },
  {
    id: 'rush-pages',
    title: 'a static page during the rush',
    condition: 'p99 below 100 ms or ten times its own before the rush',
    file: 'e2e/tests/rush.spec.ts',
  },
  {
    id: 'hostile-client',
    title: 'one client at 50 calls a second, six others buying',
    condition: 'they wait at most twice as long as without it',
    file: 'e2e/tests/hostile-client.spec.ts',
  },
  {
    id: 'quota',
    title: 'purchases beyond a quota, over two processes',
    condition: 'exactly the quota is held',
    file: 'apps/api/test/attacks/quota.test.ts',
  },
  {
    id: 'hoarding',
    title: 'two clients that want every one of 20 places and do all the work they are asked for',
    condition: 'hold 16, 8 each; others still buy',
    file: 'apps/api/test/attacks/hoarding.test.ts',
  },
  {
    id: 'ticket-files',
    title: '60 downloads of one ticket and of 12 others at once',
    condition: 'no 5xx, another call at most 5 times as slow (or 500 ms), all 60 get it',
    file: 'apps/api/test/attacks/ticket-files.test.ts',
  },
  {
    id: 'webhooks-repeated',
    title: 'one webhook many times at once',
    condition: 'one payment, one ticket, one mail',
    file: 'apps/api/src/sales/settlement/webhook-route.test.ts',
  },
  {
    id: 'announcement',
    title: 'announcement, worker killed half way',
    condition: 'each person gets one mail',
    file: 'apps/api/test/outages/announce.test.ts',
  },
  {
    id: 'hostile-calls',
    title: 'hostile calls to every address of the API',
    condition: 'no 5xx, no price moved, nothing paid',
    file: 'apps/api/test/attacks/bad-input.test.ts',
  },
  {
    id: 'hostile-memory',
    title: 'memory of the API after them',
    condition: 'less than 150 MB more',
    file: 'apps/api/test/attacks/bad-input.test.ts',
  },
  {
    id: 'hostile-recipients',
    title: 'mails to the addresses that were taken',
    condition: 'one recipient each, no header injected',
    file: 'apps/api/test/attacks/bad-input.test.ts',
  },
  {
    id: 'hostile-checkouts',
    title: 'hostile payment addresses at the dialog',
    condition: 'none is followed',
    file: 'apps/web/src/lib/api/checkout-address.test.ts',
  },
  {
    id: 'hostile-footers-server',
    title: 'hostile footers, cleaned by the server alone',
    condition: 'nothing runs, loads or stands there, in a page without any protection',
    file: 'e2e/tests/footer-hostile.spec.ts',
  },
  {
    id: 'hostile-footers-browser',
    title: 'hostile footers, raw from the API',
    condition: 'nothing runs, loads or stands there, in the real page',
    file: 'e2e/tests/footer-hostile.spec.ts',
  },
  {
    id: 'hostile-messages',
    title: 'hostile names, subjects and addresses at the contact form',
    condition: 'no header injected, one recipient for each mail',
    file: 'apps/api/test/attacks/contact.test.ts',
  },
  {
    id: 'contact-limits',
    title: 'contact form, over two processes',
    condition: '3 an hour from an address, 10 a minute from a client',
    file: 'apps/api/test/attacks/contact.test.ts',
  },
  {
    id: 'contact-proof',
    title: 'one solved ALTCHA brought ten times at once',
    condition: 'accepted once',
    file: 'apps/api/test/attacks/contact.test.ts',
  },
  {
    id: 'contact-mails',
    title: 'a message by keyboard in each language',
    condition: 'one mail to the organiser, one to the sender',
    file: 'e2e/tests/contact.spec.ts',
  },
  {
    id: 'client-address',
    title: 'a client that names another address',
    condition: 'is counted and written down as itself',
    file: 'e2e/tests/client-address.spec.ts',
  },
  {
    id: 'database-role',
    title: "schema changes as the API's database role",
    condition: 'every one is refused',
    file: 'apps/api/src/platform/db/grant-rights.test.ts',
  },
  {
    id: 'erasing',
    title: "attempts to erase orders, tickets, events and deeds as the API's database role",
    condition: 'every one is refused, and no function deletes more than its rule says',
    file: 'apps/api/src/platform/db/erasing.test.ts',
  },
  {
    id: 'promises',
    title: 'promises of the privacy policy about deletion',
    condition:
      'each is kept to the second by the moved clock: gone when its time is over, not before',
    file: 'apps/api/src/admin/privacy/keep-promises.test.ts',
  },
  {
    id: 'promised-logs',
    title: "lines of nginx's log under logrotate",
    condition: 'gone within the days of the privacy policy',
    file: 'tools/release/log-retention.machine.test.ts',
  },
  {
    id: 'press-files',
    title: 'press files through the server',
    condition: 'every one opens, with the size and format that its link names',
    file: 'e2e/tests/press.spec.ts',
  },
  {
    id: 'altered-pages',
    title: 'pages altered before hydration',
    condition: 'every word is still there; menu, dialog and form work',
    file: 'e2e/tests/altered-pages.spec.ts',
  },
  {
    id: 'torn-lines',
    title:
      'words, dates and hours on pages, in dialogs, states and mails, at every width and in every language',
    condition:
      'no word is broken without a hyphen, no date or hour torn, no line begins with a comma',
    file: 'e2e/tests/torn-lines.spec.ts',
  },
  {
    id: 'other-engines',
    title: 'home, language, programme, purchase, order, contact and 404 in Firefox and WebKitGTK',
    condition: 'every journey ends as in Chromium, nothing refused, nothing thrown',
    file: 'e2e/tests/other-engines.spec.ts',
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
    title: 'Lighthouse on a phone',
    condition: 'accessibility, best practices and SEO 100; performance is only told',
    file: 'e2e/tests/lighthouse.spec.ts',
  },
  {
    id: 'page-speed',
    title: "CPU time of a phone's main thread, with our scripts to without them",
    condition: 'home at most 1.8, other pages at most 2.5',
    file: 'e2e/tests/page-speed.spec.ts',
  },
  {
    id: 'page-paint',
    title: "largest paint of a phone's first screen, with our scripts to without them",
    condition: 'home and kup-bilet at most 1.3',
    file: 'e2e/tests/page-speed.spec.ts',
  },
  {
    id: 'home-weight',
    title: 'home with everything on it',
    condition: 'at most 290 KB',
    file: 'e2e/tests/budget.spec.ts',
  },
  {
    id: 'home-scripts',
    title: 'JavaScript of the first load of home',
    condition: 'at most 125 KB',
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
    id: 'hostile-addresses',
    title: 'hostile addresses at the door, byte by byte',
    condition: 'none leads elsewhere, none writes a header',
    file: 'e2e/tests/spelling.spec.ts',
  },
  {
    id: 'api-problems',
    title: 'calls that nginx refuses before the API hears of them',
    condition: 'every refusal is a problem document of the contract',
    file: 'e2e/tests/api-problems.spec.ts',
  },
  {
    id: 'materials',
    title: 'bill of materials (CycloneDX)',
    condition: 'every locked package is listed, with a licence that we take',
    file: 'tools/release/supply/supply.ts',
  },
  {
    id: 'lockfile',
    title: 'lock file',
    condition: 'every package has a hash and comes from the registry',
    file: 'tools/release/supply/lockfile.test.ts',
  },
  {
    id: 'secrets',
    title: 'secrets in repository, build and history',
    condition: 'none',
    file: 'tools/release/supply/supply.ts',
  },
  {
    id: 'audit',
    title: 'npm audit',
    condition: 'no finding that is high or worse',
    file: 'tools/release/supply/supply.ts',
  },
  {
    id: 'signatures',
    title: 'npm audit signatures',
    condition: 'every signature fits',
    file: 'tools/release/supply/supply.ts',
  },
  {
    id: 'changed-content',
    title: 'tests over a copy with other prices, days, speakers, sessions, galas and pages',
    condition: 'only the file that states what is shipped fails',
    file: 'tools/acceptance/changed-content/changed-content.ts',
    paths: ['apps/web/', 'packages/', 'tools/acceptance/changed-content/', 'package-lock.json'],
  },
  {
    id: 'changed-facts',
    title: 'site built with other dates and prices',
    condition: 'no old date or price is left in any built file',
    file: 'apps/web/build-steps/facts-change.machine.test.ts',
    paths: ['apps/web/', 'packages/', 'tools/acceptance/changed-content/', 'package-lock.json'],
  },
  {
    id: 'server-package',
    title: 'API and worker run from the Debian package alone',
    condition: 'holds what runs and no development file; sells a ticket and mails it',
    file: 'apps/api/test/packaged/packaged.machine.test.ts',
    paths: [...packagePaths, 'apps/api/migrations/', 'apps/api/package.json'],
  },
  {
    id: 'builder-package',
    title: 'package that builds the site on a server',
    condition: 'holds what builds and nothing that sells; starts by systemd alone',
    file: 'tools/release/package/builder.machine.test.ts',
    paths: [...packagePaths, 'apps/web/build-steps/', 'apps/web/package.json'],
  },
] as const satisfies readonly Check[];

export type CheckId = (typeof checks)[number]['id'];

export const acceptanceOnly = checks.filter((check) => 'whyNotInGate' in check);
export const gateChecks = checks.filter((check) => !('whyNotInGate' in check));

/** The checks that the gate leaves out because none of their paths is among the changed ones. */
export function findUnaffectedChecks(changedPaths: readonly string[] | null) {
  if (!changedPaths) return [];
  return gateChecks.filter(
    (check) =>
      'paths' in check &&
      !changedPaths.some((changed) => check.paths.some((path) => changed.startsWith(path))),
  );
}
