import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { LongText } from '../features/legal/long-text.tsx';
import { PageHeading } from '../blocks/page-heading.tsx';

export const loader = pageLoader('privacy', ['long-text']);

export default function PrivacyPage() {
  return (
    <Page>
      <PageHeading texts="privacy" />
      <LongText page="privacy" />
    </Page>
  );
}
