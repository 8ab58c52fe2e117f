import { useTexts } from '../../i18n/texts.tsx';
import { Page } from '../../components/page.tsx';
import { Exports } from './exports.tsx';

export function ExportsPage() {
  const { texts } = useTexts();
  return (
    <Page title={texts.exports.title}>
      <Exports />
    </Page>
  );
}
