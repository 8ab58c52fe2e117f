import type { ComponentType, MouseEvent } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../i18n/language.tsx';
import { withPrefix } from '../../../routing/page-table.ts';
import { isEntryUnknown } from '../../../routing/served-address.ts';
import { useAddress } from '../../../routing/use-address.ts';
import type { Group, Row } from '../file/search-file.ts';
import type { PreparedSearch } from '../prepare-search.ts';
import { ExhibitorResult } from './exhibitor-result.tsx';
import { PageResult } from './page-result.tsx';
import styles from './result-row.module.css';
import { SessionResult } from './session-result.tsx';
import { SpeakerResult } from './speaker-result.tsx';

export interface ResultProps {
  row: Row;
  typed: readonly string[];
  prepared: PreparedSearch;
}

interface ResultRowProps extends ResultProps {
  id: string;
  isChosen: boolean;
  close: () => void;
}

const results: Record<Group, ComponentType<ResultProps>> = {
  sessions: SessionResult,
  speakers: SpeakerResult,
  exhibitors: ExhibitorResult,
  pages: PageResult,
};

/** An option that is a link: it can be copied and opened beside the page like any other. */
export function ResultRow({ id, isChosen, close, ...result }: ResultRowProps) {
  const { row } = result;
  const [path = '', hash = ''] = row.path.split('#');
  const pathname = withPrefix(path, useLanguage());
  const isHere = useAddress() === pathname;
  const Result = results[row.group];
  return (
    <Link
      className={styles.row}
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      to={{ pathname, hash }}
      prefetch="intent"
      // The browser itself goes to a place on the page that is open.
      reloadDocument={isEntryUnknown() || (isHere && hash !== '')}
      onClick={(event) => !isForAnotherTab(event) && close()}
    >
      <Result {...result} />
    </Link>
  );
}

function isForAnotherTab({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}
