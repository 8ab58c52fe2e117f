import { layOut, minutesOfAll } from './chart/lay-out.ts';
import type { MyItem } from './my-items.ts';
import type { MyWeekData } from './my-week.server.ts';

export type WeekDay = ReturnType<typeof weekDays>[number];

/** Every day with what is starred in it, laid out. What was cancelled is shown, and takes nobody's time. */
export function weekDays(data: MyWeekData, items: readonly MyItem[]) {
  const opens = openingMinute(data);
  return data.days.map((day) => {
    const today = items.filter((item) => item.day === day.n);
    const held = today.filter(({ change }) => change !== 'cancelled');
    const { clashes } = layOut(held, Infinity);
    return {
      ...day,
      ...layOut(today, opens + data.hours.length * 60),
      clashes,
      count: held.length,
      minutes: minutesOfAll(held),
    };
  });
}

/** The minute of the day at which the chart begins. */
export function openingMinute({ hours }: MyWeekData): number {
  return Number(hours[0]?.slice(11, 13)) * 60;
}
