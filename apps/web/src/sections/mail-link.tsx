import type { ReactNode } from 'react';
import { organiser } from '@kongres/content/facts/organiser';

/** The organiser's address as a link, under its own name unless told otherwise. */
export function MailLink({ children = organiser.email }: { children?: ReactNode }) {
  return <a href={`mailto:${organiser.email}`}>{children}</a>;
}
