import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import type { InsideSource } from '@kongres/contract/congress';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
import { Icon } from '@kongres/ui/icon.tsx';
import { StageNote } from './stage-note.tsx';
import styles from './foreign-source.module.css';

interface ForeignSourceProps {
  source: Exclude<InsideSource, { kind: 'stream' }>;
  roomName: string;
}

/** Another host's player or page: nothing of it is asked for before a press that names it. */
export function ForeignSource({ source: { kind, host, address }, roomName }: ForeignSourceProps) {
  const words = useTexts('live').room[kind];
  const [shown, setShown] = useState('');
  if (kind === 'frame' && shown === address) {
    return (
      <iframe
        className={styles.frame}
        src={address}
        title={roomName}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- The pair undoes itself for our own pages only, and this is another host.
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin"
      />
    );
  }
  const label = (
    <>
      <span>{fillText(words.button, { host })}</span>
      <Icon name="arrow" />
    </>
  );
  return (
    <StageNote title={fillText(words.title, { host })} text={fillText(words.text, { host })}>
      {kind === 'frame' ? (
        <button type="button" className={buttonClass('primary')} onClick={() => setShown(address)}>
          {label}
        </button>
      ) : (
        <a
          className={buttonClass('primary')}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
        >
          {label}
        </a>
      )}
    </StageNote>
  );
}
