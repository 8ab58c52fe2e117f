import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logFolder } from '../config.ts';
import { expect, test } from '../test.ts';

/** Lines of every log file of the run. */
function readLogs(): Map<string, string[]> {
  const files = readdirSync(logFolder).filter((file) => file.endsWith('.log'));
  return new Map(
    files.map((file) => [
      file,
      readFileSync(join(logFolder, file), 'utf8').split('\n').filter(Boolean),
    ]),
  );
}

test('logs contain no email address, key, token or payment page', ({ reportCheck }) => {
  const report = reportCheck('logs-clean');
  const secret = /@example\.|%40example|sk_test_|whsec_|cs_test_|Bearer|zamowienie.*#|[?&]token=/i;
  const all = [...readLogs()];
  const leaks = all.flatMap(([file, lines]) =>
    lines.filter((line) => secret.test(line)).map((line) => `${file}: ${line}`),
  );
  const count = all.reduce((sum, [, lines]) => sum + lines.length, 0);
  report(`${count} lines in ${all.length} logs, ${leaks.length} with secrets`);
  expect(leaks).toEqual([]);
});

/** Messages of the worker's periodic tasks, which have no request. */
const periodicTaskMessages = [
  'Order reconciled',
  'Order could not be reconciled',
  'Missed Stripe event replayed',
];

test('nginx, API and worker log the same request id', () => {
  const read = (name: RegExp) =>
    [...readLogs()]
      .filter(([file]) => name.test(file))
      .flatMap(([, lines]) => lines)
      .flatMap((line) =>
        line.startsWith('{') ? [JSON.parse(line) as Record<string, string>] : [],
      );
  const worker = read(/^worker/);
  const periodicIds = new Set(
    worker.filter(({ msg }) => periodicTaskMessages.includes(msg ?? '')).map(({ reqId }) => reqId),
  );
  const done = worker.filter(
    ({ event, reqId }) => event === 'job_completed' && !periodicIds.has(reqId),
  );
  expect(done.length).toBeGreaterThan(0);
  const api = new Set(read(/^api/).map((line) => line['reqId']));
  const nginx = new Set(read(/^access/).map((line) => line['id']));
  for (const { reqId } of done) {
    expect(api).toContain(reqId);
    expect(nginx).toContain(reqId);
  }
});
