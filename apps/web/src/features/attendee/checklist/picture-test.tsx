import { fillText } from '@kongres/content/format/marked-text';
import { useEffect, useId, useRef, useState } from 'react';
import { Sentence } from '../../../components/sentence.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { buttonClass } from '@kongres/ui/button.ts';
import { usePart } from '../../../lib/deferred-hydration/use-part.ts';
import { StageNote } from '../player/stage-note.tsx';
import styles from './picture-test.module.css';

const loadPlayer = () => import('../player/player.tsx');
/** Beside the site's own files: what it shows is no secret. */
const trialPath = '/stream-test/';

/** A short stream of ours in the player of the rooms, and the question whether it came through. */
export function PictureTest({ onEnd }: { onEnd: (isFine: boolean) => void }) {
  const { trial } = useTexts('congress').before;
  const { player } = useTexts('live').room;
  const part = usePart(loadPlayer);
  const [isHelp, setIsHelp] = useState(false);
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => title.current?.focus(), []);

  return (
    <div className={styles.trial} role="group" aria-labelledby={heading}>
      <h4 id={heading} ref={title} tabIndex={-1}>
        {trial.title}
      </h4>
      <div className={styles.stage}>
        {part ? (
          <part.Player
            path={trialPath}
            label={fillText(player.label, { room: trial.title })}
            elapsed={null}
            elsewhere={null}
            onEnded={() => {}}
            onBroken={() => setIsHelp(true)}
          />
        ) : (
          <StageNote title={player.loading} />
        )}
      </div>
      <p>{trial.question}</p>
      <p className={styles.answers}>
        <button type="button" className={buttonClass('primary')} onClick={() => onEnd(true)}>
          {trial.yes}
        </button>
        <button
          type="button"
          className={buttonClass('secondary')}
          aria-expanded={isHelp}
          onClick={() => setIsHelp(true)}
        >
          {trial.no}
        </button>
      </p>
      <div role="status">
        {isHelp && (
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
