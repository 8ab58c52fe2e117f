import type { Pool } from '../../platform/db/connection.ts';
import { findProgrammeSession } from '../../content/programme/programme.ts';
import { maxFileBytes } from '@kongres/contract/file-size';
import { toSafeFileName } from './material-file-types.ts';
import {
  insertMaterial,
  saveRecording,
  type NewMaterial,
  type Recording,
} from './recordings.queries.ts';

type PublishResult<Code extends string> = { ok: true } | { ok: false; code: Code };

/** Whether a recording needs a workshop ticket comes from the programme. */
export async function publishRecording(
  pool: Pool,
  recording: Omit<Recording, 'isWorkshop'>,
): Promise<PublishResult<'not_found'>> {
  const planned = findProgrammeSession(recording.session);
  if (!planned) return { ok: false, code: 'not_found' };
  await saveRecording(pool, { ...recording, isWorkshop: planned.isWorkshop });
  return { ok: true };
}

export async function publishMaterial(
  pool: Pool,
  material: NewMaterial,
): Promise<PublishResult<'not_found'>> {
  if (!findProgrammeSession(material.session)) return { ok: false, code: 'not_found' };
  await insertMaterial(pool, material);
  return { ok: true };
}

export function validateMaterialFile(
  name: string,
  bytes: number,
): { ok: true; fileName: string } | { ok: false; code: 'unsupported_file' | 'too_large' } {
  const fileName = toSafeFileName(name);
  if (!fileName || bytes === 0) return { ok: false, code: 'unsupported_file' };
  return bytes > maxFileBytes ? { ok: false, code: 'too_large' } : { ok: true, fileName };
}
