import { reminderKinds } from '@kongres/contract/desk/comms/announcement-states';
import {
  launchItemIds,
  type LaunchItemId,
  type LaunchState,
} from '@kongres/contract/desk/settings/launch-checklist';
import { listEnabledReminders } from '../../comms/announcements/reminder.queries.ts';
import type { Context } from '../../platform/context.ts';
import { listFooterStates } from '../../content/footer/footer-versions.ts';
import { listNeedsAttention } from '../overview/overview.queries.ts';
import { countOwners } from '../staff/staff.queries.ts';
import { lateAfterSeconds } from '../../sales/reports/report.queries.ts';
import { listQuotas } from '../../sales/quotas/list-quotas.ts';
import {
  countTestPayments,
  readLastArchivedAt,
  readLastEmailAt,
  readLastPaymentAt,
  readLastTaskRunAt,
} from './launch.queries.ts';
import type { LaunchSettings } from './launch-settings.ts';
import { listPlaceholderFacts } from './placeholder-facts.ts';

interface Measurement {
  isDone: boolean | null;
  at?: Date | null;
  count?: number;
  names?: readonly string[];
}

type LaunchContext = Pick<Context, 'pool' | 'now' | 'edition'> & { launch: LaunchSettings };
type OnMeasurementError = (what: string, error: unknown) => void;

/** An owner who loses a passkey needs another owner to create a new link. */
const requiredOwners = 2;
/** A task that runs every minute. */
const heartbeatTask = 'workshop-bookings';
const heartbeatMaxAgeMs = 5 * 60_000;
/** Equal to the threshold of the alert. */
const archiveMaxAgeMs = 15 * 60_000;

/** Measures each item separately, so that one failure does not hide the others. */
export async function readLaunchChecklist(context: LaunchContext, onError: OnMeasurementError) {
  const measures = createMeasures(context);
  const items = [];
  for (const id of launchItemIds) {
    const measurement = await measureOrNull(id, measures[id], onError);
    const { isDone = null, at = null, count = null, names = [] } = measurement ?? {};
    items.push({ id, state: toItemState(isDone), at, count, names: [...names] });
  }
  const groups = await measureOrNull('content', listPlaceholderFacts, onError);
  const state = toItemState(groups && groups.length === 0);
  return { items, content: { state, groups: groups ?? [] } };
}

function toItemState(isDone: boolean | null): LaunchState {
  if (isDone === null) return 'unknown';
  return isDone ? 'done' : 'open';
}

async function measureOrNull<Result>(
  what: string,
  measure: () => Promise<Result>,
  onError: OnMeasurementError,
): Promise<Result | null> {
  try {
    return await measure();
  } catch (error) {
    onError(what, error);
    return null;
  }
}

function createMeasures({
  pool,
  now,
  edition,
  launch,
}: LaunchContext): Record<LaunchItemId, () => Promise<Measurement>> {
  return {
    sale: async () => {
      const closed = (await listQuotas(pool, edition)).filter(({ state }) => state === 'closed');
      return checkListIsEmpty(closed.map(({ ticket }) => ticket));
    },
    payment: async () =>
      launch.mode === null
        ? { isDone: null }
        : checkHasHappened(await readLastPaymentAt(pool, launch.mode)),
    needs_attention: async () => {
      const waiting = await listNeedsAttention(pool, {
        now: now(),
        maxDelaySeconds: lateAfterSeconds,
      });
      const count = waiting.reduce((sum, each) => sum + each.count, 0);
      return { isDone: count === 0, count };
    },
    owners: async () => {
      const count = await countOwners(pool);
      return { isDone: count >= requiredOwners, count };
    },
    reminders: async () => {
      const switchedOn = await listEnabledReminders(pool);
      return checkListIsEmpty(reminderKinds.filter((kind) => !switchedOn.includes(kind)));
    },
    footer: async () => {
      const drafts = (await listFooterStates(pool)).filter(({ draft }) => draft);
      return checkListIsEmpty(drafts.map(({ language }) => language));
    },
    environment: async () => ({
      isDone: launch.environment === 'production',
      names: [launch.environment],
    }),
    address: async () => ({ isDone: launch.isPublic }),
    key: async () => ({ isDone: launch.mode && launch.acceptsRealPayments }),
    test_payments: async () => {
      const count = await countTestPayments(pool);
      return { isDone: count === 0, count };
    },
    clock: async () => {
      const moment = now();
      const shown = edition.toEditionTime(moment);
      return { isDone: shown.getTime() === moment.getTime(), at: shown };
    },
    sender: async () => ({ isDone: launch.isSenderPublic }),
    email: async () => checkHasHappened(await readLastEmailAt(pool)),
    worker: async () =>
      checkHappenedRecently(await readLastTaskRunAt(pool, heartbeatTask), now(), heartbeatMaxAgeMs),
    backup: async () => {
      const at = await readLastArchivedAt(pool);
      // A managed database has its own backups.
      return at ? checkHappenedRecently(at, now(), archiveMaxAgeMs) : { isDone: null };
    },
  };
}

function checkListIsEmpty(names: readonly string[]): Measurement {
  return { isDone: names.length === 0, names };
}

function checkHasHappened(at: Date | null): Measurement {
  return { isDone: at !== null, at };
}

function checkHappenedRecently(at: Date | null, now: Date, maxAgeMs: number): Measurement {
  return { isDone: at !== null && now.getTime() - at.getTime() < maxAgeMs, at };
}
