import { expect, test } from 'vitest';
import { hexOf } from './hex.ts';

test('colours of oklch are those a browser shows', () => {
  expect(hexOf('oklch(0 0 0)')).toBe('#000000');
  expect(hexOf('oklch(1 0 0)')).toBe('#ffffff');
  expect(hexOf('oklch(0.62796 0.25768 29.234)')).toBe('#ff0000');
  expect(hexOf('oklch(0.51975 0.17686 142.495)')).toBe('#008000');
});

test('what is no solid colour of oklch is refused, not drawn black', () => {
  expect(() => hexOf('#ff0000')).toThrow('not a solid oklch colour');
  expect(() => hexOf('oklch(0.2 0.03 275 / 0.5)')).toThrow('not a solid oklch colour');
});
