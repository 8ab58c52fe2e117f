import { fillText } from '@kongres/content/format/marked-text';
import { dayTone } from '../../../components/tones/day-tone.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import type { CongressData } from '../shared/congress.server.ts';
import { Materials } from './materials.tsx';
import { spanWords } from '../board/span-words.ts';
import type { Kept } from './day-recordings.ts';
import styles from './day-row.module.css';

interface DayRowProps {
  day: CongressData['days'][number];
  kept: readonly Kept[];
  token: string;
  /** Of the sessions' titles, by where the list stands. */
  heading: 'h2' | 'h3';
}

/** A day of the congress: folded, how much is left of it; unfolded, what. */
export function DayRow({ day: { n, day, number, weekday }, kept, token, heading }: DayRowProps) {
  const { after } = useTexts('congress');
  const { id: code } = useLanguage();
  const lengths = kept.flatMap(({ recording }) => (recording ? [recording.seconds] : []));
  const total = lengths.reduce((sum, seconds) => sum + seconds, 0);
  const words =
    total > 0
      ? fillText(after.day, { n: String(lengths.length), time: spanWords(total * 1000, code) })
      : kept.length > 0
        ? after.onlyMaterials
        : after.noDay;
  const head = (
    <>
      <time dateTime={day}>
        <b>{number}</b> <span>{weekday}</span>
      </time>
      <span className="mono">{words}</span>
    </>
  );
  return (
    <li className={`${dayTone(n)} ${styles.day}`}>
      {kept.length === 0 ? (
        <p className={styles.head}>{head}</p>
      ) : (
        <details>
          <summary className={styles.head}>
            {head}
            <Icon name="arrow" />
          </summary>
          <ul className={styles.sessions}>
            {kept.map((each) => (
              <Session key={each.item.id} kept={each} token={token} heading={heading} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

interface SessionProps extends Pick<DayRowProps, 'token' | 'heading'> {
  kept: Kept;
}

function Session({ kept, token, heading: Heading }: SessionProps) {
  const { item, recording, materials } = kept;
  const { after } = useTexts('congress');
  const { id: code } = useLanguage();
  return (
    <li>
      <Heading lang={item.lang}>
        {recording?.isOpen ? (
          <LocalLink to="congress" search={`?recording=${item.id}`}>
            {item.title}
          </LocalLink>
        ) : (
          item.title
        )}
      </Heading>
      {item.people && <p className="dim">{item.people}</p>}
      {recording && (
        <p className="mono">
          {spanWords(recording.seconds * 1000, code)}
          {!recording.isOpen && `, ${after.locked}`}
        </p>
      )}
      {materials.length > 0 && <Materials materials={materials} token={token} />}
    </li>
  );
}
