import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { ContactSheet } from '../features/marketing/contact/contact-sheet.tsx';
import { ContactTopics } from '../features/marketing/contact/contact-topics.tsx';

export const loader = createPageLoader('contact-page', ['contact']);

export default function ContactPage() {
  return (
    <Page>
      <ContactSheet />
      <ContactTopics />
    </Page>
  );
}
