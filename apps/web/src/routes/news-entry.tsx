import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { entryLoader } from '../layout/page-loader.server.ts';
import { newsEntryPage } from '../features/marketing/news/news-entry.server.ts';
import { NewsEntryView } from '../features/marketing/news/news-entry-view.tsx';

export const loader = entryLoader('news-entry', [], newsEntryPage);

export default function NewsEntryPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <NewsEntryView entry={data} />
    </Page>
  );
}
