import { expect, test } from 'vitest';
import type { DeskLaunch } from '@kongres/contract/desk/settings/launch';
import { deskOf } from '../../../../test/desk.ts';
import { startTestApi } from '../../../../test/test-api.ts';

const shop = await startTestApi({ MAIL_FROM: 'nadawca@poczta.kongres.pl' });
const desk = deskOf(shop);

test('the launch check tells states, and neither a secret nor an address', async () => {
  const { cookie, email } = await desk.signedInAs('editor');
  const answer = await desk.call('launch', { cookie });
  expect(answer.status).toBe(200);
  const told = await answer.text();
  const { config } = shop;
  for (const secret of [
    config.secret,
    config.proofs.secret,
    config.stripe.secretKey,
    config.stripe.webhookSecret,
    config.stripe.api.origin,
    config.mail.smtpUrl,
    config.mail.from,
    config.databaseUrl,
    email,
  ]) {
    expect(told).not.toContain(secret);
  }
  const { items, content } = JSON.parse(told) as DeskLaunch;
  // The stage's own settings: a test key, an address of this machine, a clock that was set.
  for (const id of ['stage', 'address', 'key', 'clock']) {
    expect(items.find((item) => item.id === id)).toMatchObject({ id, state: 'open' });
  }
  expect(items.find(({ id }) => id === 'sender')).toMatchObject({ state: 'done' });
  expect(content.state).toBe(content.groups.length > 0 ? 'open' : 'done');
});
