import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { entryLoader } from '../frame/page-loader.server.ts';
import { newsEntryPage } from '../features/news/news-entry.server.ts';
import { NewsEntryView } from '../features/news/news-entry-view.tsx';

export const loader = entryLoader('news-entry', [], newsEntryPage);

export default function NewsEntryPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <NewsEntryView entry={data} />
    </Page>
  );
}
