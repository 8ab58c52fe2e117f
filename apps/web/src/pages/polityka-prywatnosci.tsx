import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { LongText } from '../features/legal/long-text.tsx';
import { PageHeading } from '../blocks/page-heading.tsx';

export const loader = pageLoader('polityka-prywatnosci', ['long-text']);

export default function PolitykaPrywatnosci() {
  return (
    <Page>
      <PageHeading page="polityka-prywatnosci" />
      <LongText page="polityka-prywatnosci" />
    </Page>
  );
}
