import { listFeatures, isTicket, type AdmissionId } from './admissions.ts';

/** The room of the galas, the only room that an invitation opens. */
export const galaRoom = 'gala';

export function canOpenRecording(id: AdmissionId, isWorkshop: boolean): boolean {
  return listFeatures(id).includes(isWorkshop ? 'workshop-recordings' : 'recordings');
}

export function canOpenMaterials(id: AdmissionId): boolean {
  return listFeatures(id).includes('materials');
}

export function canOpenRoom(id: AdmissionId, room: string): boolean {
  return isTicket(id) || room === galaRoom;
}
