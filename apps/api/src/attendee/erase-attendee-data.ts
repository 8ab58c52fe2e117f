import { eraseCertificates } from '../certificates/certificate-queries.ts';
import type { Connection } from '../db/connection.ts';
import { eraseAttendance } from '../visits/attendance-queries.ts';
import { eraseTalk } from '../talk/talk-trace-queries.ts';
import { eraseWatched } from '../weeks/watched-queries.ts';
import { eraseWeek } from '../weeks/week-queries.ts';

/** Deletes what the holder of a ticket has said, chosen, watched and been certified. */
export async function eraseAttendeeData(tx: Connection, orderId: string): Promise<void> {
  await eraseTalk(tx, orderId);
  await eraseWeek(tx, orderId);
  await eraseWatched(tx, orderId);
  await eraseAttendance(tx, orderId);
  await eraseCertificates(tx, orderId);
}
