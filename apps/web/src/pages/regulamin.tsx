import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { LongText } from '../features/legal/long-text.tsx';
import { PageHeading } from '../blocks/page-heading.tsx';

export const loader = pageLoader('regulamin', ['long-text']);

export default function Regulamin() {
  return (
    <Page>
      <PageHeading page="regulamin" />
      <LongText page="regulamin" />
    </Page>
  );
}
