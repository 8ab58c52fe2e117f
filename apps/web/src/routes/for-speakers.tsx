import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { Band } from '../components/band.tsx';
import { PlaceholderPortraits } from '../features/programme/speakers/placeholder-portraits.tsx';
import { Cooperation } from '../features/marketing/partners/cooperation.tsx';
import { PageHeading } from '../components/page-heading.tsx';

export const loader = createPageLoader('for-speakers');

export default function ForSpeakersPage() {
  return (
    <Page>
      <PageHeading texts="for-speakers" />
      <Cooperation page="for-speakers" order="needs-first">
        <Band>
          <PlaceholderPortraits />
        </Band>
      </Cooperation>
    </Page>
  );
}
