import { fillText } from '@kongres/content/format/marked-text';
import { useState } from 'react';
import type { RoomAccessSource } from '@kongres/contract/room-access';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { Icon } from '@kongres/ui/icon.tsx';
import { PlayerNotice } from './player-notice.tsx';
import styles from './external-source.module.css';

interface ExternalSourceProps {
  source: Exclude<RoomAccessSource, { kind: 'stream' }>;
  roomName: string;
}

/** External player or page: nothing is requested from the other host before the visitor consents. */
export function ExternalSource({ source: { kind, host, address }, roomName }: ExternalSourceProps) {
  const texts = useTexts('live').room[kind];
  const [loadedAddress, setLoadedAddress] = useState('');
  if (kind === 'frame' && loadedAddress === address) {
    return (
      <iframe
        className={styles.frame}
        src={address}
        title={roomName}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- The combination is unsafe for same-origin pages only, and this is another host.
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin"
      />
    );
  }
  const label = (
    <>
      <span>{fillText(texts.button, { host })}</span>
      <Icon name="arrow" />
    </>
  );
  return (
    <PlayerNotice title={fillText(texts.title, { host })} text={fillText(texts.text, { host })}>
      {kind === 'frame' ? (
        <button
          type="button"
          className={getButtonClass('primary')}
          onClick={() => setLoadedAddress(address)}
        >
          {label}
        </button>
      ) : (
        <a
          className={getButtonClass('primary')}
          href={address}
          target="_blank"
          rel="noopener noreferrer"
        >
          {label}
        </a>
      )}
    </PlayerNotice>
  );
}
