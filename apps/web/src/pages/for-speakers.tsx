import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { Band } from '../blocks/band.tsx';
import { SharpeningRow } from '../features/speakers/sharpening-row.tsx';
import { Cooperation } from '../features/partners/cooperation.tsx';
import { PageHeading } from '../blocks/page-heading.tsx';

export const loader = pageLoader('for-speakers');

export default function ForSpeakersPage() {
  return (
    <Page>
      <PageHeading texts="for-speakers" />
      <Cooperation page="for-speakers" order="needs-first">
        <Band>
          <SharpeningRow />
        </Band>
      </Cooperation>
    </Page>
  );
}
