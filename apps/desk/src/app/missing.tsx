import { Link } from 'react-router';
import { useTexts } from '../i18n/texts.tsx';
import { Page } from '../components/page.tsx';

export function Missing() {
  const { texts } = useTexts();
  return (
    <Page title={texts.ui.missing} lead={texts.ui.missingLead}>
      <p className="pane">
        <Link to="/">{texts.ui.home}</Link>
      </p>
    </Page>
  );
}
