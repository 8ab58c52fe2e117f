import type { Texts } from '@kongres/content/texts/namespaces';

/** Interface texts; `words` is merged into the rows. */
type SearchTexts = Omit<Texts['search'], 'words'>;

/** Result groups in display order. */
export const groups = ['sessions', 'speakers', 'exhibitors', 'pages'] as const;

export type Group = (typeof groups)[number];

type PageKind = Exclude<keyof SearchTexts['kinds'], Group | 'all'> | '';

export interface Row {
  group: Group;
  /** Path without the language prefix. */
  path: string;
  title: string;
  /** Set if the title is not in the language of the page. */
  lang: string;
  /** Shown beside the title. */
  about: string;
  /** Synonyms; searched but not shown. */
  also: string;
  /** Normalised words of the page; searched but not shown. */
  words: string;
  /** Congress day of a session or of a speaker's first session; 0 for none. */
  day: number;
  starts: string;
  /** `HH:MM` in the time zone of the congress. */
  ends: string;
  room: string;
  isCancelled: boolean;
  kind: PageKind;
}

/** Column-oriented rows, which compress a quarter smaller; empty columns are omitted. */
export type Columns = Partial<{ [Field in keyof Omit<Row, 'group'>]: Row[Field][] }>;

/** Search index and interface texts of one language. */
export interface SearchFile {
  texts: SearchTexts;
  /** Names of the congress days, as in "śr. 18". */
  days: string[];
  columns: Partial<Record<Group, Columns>>;
}

const empty: Omit<Row, 'group' | 'path' | 'title'> = {
  lang: '',
  about: '',
  also: '',
  words: '',
  day: 0,
  starts: '',
  ends: '',
  room: '',
  isCancelled: false,
  kind: '',
};

/** A row without its empty fields. */
export type SparseRow = Pick<Row, 'path' | 'title'> & Partial<Omit<Row, 'group'>>;

export function toColumns(rows: readonly SparseRow[]): Columns {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))] as (keyof SparseRow)[];
  const completeRows = rows.map((row) => ({ ...empty, ...row }));
  return Object.fromEntries(fields.map((field) => [field, completeRows.map((row) => row[field])]));
}

export function toRows({ columns }: Pick<SearchFile, 'columns'>): Row[] {
  return groups.flatMap((group) => {
    const { path = [] } = columns[group] ?? {};
    const rows: Row[] = path.map((each) => ({ group, title: '', ...empty, path: each }));
    for (const [field, values] of Object.entries(columns[group] ?? {})) {
      rows.forEach((row, index) => Object.assign(row, { [field]: values[index] }));
    }
    return rows;
  });
}
