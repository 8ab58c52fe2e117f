import { expect, test } from 'vitest';
import { footerYears, withYears } from './footer-years.ts';

test.each([
  ['2024-12-31T12:00', '© 2024 X'],
  ['2026-01-01T12:00', '© 2024–2026 X'],
])('on %s the footer says so', (day, text) => {
  expect(withYears('© {{startYear}} X', footerYears(new Date(day)))).toBe(text);
});
