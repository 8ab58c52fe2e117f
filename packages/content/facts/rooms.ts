import { isTicket, type AdmissionId } from './admissions.ts';

/** Where the galas are: a stage of their own, the only room that an invitation opens. */
export const galaRoom = 'gala';

/** Whether a ticket or an invitation opens the room. */
export function opensRoom(id: AdmissionId, room: string): boolean {
  return isTicket(id) || room === galaRoom;
}
