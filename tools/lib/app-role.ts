/** The role that the product connects with on a developer's machine; the migration makes it. */
const appRole = 'kongres_app';

/** The same database, entered as the product enters it. */
export function asAppRole(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = appRole;
  return url.href;
}
