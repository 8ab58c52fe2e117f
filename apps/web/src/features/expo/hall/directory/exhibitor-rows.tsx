import { memo } from 'react';
import { zoneOfStand } from '@kongres/content/facts/zones';
import { Tag } from '../../../../components/tag.tsx';
import { zoneTone } from '../../../../components/tones/zone-tone.ts';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { EntryLink } from '../../../../lib/routing/entry-link.tsx';
import type { HallData } from '../directory.server.ts';
import styles from './exhibitor-rows.module.css';
import { letterId } from './letters.tsx';

type Exhibitor = HallData['exhibitors'][number];

interface ExhibitorRowsProps {
  hall: HallData;
  left: ReadonlySet<string> | null;
  lit: string | null;
}

/** Letter under letter; what a filter does not leave is hidden, never taken away. */
export function ExhibitorRows({ hall, left, lit }: ExhibitorRowsProps) {
  let start = 0;
  return hall.letters.map(({ letter, count }) => {
    const rows = hall.exhibitors.slice(start, (start += count));
    return (
      <section
        key={letter}
        className={styles.letter}
        hidden={left !== null && !rows.some(({ id }) => left.has(id))}
      >
        <h3 id={letterId(letter)}>{letter}</h3>
        <ul>
          {rows.map((row) => (
            <li
              key={row.id}
              className={styles.row}
              hidden={left !== null && !left.has(row.id)}
              data-lit={row.id === lit || undefined}
            >
              <ExhibitorLink exhibitor={row} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** A company where the list is all there is. */
export function ExhibitorRow({ exhibitor }: { exhibitor: Exhibitor }) {
  return (
    <li className={styles.row}>
      <ExhibitorLink exhibitor={exhibitor} />
    </li>
  );
}

/** Drawn once, however often the row around it is hidden and shown: there may be a thousand. */
const ExhibitorLink = memo(function ExhibitorLink({ exhibitor }: { exhibitor: Exhibitor }) {
  const { id, name, stand, category, sample } = exhibitor;
  const { categories, sample: sampleWord } = useTexts('exhibitors');
  return (
    <EntryLink to="exhibitor" entry={id} data-exhibitor={id}>
      <span className="mono">{stand}</span>
      <b>
        {name} {sample && <Tag>{sampleWord}</Tag>}
      </b>
      <span className="mono">{categories[category]}</span>
      <i className={zoneTone(zoneOfStand(stand) ?? '')} />
    </EntryLink>
  );
});
