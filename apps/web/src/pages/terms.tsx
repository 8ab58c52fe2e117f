import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { LongText } from '../features/legal/long-text.tsx';
import { PageHeading } from '../blocks/page-heading.tsx';

export const loader = pageLoader('terms', ['long-text']);

export default function TermsPage() {
  return (
    <Page>
      <PageHeading texts="terms" />
      <LongText page="terms" />
    </Page>
  );
}
