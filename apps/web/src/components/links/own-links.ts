interface Links {
  linkedin?: string | undefined;
  x?: string | undefined;
  website?: string | undefined;
}

/** Where somebody is found elsewhere; a site of their own is called by its host. */
export function ownLinks({ linkedin, x, website }: Links = {}) {
  return [
    ...(linkedin ? [{ name: 'LinkedIn', href: linkedin }] : []),
    ...(x ? [{ name: 'X', href: x }] : []),
    ...(website ? [{ name: new URL(website).host, href: website }] : []),
  ];
}
