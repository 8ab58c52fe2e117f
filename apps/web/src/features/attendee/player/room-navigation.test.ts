import { expect, test } from 'vitest';
import { isNewNavigation, recordNavigation, markRoomEntered } from './room-navigation.ts';

test('each navigation enters a room once', () => {
  expect(isNewNavigation('one')).toBe(true);
  markRoomEntered('one');
  expect(isNewNavigation('one'), 'mounted again without a navigation').toBe(false);
  expect(isNewNavigation('two'), 'from room to room').toBe(true);
  markRoomEntered('two');
  recordNavigation('one');
  expect(isNewNavigation('two'), 'forward again, after the board').toBe(true);
});
