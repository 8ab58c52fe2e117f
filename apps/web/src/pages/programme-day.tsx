import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { entryLoader } from '../frame/page-loader.server.ts';
import { dayPage } from '../features/timetable/day-page.server.ts';
import { DayProgramme } from '../features/timetable/day-programme.tsx';

export const loader = entryLoader('timetable', ['clock'], dayPage);

export default function ProgrammeDayPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <DayProgramme day={data} />
    </Page>
  );
}
