import { execFileSync } from 'node:child_process';
import { installed } from './installed.ts';

// Asked for at once, so that a test file which lacks one says so once.
const tools = {
  pdfinfo: installed('pdfinfo'),
  pdftoppm: installed('pdftoppm'),
  pdftotext: installed('pdftotext'),
};

/** Reads a PDF as a buyer's own program would. */
export function poppler(tool: keyof typeof tools, options: string[], pdf: Buffer): Buffer {
  const out = tool === 'pdftotext' ? ['-'] : [];
  return execFileSync(tools[tool], [...options, '-', ...out], {
    input: pdf,
    maxBuffer: 32 * 1024 * 1024,
  });
}

export function wordsOf(pdf: Buffer, options: string[] = []): string {
  return poppler('pdftotext', options, pdf).toString();
}
