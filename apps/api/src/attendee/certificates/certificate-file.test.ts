import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { createCertificateFile } from './certificate-file.ts';
import { formatLiveTime } from '@kongres/content/format/live-time';
import { toPrintableName } from './printable-name.ts';
import { createSampleCertificate } from './sample-certificate.ts';

async function readPdfSource(
  changes: Parameters<typeof createSampleCertificate>[0],
): Promise<string> {
  const { content } = await createCertificateFile(createSampleCertificate(changes));
  return content.toString('latin1');
}

test.each(languages)('the file in $id is tagged and declares its language', async ({ id }) => {
  const source = await readPdfSource({ language: id });
  expect(source).toContain('/MarkInfo');
  expect(source).toContain(`/Lang (${id})`);
  expect(source).toContain('/DisplayDocTitle true');
});

test('the file name has the word for certificate in its language and the code', async () => {
  const names = await Promise.all(
    (['pl', 'de'] as const).map((language) =>
      createCertificateFile(createSampleCertificate({ language })),
    ),
  );
  expect(names.map(({ filename }) => filename)).toEqual([
    'kongres-ai-certyfikat-7F3K-92QD-XM4T.pdf',
    'kongres-ai-zertifikat-7F3K-92QD-XM4T.pdf',
  ]);
});

test('has alternative texts for the bars by day and for the QR code', async () => {
  const source = await readPdfSource({ language: 'en-GB' });
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

test('links to the verification address', async () => {
  const { checkUrl } = createSampleCertificate();
  const source = await readPdfSource({});
  expect(source).toContain(`/URI (${checkUrl})`);
  expect(source).toContain('/Subtype /Link');
});

test('keeps letters without glyphs in the actual text of the name', async () => {
  const utf16 = Buffer.from('\ufeff佐藤', 'utf16le').swap16().toString('latin1');
  expect(await readPdfSource({ name: '佐藤' })).toContain(`/ActualText (${utf16})`);
});

test('renders the same file for the same certificate', async () => {
  const [first, second] = await Promise.all([readPdfSource({}), readPdfSource({})]);
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
  expect(formatLiveTime(seconds, code).replaceAll('\u00a0', ' ')).toBe(words);
});

const isLatinLetter = (letter: string) => /[\u0020-\u017f’]/.test(letter);

test.each([
  ['Łucja Żółć', 'Łucja Żółć'],
  ['Zoe\u0301 🎉', 'Zoé'],
  ['Nguyễn Thị Hương', 'Nguyen Thi Huong'],
  ['Ａｎｎａ Nowak‑Kos', 'Anna Nowak-Kos'],
  ['Noa עברי', 'Noa ____'],
  ['Z\u0337\u0322algo', 'Zalgo'],
])('%s is printed as %s', (name, printed) => {
  expect(toPrintableName(name, isLatinLetter)).toBe(printed);
});
