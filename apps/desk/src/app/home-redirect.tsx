import { Navigate } from 'react-router';
import { canRoleCall } from '@kongres/contract/desk/routes';
import { useCurrentUser } from '../lib/api/use-current-user.ts';
import { screens } from '../lib/screens.ts';

/** Redirects to the first screen that the role may read. */
export function HomeRedirect() {
  const { data: me } = useCurrentUser();
  const first = screens.find(({ requiredCall }) => me && canRoleCall(me.role, requiredCall));
  return <Navigate replace to={first?.path ?? '/account'} />;
}
