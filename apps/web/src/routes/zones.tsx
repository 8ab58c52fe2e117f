import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { ZoneCall, ZoneList } from '../features/expo/zones/zone-list.tsx';

export const loader = createPageLoader('zones-page', ['zones']);

export default function ZonesPage() {
  return (
    <Page>
      <PageHeading texts="zones-page" />
      <ZoneList />
      <ZoneCall />
    </Page>
  );
}
