import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { listPressFacts } from '../features/marketing/press/press-facts.server.ts';
import { listPressFiles } from '../features/marketing/press/press-files.server.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { PressSections } from '../features/marketing/press/press-sections.tsx';

export const loader = createPageLoader('press', [], async (code) => ({
  facts: listPressFacts(code),
  files: await listPressFiles(code),
}));

export default function PressPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading texts="press" />
      <PressSections {...data} />
    </Page>
  );
}
