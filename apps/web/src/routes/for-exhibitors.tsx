import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { Band } from '../components/band.tsx';
import { Needs, OfferWithFloorPlan } from '../features/marketing/partners/lead-sections.tsx';
import { ZoneWaves } from '../features/marketing/partners/zone-waves.tsx';
import { LeadPage } from '../features/marketing/partners/lead-page.tsx';

export const loader = createPageLoader('for-exhibitors', ['contact']);

export default function ForExhibitorsPage() {
  return (
    <Page>
      <LeadPage page="for-exhibitors">
        <OfferWithFloorPlan page="for-exhibitors" />
        <Band>
          <ZoneWaves />
        </Band>
        <Needs page="for-exhibitors" />
      </LeadPage>
    </Page>
  );
}
