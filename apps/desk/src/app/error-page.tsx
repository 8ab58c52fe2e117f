import { useTexts } from '../i18n/texts.tsx';
import { Page } from '../components/page.tsx';

export function ErrorPage() {
  const { texts } = useTexts();
  return (
    <Page title={texts.ui.failed} lead={texts.ui.failedLead}>
      <p className="pane">
        <button type="button" className="small main" onClick={() => location.reload()}>
          {texts.ui.tryAgain}
        </button>
      </p>
    </Page>
  );
}
