import { useTexts } from '../i18n/texts.tsx';
import { Page } from '../components/page.tsx';

/** What no screen expected; the way on is a fresh start. */
export function Broken() {
  const { texts } = useTexts();
  return (
    <Page title={texts.ui.broken} lead={texts.ui.brokenLead}>
      <p className="pane">
        <button type="button" className="small main" onClick={() => location.reload()}>
          {texts.ui.reload}
        </button>
      </p>
    </Page>
  );
}
