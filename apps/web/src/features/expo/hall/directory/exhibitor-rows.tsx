import { memo } from 'react';
import { findZoneOfStand } from '@kongres/content/facts/zones';
import { Tag } from '../../../../components/tag.tsx';
import { getZoneToneClass } from '../../../../components/tones/zone-tone.ts';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { EntryLink } from '../../../../lib/routing/entry-link.tsx';
import type { HallData } from '../directory.server.ts';
import styles from './exhibitor-rows.module.css';
import { getLetterId } from './letters.tsx';

type Exhibitor = HallData['exhibitors'][number];

interface ExhibitorRowsProps {
  hall: HallData;
  visibleIds: ReadonlySet<string> | null;
  highlightedId: string | null;
}

/** Rows that a filter excludes stay in the DOM as `hidden`, so that filtering renders nothing new. */
export function ExhibitorRows({ hall, visibleIds, highlightedId }: ExhibitorRowsProps) {
  let start = 0;
  return hall.letters.map(({ letter, count }) => {
    const rows = hall.exhibitors.slice(start, (start += count));
    return (
      <section
        key={letter}
        className={styles.letter}
        hidden={visibleIds !== null && !rows.some(({ id }) => visibleIds.has(id))}
      >
        <h3 id={getLetterId(letter)}>{letter}</h3>
        <ul>
          {rows.map((row) => (
            <li
              key={row.id}
              className={styles.row}
              hidden={visibleIds !== null && !visibleIds.has(row.id)}
              data-lit={row.id === highlightedId || undefined}
            >
              <ExhibitorLink exhibitor={row} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

export function ExhibitorRow({ exhibitor }: { exhibitor: Exhibitor }) {
  return (
    <li className={styles.row}>
      <ExhibitorLink exhibitor={exhibitor} />
    </li>
  );
}

/** Memoised, because the list may have a thousand rows and filtering only toggles `hidden`. */
const ExhibitorLink = memo(function ExhibitorLink({ exhibitor }: { exhibitor: Exhibitor }) {
  const { id, name, stand, category, image, sample } = exhibitor;
  const { categories, sample: sampleLabel } = useTexts('exhibitors');
  return (
    <EntryLink to="exhibitor" entry={id} data-exhibitor={id}>
      <span className="mono">{stand}</span>
      <img src={image} alt="" width={32} height={32} loading="lazy" decoding="async" />
      <b>
        {name} {sample && <Tag>{sampleLabel}</Tag>}
      </b>
      <span className="mono">{categories[category]}</span>
      <i className={getZoneToneClass(findZoneOfStand(stand) ?? '')} />
    </EntryLink>
  );
});
