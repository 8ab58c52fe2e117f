import { fillText } from '@kongres/content/format/marked-text';
import { formatMoney } from '@kongres/content/format/number';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { PurchaseRefusal } from './place-order.ts';

/** The general sentence, followed by the reason if the server gave a known one. */
export function useRefusalText(refusal: PurchaseRefusal | null): string | null {
  const { error, reasons } = useTexts('purchase');
  const { id: language } = useLanguage();
  if (!refusal) return null;
  const { retryAfterSeconds: seconds, grossMinor } = refusal;
  const reasonText = reasons[getReasonKey(refusal) as keyof typeof reasons] as string | undefined;
  const values = {
    seconds: seconds ?? '',
    gross: grossMinor === null ? '' : formatMoney(grossMinor, language),
  };
  return [error[refusal.reason], reasonText && fillText(reasonText, values)]
    .filter(Boolean)
    .join('. ');
}

function getReasonKey({
  code,
  retryAfterSeconds,
  grossMinor,
  state,
}: PurchaseRefusal): string | null {
  if (code === 'too_many_requests' && retryAfterSeconds) return 'retry_after';
  if (state === 'paid' || state === 'processing') return `order_${state}`;
  // The sentence quotes the new price, so it needs one.
  if (code === 'price_changed' && grossMinor === null) return null;
  return code;
}
