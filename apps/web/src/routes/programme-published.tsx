import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createEntryLoader } from '../layout/page-loader.server.ts';
import { Evenings } from '../features/programme/overview/evenings.tsx';
import { buildEveningData } from '../features/programme/overview/evenings.server.ts';
import { buildWeekPage } from '../features/programme/timetable/day-page.server.ts';
import { DayProgramme } from '../features/programme/timetable/day-programme.tsx';

/** Replaces the programme page once the programme is published. */
export const loader = createEntryLoader('timetable', ['clock', 'programme'], (code) => {
  const week = buildWeekPage(code);
  return { ...week, data: { day: week.data, evenings: buildEveningData(code) } };
});

export default function PublishedProgrammePage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <DayProgramme day={data.day} />
      <Evenings {...data.evenings} />
    </Page>
  );
}
