import { canRoleCall, type DeskCall } from '@kongres/contract/desk/routes';
import { useCurrentUser } from '../../lib/api/use-current-user.ts';

/** Whether the signed-in user may make a call. */
export function usePermission(): (route: DeskCall) => boolean {
  const { data: me } = useCurrentUser();
  return (call) => (me ? canRoleCall(me.role, call) : false);
}
