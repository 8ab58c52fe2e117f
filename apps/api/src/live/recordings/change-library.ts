import type { Pool } from '../../platform/db/connection.ts';
import { programmeSession } from '../../content/programme/programme.ts';
import { mostFileBytes } from '@kongres/contract/file-size';
import { plainFileName } from './file-kinds.ts';
import { addMaterial, saveRecording, type NewMaterial, type Recording } from './library-queries.ts';

type Changed<Code extends string> = { ok: true } | { ok: false; code: Code };

/** Puts a recording on the congress page, at once. Whose tickets open it is said by the programme. */
export async function setRecording(
  pool: Pool,
  recording: Omit<Recording, 'isWorkshop'>,
): Promise<Changed<'not_found'>> {
  const planned = programmeSession(recording.session);
  if (!planned) return { ok: false, code: 'not_found' };
  await saveRecording(pool, { ...recording, isWorkshop: planned.isWorkshop });
  return { ok: true };
}

/** Hands a link or a file out, in the room of the session and with its recording. */
export async function handOut(pool: Pool, material: NewMaterial): Promise<Changed<'not_found'>> {
  if (!programmeSession(material.session)) return { ok: false, code: 'not_found' };
  await addMaterial(pool, material);
  return { ok: true };
}

/** Whether a file may be handed out, and by which name. */
export function checkFile(
  name: string,
  bytes: number,
): { ok: true; fileName: string } | { ok: false; code: 'wrong_file' | 'too_large' } {
  const fileName = plainFileName(name);
  if (!fileName || bytes === 0) return { ok: false, code: 'wrong_file' };
  return bytes > mostFileBytes ? { ok: false, code: 'too_large' } : { ok: true, fileName };
}
