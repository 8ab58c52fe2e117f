import { useTexts } from '../../i18n/texts.tsx';
import { ArrowLink } from '../../blocks/links/arrow-link.tsx';
import type { CongressDayData } from '../../blocks/congress-days.server.ts';
import { Section } from '../../blocks/section.tsx';
import { WeekChart } from './week-chart.tsx';

/** Announces when the schedule is published; days, hours and galas are facts already. */
export function ScheduleTeaser({ days }: { days: readonly CongressDayData[] }) {
  const { schedule } = useTexts('home');
  return (
    <Section
      label={schedule.label}
      title={schedule.title}
      lead={schedule.text}
      side={<ArrowLink to="programme">{schedule.link}</ArrowLink>}
    >
      <WeekChart days={days} />
    </Section>
  );
}
