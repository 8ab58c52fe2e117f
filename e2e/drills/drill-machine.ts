import { runInside } from '@kongres/tools/drills/run-inside';
import { projectInside } from '@kongres/tools/drills/machine';
import { drillMachinePid, siteOrigin, stack } from '../config.ts';

export function runOnMachine(script: string): Promise<string> {
  return runInside(drillMachinePid, script);
}

export const getPackagePath = (version: string) =>
  `${projectInside}/.stack/drill/packages/kongres_${version}_*.deb`;

export const getBuilderPackagePath = (version: string) =>
  `${projectInside}/.stack/drill/packages/kongres-builder_${version}_*.deb`;

const webhookSecret = 'whsec_drill';

/** Starts the Stripe double and a test mail server. */
export async function startExternalServices(): Promise<void> {
  await runOnMachine(`
    node=${projectInside}/.node/package/bin/node
    test -x $node || node=$(command -v node)
    systemd-run --quiet --unit=fake-stripe \\
      --setenv=FAKE_STRIPE_PORT=${stack.fakeStripePort} \\
      --setenv=FAKE_STRIPE_WEBHOOK_URL=${siteOrigin}/api/stripe/webhook \\
      --setenv=FAKE_STRIPE_WEBHOOK_SECRET=${webhookSecret} \\
      $node ${projectInside}/tools/stripe-double/main.ts
    systemd-run --quiet --unit=mail-sink \\
      $node ${projectInside}/node_modules/maildev/bin/maildev \\
      --ip=127.0.0.1 --smtp=${stack.smtpPort} --web-ip=127.0.0.1 --web=${stack.mailPagePort} --silent`);
}

const password = 'as-good-as-any';

function buildDatabaseUrl(role: string): string {
  const url = new URL('postgres://127.0.0.1:5432/kongres');
  return Object.assign(url, { username: role, password }).href;
}

/** Creates the database and fills in the settings as docs/operations.md describes. */
export async function writeSettings(): Promise<void> {
  await runOnMachine(`
    sed -i 's/^port = .*/port = 5432/' /etc/postgresql/*/main/postgresql.conf
    systemctl restart postgresql
    runuser -u postgres -- psql --quiet \\
      --command="create role kongres login createrole password '${password}'" --command='create database kongres owner kongres'
    cd /etc/kongres
    sed -i 's|^#PUBLIC_ORIGIN=.*|PUBLIC_ORIGIN=${siteOrigin}|' site.env
    sed -i 's|^DATABASE_OWNER_URL=.*|DATABASE_OWNER_URL=${buildDatabaseUrl('kongres')}|' owner.env
    sed -i \\
      -e 's|^DATABASE_URL=.*|DATABASE_URL=${buildDatabaseUrl('kongres_app')}|' \\
      -e 's|^STRIPE_SECRET_KEY=.*|STRIPE_SECRET_KEY=sk_test_drill|' \\
      -e 's|^STRIPE_WEBHOOK_SECRET=.*|STRIPE_WEBHOOK_SECRET=${webhookSecret}|' \\
      -e 's|^#STRIPE_API=.*|STRIPE_API=http://127.0.0.1:${stack.fakeStripePort}|' \\
      -e 's|^SMTP_URL=.*|SMTP_URL=smtp://127.0.0.1:${stack.smtpPort}|' \\
      -e 's|^EDITION_CLOCK=.*|EDITION_CLOCK=${stack.editionClock}|' \\
      -e 's|^#HOLDS_PER_CLIENT=.*|HOLDS_PER_CLIENT=1000|' \\
      -e 's|^#FREE_HOLDS_PER_CLIENT=.*|FREE_HOLDS_PER_CLIENT=1000|' \\
      kongres.env`);
}
