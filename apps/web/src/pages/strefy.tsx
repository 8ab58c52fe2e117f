import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { PageHeading } from '../sections/page-heading.tsx';
import { ZoneCall, ZoneList } from '../sections/zone-list.tsx';

export const loader = pageLoader('strefy', ['zones']);

export default function Strefy() {
  return (
    <Page>
      <PageHeading page="strefy" />
      <ZoneList />
      <ZoneCall />
    </Page>
  );
}
