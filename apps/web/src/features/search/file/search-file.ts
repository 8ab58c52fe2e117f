import type { Texts } from '@kongres/content/texts/namespaces';

/** What the search says; the words that only find pages stay at home. */
type SearchTexts = Omit<Texts['search'], 'words'>;

/** What results are shown by, in this order. */
export const groups = ['sessions', 'speakers', 'exhibitors', 'pages'] as const;

export type Group = (typeof groups)[number];

/** What is found on a page of its own, or as a part of one. */
type PageKind = Exclude<keyof SearchTexts['kinds'], Group | 'all'> | '';

/** Something that can be found. */
export interface Row {
  group: Group;
  /** Where it is, below the language. */
  path: string;
  title: string;
  /** Where the title is not in the language of the page. */
  lang: string;
  /** Stands beside the title. */
  about: string;
  /** What else people call it; never shown. */
  also: string;
  /** Searched and never shown: words of what stands on the page, folded. */
  words: string;
  /** Of a session, and the first one of a speaker; 0 for none. */
  day: number;
  starts: string;
  /** As `HH:MM`, where the congress is at home. */
  ends: string;
  room: string;
  isCancelled: boolean;
  kind: PageKind;
}

/** The rows of a group column by column, which packs a quarter smaller; what no row of it has is left out. */
export type Columns = Partial<{ [Field in keyof Omit<Row, 'group'>]: Row[Field][] }>;

/** All that can be found in one language, and what the search says. */
export interface SearchFile {
  texts: SearchTexts;
  /** What each congress day is called, as in "śr. 18". */
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

/** A row, or so much of it as is not empty. */
export type ToldRow = Pick<Row, 'path' | 'title'> & Partial<Omit<Row, 'group'>>;

export function toColumns(rows: readonly ToldRow[]): Columns {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))] as (keyof ToldRow)[];
  const whole = rows.map((row) => ({ ...empty, ...row }));
  return Object.fromEntries(fields.map((field) => [field, whole.map((row) => row[field])]));
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
