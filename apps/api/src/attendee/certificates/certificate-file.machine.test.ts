import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { brand } from '@kongres/content/facts/brand';
import { languages } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { formatDay, formatEditionInText } from '@kongres/content/format/date';
import { a4 } from '@kongres/pdf/document';
import { runPoppler, extractPdfText } from '@kongres/tools/lib/poppler';
import type { Certificate } from './certificate.ts';
import { createCertificateFile } from './certificate-file.ts';
import { getCertificateTexts } from './certificate-texts.ts';
import { formatLiveTime } from '@kongres/content/format/live-time';
import { createSampleCertificate } from './sample-certificate.ts';

const codes = languages.map(({ id }) => id);

const normaliseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ');

async function renderPdf(changes: Partial<Certificate>): Promise<Buffer> {
  const { content } = await createCertificateFile(createSampleCertificate(changes));
  return content;
}

test.each(codes)(
  'the certificate in %s has name, duration, dates, code and organiser',
  async (code) => {
    const { checkUrl } = createSampleCertificate({ language: code });
    const words = normaliseSpaces(extractPdfText(await renderPdf({ language: code }), ['-raw']));
    const expected = [
      `${brand.full}, ${formatEditionInText(code)}`,
      'Anna Kowal',
      getCertificateTexts(code)('attendance.title'),
      formatLiveTime(66_600, code),
      '7F3K-92QD-XM4T',
      checkUrl.replace('https://', ''),
      organiser.name,
      formatDay('2026-02-23', code, 'long'),
    ];
    for (const fact of expected) expect(words).toContain(normaliseSpaces(fact));
  },
);

test.each(codes)('the second certificate in %s is titled Praktyk AI', async (code) => {
  const words = normaliseSpaces(
    extractPdfText(await renderPdf({ language: code, kind: 'praktyk' }), ['-raw']),
  );
  expect(words).toContain('Praktyk AI');
  expect(words).not.toContain(normaliseSpaces(getCertificateTexts(code)('attendance.title')));
});

test('the rendered QR code decodes to the verification address', async () => {
  const png = runPoppler('pdftoppm', ['-r', '150', '-png', '-singlefile'], await renderPdf({}));
  const { data, width, height } = PNG.sync.read(png);
  const { checkUrl } = createSampleCertificate();
  expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(checkUrl);
});

test.each([
  'W'.repeat(80),
  'Brzęczyszczykiewicz-Żółtowska-Łękołodzka Aleksandra Maria Konstantynopolitańczyk',
  '👩‍👩‍👧‍👦'.repeat(8),
  'Z̷̢̛͉̦͗́̚a̵̱͝l̶̡̛̂g̸̨̈́o̵̦͂'.repeat(3),
  'שרה לוי \u202eexe.gnp',
  '山田 太郎',
  'i '.repeat(40),
  'Konstantynopolitańczykowianeczka '.repeat(20),
])('the name %s fits on one page above the other content', async (name) => {
  const pdf = await renderPdf({ name });
  const info = runPoppler('pdfinfo', [], pdf).toString();
  expect(info).toMatch(/Pages: +1\n/);
  expect(info).toMatch(/Tagged: +yes\n/);
  const title = getCertificateTexts('pl')('attendance.title').split(' ')[0] ?? '';
  const boxes = [
    ...extractPdfText(pdf, ['-bbox']).matchAll(
      /xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)</g,
    ),
  ].map(([, left, top, right, bottom, word]) => ({
    left: Number(left),
    top: Number(top),
    right: Number(right),
    bottom: Number(bottom),
    word,
  }));
  expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThan(30);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThan(a4.width - 30);
  const heading = boxes.find(({ word }) => word === title);
  const caption = boxes.find(({ word }) => word === 'Każda');
  expect(heading?.bottom).toBeLessThan(500);
  expect(caption?.top).toBeGreaterThan(600);
});

test('the structure text has the whole name and keeps words apart', async () => {
  const name = 'Brzęczyszczykiewicz-Żółtowska Maria';
  const structureText = runPoppler(
    'pdfinfo',
    ['-struct-text'],
    await renderPdf({ name }),
  ).toString();
  expect(normaliseSpaces(structureText).replaceAll('" "', '')).toContain(name);
});
