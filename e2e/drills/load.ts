import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, buy } from '../buyers.ts';

const page = '/pl/kup-bilet';

/**
 * Visitors who read a page with all of its scripts and buy, again and again. What went wrong is counted by name:
 * nothing may, and nobody is let off.
 */
export function startLoad() {
  const counts = { pages: 0, files: 0, bought: 0, resent: 0 };
  const faults = new Map<string, number>();
  const fault = (name: string) => faults.set(name, (faults.get(name) ?? 0) + 1);
  const onResent = () => (counts.resent += 1);
  const over = new AbortController();
  const run = Date.now().toString(36);
  let n = 0;
  const visitors = Array.from({ length: 4 }, async () => {
    while (!over.signal.aborted) {
      await readWholePage();
      const mine = n++;
      const { status, code } = await buy(mine, `${run}-${mine}`, { onResent });
      if (status === 200) counts.bought += 1;
      else if (code !== 'busy') fault(`purchase: ${status} ${code}`);
      await sleep(100);
    }
  });

  /** As a browser does: every file must be there, and every script in the page allowed by the policy that came with it. */
  async function readWholePage() {
    const { status, text, headers } = await ask(page, { onResent });
    if (status !== 200) return fault(`page: ${status}`);
    counts.pages += 1;
    const inline = text.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([^]*?)<\/script>/g);
    for (const [, script = ''] of inline) {
      const hash = createHash('sha256').update(script).digest('base64');
      const policy = String(headers['content-security-policy']);
      if (!policy.includes(`'sha256-${hash}'`)) fault('a script in a page was refused');
    }
    const files = [...text.matchAll(/\/assets\/[\w./-]+\.(?:js|css)/g)].map(([path]) => path);
    for (const path of new Set(files)) {
      const file = await ask(path, { onResent });
      if (file.status === 200) counts.files += 1;
      else fault(`${path}: ${file.status}`);
    }
  }

  return async () => {
    over.abort();
    await Promise.all(visitors);
    return { ...counts, faults: Object.fromEntries(faults) };
  };
}
