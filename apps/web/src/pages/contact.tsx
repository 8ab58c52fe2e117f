import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { ContactBlock } from '../features/contact/contact-block.tsx';
import { ContactTopics } from '../features/contact/contact-topics.tsx';
import { PageHeading } from '../blocks/page-heading.tsx';

export const loader = pageLoader('contact-page', ['contact']);

export default function ContactPage() {
  return (
    <Page>
      <PageHeading texts="contact-page" />
      <ContactBlock />
      <ContactTopics />
    </Page>
  );
}
