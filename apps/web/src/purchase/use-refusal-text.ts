import { fill } from '../i18n/fill.ts';
import { useTexts } from '../i18n/texts.tsx';
import type { Refusal } from './place-order.ts';

/** The catalogue's sentence, followed by the reason where the server gave one we know. */
export function useRefusalText(refusal: Refusal | null): string | null {
  const { error, reasons } = useTexts('purchase');
  if (!refusal) return null;
  const { code, retryAfterSeconds: seconds } = refusal;
  const reason = code === 'too_many_requests' && seconds ? 'retry_after' : code;
  const known = reason && reason in reasons ? reasons[reason as keyof typeof reasons] : null;
  return [error[refusal.reason], known && fill(known, { seconds: seconds ?? '' })]
    .filter(Boolean)
    .join('. ');
}
