import { expect, test } from 'vitest';
import { toHexColour } from './hex.ts';

test('converts oklch like browsers', () => {
  expect(toHexColour('oklch(0 0 0)')).toBe('#000000');
  expect(toHexColour('oklch(1 0 0)')).toBe('#ffffff');
  expect(toHexColour('oklch(0.62796 0.25768 29.234)')).toBe('#ff0000');
  expect(toHexColour('oklch(0.51975 0.17686 142.495)')).toBe('#008000');
});

test('rejects anything but solid oklch colours', () => {
  expect(() => toHexColour('#ff0000')).toThrow('not a solid oklch colour');
  expect(() => toHexColour('oklch(0.2 0.03 275 / 0.5)')).toThrow('not a solid oklch colour');
});
