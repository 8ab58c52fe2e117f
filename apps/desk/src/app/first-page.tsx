import { Navigate } from 'react-router';
import { mayCall } from '@kongres/contract/desk/rules';
import { useMe } from '../lib/api/use-me.ts';
import { screens } from '../lib/screens.ts';

/** The first screen that the person may read. */
export function FirstPage() {
  const { data: me } = useMe();
  const first = screens.find(({ reads }) => me && mayCall(me.role, reads));
  return <Navigate replace to={first?.path ?? '/me'} />;
}
