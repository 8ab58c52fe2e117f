import { fillText } from '@kongres/content/format/marked-text';
import { useEffect, useId, useRef, useState } from 'react';
import { Sentence } from '../../../components/sentence.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { getButtonClass } from '@kongres/ui/button.ts';
import { useLazyPart } from '../../../lib/deferred-hydration/use-lazy-part.ts';
import { PlayerNotice } from '../player/player-notice.tsx';
import styles from './stream-test.module.css';

const loadPlayer = () => import('../player/player.tsx');
const testStreamPath = '/stream-test/';

export function StreamTest({ onEnd }: { onEnd: (isFine: boolean) => void }) {
  const { trial } = useTexts('congress').before;
  const { player } = useTexts('live').room;
  const part = useLazyPart(loadPlayer);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => title.current?.focus(), []);

  return (
    <div className={styles.test} role="group" aria-labelledby={heading}>
      <h4 id={heading} ref={title} tabIndex={-1}>
        {trial.title}
      </h4>
      <div className={styles.player}>
        {part ? (
          <part.Player
            path={testStreamPath}
            label={fillText(player.label, { room: trial.title })}
            elapsed={null}
            openRooms={null}
            onPathExpired={() => {}}
            onBroken={() => setIsHelpOpen(true)}
          />
        ) : (
          <PlayerNotice title={player.loading} />
        )}
      </div>
      <p>{trial.question}</p>
      <p className={styles.answers}>
        <button type="button" className={getButtonClass('primary')} onClick={() => onEnd(true)}>
          {trial.yes}
        </button>
        <button
          type="button"
          className={getButtonClass('secondary')}
          aria-expanded={isHelpOpen}
          onClick={() => setIsHelpOpen(true)}
        >
          {trial.no}
        </button>
      </p>
      <div role="status">
        {isHelpOpen && (
          <ul className={styles.help}>
            {trial.help.map((text) => (
              <li key={text}>
                <Sentence text={text} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
