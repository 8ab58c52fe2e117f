import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { Band } from '../components/band.tsx';
import { Drawing } from '../components/drawing.tsx';
import { Cooperation } from '../features/marketing/partners/cooperation.tsx';
import { PageHeading } from '../components/page-heading.tsx';

export const loader = createPageLoader('for-exhibitors');

export default function ForExhibitorsPage() {
  return (
    <Page>
      <PageHeading texts="for-exhibitors" />
      <Cooperation page="for-exhibitors">
        <Band>
          <Drawing name="floor-plan" width={860} height={524} />
        </Band>
      </Cooperation>
    </Page>
  );
}
