import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { pageLoader } from '../layout/page-loader.server.ts';
import { MyWeek } from '../features/programme/my-week/my-week.tsx';
import { myWeekData } from '../features/programme/my-week/my-week.server.ts';

export const loader = pageLoader('my-week', ['clock'], myWeekData);

export default function MyWeekPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <MyWeek data={data} />
    </Page>
  );
}
