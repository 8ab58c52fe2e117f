import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { entryLoader } from '../layout/page-loader.server.ts';
import { Evenings } from '../features/programme/overview/evenings.tsx';
import { eveningData } from '../features/programme/overview/evenings.server.ts';
import { weekPage } from '../features/programme/timetable/day-page.server.ts';
import { DayProgramme } from '../features/programme/timetable/day-programme.tsx';

/** Stands at the address of the programme page once the programme is published. */
export const loader = entryLoader('timetable', ['clock', 'programme'], (code) => {
  const week = weekPage(code);
  return { ...week, data: { day: week.data, evenings: eveningData(code) } };
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
