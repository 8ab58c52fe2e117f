import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { Band } from '../components/band.tsx';
import { Drawing } from '../components/drawing.tsx';
import { PlaceholderPortraits } from '../features/programme/speakers/placeholder-portraits.tsx';
import { Needs, Offer } from '../features/marketing/partners/lead-sections.tsx';
import { LeadPage } from '../features/marketing/partners/lead-page.tsx';

export const loader = createPageLoader('work-with-us', ['contact']);

export default function WorkWithUsPage() {
  return (
    <Page>
      <LeadPage page="work-with-us">
        <Band>
          <Drawing name="waiting-lines" width={1440} height={180} />
        </Band>
        <Needs page="work-with-us" />
        <Band>
          <PlaceholderPortraits />
        </Band>
        <Offer page="work-with-us" />
      </LeadPage>
    </Page>
  );
}
