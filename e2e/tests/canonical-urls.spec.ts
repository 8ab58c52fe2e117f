import { languages } from '@kongres/content/facts/languages';
import { isAcceptance, siteOrigin } from '../config.ts';
import { generateHostileTargets } from '../hostile-targets.ts';
import { sendRawGet, getHeader, parseRawResponse, type RawResponse } from '../raw-http.ts';
import { sitePaths } from '../site-paths.ts';
import { expect, test } from '../test.ts';

const knownPaths = new Set(sitePaths);

/** Headers of nginx and the API; any other header was injected. */
const expectedHeaders = new Set(
  [
    ['server', 'date', 'content-type', 'content-length', 'transfer-encoding', 'connection'],
    ['keep-alive', 'location', 'etag', 'last-modified', 'accept-ranges', 'cache-control', 'vary'],
    ['retry-after', 'content-security-policy', 'x-content-type-options', 'referrer-policy'],
    ['permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'],
    ['strict-transport-security'],
  ].flat(),
);

function findFaults(answer: RawResponse, addresses: ReadonlySet<string> = knownPaths): string[] {
  const faults: string[] = [];
  if (!answer.status || answer.status >= 500) faults.push(`status ${answer.status}`);
  for (const [name] of answer.headers) {
    if (!expectedHeaders.has(name)) faults.push(`injected header ${JSON.stringify(name)}`);
  }
  if (/[\r\n]/.test(answer.head.replaceAll('\r\n', ''))) faults.push('line break in a header');
  const location = getHeader(answer, 'location');
  if (location !== undefined) {
    const target = URL.parse(location, `${siteOrigin}/pl/faq`);
    if (target?.origin !== siteOrigin) faults.push(`redirects to another origin: ${location}`);
    else if (!addresses.has(location.replace(/\?.*$/s, '')))
      faults.push(`redirects to unknown ${location}`);
  }
  return faults;
}

test('hostile URLs redirect only to own pages and inject no header', async ({ reportCheck }) => {
  test.setTimeout(540_000);
  const report = reportCheck('hostile-addresses');
  const targets = generateHostileTargets(isAcceptance ? 5000 : 500);
  const faults: string[] = [];
  const seen = new Map<number, number>();
  for (const target of targets) {
    const answer = await sendRawGet(target);
    seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
    for (const fault of findFaults(answer))
      faults.push(`${JSON.stringify(target.slice(0, 99))}: ${fault}`);
  }
  const counts = [...seen].map(([status, times]) => `${times} × ${status}`).join(', ');
  report(
    `${targets.length} URLs: ${counts}; ${faults.length} with an open redirect or injected header`,
  );
  expect(faults).toEqual([]);
  // The sample contains misspelt, refused and unknown URLs.
  for (const status of [301, 400, 404]) expect(seen.get(status) ?? 0).toBeGreaterThan(10);
});

test('the check detects open redirects and injected headers', () => {
  const findFaultsIn = (headers: string) =>
    findFaults(parseRawResponse(`HTTP/1.1 301 x\r\n${headers}\r\n\r\n`));
  const elsewhere = [
    '/\\evil.example',
    '//evil.example',
    'https://evil.example/',
    '/pl/nope',
    'pl',
  ];
  for (const location of [...elsewhere, '/\t/evil.example', '/pl/faq/', '/PL', '']) {
    expect(findFaultsIn(`Location: ${location}`), location).not.toEqual([]);
  }
  expect(findFaultsIn('Location: /pl/faq\r\nSet-Cookie: hax=1')).not.toEqual([]);
  expect(findFaultsIn('Location: /pl/faq\rSet-Cookie: hax=1')).not.toEqual([]);
  expect(findFaultsIn('X-Injected: 1')).not.toEqual([]);
  expect(findFaultsIn('Location: /pl/faq?x=1\r\nServer: nginx')).toEqual([]);
});

test('every canonical URL returns 200 and its variants redirect to it', async () => {
  test.setTimeout(360_000);
  const listVariants = (address: string) => [
    `${address}/`,
    `${address}//`,
    address.toUpperCase(),
    address.replaceAll('/', '//'),
    address.replace(/[a-z]/, (letter) => `%${(letter.codePointAt(0) ?? 0).toString(16)}`),
    `/x/..${address}`,
  ];
  expect(sitePaths.length).toBeGreaterThan(100);
  for (const address of sitePaths) {
    const query = '?x=%20y';
    const canonical = await Promise.all([address, address + query].map((each) => sendRawGet(each)));
    expect([address, ...canonical.map(({ status }) => status)]).toEqual([address, 200, 200]);
    const variants = listVariants(address).filter((each) => each !== address);
    const answers = await Promise.all(variants.map((variant) => sendRawGet(variant + query)));
    expect(
      answers.map((answer, n) => [variants[n], answer.status, getHeader(answer, 'location')]),
    ).toEqual(variants.map((variant) => [variant, 301, address + query]));
  }
});

test('an unknown URL returns the 404 page in the language of its prefix', async () => {
  for (const { id, path } of languages) {
    const upper = path.toUpperCase();
    const variants = [
      `/${path}/nope/`,
      `/${upper}/nope`,
      `//${path}//nope`,
      `/${path}/%0d%0aSet-Cookie:%20hax=1/`,
      `/${path}/%5Cevil.example/`,
      `/x/../${path}/nope`,
    ];
    for (const variant of variants) {
      const answer = await sendRawGet(variant);
      expect([variant, answer.status]).toEqual([variant, 404]);
      expect(answer.body).toContain(`<html lang="${id}"`);
    }
  }
});
