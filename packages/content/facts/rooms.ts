import { featuresOf, isTicket, type AdmissionId } from './admissions.ts';

/** Where the galas are: a stage of their own, the only room that an invitation opens. */
export const galaRoom = 'gala';

/** Whether the recording of a session comes with the ticket: of workshops with some only. */
export function opensRecording(id: AdmissionId, isWorkshop: boolean): boolean {
  return featuresOf(id).includes(isWorkshop ? 'workshop-recordings' : 'recordings');
}

/** Whether what speakers hand out comes with the ticket. */
export function opensMaterials(id: AdmissionId): boolean {
  return featuresOf(id).includes('materials');
}

/** Whether a ticket or an invitation opens the room. */
export function opensRoom(id: AdmissionId, room: string): boolean {
  return isTicket(id) || room === galaRoom;
}
