interface Check {
  id: string;
  title: string;
  condition: string;
  file: string;
  whyNotInGate?: string;
  /** The gate skips the check unless one of these paths changed. */
  paths?: readonly string[];
}

const packagePaths = [
  'deploy/',
  'tools/release/package/',
  'package.json',
  'package-lock.json',
] as const;

export const checks = [
  {
    id: 'power-cuts',
    title: 'API and worker killed at every step of a purchase',
    condition: 'nothing paid is lost, nothing is sold twice',
    file: 'apps/api/test/outages/process-kills.test.ts',
  },
  {
    id: 'database-stopped',
    title: 'PostgreSQL stopped hard under load',
    condition: 'sales resume, at most one request per connection is refused, counters equal rows',
    file: 'apps/api/test/outages/database-stopped.machine.test.ts',
  },
  {
    id: 'connections-cut',
    title: 'every database connection terminated repeatedly while in use',
    condition: 'no process ends, nothing paid is lost, counters equal rows',
    file: 'apps/api/test/outages/connections-cut.test.ts',
  },
  {
    id: 'money-sequences',
    title: 'payments, refunds, disputes, events and periodic tasks in any order',
    condition:
      'every payment has a ticket or an incident, every ticket a payment, every hold an order; counters equal rows',
    file: 'apps/api/test/attacks/payment-sequences.test.ts',
  },
  {
    id: 'restored-database',
    title: 'an older database is restored',
    condition: 'every paid order is restored, no number is used twice',
    file: 'apps/api/test/outages/restored-database.test.ts',
  },
  {
    id: 'stripe-hangs',
    title: 'Stripe hangs under many buyers',
    condition: 'every request is answered, no hold remains, sales resume',
    file: 'apps/api/test/outages/outages.test.ts',
  },
  {
    id: 'stripe-fails',
    title: 'Stripe fails',
    condition: 'after five failures requests fail fast, sales resume',
    file: 'apps/api/src/sales/checkout/purchase.routes.test.ts',
  },
  {
    id: 'webhooks-lost',
    title: 'a tenth of all webhooks is lost',
    condition: 'every payment becomes a ticket at its first reconciliation',
    file: 'apps/api/test/outages/lost-webhooks.test.ts',
  },
  {
    id: 'mail-server-down',
    title: 'mail server down while tickets are queued',
    condition: 'every email arrives once',
    file: 'apps/api/test/outages/outages.test.ts',
  },
  {
    id: 'job-retries',
    title: 'retries of a failed job',
    condition: 'more than a day, in gaps of at most 15 min',
    file: 'apps/api/src/platform/queue/queues.test.ts',
  },
  {
    id: 'graceful-shutdown',
    title: 'API stopped during a purchase',
    condition: 'not ready immediately, the purchase completes',
    file: 'apps/api/test/outages/outages.test.ts',
  },
  {
    id: 'alerting',
    title: 'alerts, from a metric in the database to an email',
    condition: 'a running process exports every metric used by an alert; an alert is emailed',
    file: 'apps/api/test/metrics/alerts.machine.test.ts',
  },
  {
    id: 'installed-machine',
    title: 'the package on an empty machine',
    condition:
      'sells after installation, restarts after a kill, keeps data after removal, starts on boot',
    file: 'tools/drills/drill.ts',
    whyNotInGate: 'boots a machine, which takes minutes and privileges that CI may not have',
  },
  {
    id: 'containers',
    title: 'the image, one container for each role (podman with runc)',
    condition:
      'sells without root on a read-only file system, also while one is killed; contains no secret',
    file: 'tools/drills/container/container.ts',
    whyNotInGate:
      'builds an image on a local Debian base, which takes minutes and privileges that CI may not have',
  },
  {
    id: 'upgraded-under-load',
    title: 'upgrade, rollback, an older and a broken package, under load',
    condition:
      'no request fails, no script is missing, a tab of the previous version can still buy',
    file: 'tools/drills/drill.ts',
    whyNotInGate: 'boots a machine, which takes minutes and privileges that CI may not have',
  },
  {
    id: 'rebuilt',
    title: 'the site built on the server under load by the builder package',
    condition:
      'the site is updated and no request fails; the builder has no secrets and no network; forged output is refused',
    file: 'tools/drills/drill.ts',
    whyNotInGate: 'boots a machine, which takes minutes and privileges that CI may not have',
  },
  {
    id: 'encrypted',
    title: 'a certificate is issued and renewed',
    condition: 'by the challenge of port 80; HTTP/2, HSTS, no old TLS, no request fails meanwhile',
    file: 'tools/drills/drill.ts',
    whyNotInGate: 'boots a machine, which takes minutes and privileges that CI may not have',
  },
  {
    id: 'restore-drill',
    title: 'the database and its disk are destroyed, twice',
    condition:
      'restored from encrypted backups to a point in time, then to the last minute; every paid order has its ticket, no number is used twice',
    file: 'tools/drills/restore.ts',
    whyNotInGate: 'requires pgBackRest and takes minutes',
  },
  {
    id: 'renewed-under-load',
    title: 'both API processes restarted under load',
    condition: 'no request fails',
    file: 'e2e/tests/rush.spec.ts',
  },
  {
    id: 'hung-process',
    title: 'an API process that accepts requests and never responds',
    condition:
      'the other process serves, no POST is sent twice, the process is used again after recovery',
    file: 'e2e/tests/hung-process.spec.ts',
  },
  {
    id: 'rush-sales',
    title: 'the rush, Stripe at its 25 a second',
    condition: 'every buyer succeeds at nine tenths of the nginx limit, no 5xx',
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
    condition: 'the others wait at most twice as long',
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
    title: 'two clients that try to hold all of 20 tickets and solve every proof of work',
    condition: 'they hold 16, 8 each; others can still buy',
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
    condition: 'one payment, one ticket, one email',
    file: 'apps/api/src/sales/settlement/webhook.routes.test.ts',
  },
  {
    id: 'announcement',
    title: 'announcement with the worker killed halfway',
    condition: 'each recipient gets one email',
    file: 'apps/api/test/outages/announcement-worker-killed.test.ts',
  },
  {
    id: 'hostile-calls',
    title: 'hostile calls to every address of the API',
    condition: 'no 5xx, no price changed, nothing paid',
    file: 'apps/api/test/attacks/bad-input.test.ts',
  },
  {
    id: 'hostile-memory',
    title: 'memory of the API after hostile calls',
    condition: 'less than 150 MB more',
    file: 'apps/api/test/attacks/bad-input.test.ts',
  },
  {
    id: 'hostile-recipients',
    title: 'emails to hostile addresses that were accepted',
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
    condition: 'nothing runs, loads or is displayed in a page without protection',
    file: 'e2e/tests/footer-hostile.spec.ts',
  },
  {
    id: 'hostile-footers-browser',
    title: 'hostile footers, raw from the API',
    condition: 'nothing runs, loads or is displayed in the real page',
    file: 'e2e/tests/footer-hostile.spec.ts',
  },
  {
    id: 'hostile-messages',
    title: 'hostile names, subjects and addresses at the contact form',
    condition: 'no header injected, one recipient per email',
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
    title: 'one solved ALTCHA sent ten times at once',
    condition: 'accepted once',
    file: 'apps/api/test/attacks/contact.test.ts',
  },
  {
    id: 'contact-mails',
    title: 'a message by keyboard in each language',
    condition: 'one email to the organiser, one to the sender',
    file: 'e2e/tests/contact.spec.ts',
  },
  {
    id: 'client-address',
    title: 'a client that sends a false address',
    condition: 'is rate limited and logged with its real address',
    file: 'e2e/tests/client-address.spec.ts',
  },
  {
    id: 'database-role',
    title: "schema changes as the API's database role",
    condition: 'every one is refused',
    file: 'apps/api/src/platform/db/grant-rights.test.ts',
  },
  {
    id: 'database-deletes',
    title:
      "attempts to delete orders, tickets, events and audit log rows as the API's database role",
    condition: 'every one is refused, and no function deletes more than its rule says',
    file: 'apps/api/src/platform/db/deletion-rights.test.ts',
  },
  {
    id: 'retention',
    title: 'retention periods of the privacy policy',
    condition: 'data is deleted when its period ends, not before',
    file: 'apps/api/src/admin/privacy/enforce-retention.test.ts',
  },
  {
    id: 'log-retention',
    title: "lines of nginx's log under logrotate",
    condition: 'deleted within the period of the privacy policy',
    file: 'tools/release/log-retention.machine.test.ts',
  },
  {
    id: 'press-files',
    title: 'press files through the server',
    condition: 'every file has the size and format stated in its link',
    file: 'e2e/tests/press.spec.ts',
  },
  {
    id: 'modified-html',
    title: 'pages modified before hydration',
    condition: 'all text is present; menu, dialog and form work',
    file: 'e2e/tests/modified-html.spec.ts',
  },
  {
    id: 'line-breaks',
    title:
      'words, dates and times on pages, in dialogs, states and emails, at every width and in every language',
    condition:
      'no word is broken without a hyphen, no date or time is split, no line begins with a comma',
    file: 'e2e/tests/line-breaks.spec.ts',
  },
  {
    id: 'other-engines',
    title: 'home, language, programme, purchase, order, contact and 404 in Firefox and WebKitGTK',
    condition: 'every journey passes as in Chromium, without blocked requests or errors',
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
    condition: 'accessibility, best practices and SEO 100; performance is informative',
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
    title: 'source maps, hidden files and versions over HTTP',
    condition: 'none is served',
    file: 'e2e/tests/http-responses.spec.ts',
  },
  {
    id: 'hostile-addresses',
    title: 'hostile URLs sent to nginx byte by byte',
    condition: 'no redirect to another site, no header injected',
    file: 'e2e/tests/canonical-urls.spec.ts',
  },
  {
    id: 'api-problems',
    title: 'requests that nginx refuses',
    condition: 'every refusal is a problem document of the contract',
    file: 'e2e/tests/api-problems.spec.ts',
  },
  {
    id: 'bill-of-materials',
    title: 'bill of materials (CycloneDX)',
    condition: 'every locked package is listed with an allowed licence',
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
    condition: 'every signature is valid',
    file: 'tools/release/supply/supply.ts',
  },
  {
    id: 'changed-content',
    title: 'tests over a copy with other prices, days, speakers, sessions, galas and pages',
    condition: 'only shipped.test.ts fails',
    file: 'tools/acceptance/changed-content/changed-content.ts',
    paths: ['apps/web/', 'packages/', 'tools/acceptance/changed-content/', 'package-lock.json'],
  },
  {
    id: 'changed-facts',
    title: 'site built with other dates and prices',
    condition: 'no built file contains an old date or price',
    file: 'apps/web/build-steps/facts-change.machine.test.ts',
    paths: ['apps/web/', 'packages/', 'tools/acceptance/changed-content/', 'package-lock.json'],
  },
  {
    id: 'server-package',
    title: 'API and worker run from the Debian package alone',
    condition: 'contains no development files; sells a ticket and emails it',
    file: 'apps/api/test/packaged/packaged.machine.test.ts',
    paths: [...packagePaths, 'apps/api/migrations/', 'apps/api/package.json'],
  },
  {
    id: 'builder-package',
    title: 'package that builds the site on a server',
    condition: 'contains only what the site build requires; starts under systemd only',
    file: 'tools/release/package/builder.machine.test.ts',
    paths: [...packagePaths, 'apps/web/build-steps/', 'apps/web/package.json'],
  },
] as const satisfies readonly Check[];

export type CheckId = (typeof checks)[number]['id'];

export const acceptanceOnly = checks.filter((check) => 'whyNotInGate' in check);
export const gateChecks = checks.filter((check) => !('whyNotInGate' in check));

export function findUnaffectedChecks(changedPaths: readonly string[] | null) {
  if (!changedPaths) return [];
  return gateChecks.filter(
    (check) =>
      'paths' in check &&
      !changedPaths.some((changed) => check.paths.some((path) => changed.startsWith(path))),
  );
}
