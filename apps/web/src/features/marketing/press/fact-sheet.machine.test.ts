import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { runPoppler, extractPdfText } from '@kongres/tools/lib/poppler';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import { renderFactSheet } from './fact-sheet.server.ts';
import { listPressFacts } from './press-facts.server.ts';

const codes = languages.map(({ id }) => id);

/** Removes white space and joiners, because a line may break anywhere. */
const stripLayout = (text: string) => text.replaceAll(/<[^>]+>|[\s\u2060]+/g, '');

test.each(codes)(
  'the fact sheet in %s contains every fact of the press page, the boilerplate and the contact',
  async (code) => {
    const words = stripLayout(extractPdfText(await renderFactSheet(code)));
    const { boilerplate, contact } = getTexts(code, 'press');
    const facts = listPressFacts(code);
    expect(facts.length).toBeGreaterThan(5);
    for (const text of [...facts.map(({ value }) => value), boilerplate.text, contact.text]) {
      expect(words).toContain(stripLayout(text));
    }
  },
);

test.each(codes)(
  'the fact sheet in %s is one tagged page with a title and no overflow',
  async (code) => {
    const pdf = await renderFactSheet(code);
    const about = runPoppler('pdfinfo', [], pdf).toString();
    expect(about).toContain(`${getTexts(code, 'press-kit').sheet.title}\n`);
    expect(about).toMatch(/Tagged: +yes\n/);
    expect(about).toMatch(/Pages: +1\n/);
    expect(pdf.toString('latin1')).toContain(`/Lang (${code})`);
    const structure = runPoppler('pdfinfo', ['-struct'], pdf).toString();
    for (const tag of ['Document', 'H1', 'H2', 'L', 'LI', 'Lbl', 'LBody']) {
      expect(structure).toMatch(new RegExp(`^ *${tag}\\b`, 'm'));
    }
    const boxes = [...extractPdfText(pdf, ['-bbox']).matchAll(/xMax="([\d.]+)" yMax="([\d.]+)"/g)];
    expect(boxes.length).toBeGreaterThan(100);
    expect(Math.max(...boxes.map(([, x]) => Number(x)))).toBeLessThan(595 - 30);
    expect(Math.max(...boxes.map(([, , y]) => Number(y)))).toBeLessThan(842 - 28);
  },
);
