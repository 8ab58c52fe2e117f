import { expect, test } from 'vitest';
import { footerYears, withYears } from './footer-years.ts';

test.each([
  ['2024-12-31T12:00', '© 2024 X'],
  ['2026-01-01T12:00', '© 2024–2026 X'],
])('on %s the footer says so', (day, text) => {
  const footer = withYears({ top: '© {{startYear}} X' }, footerYears(new Date(day)));
  expect(footer.top).toBe(text);
});

test('the years are put into the top fragment alone', () => {
  const footer = { top: '{{startYear}}', middle: '{{startYear}}', bottom: '{{startYear}}' };
  expect(withYears(footer, '2024')).toEqual({ ...footer, top: '2024' });
});
