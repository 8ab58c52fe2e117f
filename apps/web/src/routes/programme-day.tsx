import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { entryLoader } from '../layout/page-loader.server.ts';
import { dayPage } from '../features/programme/timetable/day-page.server.ts';
import { DayProgramme } from '../features/programme/timetable/day-programme.tsx';

export const loader = entryLoader('timetable', ['clock'], dayPage);

export default function ProgrammeDayPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <DayProgramme day={data} />
    </Page>
  );
}
