import type { RoomAccessResponse } from '@kongres/contract/room-access';
import type { ProblemCode } from '@kongres/contract/problem';
import type { RoomAccessResult } from '../../../lib/api/congress/room-seat.ts';

/** Keys of the texts that explain a refusal. */
export type SeatRefusal =
  | 'other_device'
  | 'room_closed'
  | 'not_admitted'
  | 'too_early'
  | 'edition_over'
  | 'ticket_ended'
  | 'too_many'
  | 'failed';

export type RoomSeatState =
  | { is: 'entering' }
  | { is: 'agreement_required' }
  | { is: 'inside'; inside: RoomAccessResponse }
  | { is: 'refused'; reason: SeatRefusal };

export interface SeatRequests {
  enter: (isAgreed: boolean) => Promise<RoomAccessResult>;
  renew: (generation: number) => Promise<RoomAccessResult>;
}

/** Playback continues during the retries. */
const retryMs = 10_000;

/**
 * Claims a seat and renews it. A refusal by the server ends it, and it never claims again by itself: two devices of one
 * ticket would otherwise take turns.
 */
export function startRoomSeat(
  { enter, renew }: SeatRequests,
  onState: (state: RoomSeatState) => void,
  /** False if the room was mounted without a navigation; it then waits for `retry`. */
  isArrival = true,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isRequesting = false;
  let generation: number | null = null;

  if (isArrival) void claimSeat(false);
  else onState({ is: 'refused', reason: 'other_device' });
  return {
    /** On a button press: consent, retry, or taking the seat back from another device. */
    retry: (isAgreed: boolean) => void claimSeat(isAgreed),
    /** After the signed path has expired early, for example after sleep mode. */
    renewNow: () => void renewSeat(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };

  async function claimSeat(isAgreed: boolean) {
    if (isRequesting) return;
    onState({ is: 'entering' });
    handleAnswer(await sendRequest(() => enter(isAgreed)));
  }

  async function renewSeat() {
    if (isRequesting || generation === null) return;
    const currentGeneration = generation;
    handleAnswer(await sendRequest(() => renew(currentGeneration)));
  }

  async function sendRequest(request: () => Promise<RoomAccessResult>) {
    clearTimeout(timer);
    isRequesting = true;
    const answer = await request();
    isRequesting = false;
    return answer;
  }

  function handleAnswer(answer: RoomAccessResult) {
    if (isStopped) return;
    if (answer.ok) {
      generation = answer.access.generation;
      onState({ is: 'inside', inside: answer.access });
      timer = setTimeout(() => void renewSeat(), answer.access.renewAfterSeconds * 1000);
    } else if (generation !== null && isTransient(answer.code)) {
      timer = setTimeout(() => void renewSeat(), retryMs);
    } else {
      generation = null;
      onState(
        answer.code === 'agreement_required'
          ? { is: 'agreement_required' }
          : toRefusedState(answer.code),
      );
    }
  }
}

/** No response or a server error: says nothing about the ticket. */
function isTransient(code: ProblemCode | null): boolean {
  return code === null || code === 'busy' || code === 'internal' || code === 'too_many_requests';
}

const refusalsByCode: Partial<Record<ProblemCode, SeatRefusal>> = {
  other_device: 'other_device',
  room_closed: 'room_closed',
  not_admitted: 'not_admitted',
  too_early: 'too_early',
  edition_over: 'edition_over',
  ticket_ended: 'ticket_ended',
  not_found: 'ticket_ended',
  order_moved: 'ticket_ended',
  too_many_requests: 'too_many',
};

function toRefusedState(code: ProblemCode | null): RoomSeatState {
  return { is: 'refused', reason: (code && refusalsByCode[code]) ?? 'failed' };
}
