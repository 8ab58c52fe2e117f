import { isTicket, type AdmissionId } from '@kongres/content/facts/admissions';

/** Where the galas are: a stage of their own, the only one that an invitation opens. */
const galaRoom = 'gala';

/** Whether a ticket of this kind opens the room. */
export function isAdmitted(ticket: AdmissionId, room: string): boolean {
  return isTicket(ticket) || room === galaRoom;
}
