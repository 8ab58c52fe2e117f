import { expect, test } from 'vitest';
import type { LaunchChecklist } from '@kongres/contract/desk/settings/launch-checklist';
import { createDeskClient } from '../../../../test/desk-client.ts';
import { startTestApi } from '../../../../test/test-api.ts';

const shop = await startTestApi({ MAIL_FROM: 'nadawca@poczta.kongres.pl' });
const desk = createDeskClient(shop);

test('returns states without secrets or addresses', async () => {
  const { cookie, email } = await desk.signInAs('editor');
  const answer = await desk.call('getLaunchChecklist', { cookie });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const { config } = shop;
  for (const secret of [
    config.secret,
    config.proofs.secret,
    config.stripe.secretKey,
    config.stripe.webhookSecret,
    config.stripe.api.origin,
    config.email.smtpUrl,
    config.email.from,
    config.databaseUrl,
    email,
  ]) {
    expect(text).not.toContain(secret);
  }
  const { items, content } = JSON.parse(text) as LaunchChecklist;
  // Test environment: test key, local address, shifted clock.
  for (const id of ['environment', 'address', 'key', 'clock']) {
    expect(items.find((item) => item.id === id)).toMatchObject({ id, state: 'open' });
  }
  expect(items.find(({ id }) => id === 'sender')).toMatchObject({ state: 'done' });
  expect(content.state).toBe(content.groups.length > 0 ? 'open' : 'done');
});
