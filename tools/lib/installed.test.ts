import { expect, test } from 'vitest';
import { installed } from './installed.ts';

test('a missing program names the package to install', () => {
  expect(() => installed('pdftotext', [])).toThrow(
    'this needs pdftotext: apt install poppler-utils',
  );
});

test('a test that must run anywhere finds no program, even where one is installed', () => {
  expect(() => installed('postgres')).toThrow('a test that needs programs is a *.machine.test.ts');
});
