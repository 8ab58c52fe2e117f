import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { claimRoomSeat, renewRoomSeat } from '../../../lib/api/congress/room-seat.ts';
import { isNewNavigation, markRoomEntered } from './room-navigation.ts';
import { startRoomSeat, type RoomSeatState } from './room-seat.ts';

/** Random per page load, so that every tab counts as a device of its own. */
let deviceId = '';

/** Claims the seat of a room and renews it until unmounted. */
export function useRoomSeat(token: string, room: string) {
  const { key } = useLocation();
  const [state, setState] = useState<RoomSeatState>({ is: 'entering' });
  const seat = useRef<ReturnType<typeof startRoomSeat>>(null);

  useEffect(() => {
    const abortController = new AbortController();
    const request = { token, room, device: getDeviceId(), signal: abortController.signal };
    const isNew = isNewNavigation(key);
    // Deferred: in development React mounts every effect twice.
    const enteredTimer = setTimeout(() => markRoomEntered(key));
    seat.current = startRoomSeat(
      {
        enter: (isAgreed) => claimRoomSeat({ ...request, isAgreed }),
        renew: (generation) => renewRoomSeat({ ...request, generation }),
      },
      setState,
      isNew,
    );
    return () => {
      clearTimeout(enteredTimer);
      seat.current?.stop();
      abortController.abort();
    };
  }, [token, room, key]);

  return {
    state,
    retry: ({ isAgreed = false } = {}) => seat.current?.retry(isAgreed),
    renewNow: () => seat.current?.renewNow(),
  };
}

function getDeviceId(): string {
  deviceId ||= createDeviceId();
  return deviceId;
}

/** 32 random bytes in base64url. */
function createDeviceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCodePoint(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
