import { expect, test } from 'vitest';
import { withYears } from './footer-years.ts';

test.each([
  [2024, '© 2024 X'],
  [2026, '© 2024–2026 X'],
])('in %i the footer says so', (year, text) => {
  expect(withYears('© {{startYear}} X', year)).toBe(text);
});
