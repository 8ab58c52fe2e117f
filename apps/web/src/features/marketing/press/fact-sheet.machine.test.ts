import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { poppler, wordsOf } from '@kongres/tools/lib/poppler';
import { finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { factSheet } from './fact-sheet.server.ts';
import { pressFacts } from './press-facts.server.ts';

const codes = languages.map(({ id }) => id);

/** Without spaces and joiners: a line may end anywhere. */
const letters = (text: string) => text.replaceAll(/<[^>]+>|[\s\u2060]+/g, '');

test.each(codes)(
  'the fact sheet in %s says every fact of the page, the paragraph and whom to call',
  async (code) => {
    const words = letters(wordsOf(await factSheet(code)));
    const { boilerplate, contact } = finishedTexts(code, 'press');
    const facts = pressFacts(code);
    expect(facts.length).toBeGreaterThan(5);
    for (const text of [...facts.map(({ value }) => value), boilerplate.text, contact.text]) {
      expect(words).toContain(letters(text));
    }
  },
);

test.each(codes)(
  'the fact sheet in %s is one tagged page with a title, and nothing falls off its edge',
  async (code) => {
    const pdf = await factSheet(code);
    const about = poppler('pdfinfo', [], pdf).toString();
    expect(about).toContain(`${finishedTexts(code, 'press-kit').sheet.title}\n`);
    expect(about).toMatch(/Tagged: +yes\n/);
    expect(about).toMatch(/Pages: +1\n/);
    expect(pdf.toString('latin1')).toContain(`/Lang (${code})`);
    const structure = poppler('pdfinfo', ['-struct'], pdf).toString();
    for (const tag of ['Document', 'H1', 'H2', 'L', 'LI', 'Lbl', 'LBody']) {
      expect(structure).toMatch(new RegExp(`^ *${tag}\\b`, 'm'));
    }
    const boxes = [...wordsOf(pdf, ['-bbox']).matchAll(/xMax="([\d.]+)" yMax="([\d.]+)"/g)];
    expect(boxes.length).toBeGreaterThan(100);
    expect(Math.max(...boxes.map(([, x]) => Number(x)))).toBeLessThan(595 - 30);
    expect(Math.max(...boxes.map(([, , y]) => Number(y)))).toBeLessThan(842 - 28);
  },
);
