import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { FaqSheet } from '../features/faq/faq-sheet.tsx';
import { PageHeading } from '../blocks/page-heading.tsx';

export const loader = pageLoader('faq');

export default function FaqPage() {
  return (
    <Page>
      <PageHeading texts="faq" />
      <FaqSheet />
    </Page>
  );
}
