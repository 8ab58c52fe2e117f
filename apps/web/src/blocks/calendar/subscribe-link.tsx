import type { ReactNode } from 'react';
import { publicOrigin } from '../../config.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { calendarAddress } from '../../routing/calendar-addresses.ts';

interface SubscribeLinkProps {
  className?: string | undefined;
  children: ReactNode;
}

/** Hands the programme to a calendar that looks for changes by itself. */
export function SubscribeLink({ className, children }: SubscribeLinkProps) {
  const address = publicOrigin.replace(/^https?:/, 'webcal:') + calendarAddress(useLanguage());
  return (
    <a className={className} href={address}>
      {children}
    </a>
  );
}
