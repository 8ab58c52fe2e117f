import { languages } from '@kongres/content/facts/languages';
import { isAcceptance, siteOrigin } from '../config.ts';
import { hostileTargets } from '../hostile-targets.ts';
import { getRaw, headerOf, readAnswer, type RawAnswer } from '../raw-call.ts';
import { siteAddresses } from '../site-addresses.ts';
import { expect, test } from '../test.ts';

const known = new Set(siteAddresses);

/** Everything that nginx and the API say of an answer; whatever else stands there came in by the address. */
const ownHeaders = new Set(
  [
    ['server', 'date', 'content-type', 'content-length', 'transfer-encoding', 'connection'],
    ['keep-alive', 'location', 'etag', 'last-modified', 'accept-ranges', 'cache-control', 'vary'],
    ['retry-after', 'content-security-policy', 'x-content-type-options', 'referrer-policy'],
    ['permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'],
    ['strict-transport-security'],
  ].flat(),
);

/** What is wrong with an answer to a hostile address. */
function faultsOf(answer: RawAnswer, addresses: ReadonlySet<string> = known): string[] {
  const faults: string[] = [];
  if (!answer.status || answer.status >= 500) faults.push(`status ${answer.status}`);
  for (const [name] of answer.headers) {
    if (!ownHeaders.has(name)) faults.push(`a foreign header ${JSON.stringify(name)}`);
  }
  if (/[\r\n]/.test(answer.head.replaceAll('\r\n', ''))) faults.push('a line broken in a header');
  const location = headerOf(answer, 'location');
  if (location !== undefined) {
    const target = URL.parse(location, `${siteOrigin}/pl/faq`);
    if (target?.origin !== siteOrigin) faults.push(`leads away: ${location}`);
    else if (!addresses.has(location.replace(/\?.*$/s, ''))) faults.push(`leads to ${location}`);
  }
  return faults;
}

test('hostile addresses lead nowhere but to our own pages and write no header', async ({
  reportCheck,
}) => {
  test.setTimeout(540_000);
  const report = reportCheck('hostile-addresses');
  const targets = hostileTargets(isAcceptance ? 5000 : 500);
  const wrong: string[] = [];
  const seen = new Map<number, number>();
  for (const target of targets) {
    const answer = await getRaw(target);
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
    for (const fault of faultsOf(answer))
      wrong.push(`${JSON.stringify(target.slice(0, 99))}: ${fault}`);
  }
  const counts = [...seen].map(([status, times]) => `${times} × ${status}`).join(', ');
  report(
    `${targets.length} addresses: ${counts}; ${wrong.length} that lead away or write a header`,
  );
  expect(wrong).toEqual([]);
  // Refused, unknown and misspelt: all three kinds were among them.
  for (const status of [301, 400, 404]) expect(seen.get(status) ?? 0).toBeGreaterThan(10);
});

test('the judge of hostile answers sees a redirect elsewhere and an injected header', () => {
  const judge = (headers: string) => faultsOf(readAnswer(`HTTP/1.1 301 x\r\n${headers}\r\n\r\n`));
  const elsewhere = [
    '/\\evil.example',
    '//evil.example',
    'https://evil.example/',
    '/pl/nope',
    'pl',
  ];
  for (const location of [...elsewhere, '/\t/evil.example', '/pl/faq/', '/PL', '']) {
    expect(judge(`Location: ${location}`), location).not.toEqual([]);
  }
  expect(judge('Location: /pl/faq\r\nSet-Cookie: hax=1')).not.toEqual([]);
  expect(judge('Location: /pl/faq\rSet-Cookie: hax=1')).not.toEqual([]);
  expect(judge('X-Injected: 1')).not.toEqual([]);
  expect(judge('Location: /pl/faq?x=1\r\nServer: nginx')).toEqual([]);
});

test('every address answers by its right spelling and redirects any other spelling to it', async () => {
  test.setTimeout(360_000);
  const others = (address: string) => [
    `${address}/`,
    `${address}//`,
    address.toUpperCase(),
    address.replaceAll('/', '//'),
    address.replace(/[a-z]/, (letter) => `%${(letter.codePointAt(0) ?? 0).toString(16)}`),
    `/x/..${address}`,
  ];
  expect(siteAddresses.length).toBeGreaterThan(100);
  for (const address of siteAddresses) {
    const query = '?x=%20y';
    const right = await Promise.all([address, address + query].map((each) => getRaw(each)));
    expect([address, ...right.map(({ status }) => status)]).toEqual([address, 200, 200]);
    const wrong = others(address).filter((each) => each !== address);
    const answers = await Promise.all(wrong.map((other) => getRaw(other + query)));
    expect(
      answers.map((answer, n) => [wrong[n], answer.status, headerOf(answer, 'location')]),
    ).toEqual(wrong.map((other) => [other, 301, address + query]));
  }
});

test('an unknown address speaks the language of its prefix, however that is spelt', async () => {
  for (const { id, path } of languages) {
    const upper = path.toUpperCase();
    const spellings = [
      `/${path}/nope/`,
      `/${upper}/nope`,
      `//${path}//nope`,
      `/${path}/%0d%0aSet-Cookie:%20hax=1/`,
      `/${path}/%5Cevil.example/`,
      `/x/../${path}/nope`,
    ];
    for (const spelling of spellings) {
      const answer = await getRaw(spelling);
      expect([spelling, answer.status]).toEqual([spelling, 404]);
      expect(answer.body).toContain(`<html lang="${id}"`);
    }
  }
});
