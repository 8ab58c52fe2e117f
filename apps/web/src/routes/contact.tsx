import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { ContactBlock } from '../features/marketing/contact/contact-block.tsx';
import { ContactTopics } from '../features/marketing/contact/contact-topics.tsx';
import { PageHeading } from '../components/page-heading.tsx';

export const loader = createPageLoader('contact-page', ['contact']);

export default function ContactPage() {
  return (
    <Page>
      <PageHeading texts="contact-page" />
      <ContactBlock />
      <ContactTopics />
    </Page>
  );
}
