import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { certificateFile } from './certificate-file.ts';
import { liveTime } from '@kongres/content/format/live-time';
import { printableName } from './printable-name.ts';
import { sampleCertificate } from './sample-certificate.ts';

async function sourceOf(changes: Parameters<typeof sampleCertificate>[0]): Promise<string> {
  const { content } = await certificateFile(sampleCertificate(changes));
  return content.toString('latin1');
}

test.each(languages)('the file in $id is tagged and declares its language', async ({ id }) => {
  const source = await sourceOf({ language: id });
  expect(source).toContain('/MarkInfo');
  expect(source).toContain(`/Lang (${id})`);
  expect(source).toContain('/DisplayDocTitle true');
});

test('its name has the word of its language and the code', async () => {
  const names = await Promise.all(
    (['pl', 'de'] as const).map((language) => certificateFile(sampleCertificate({ language }))),
  );
  expect(names.map(({ filename }) => filename)).toEqual([
    'kongres-ai-certyfikat-7F3K-92QD-XM4T.pdf',
    'kongres-ai-zertifikat-7F3K-92QD-XM4T.pdf',
  ]);
});

test('the bars are told day by day, and the QR code is described', async () => {
  const source = await sourceOf({ language: 'en-GB' });
  const [, bars = ''] = /\/Alt \((Hours live[^)]*)\)/.exec(source) ?? [];
  const days = bars.split(';');
  expect(days).toHaveLength(7);
  expect(days[0]).toMatch(/: 2 hours$/);
  expect(days[3]).toMatch(/: 0 minutes$/);
  expect(days[5]).toMatch(/: 30 minutes$/);
  expect(source).toContain(
    '/Alt (QR code with the address where this certificate can be verified)',
  );
});

test('the address where it is checked can be pressed', async () => {
  const { checkUrl } = sampleCertificate();
  const source = await sourceOf({});
  expect(source).toContain(`/URI (${checkUrl})`);
  expect(source).toContain('/Subtype /Link');
});

test('what the fonts lack of a name is still there for who hears it', async () => {
  const utf16 = Buffer.from('\ufeff佐藤', 'utf16le').swap16().toString('latin1');
  expect(await sourceOf({ name: '佐藤' })).toContain(`/ActualText (${utf16})`);
});

test('the same certificate gives the same file', async () => {
  const [first, second] = await Promise.all([sourceOf({}), sourceOf({})]);
  expect(first === second).toBe(true);
});

test.each([
  ['pl', 66_600, '18 godzin i 30 minut'],
  ['pl', 79_320, '22 godziny i 2 minuty'],
  ['en-US', 3660, '1 hour and 1 minute'],
  ['en-GB', 7200, '2 hours'],
  ['de', 66_659, '18 Stunden und 30 Minuten'],
  ['es', 1800, '30 minutos'],
  ['es', 59, '0 minutos'],
] as const)('in %s, %i seconds are %s', (code, seconds, words) => {
  expect(liveTime(seconds, code).replaceAll('\u00a0', ' ')).toBe(words);
});

const latin = (letter: string) => /[\u0020-\u017f’]/.test(letter);

test.each([
  ['Łucja Żółć', 'Łucja Żółć'],
  ['Zoe\u0301 🎉', 'Zoé'],
  ['Nguyễn Thị Hương', 'Nguyen Thi Huong'],
  ['Ａｎｎａ Nowak‑Kos', 'Anna Nowak-Kos'],
  ['Noa עברי', 'Noa ____'],
  ['Z\u0337\u0322algo', 'Zalgo'],
])('%s is printed as %s', (name, printed) => {
  expect(printableName(name, latin)).toBe(printed);
});
