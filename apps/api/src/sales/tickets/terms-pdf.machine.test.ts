import { expect, test } from 'vitest';
import { languages } from '@kongres/content/facts/languages';
import { poppler, wordsOf } from '@kongres/tools/lib/poppler';
import { termsPdf } from './terms-pdf.ts';
import { termsText } from './terms-text.ts';

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test.each(languages.map(({ id }) => id))(
  'the printed terms in %s say every sentence, and nothing runs off a page',
  async (code) => {
    const text = termsText(code);
    const pdf = await termsPdf(text);
    const words = spaced(wordsOf(pdf, []));
    for (const { title, body, list } of text.sections) {
      for (const sentence of [title, ...body, ...list]) expect(words).toContain(spaced(sentence));
    }
    const about = poppler('pdfinfo', [], pdf).toString();
    expect(about).toMatch(/Tagged: +yes\n/);
    // Long terms take several pages; one page would mean that the rest was drawn below its edge.
    expect(Number(/Pages: +(\d+)/.exec(about)?.[1])).toBeGreaterThan(1);
  },
);
