import { expect, test } from 'vitest';
import { findProgram } from './find-program.ts';

test('reports the package of a missing program', () => {
  expect(() => findProgram('pdftotext', [])).toThrow(
    'this needs pdftotext: apt install poppler-utils',
  );
});

test('finds no program in tests that must run anywhere', () => {
  expect(() => findProgram('postgres')).toThrow(
    'a test that needs programs is a *.machine.test.ts',
  );
});
