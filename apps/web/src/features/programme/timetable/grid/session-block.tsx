import { fillText } from '@kongres/content/format/marked-text';
import { memo } from 'react';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { EntryLink } from '../../../../lib/routing/entry-link.tsx';
import { BlockStar } from './block-star.tsx';
import { BlockTop, type BlockTopProps } from './block-top.tsx';
import { KeynotePortrait } from './keynote-portrait.tsx';
import { placeClass } from './place.ts';
import styles from './session-block.module.css';

interface SessionBlockProps extends BlockTopProps {
  /** Track, kind and level in words. */
  about: string;
  /** The filter has left it out. */
  isOff: boolean;
}

/** A session in the timetable, or a row of the list: the same element for both. */
export function SessionBlock({ state, isOff, ...shown }: SessionBlockProps) {
  const { session } = shown;
  const { isCancelled, isAlone, type } = session;
  return (
    <li
      className={`${styles.block} ${placeClass(session.lines)}`}
      data-column={isAlone ? 'all' : session.room + 1}
      data-type={type}
      data-state={state}
      data-off={isOff || undefined}
      data-cancelled={isCancelled}
      data-portrait={portraitOf(session) ? true : undefined}
    >
      <Shown {...shown} state={state} />
    </li>
  );
}

const portraitOf = ({ isAlone, portrait }: SessionBlockProps['session']) =>
  isAlone ? portrait : undefined;

/** Drawn once, however often a filter takes the block out and in. */
const Shown = memo(function Shown(props: Omit<SessionBlockProps, 'isOff'>) {
  const { session, about } = props;
  const { block } = useTexts('timetable');
  const { moved, type } = session;
  const portrait = portraitOf(session);
  return (
    <>
      <BlockTop {...props} />
      <h3 lang={session.lang}>
        {type === 'break' ? (
          session.title
        ) : (
          <EntryLink to="session" entry={session.id}>
            {session.title}
          </EntryLink>
        )}
      </h3>
      {portrait && <KeynotePortrait src={portrait} />}
      {session.people && <p className={styles.people}>{session.people}</p>}
      {moved && (
        <p className={`mono ${styles.moved}`}>
          <span className="visually-hidden">{fillText(block.movedFrom, { time: moved })}</span>
          <s aria-hidden="true">{moved}</s>
        </p>
      )}
      {about && <p className={`mono ${styles.about}`}>{about}</p>}
      <Foot session={session} />
      {type !== 'break' && <BlockStar id={session.id} name={session.title} />}
    </>
  );
});

/** Seats where they are few, and the language where it is not the reader's. */
function Foot({ session: { seats, language } }: Pick<SessionBlockProps, 'session'>) {
  const { id } = useLanguage();
  const spoken = language && language.slice(0, 2) !== id.slice(0, 2) && language.slice(0, 2);
  const words = [seats, spoken && spoken.toUpperCase()].filter(Boolean).join(', ');
  return words ? <p className={`mono ${styles.foot}`}>{words}</p> : null;
}
