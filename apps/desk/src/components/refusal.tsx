import { Notice } from '@kongres/ui/notice.tsx';
import { Refused } from '../lib/api/call.ts';
import { useTexts } from '../i18n/texts.tsx';

/** Why something was not done, in a sentence; nothing while there is nothing to say. */
export function Refusal({ error }: { error: unknown }) {
  const { texts } = useTexts();
  if (!error) return null;
  return <Notice title={texts.refusals.title} text={sentence(texts.refusals, error)} />;
}

function sentence(refusals: Readonly<Record<string, string>>, error: unknown): string {
  // What the browser itself says of a passkey is for developers.
  if (!(error instanceof Refused)) return refusals['passkey'] ?? '';
  if (error.code === null) return refusals['unreachable'] ?? '';
  return refusals[error.code] ?? refusals['other'] ?? '';
}
