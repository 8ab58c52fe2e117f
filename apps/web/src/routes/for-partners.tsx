import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { Band } from '../components/band.tsx';
import { ListeningHead } from '../features/marketing/partners/listening-head.tsx';
import { OfferWithNeeds } from '../features/marketing/partners/lead-sections.tsx';
import { ZoneWaves } from '../features/marketing/partners/zone-waves.tsx';
import { LeadPage } from '../features/marketing/partners/lead-page.tsx';

export const loader = createPageLoader('for-partners', ['contact']);

export default function ForPartnersPage() {
  return (
    <Page>
      <LeadPage page="for-partners">
        <Band>
          <ZoneWaves />
        </Band>
        <OfferWithNeeds page="for-partners" />
        <Band>
          <ListeningHead />
        </Band>
      </LeadPage>
    </Page>
  );
}
