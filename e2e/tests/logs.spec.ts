import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logFolder } from '../config.ts';
import { expect, test } from '../test.ts';

/** Everything the run has written, line by line, by file. */
function logs(): Map<string, string[]> {
  const files = readdirSync(logFolder).filter((file) => file.endsWith('.log'));
  return new Map(
    files.map((file) => [
      file,
      readFileSync(join(logFolder, file), 'utf8').split('\n').filter(Boolean),
    ]),
  );
}

test('no line of any log holds an address, a key, a token or a payment page', ({ reportCheck }) => {
  const report = reportCheck('logs-clean');
  const secret = /@example\.|%40example|sk_test_|whsec_|cs_test_|Bearer|zamowienie.*#|[?&]token=/i;
  const all = [...logs()];
  const told = all.flatMap(([file, lines]) =>
    lines.filter((line) => secret.test(line)).map((line) => `${file}: ${line}`),
  );
  const count = all.reduce((sum, [, lines]) => sum + lines.length, 0);
  report(`${count} lines in ${all.length} logs, ${told.length} that tell`);
  expect(told).toEqual([]);
});

/** What the worker says of orders and events that it looked into by itself. */
const ownRounds = [
  'asked about an order',
  'an order that could not be settled',
  'a webhook that never came',
];

test('one id joins the lines of nginx, API and worker', () => {
  const read = (name: RegExp) =>
    [...logs()]
      .filter(([file]) => name.test(file))
      .flatMap(([, lines]) => lines)
      .flatMap((line) =>
        line.startsWith('{') ? [JSON.parse(line) as Record<string, string>] : [],
      );
  const worker = read(/^worker/);
  // What the worker's own rounds have found began with nobody's request.
  const own = new Set(
    worker.filter(({ msg }) => ownRounds.includes(msg ?? '')).map(({ reqId }) => reqId),
  );
  const done = worker.filter(({ msg, reqId }) => msg === 'job done' && !own.has(reqId));
  expect(done.length).toBeGreaterThan(0);
  const api = new Set(read(/^api/).map((line) => line['reqId']));
  const nginx = new Set(read(/^access/).map((line) => line['id']));
  for (const { reqId } of done) {
    expect(api).toContain(reqId);
    expect(nginx).toContain(reqId);
  }
});
