import { useTexts } from '../../i18n/texts.tsx';
import { Page } from '../../components/page.tsx';
import { IssueForm } from './issue-form.tsx';

/** Issues tickets that are not bought on the site. */
export function ComplimentaryTicketsPage() {
  const { texts } = useTexts();
  return (
    <Page title={texts.complimentaryTickets.title}>
      <IssueForm />
    </Page>
  );
}
