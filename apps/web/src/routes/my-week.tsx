import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { MyWeek } from '../features/programme/my-week/my-week.tsx';
import { buildMyWeekData } from '../features/programme/my-week/my-week.server.ts';

export const loader = createPageLoader('my-week', ['clock'], buildMyWeekData);

export default function MyWeekPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <MyWeek data={data} />
    </Page>
  );
}
