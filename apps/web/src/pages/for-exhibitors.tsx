import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { Band } from '../blocks/band.tsx';
import { Drawing } from '../blocks/drawing.tsx';
import { Cooperation } from '../features/partners/cooperation.tsx';
import { PageHeading } from '../blocks/page-heading.tsx';

export const loader = pageLoader('for-exhibitors');

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
