import { organiser } from '@kongres/content/facts/organiser';

interface MailLinkProps {
  /** With a subject and a body, where there are any. */
  href?: string;
  children?: string;
}

/** The organiser's address as a link, under its own name unless told otherwise. */
export function MailLink({
  href = `mailto:${organiser.email}`,
  children = organiser.email,
}: MailLinkProps) {
  // An address stays in one piece; a phrase, or what no small phone has a line for, goes on in the next.
  return (
    <a href={href} data-whole={/^\S{1,28}$/.test(children) || undefined}>
      {children}
    </a>
  );
}
