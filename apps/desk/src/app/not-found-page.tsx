import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.tsx';
import { Page } from '../components/page.tsx';

export function NotFoundPage() {
  const { texts } = useTexts();
  return (
    <Page title={texts.ui.notFound} lead={texts.ui.notFoundLead}>
      <p className="pane">
        <Link to="/">{texts.ui.home}</Link>
      </p>
    </Page>
  );
}
