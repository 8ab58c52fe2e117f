import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { brand } from '@kongres/content/facts/brand';
import { languages } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { formatDay, formatEditionInText } from '@kongres/content/format/date';
import { a4 } from '@kongres/pdf/document';
import { poppler, wordsOf } from '@kongres/tools/lib/poppler';
import type { Certificate } from './certificate.ts';
import { certificateFile } from './certificate-file.ts';
import { certificateTexts } from './certificate-texts.ts';
import { liveTime } from '@kongres/content/format/live-time';
import { sampleCertificate } from './sample-certificate.ts';

const codes = languages.map(({ id }) => id);

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

async function draw(changes: Partial<Certificate>): Promise<Buffer> {
  const { content } = await certificateFile(sampleCertificate(changes));
  return content;
}

test.each(codes)(
  'in %s it names whom, how long, when, its code and its organiser',
  async (code) => {
    const { checkUrl } = sampleCertificate({ language: code });
    const words = plain(wordsOf(await draw({ language: code }), ['-raw']));
    const said = [
      `${brand.full}, ${formatEditionInText(code)}`,
      'Anna Kowal',
      certificateTexts(code)('attendance.title'),
      liveTime(66_600, code),
      '7F3K-92QD-XM4T',
      checkUrl.replace('https://', ''),
      organiser.name,
      formatDay('2026-02-23', code, 'long'),
    ];
    for (const fact of said) expect(words).toContain(plain(fact));
  },
);

test.each(codes)('in %s the other certificate says that it is Praktyk AI', async (code) => {
  const words = plain(wordsOf(await draw({ language: code, kind: 'praktyk' }), ['-raw']));
  expect(words).toContain('Praktyk AI');
  expect(words).not.toContain(plain(certificateTexts(code)('attendance.title')));
});

test('the QR code is the address where it is checked, as read back from a print', async () => {
  const png = poppler('pdftoppm', ['-r', '150', '-png', '-singlefile'], await draw({}));
  const { data, width, height } = PNG.sync.read(png);
  const { checkUrl } = sampleCertificate();
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
])('the name %s stays on its page, above the rest', async (name) => {
  const pdf = await draw({ name });
  const about = poppler('pdfinfo', [], pdf).toString();
  expect(about).toMatch(/Pages: +1\n/);
  expect(about).toMatch(/Tagged: +yes\n/);
  const title = certificateTexts('pl')('attendance.title').split(' ')[0] ?? '';
  const boxes = [
    ...wordsOf(pdf, ['-bbox']).matchAll(
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

test('what is read aloud has the name whole and its words apart', async () => {
  const name = 'Brzęczyszczykiewicz-Żółtowska Maria';
  const aloud = poppler('pdfinfo', ['-struct-text'], await draw({ name })).toString();
  expect(plain(aloud).replaceAll('" "', '')).toContain(name);
});
