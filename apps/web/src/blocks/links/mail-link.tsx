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
  // An address stays in one piece, a phrase goes on in the next line.
  return (
    <a href={href} data-whole={!/\s/.test(children) || undefined}>
      {children}
    </a>
  );
}
