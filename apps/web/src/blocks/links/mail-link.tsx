import type { ReactNode } from 'react';
import { organiser } from '@kongres/content/facts/organiser';

interface MailLinkProps {
  /** With a subject and a body, where there are any. */
  href?: string;
  children?: ReactNode;
}

/** The organiser's address as a link, under its own name unless told otherwise. */
export function MailLink({
  href = `mailto:${organiser.email}`,
  children = organiser.email,
}: MailLinkProps) {
  return <a href={href}>{children}</a>;
}
