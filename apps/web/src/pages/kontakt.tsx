import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { ContactBlock } from '../features/contact/contact-block.tsx';
import { ContactTopics } from '../features/contact/contact-topics.tsx';
import { PageHeading } from '../blocks/page-heading.tsx';

export const loader = pageLoader('kontakt', ['contact']);

export default function Kontakt() {
  return (
    <Page>
      <PageHeading page="kontakt" />
      <ContactBlock />
      <ContactTopics />
    </Page>
  );
}
