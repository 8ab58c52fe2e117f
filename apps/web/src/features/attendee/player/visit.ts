import type { InsideAnswer } from '@kongres/contract/congress';
import type { ProblemCode } from '@kongres/contract/problem';
import type { Inside } from '../../../lib/api/congress/go-inside.ts';

/** Why somebody is not inside, in the words of the page. */
export type RefusedBy =
  | 'other_device'
  | 'room_closed'
  | 'not_admitted'
  | 'too_early'
  | 'edition_over'
  | 'ticket_ended'
  | 'too_many'
  | 'failed';

export type VisitState =
  | { is: 'entering' }
  | { is: 'asked' }
  | { is: 'inside'; inside: InsideAnswer }
  | { is: 'refused'; why: RefusedBy };

export interface Calls {
  enter: (isAgreed: boolean) => Promise<Inside>;
  renew: (generation: number) => Promise<Inside>;
}

/** How soon to ask again while nobody answers; who is inside keeps watching meanwhile. */
const retryMs = 10_000;

/**
 * One visit to a room. It says again and again that it is inside; whatever the server refuses ends it, and it never
 * enters a second time by itself: two devices of one ticket would take turns.
 */
export function startVisit(
  { enter, renew }: Calls,
  tell: (state: VisitState) => void,
  /** False where nobody has come here by an act of their own: then it waits for one. */
  isArrival = true,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isAsking = false;
  let generation: number | null = null;

  if (isArrival) void go(false);
  else tell({ is: 'refused', why: 'other_device' });
  return {
    /** Somebody has pressed: agreed, tries again, or takes the ticket back from another device. */
    again: (isAgreed: boolean) => void go(isAgreed),
    /** The way in has ended before its time, as after a laptop's sleep. */
    renewNow: () => void stay(),
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };

  async function go(isAgreed: boolean) {
    if (isAsking) return;
    tell({ is: 'entering' });
    hear(await ask(() => enter(isAgreed)));
  }

  async function stay() {
    if (isAsking || generation === null) return;
    const own = generation;
    hear(await ask(() => renew(own)));
  }

  async function ask(what: () => Promise<Inside>) {
    clearTimeout(timer);
    isAsking = true;
    const answer = await what();
    isAsking = false;
    return answer;
  }

  function hear(answer: Inside) {
    if (isOver) return;
    if (answer.ok) {
      generation = answer.inside.generation;
      tell({ is: 'inside', inside: answer.inside });
      timer = setTimeout(() => void stay(), answer.inside.renewAfterSeconds * 1000);
    } else if (generation !== null && mayPass(answer.code)) {
      timer = setTimeout(() => void stay(), retryMs);
    } else {
      generation = null;
      tell(answer.code === 'agreement_required' ? { is: 'asked' } : refusedBy(answer.code));
    }
  }
}

/** What says nothing about the ticket: no answer, or a server in trouble. */
function mayPass(code: ProblemCode | null): boolean {
  return code === null || code === 'busy' || code === 'internal' || code === 'too_many_requests';
}

const reasons: Partial<Record<ProblemCode, RefusedBy>> = {
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

function refusedBy(code: ProblemCode | null): VisitState {
  return { is: 'refused', why: (code && reasons[code]) ?? 'failed' };
}
