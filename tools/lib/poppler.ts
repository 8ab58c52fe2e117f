import { execFileSync } from 'node:child_process';
import { findProgram } from './find-program.ts';

// Resolved at import, so that a missing program fails the test file once.
const tools = {
  pdfinfo: findProgram('pdfinfo'),
  pdftoppm: findProgram('pdftoppm'),
  pdftotext: findProgram('pdftotext'),
};

export function runPoppler(tool: keyof typeof tools, options: string[], pdf: Buffer): Buffer {
  const out = tool === 'pdftotext' ? ['-'] : [];
  return execFileSync(tools[tool], [...options, '-', ...out], {
    input: pdf,
    maxBuffer: 32 * 1024 * 1024,
  });
}

export function extractPdfText(pdf: Buffer, options: string[] = []): string {
  return runPoppler('pdftotext', options, pdf).toString();
}
