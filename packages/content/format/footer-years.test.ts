import { expect, test } from 'vitest';
import { formatFooterYears, fillFooterYears } from './footer-years.ts';

test.each([
  ['2024-12-31T12:00', '© 2024 X'],
  ['2026-01-01T12:00', '© 2024–2026 X'],
])('on %s the footer contains the right years', (day, text) => {
  const footer = fillFooterYears({ top: '© {{startYear}} X' }, formatFooterYears(new Date(day)));
  expect(footer.top).toBe(text);
});

test('fills in the years in the top fragment only', () => {
  const footer = { top: '{{startYear}}', middle: '{{startYear}}', bottom: '{{startYear}}' };
  expect(fillFooterYears(footer, '2024')).toEqual({ ...footer, top: '2024' });
});
