import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { ContactBlock } from '../sections/contact-block.tsx';
import { ContactTopics } from '../sections/contact-topics.tsx';
import { PageHeading } from '../sections/page-heading.tsx';

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
