import { useTexts } from '../../i18n/texts.tsx';
import { Page } from '../../components/page.tsx';
import { IssueForm } from './issue-form.tsx';

/** Tickets that nobody buys: for speakers, exhibitors, the press, or on an invoice of the organiser. */
export function Issuing() {
  const { texts } = useTexts();
  return (
    <Page title={texts.issuing.title}>
      <IssueForm />
    </Page>
  );
}
