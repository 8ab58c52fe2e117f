import { mayCall, type DeskCall } from '@kongres/contract/desk/rules';
import { useMe } from '../../lib/api/use-me.ts';

/** Whether whoever looks may make a call. */
export function useMay(): (call: DeskCall) => boolean {
  const { data: me } = useMe();
  return (call) => (me ? mayCall(me.role, call) : false);
}
