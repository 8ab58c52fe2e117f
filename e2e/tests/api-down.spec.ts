import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { organiser } from '@kongres/content/facts/organiser';
import { writeNginxFiles } from '@kongres/tools/stack/nginx-files';
import { newMessage, openForm } from '../contact.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

const port = 8190;
const site = `http://127.0.0.1:${port}`;

test('with the API down the page is complete and quiet, and a purchase or a message says what happened', async ({
  page,
  complaints,
}) => {
  // The real nginx over two ports at which nobody listens.
  const folder = mkdtempSync(join(tmpdir(), 'kongres-'));
  const file = writeNginxFiles({ site: port, api: [port + 1, port + 2] }, folder);
  const nginx = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  try {
    await expect
      .poll(() =>
        fetch(`${site}/pl`).then(
          (r) => r.status,
          () => 0,
        ),
      )
      .toBe(200);
    await page.goto(`${site}/pl`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('contentinfo')).toContainText('NIP');
    const { select } = textsOf('pl', 'tickets');
    await expect(page.getByRole('button', { name: select })).toHaveCount(3);
    expect(complaints).toEqual([]);

    const texts = textsOf('pl', 'purchase');
    await page.getByRole('button', { name: select }).first().click();
    await page.getByLabel(texts.email).fill('ala@example.com');
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByRole('alert')).toContainText(texts.error.failed);

    const message = newMessage();
    const contact = await openForm(page, 'pl', `${site}/pl/kontakt`);
    await contact.fill(message);
    await contact.button.click();
    await expect(contact.alert).toContainText(contact.texts.failed.title, { timeout: 30_000 });
    await expect(contact.alert.getByRole('link')).toContainText(organiser.email);
    await contact.shows(message);
  } finally {
    const ended = new Promise((resolve) => nginx.once('exit', resolve));
    nginx.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
