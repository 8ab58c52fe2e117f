import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { LongText } from '../features/marketing/legal/long-text.tsx';
import { PageHeading } from '../components/page-heading.tsx';

export const loader = createPageLoader('privacy', ['long-text']);

export default function PrivacyPage() {
  return (
    <Page>
      <PageHeading texts="privacy" />
      <LongText page="privacy" />
    </Page>
  );
}
