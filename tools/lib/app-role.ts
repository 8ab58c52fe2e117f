const appRole = 'kongres_app';

export function toAppRoleUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = appRole;
  return url.href;
}
