import { fillText } from '@kongres/content/format/marked-text';
import { FilterBar } from '../../../components/filter/filter-bar.tsx';
import { Section } from '../../../components/section.tsx';
import { Tag } from '../../../components/tag.tsx';
import { useTexts } from '../../../lib/i18n/texts.tsx';
import { EntryLink } from '../../../lib/routing/entry-link.tsx';
import { SpeakerCards } from './speaker-cards.tsx';
import styles from './speaker-directory.module.css';
import type { SpeakerDirectoryData, SpeakerRowData } from './speaker-directory.server.ts';
import { useSpeakerFilter } from './use-speaker-filter.ts';

/** Keynote speakers large, then everybody by surname; a filter leaves only its matches. */
export function SpeakerDirectory({ directory }: { directory: SpeakerDirectoryData }) {
  const { notice, list, filter: texts, keynotes } = useTexts('speakers-page');
  const control = useSpeakerFilter(directory);
  const { isOn, groups } = control;
  const counts = { found: countPeople(groups), all: countPeople(directory.groups) };
  return (
    <>
      <div className="wrap">
        <FilterBar
          texts={texts}
          facets={directory.facets}
          control={control}
          show={fillText(texts.show, counts)}
          summary={fillText(texts.found, counts)}
        />
        {!isOn && <Letters groups={groups} />}
      </div>
      {!isOn && directory.keynotes.length > 0 && (
        <Section title={keynotes}>
          <SpeakerCards speakers={directory.keynotes} label={keynotes} />
        </Section>
      )}
      <section
        className={`wrap ${styles.directory}`}
        aria-label={list}
        data-filtered={isOn || undefined}
      >
        <h2 className={isOn ? 'visually-hidden' : undefined}>{notice.title}</h2>
        {isOn ? counts.found === 0 && <p>{texts.nobody}</p> : <p>{notice.text}</p>}
        {groups.map(({ letter, people }) => (
          <div key={letter} className={styles.letter}>
            <h3 id={getLetterId(letter)}>{letter}</h3>
            <ul>
              {people.map((person) => (
                <SpeakerRow key={person.id} person={person} dayNames={directory.dayNames} />
              ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  );
}

function Letters({ groups }: Pick<SpeakerDirectoryData, 'groups'>) {
  const { letters } = useTexts('speakers-page');
  return (
    <nav className={styles.letters} aria-label={letters}>
      <ul>
        {groups.map(({ letter }) => (
          <li key={letter}>
            <a href={`#${getLetterId(letter)}`}>{letter}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SpeakerRowProps {
  person: SpeakerRowData;
  dayNames: SpeakerDirectoryData['dayNames'];
}

function SpeakerRow({ person, dayNames }: SpeakerRowProps) {
  const { sample } = useTexts('speakers-page');
  const { topics } = useTexts('speakers');
  const { id, name, role } = person;
  const surnameAt = name.lastIndexOf(' ') + 1;
  return (
    <li>
      <p className={styles.name}>
        <EntryLink to="speaker" entry={id}>
          {name.slice(0, surnameAt)}
          <b>{name.slice(surnameAt)}</b>
        </EntryLink>{' '}
        {person.sample && <Tag>{sample}</Tag>}
      </p>
      <p className={styles.role}>{role}</p>
      <p className={`mono ${styles.topics}`}>
        {person.topic.map((each) => topics[each]).join(', ')}
      </p>
      <p className={`mono ${styles.days}`}>{person.day.map((each) => dayNames[each]).join(' ')}</p>
    </li>
  );
}

function countPeople(groups: SpeakerDirectoryData['groups']): number {
  return groups.reduce((sum, { people }) => sum + people.length, 0);
}

function getLetterId(letter: string): string {
  return `letter-${letter}`;
}
