import { Page } from '../../frame/page.tsx';
import { pageLoader } from '../../i18n/page-loader.server.ts';
import { Band } from '../../sections/band.tsx';
import { Drawing } from '../../sections/drawing.tsx';
import { Cooperation } from '../../sections/cooperation.tsx';
import { PageHeading } from '../../sections/page-heading.tsx';

export const loader = pageLoader('dla-wystawcy');

export default function DlaWystawcy() {
  return (
    <Page>
      <PageHeading page="dla-wystawcy" />
      <Cooperation page="dla-wystawcy">
        <Band>
          <Drawing name="floor-plan" width={860} height={524} />
        </Band>
      </Cooperation>
    </Page>
  );
}
