import { fillText } from '@kongres/content/format/marked-text';
import { formatMoney } from '@kongres/content/format/number';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import type { PurchaseRefusal } from './place-order.ts';

/** The catalogue's sentence, followed by the reason where the server gave one we know. */
export function useRefusalText(refusal: PurchaseRefusal | null): string | null {
  const { error, reasons } = useTexts('purchase');
  const { id: language } = useLanguage();
  if (!refusal) return null;
  const { retryAfterSeconds: seconds, grossMinor } = refusal;
  const known = reasons[reasonOf(refusal) as keyof typeof reasons] as string | undefined;
  const values = {
    seconds: seconds ?? '',
    gross: grossMinor === null ? '' : formatMoney(grossMinor, language),
  };
  return [error[refusal.reason], known && fillText(known, values)].filter(Boolean).join('. ');
}

function reasonOf({ code, retryAfterSeconds, grossMinor, state }: PurchaseRefusal): string | null {
  if (code === 'too_many_requests' && retryAfterSeconds) return 'retry_after';
  if (state === 'paid' || state === 'processing') return `order_${state}`;
  // Without the new price there is nothing to agree to.
  if (code === 'price_changed' && grossMinor === null) return null;
  return code;
}
