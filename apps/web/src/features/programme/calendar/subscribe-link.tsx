import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { getAbsoluteUrl } from '../../../lib/routing/absolute-url.ts';
import { getCalendarPath } from '../../../lib/routing/calendar-paths.ts';

interface SubscribeLinkProps {
  className?: string | undefined;
  children: ReactNode;
}

/** `webcal:` link that subscribes a calendar app to the programme. */
export function SubscribeLink({ className, children }: SubscribeLinkProps) {
  const address = getAbsoluteUrl(getCalendarPath(useLanguage()));
  return (
    <a className={className} href={address.replace(/^https?:/, 'webcal:')}>
      {children}
    </a>
  );
}
