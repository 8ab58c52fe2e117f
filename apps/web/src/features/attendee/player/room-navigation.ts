/**
 * A background tab mounts its room again when another tab opens a ticket. Only a navigation in this tab may claim the
 * seat, so each navigation counts once.
 */
let lastKey = '';
let hasEnteredRoom = false;

/** `key` is the location key of the router. */
export function recordNavigation(key: string): void {
  if (key === lastKey) return;
  lastKey = key;
  hasEnteredRoom = false;
}

export function isNewNavigation(key: string): boolean {
  recordNavigation(key);
  return !hasEnteredRoom;
}

export function markRoomEntered(key: string): void {
  if (key === lastKey) hasEnteredRoom = true;
}
