import { Notice } from '@kongres/ui/notice.tsx';
import { ApiError } from '../lib/api/call-api.ts';
import { useTexts } from '../i18n/texts.tsx';

export function ErrorNotice({ error }: { error: unknown }) {
  const { texts } = useTexts();
  if (!error) return null;
  return <Notice title={texts.errors.title} text={getErrorText(texts.errors, error)} />;
}

function getErrorText(refusals: Readonly<Record<string, string>>, error: unknown): string {
  // Anything else comes from WebAuthn, whose messages are for developers.
  if (!(error instanceof ApiError)) return refusals['passkey'] ?? '';
  if (error.code === null) return refusals['unreachable'] ?? '';
  return refusals[error.code] ?? refusals['other'] ?? '';
}
