import { organiser } from '@kongres/content/facts/organiser';

interface EmailLinkProps {
  href?: string;
  children?: string;
}

export function EmailLink({
  href = `mailto:${organiser.email}`,
  children = organiser.email,
}: EmailLinkProps) {
  // Only a short address fits on one line of a small phone.
  return (
    <a href={href} data-whole={/^\S{1,28}$/.test(children) || undefined}>
      {children}
    </a>
  );
}
