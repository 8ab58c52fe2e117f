import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { absoluteAddress } from '../../../lib/routing/absolute-address.ts';
import { calendarAddress } from '../../../lib/routing/calendar-addresses.ts';

interface SubscribeLinkProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Hands the programme to a calendar that looks for changes by itself. */
export function SubscribeLink({ className, children }: SubscribeLinkProps) {
  const address = absoluteAddress(calendarAddress(useLanguage()));
  return (
    <a className={className} href={address.replace(/^https?:/, 'webcal:')}>
      {children}
    </a>
  );
}
