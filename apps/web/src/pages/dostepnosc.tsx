import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { LongText } from '../features/legal/long-text.tsx';
import { PageHeading } from '../blocks/page-heading.tsx';

export const loader = pageLoader('dostepnosc', ['long-text']);

export default function Dostepnosc() {
  return (
    <Page>
      <PageHeading page="dostepnosc" />
      <LongText page="dostepnosc" />
    </Page>
  );
}
