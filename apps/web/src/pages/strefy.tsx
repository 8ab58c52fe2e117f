import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { PageHeading } from '../blocks/page-heading.tsx';
import { ZoneCall, ZoneList } from '../features/zones/zone-list.tsx';

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
