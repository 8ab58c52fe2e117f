import { useTexts } from '../texts/texts.tsx';
import { Page } from '../ui/page.tsx';
import { Exports } from './exports.tsx';

export function ExportsPage() {
  const { texts } = useTexts();
  return (
    <Page title={texts.exports.title}>
      <Exports />
    </Page>
  );
}
