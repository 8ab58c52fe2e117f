import type { Localized } from '@kongres/content/model/fields';
import type { Connection } from '../../platform/db/connection.ts';
import type { RoomSource } from '../streaming/room-source.ts';

export interface Recording {
  session: string;
  isWorkshop: boolean;
  source: RoomSource;
  seconds: number;
}

const recordingColumns = 'session, is_workshop as "isWorkshop", source, seconds';

export async function listRecordings(db: Connection): Promise<Recording[]> {
  const { rows } = await db.query<Recording>(
    `select ${recordingColumns} from recording order by session`,
  );
  return rows;
}

export async function readRecording(
  db: Connection,
  session: string,
): Promise<Recording | undefined> {
  const { rows } = await db.query<Recording>({
    name: 'read-recording',
    text: `select ${recordingColumns} from recording where session = $1`,
    values: [session],
  });
  return rows[0];
}

export async function saveRecording(
  db: Connection,
  { session, isWorkshop, source, seconds }: Recording,
): Promise<void> {
  await db.query(
    `insert into recording (session, is_workshop, source, seconds) values ($1, $2, $3, $4)
      on conflict (session) do update set is_workshop = $2, source = $3, seconds = $4`,
    [session, isWorkshop, source, seconds],
  );
}

/** False if there was none. */
export async function removeRecording(db: Connection, session: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from recording where session = $1', [session]);
  return rowCount === 1;
}

export interface Material {
  id: number;
  session: string;
  name: Localized;
  fileName: string | null;
  bytes: number | null;
  address: string | null;
}

const materialColumns =
  'id, session, name, file_name as "fileName", octet_length(content) as bytes, address';

/** Without what is in them. */
export async function listMaterials(db: Connection): Promise<Material[]> {
  const { rows } = await db.query<Material>(
    `select ${materialColumns} from material order by session, id`,
  );
  return rows;
}

export interface MaterialMark {
  id: number;
  /** In a restored database a number may be given anew: by its mark a file is never taken for another. */
  mark: string;
}

export async function readMaterialMark(
  db: Connection,
  id: number,
): Promise<(MaterialMark & { fileName: string }) | undefined> {
  const { rows } = await db.query<MaterialMark & { fileName: string }>(
    `select id, file_name as "fileName", mark from material
      where id = $1 and content is not null`,
    [id],
  );
  return rows[0];
}

export async function readMaterialFile(
  db: Connection,
  marked: MaterialMark,
): Promise<{ fileName: string; content: Buffer } | undefined> {
  const { rows } = await db.query<{ fileName: string; content: Buffer }>(
    `select file_name as "fileName", content from material where id = $1 and mark = $2`,
    [marked.id, marked.mark],
  );
  return rows[0];
}

export type NewMaterial = Pick<Material, 'session' | 'name'> &
  ({ address: string } | { fileName: string; content: Buffer });

export async function addMaterial(db: Connection, material: NewMaterial): Promise<void> {
  const { session, name } = material;
  const what =
    'address' in material
      ? [null, null, material.address]
      : [material.fileName, material.content, null];
  await db.query(
    `insert into material (session, name, file_name, content, address)
      values ($1, $2, $3, $4, $5)`,
    [session, name, ...what],
  );
}

/** False if there was none. */
export async function removeMaterial(db: Connection, id: number): Promise<boolean> {
  const { rowCount } = await db.query('delete from material where id = $1', [id]);
  return rowCount === 1;
}
