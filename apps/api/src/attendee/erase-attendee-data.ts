import { eraseCertificates } from './certificates/certificate-queries.ts';
import type { Connection } from '../platform/db/connection.ts';
import { eraseAttendance } from '../live/room-access/attendance-queries.ts';
import { eraseTalk } from '../live/room-chat/talk-trace-queries.ts';
import { eraseWatched } from '../live/recordings/watched-queries.ts';
import { eraseWeek } from './schedule/week-queries.ts';

/** Deletes what the holder of a ticket has said, chosen, watched and been certified. */
export async function eraseAttendeeData(tx: Connection, orderId: string): Promise<void> {
  await eraseTalk(tx, orderId);
  await eraseWeek(tx, orderId);
  await eraseWatched(tx, orderId);
  await eraseAttendance(tx, orderId);
  await eraseCertificates(tx, orderId);
}
