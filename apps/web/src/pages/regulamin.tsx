import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { LongText } from '../sections/long-text.tsx';
import { PageHeading } from '../sections/page-heading.tsx';

export const loader = pageLoader('regulamin', ['long-text']);

export default function Regulamin() {
  return (
    <Page>
      <PageHeading page="regulamin" />
      <LongText page="regulamin" />
    </Page>
  );
}
