import { runInside } from '@kongres/tools/drills/run-inside';
import { projectInside } from '@kongres/tools/drills/machine';
import { drillLeader, siteOrigin, stack } from '../config.ts';

/** What the operator types on the machine. */
export function inside(script: string): Promise<string> {
  return runInside(drillLeader, script);
}

export const packageFile = (version: string) =>
  `${projectInside}/.stack/drill/packages/kongres_${version}_*.deb`;

export const builderFile = (version: string) =>
  `${projectInside}/.stack/drill/packages/kongres-builder_${version}_*.deb`;

const webhookSecret = 'whsec_drill';

/** Stripe and a mail server, where the outside world begins. */
export async function startOutside(): Promise<void> {
  await inside(`
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

/** The machine is gone in a minute, and so is what it kept secret. */
const password = 'as-good-as-any';

function databaseUrl(role: string): string {
  const url = new URL('postgres://127.0.0.1:5432/kongres');
  return Object.assign(url, { username: role, password }).href;
}

/** As docs/operations.md has it: a database, and the settings filled in. */
export async function fillInSettings(): Promise<void> {
  await inside(`
    sed -i 's/^port = .*/port = 5432/' /etc/postgresql/*/main/postgresql.conf
    systemctl restart postgresql
    runuser -u postgres -- psql --quiet \\
      --command="create role kongres login createrole password '${password}'" --command='create database kongres owner kongres'
    cd /etc/kongres
    sed -i 's|^#PUBLIC_ORIGIN=.*|PUBLIC_ORIGIN=${siteOrigin}|' site.env
    sed -i 's|^DATABASE_OWNER_URL=.*|DATABASE_OWNER_URL=${databaseUrl('kongres')}|' owner.env
    sed -i \\
      -e 's|^DATABASE_URL=.*|DATABASE_URL=${databaseUrl('kongres_app')}|' \\
      -e 's|^STRIPE_SECRET_KEY=.*|STRIPE_SECRET_KEY=sk_test_drill|' \\
      -e 's|^STRIPE_WEBHOOK_SECRET=.*|STRIPE_WEBHOOK_SECRET=${webhookSecret}|' \\
      -e 's|^#STRIPE_API=.*|STRIPE_API=http://127.0.0.1:${stack.fakeStripePort}|' \\
      -e 's|^SMTP_URL=.*|SMTP_URL=smtp://127.0.0.1:${stack.smtpPort}|' \\
      -e 's|^EDITION_CLOCK=.*|EDITION_CLOCK=${stack.editionClock}|' \\
      -e 's|^#HOLDS_PER_CLIENT=.*|HOLDS_PER_CLIENT=1000|' \\
      -e 's|^#FREE_HOLDS_PER_CLIENT=.*|FREE_HOLDS_PER_CLIENT=1000|' \\
      kongres.env`);
}
