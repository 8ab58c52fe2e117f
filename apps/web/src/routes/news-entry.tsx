import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createEntryLoader } from '../layout/page-loader.server.ts';
import { buildNewsEntryPage } from '../features/marketing/news/news-entry.server.ts';
import { NewsEntryView } from '../features/marketing/news/news-entry-view.tsx';

export const loader = createEntryLoader('news-entry', [], buildNewsEntryPage);

export default function NewsEntryPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <NewsEntryView entry={data} />
    </Page>
  );
}
