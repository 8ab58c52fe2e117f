import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sendRequest, buyTicket } from '../http-client.ts';

const page = '/pl/kup-bilet';

/** Four visitors load a page with its assets and buy in a loop. Failures are counted by name; none is tolerated. */
export function startLoad() {
  const counts = { pages: 0, files: 0, bought: 0, resent: 0 };
  const failures = new Map<string, number>();
  const countFailure = (name: string) => failures.set(name, (failures.get(name) ?? 0) + 1);
  const onResent = () => (counts.resent += 1);
  const stopped = new AbortController();
  const run = Date.now().toString(36);
  let n = 0;
  const visitors = Array.from({ length: 4 }, async () => {
    while (!stopped.signal.aborted) {
      await loadPageWithAssets();
      const buyer = n++;
      const { status, code } = await buyTicket(buyer, `${run}-${buyer}`, { onResent });
      if (status === 200) counts.bought += 1;
      else if (code !== 'busy') countFailure(`purchase: ${status} ${code}`);
      await sleep(100);
    }
  });

  /** Every asset must exist and every inline script must match the page's policy. */
  async function loadPageWithAssets() {
    const { status, text, headers } = await sendRequest(page, { onResent });
    if (status !== 200) return countFailure(`page: ${status}`);
    counts.pages += 1;
    const inline = text.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>([^]*?)<\/script>/g);
    for (const [, script = ''] of inline) {
      const hash = createHash('sha256').update(script).digest('base64');
      const policy = String(headers['content-security-policy']);
      if (!policy.includes(`'sha256-${hash}'`)) countFailure('inline script not allowed by policy');
    }
    const files = [...text.matchAll(/\/assets\/[\w./-]+\.(?:js|css)/g)].map(([path]) => path);
    for (const path of new Set(files)) {
      const file = await sendRequest(path, { onResent });
      if (file.status === 200) counts.files += 1;
      else countFailure(`${path}: ${file.status}`);
    }
  }

  return async () => {
    stopped.abort();
    await Promise.all(visitors);
    return { ...counts, failures: Object.fromEntries(failures) };
  };
}
