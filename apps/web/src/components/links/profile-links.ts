interface ProfileLinks {
  linkedin?: string | undefined;
  x?: string | undefined;
  website?: string | undefined;
}

/** Profiles of a person or company; a website is named by its host. */
export function listProfileLinks({ linkedin, x, website }: ProfileLinks = {}) {
  return [
    ...(linkedin ? [{ name: 'LinkedIn', href: linkedin }] : []),
    ...(x ? [{ name: 'X', href: x }] : []),
    ...(website ? [{ name: new URL(website).host, href: website }] : []),
  ];
}
