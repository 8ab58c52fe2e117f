import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { PageHeading } from '../blocks/page-heading.tsx';
import { NewsList } from '../features/news/news-list.tsx';
import { newsList } from '../features/news/news.server.ts';

export const loader = pageLoader('news', [], newsList);

export default function NewsPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading texts="news" />
      <NewsList news={data} />
    </Page>
  );
}
