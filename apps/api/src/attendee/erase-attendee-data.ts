import { eraseCertificates } from './certificates/certificate.queries.ts';
import type { Connection } from '../platform/db/connection.ts';
import { eraseAttendance } from '../live/room-access/attendance.queries.ts';
import { eraseRoomChat } from '../live/room-chat/erase-room-chat.queries.ts';
import { erasePlaybackPositions } from '../live/recordings/playback-position.queries.ts';
import { eraseSchedule } from './schedule/schedule.queries.ts';

export async function eraseAttendeeData(tx: Connection, orderId: string): Promise<void> {
  await eraseRoomChat(tx, orderId);
  await eraseSchedule(tx, orderId);
  await erasePlaybackPositions(tx, orderId);
  await eraseAttendance(tx, orderId);
  await eraseCertificates(tx, orderId);
}
