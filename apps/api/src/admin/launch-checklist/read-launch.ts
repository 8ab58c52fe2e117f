import { reminderKinds } from '@kongres/contract/desk/comms/announcement-states';
import {
  launchItems,
  type LaunchItemId,
  type LaunchState,
} from '@kongres/contract/desk/settings/launch';
import { listSwitchedOn } from '../../comms/announcements/reminder-queries.ts';
import type { Context } from '../../platform/context.ts';
import { footerStates } from '../../content/footer/footer-versions.ts';
import { listWaiting } from '../overview/overview-queries.ts';
import { countOwners } from '../staff/person-queries.ts';
import { patience } from '../../sales/reports/report-queries.ts';
import { listStock } from '../../sales/quotas/list-stock.ts';
import {
  countTrials,
  readLastArchived,
  readLastMail,
  readLastPaid,
  readLastRound,
} from './launch-queries.ts';
import type { LaunchSettings } from './launch-settings.ts';
import { listOpenFacts } from './open-facts.ts';

interface Found {
  /** Null where it cannot be seen from here. */
  isDone: boolean | null;
  at?: Date | null;
  count?: number;
  names?: readonly string[];
}

type LaunchContext = Pick<Context, 'pool' | 'now' | 'edition'> & { launch: LaunchSettings };
type OnFault = (what: string, error: unknown) => void;

/** One who loses a telephone is let in again by the other. */
const ownersNeeded = 2;
/** A round that comes every minute. */
const round = 'workshop-places';
const roundPatience = 5 * 60_000;
/** From then on it is an alert as well. */
const archivePatience = 15 * 60_000;

/** What stands between this very system and a launch; each item is measured apart, whatever became of the others. */
export async function readLaunch(context: LaunchContext, onFault: OnFault) {
  const measures = measuresOf(context);
  const items = [];
  for (const id of launchItems) {
    const found = await measured(id, measures[id], onFault);
    const { isDone = null, at = null, count = null, names = [] } = found ?? {};
    items.push({ id, state: stateOf(isDone), at, count, names: [...names] });
  }
  const groups = await measured('content', listOpenFacts, onFault);
  const state = stateOf(groups && groups.length === 0);
  return { items, content: { state, groups: groups ?? [] } };
}

function stateOf(isDone: boolean | null): LaunchState {
  if (isDone === null) return 'unknown';
  return isDone ? 'done' : 'open';
}

async function measured<Result>(
  what: string,
  measure: () => Promise<Result>,
  onFault: OnFault,
): Promise<Result | null> {
  try {
    return await measure();
  } catch (error) {
    onFault(what, error);
    return null;
  }
}

function measuresOf({
  pool,
  now,
  edition,
  launch,
}: LaunchContext): Record<LaunchItemId, () => Promise<Found>> {
  return {
    sale: async () => {
      const closed = (await listStock(pool, edition)).filter(({ state }) => state === 'closed');
      return noneOf(closed.map(({ ticket }) => ticket));
    },
    payment: async () =>
      launch.mode === null ? { isDone: null } : everAt(await readLastPaid(pool, launch.mode)),
    waiting: async () => {
      const waiting = await listWaiting(pool, { now: now(), patience });
      const count = waiting.reduce((sum, each) => sum + each.count, 0);
      return { isDone: count === 0, count };
    },
    owners: async () => {
      const count = await countOwners(pool);
      return { isDone: count >= ownersNeeded, count };
    },
    reminders: async () => {
      const switchedOn = await listSwitchedOn(pool);
      return noneOf(reminderKinds.filter((kind) => !switchedOn.includes(kind)));
    },
    footer: async () => {
      const drafts = (await footerStates(pool)).filter(({ draft }) => draft);
      return noneOf(drafts.map(({ language }) => language));
    },
    stage: async () => ({ isDone: launch.stage === 'production', names: [launch.stage] }),
    address: async () => ({ isDone: launch.isPublic }),
    key: async () => ({ isDone: launch.mode && launch.takesMoney }),
    trials: async () => {
      const count = await countTrials(pool);
      return { isDone: count === 0, count };
    },
    clock: async () => {
      const moment = now();
      const shown = edition.at(moment);
      return { isDone: shown.getTime() === moment.getTime(), at: shown };
    },
    sender: async () => ({ isDone: launch.isSenderReal }),
    mail: async () => everAt(await readLastMail(pool)),
    worker: async () => lately(await readLastRound(pool, round), now(), roundPatience),
    backup: async () => {
      const at = await readLastArchived(pool);
      // A database that somebody else keeps has backups of its own.
      return at ? lately(at, now(), archivePatience) : { isDone: null };
    },
  };
}

function noneOf(names: readonly string[]): Found {
  return { isDone: names.length === 0, names };
}

function everAt(at: Date | null): Found {
  return { isDone: at !== null, at };
}

function lately(at: Date | null, now: Date, patienceMs: number): Found {
  return { isDone: at !== null && now.getTime() - at.getTime() < patienceMs, at };
}
