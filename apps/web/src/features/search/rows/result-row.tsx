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
  isActive: boolean;
  address: string;
  close: () => void;
}

const resultComponents: Record<Group, ComponentType<ResultProps>> = {
  sessions: SessionResult,
  speakers: SpeakerResult,
  exhibitors: ExhibitorResult,
  pages: PageResult,
};

/** A link, so that it can be copied or opened in a new tab; only navigation in this tab closes the search. */
export function ResultRow({ id, isActive, address, close, ...result }: ResultRowProps) {
  const Result = resultComponents[result.row.group];
  const handleClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (!ctrlKey && !metaKey && !shiftKey) close();
  };
  return (
    <a
      className={styles.row}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={address}
      onClick={handleClick}
    >
      <Result {...result} />
    </a>
  );
}
