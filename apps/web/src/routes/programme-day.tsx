import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createEntryLoader } from '../layout/page-loader.server.ts';
import { buildDayPage } from '../features/programme/timetable/day-page.server.ts';
import { DayProgramme } from '../features/programme/timetable/day-programme.tsx';

export const loader = createEntryLoader('timetable', ['clock'], buildDayPage);

export default function ProgrammeDayPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <DayProgramme day={data} />
    </Page>
  );
}
