import { expect, test } from 'vitest';
import { getSessionState } from './session-state.ts';

const session = { starts: '2026-02-18T10:00:00+01:00', ends: '2026-02-18T10:45:00+01:00' };

test.each([
  [null, 'ahead'],
  ['2026-02-18T08:59:59Z', 'ahead'],
  ['2026-02-18T09:00:00Z', 'live'],
  ['2026-02-18T09:44:59Z', 'live'],
  ['2026-02-18T09:45:00Z', 'past'],
])('at %s the state is %s', (now, state) => {
  expect(getSessionState(session, now ? new Date(now) : null)).toBe(state);
});
