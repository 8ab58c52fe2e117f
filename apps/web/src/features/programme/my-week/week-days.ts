import { layOutDay, countCoveredMinutes } from './chart/lay-out-day.ts';
import type { MyItem } from './my-items.ts';
import type { MyWeekData } from './my-week.server.ts';

export type WeekDay = ReturnType<typeof buildWeekDays>[number];

/** Cancelled sessions are shown, but do not count or clash. */
export function buildWeekDays(data: MyWeekData, items: readonly MyItem[]) {
  const opens = getOpeningMinute(data);
  return data.days.map((day) => {
    const today = items.filter((item) => item.day === day.n);
    const active = today.filter(({ change }) => change !== 'cancelled');
    const { clashes } = layOutDay(active, Infinity);
    return {
      ...day,
      ...layOutDay(today, opens + data.hours.length * 60),
      clashes,
      minutes: countCoveredMinutes(active),
    };
  });
}

/** Minutes since midnight at which the chart begins. */
export function getOpeningMinute({ hours }: MyWeekData): number {
  return Number(hours[0]?.slice(11, 13)) * 60;
}
