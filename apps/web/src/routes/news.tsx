import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { NewsList } from '../features/marketing/news/news-list.tsx';
import { buildNewsList } from '../features/marketing/news/news.server.ts';

export const loader = createPageLoader('news', [], buildNewsList);

export default function NewsPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading texts="news" />
      <NewsList news={data} />
    </Page>
  );
}
