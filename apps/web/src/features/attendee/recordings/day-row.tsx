import { fillText } from '@kongres/content/format/marked-text';
import { getDayToneClass } from '../../../components/tones/day-tone.ts';
import { useLanguage } from '../../../lib/i18n/language.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { LocalLink } from '../../../lib/routing/local-link.tsx';
import { Icon } from '@kongres/ui/icon.tsx';
import type { CongressData } from '../shared/congress.server.ts';
import { Materials } from './materials.tsx';
import { formatDuration } from '../board/format-duration.ts';
import type { SessionMedia } from './day-media.ts';
import styles from './day-row.module.css';

interface DayRowProps {
  day: CongressData['days'][number];
  sessions: readonly SessionMedia[];
  token: string;
  heading: 'h2' | 'h3';
}

export function DayRow({
  day: { n, day, number, weekday },
  sessions,
  token,
  heading,
}: DayRowProps) {
  const { after } = useTexts('congress');
  const { id: code } = useLanguage();
  const durations = sessions.flatMap(({ recording }) => (recording ? [recording.seconds] : []));
  const total = durations.reduce((sum, seconds) => sum + seconds, 0);
  const summary =
    total > 0
      ? fillText(after.day, {
          n: String(durations.length),
          time: formatDuration(total * 1000, code),
        })
      : sessions.length > 0
        ? after.onlyMaterials
        : after.noDay;
  const head = (
    <>
      <time dateTime={day}>
        <b>{number}</b> <span>{weekday}</span>
      </time>
      <span className="mono">{summary}</span>
    </>
  );
  return (
    <li className={`${getDayToneClass(n)} ${styles.day}`}>
      {sessions.length === 0 ? (
        <p className={styles.head}>{head}</p>
      ) : (
        <details>
          <summary className={styles.head}>
            {head}
            <Icon name="arrow" />
          </summary>
          <ul className={styles.sessions}>
            {sessions.map((each) => (
              <Session key={each.item.id} media={each} token={token} heading={heading} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

interface SessionProps extends Pick<DayRowProps, 'token' | 'heading'> {
  media: SessionMedia;
}

function Session({ media, token, heading: Heading }: SessionProps) {
  const { item, recording, materials } = media;
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
          {formatDuration(recording.seconds * 1000, code)}
          {!recording.isOpen && `, ${after.locked}`}
        </p>
      )}
      {materials.length > 0 && <Materials materials={materials} token={token} />}
    </li>
  );
}
