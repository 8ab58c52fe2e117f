import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { LongText } from '../sections/long-text.tsx';
import { PageHeading } from '../sections/page-heading.tsx';

export const loader = pageLoader('dostepnosc', ['long-text']);

export default function Dostepnosc() {
  return (
    <Page>
      <PageHeading page="dostepnosc" />
      <LongText page="dostepnosc" />
    </Page>
  );
}
