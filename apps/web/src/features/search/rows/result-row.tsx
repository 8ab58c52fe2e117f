import type { ComponentType, MouseEvent } from 'react';
import type { Group } from '../file/search-file.ts';
import { ExhibitorResult } from './exhibitor-result.tsx';
import { PageResult } from './page-result.tsx';
import type { ResultProps } from './result-props.ts';
import styles from './result-row.module.css';
import { SessionResult } from './session-result.tsx';
import { SpeakerResult } from './speaker-result.tsx';

interface ResultRowProps extends ResultProps {
  id: string;
  isChosen: boolean;
  address: string;
  close: () => void;
}

const results: Record<Group, ComponentType<ResultProps>> = {
  sessions: SessionResult,
  speakers: SpeakerResult,
  exhibitors: ExhibitorResult,
  pages: PageResult,
};

/**
 * An option that is a link: it can be copied and opened beside the page like any other. Where it opens here, the
 * search closes; another tab leaves it open.
 */
export function ResultRow({ id, isChosen, address, close, ...result }: ResultRowProps) {
  const Result = results[result.row.group];
  const leave = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) close();
  };
  return (
    <a
      className={styles.row}
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      href={address}
      onClick={leave}
    >
      <Result {...result} />
    </a>
  );
}
