import { useTexts } from '../../../lib/i18n/texts.tsx';
import { ArrowLink } from '../../../components/links/arrow-link.tsx';
import { Section } from '../../../components/section.tsx';
import type { WeekChartData } from './week-chart/week-chart.server.ts';
import { WeekChart } from './week-chart/week-chart.tsx';

/** Announces the publication date of the schedule, then shows its sessions. */
export function ScheduleTeaser({ week }: { week: WeekChartData }) {
  const { schedule } = useTexts('home');
  return (
    <Section
      label={schedule.label}
      title={schedule.title}
      lead={schedule.text}
      side={<ArrowLink to="programme">{schedule.link}</ArrowLink>}
    >
      <WeekChart {...week} />
    </Section>
  );
}
