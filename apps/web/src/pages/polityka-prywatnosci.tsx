import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { LongText } from '../sections/long-text.tsx';
import { PageHeading } from '../sections/page-heading.tsx';

export const loader = pageLoader('polityka-prywatnosci', ['long-text']);

export default function PolitykaPrywatnosci() {
  return (
    <Page>
      <PageHeading page="polityka-prywatnosci" />
      <LongText page="polityka-prywatnosci" />
    </Page>
  );
}
