import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { LongText } from '../features/marketing/legal/long-text.tsx';
import { PageHeading } from '../components/page-heading.tsx';

export const loader = createPageLoader('terms', ['long-text']);

export default function TermsPage() {
  return (
    <Page>
      <PageHeading texts="terms" />
      <LongText page="terms" />
    </Page>
  );
}
