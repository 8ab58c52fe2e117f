import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { FaqSheet } from '../sections/faq-sheet.tsx';
import { PageHeading } from '../sections/page-heading.tsx';

export const loader = pageLoader('faq');

export default function Faq() {
  return (
    <Page>
      <PageHeading page="faq" />
      <FaqSheet />
    </Page>
  );
}
