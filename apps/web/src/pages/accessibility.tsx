import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { LongText } from '../features/legal/long-text.tsx';
import { PageHeading } from '../blocks/page-heading.tsx';

export const loader = pageLoader('accessibility', ['long-text']);

export default function AccessibilityPage() {
  return (
    <Page>
      <PageHeading texts="accessibility" />
      <LongText page="accessibility" />
    </Page>
  );
}
