import { fillText } from '@kongres/content/format/marked-text';
import { memo } from 'react';
import { useLanguage } from '../../../../lib/i18n/language.tsx';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { EntryLink } from '../../../../lib/routing/entry-link.tsx';
import { BlockStar } from './block-star.tsx';
import { BlockTop, type BlockTopProps } from './block-top.tsx';
import { KeynotePortrait } from './keynote-portrait.tsx';
import { getPlaceClass } from './place-class.ts';
import styles from './session-block.module.css';

interface SessionBlockProps extends BlockTopProps {
  /** Track, type and level as text. */
  about: string;
  isFilteredOut: boolean;
}

/** Rendered as a grid block or a list row by CSS alone. */
export function SessionBlock({ state, isFilteredOut, ...contentProps }: SessionBlockProps) {
  const { session } = contentProps;
  const { isCancelled, isAlone, type } = session;
  return (
    <li
      className={`${styles.block} ${getPlaceClass(session.lines)}`}
      data-column={isAlone ? 'all' : session.room + 1}
      data-type={type}
      data-state={state}
      data-off={isFilteredOut || undefined}
      data-cancelled={isCancelled}
      data-portrait={getPortrait(session) ? true : undefined}
    >
      <SessionBlockContent {...contentProps} state={state} />
    </li>
  );
}

const getPortrait = ({ isAlone, portrait }: SessionBlockProps['session']) =>
  isAlone ? portrait : undefined;

/** Memoised, so that filter changes do not re-render the content. */
const SessionBlockContent = memo(function Shown(props: Omit<SessionBlockProps, 'isFilteredOut'>) {
  const { session, about } = props;
  const { block } = useTexts('timetable');
  const { moved, type } = session;
  const portrait = getPortrait(session);
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

/** Seats only where limited; the language only where it differs from that of the page. */
function Foot({ session: { seats, language } }: Pick<SessionBlockProps, 'session'>) {
  const { id } = useLanguage();
  const foreignLanguage =
    language && language.slice(0, 2) !== id.slice(0, 2) && language.slice(0, 2);
  const words = [seats, foreignLanguage && foreignLanguage.toUpperCase()]
    .filter(Boolean)
    .join(', ');
  return words ? <p className={`mono ${styles.foot}`}>{words}</p> : null;
}
