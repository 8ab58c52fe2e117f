import { Page } from '../../frame/page.tsx';
import { pageLoader } from '../../frame/page-loader.server.ts';
import { Band } from '../../blocks/band.tsx';
import { Drawing } from '../../blocks/drawing.tsx';
import { Cooperation } from '../../features/partners/cooperation.tsx';
import { PageHeading } from '../../blocks/page-heading.tsx';

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
