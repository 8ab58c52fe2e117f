import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { runPoppler, extractPdfText } from '@kongres/tools/lib/poppler';
import { renderTermsPdf } from './terms-pdf.ts';
import { getTermsText } from './terms-text.ts';

const normaliseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test.each(languages.map(({ id }) => id))(
  'the PDF of the terms in %s has every sentence and cuts nothing off',
  async (code) => {
    const text = getTermsText(code);
    const pdf = await renderTermsPdf(text);
    const words = normaliseSpaces(extractPdfText(pdf, []));
    for (const { title, body, list } of text.sections) {
      for (const sentence of [title, ...body, ...list])
        expect(words).toContain(normaliseSpaces(sentence));
    }
    const info = runPoppler('pdfinfo', [], pdf).toString();
    expect(info).toMatch(/Tagged: +yes\n/);
    // A single page would mean that text was drawn below its edge.
    expect(Number(/Pages: +(\d+)/.exec(info)?.[1])).toBeGreaterThan(1);
  },
);
