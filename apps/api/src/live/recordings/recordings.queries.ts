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

/** False if it did not exist. */
export async function deleteRecording(db: Connection, session: string): Promise<boolean> {
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

/** Without file contents. */
export async function listMaterials(db: Connection): Promise<Material[]> {
  const { rows } = await db.query<Material>(
    `select ${materialColumns} from material order by session, id`,
  );
  return rows;
}

export interface MaterialKey {
  id: number;
  /** Distinguishes files whose id was reused after a database restore. */
  mark: string;
}

export async function readMaterialKey(
  db: Connection,
  id: number,
): Promise<(MaterialKey & { fileName: string }) | undefined> {
  const { rows } = await db.query<MaterialKey & { fileName: string }>(
    `select id, file_name as "fileName", mark from material
      where id = $1 and content is not null`,
    [id],
  );
  return rows[0];
}

export async function readMaterialFile(
  db: Connection,
  key: MaterialKey,
): Promise<{ fileName: string; content: Buffer } | undefined> {
  const { rows } = await db.query<{ fileName: string; content: Buffer }>(
    `select file_name as "fileName", content from material where id = $1 and mark = $2`,
    [key.id, key.mark],
  );
  return rows[0];
}

export type NewMaterial = Pick<Material, 'session' | 'name'> &
  ({ address: string } | { fileName: string; content: Buffer });

export async function insertMaterial(db: Connection, material: NewMaterial): Promise<void> {
  const { session, name } = material;
  const columns =
    'address' in material
      ? [null, null, material.address]
      : [material.fileName, material.content, null];
  await db.query(
    `insert into material (session, name, file_name, content, address)
      values ($1, $2, $3, $4, $5)`,
    [session, name, ...columns],
  );
}

/** False if it did not exist. */
export async function deleteMaterial(db: Connection, id: number): Promise<boolean> {
  const { rowCount } = await db.query('delete from material where id = $1', [id]);
  return rowCount === 1;
}
