import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { Band } from '../components/band.tsx';
import { PlaceholderPortraits } from '../features/programme/speakers/placeholder-portraits.tsx';
import { ListeningHead } from '../features/marketing/partners/listening-head.tsx';
import { Needs, Offer } from '../features/marketing/partners/lead-sections.tsx';
import { LeadPage } from '../features/marketing/partners/lead-page.tsx';

export const loader = createPageLoader('for-speakers', ['contact']);

export default function ForSpeakersPage() {
  return (
    <Page>
      <LeadPage page="for-speakers">
        <Band>
          <PlaceholderPortraits />
        </Band>
        <Needs page="for-speakers" />
        <Band>
          <ListeningHead />
        </Band>
        <Offer page="for-speakers" />
      </LeadPage>
    </Page>
  );
}
