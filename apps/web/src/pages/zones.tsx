import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { PageHeading } from '../blocks/page-heading.tsx';
import { ZoneCall, ZoneList } from '../features/zones/zone-list.tsx';

export const loader = pageLoader('zones-page', ['zones']);

export default function ZonesPage() {
  return (
    <Page>
      <PageHeading texts="zones-page" />
      <ZoneList />
      <ZoneCall />
    </Page>
  );
}
