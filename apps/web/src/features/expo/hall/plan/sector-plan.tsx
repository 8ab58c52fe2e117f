import { memo } from 'react';
import { zoneTone } from '../../../../components/tones/zone-tone.ts';
import { EntryLink } from '../../../../lib/routing/entry-link.tsx';
import { followArrow } from './arrow-keys.ts';
import type { Place, Sector } from './pack.ts';
import styles from './sector-plan.module.css';

const unit = 10;
const gap = 1;

export interface StandMark {
  id: string;
  name: string;
  /** Whether a filter leaves it; undefined while nothing is filtered. */
  isHit?: boolean | undefined;
}

interface SectorPlanProps {
  zone: string;
  label: string;
  sector: Sector;
  markOf: (stand: string) => StandMark | undefined;
  /** The company that is pointed at, in the plan or in the list. */
  lit?: string | null;
  /** Whether its name stands beside it, where nothing else says it. */
  isNamed?: boolean;
  /** The one stand that the Tab key leads to; arrow keys lead on. */
  entrance?: string | undefined;
}

/** One sector from above. Stands are as large as they are; what nobody has taken is an outline. */
export function SectorPlan(props: SectorPlanProps) {
  const { zone, label, sector, markOf, lit, isNamed, entrance } = props;
  const { columns, rows, places } = sector;
  const litPlace = places.find(({ stand }) => stand && markOf(stand)?.id === lit);
  const litMark = litPlace?.stand ? markOf(litPlace.stand) : undefined;
  return (
    <svg
      className={`${styles.sector} ${zoneTone(zone)}`}
      viewBox={`0 0 ${columns * unit} ${rows * unit}`}
      role="group"
      aria-label={label}
      data-columns={columns}
    >
      {places.map((place) => {
        const mark = place.stand ? markOf(place.stand) : undefined;
        return (
          <Stand
            key={`${place.x} ${place.y}`}
            place={place}
            id={mark?.id}
            name={mark?.name}
            isHit={mark?.isHit}
            isLit={mark !== undefined && mark.id === lit}
            isEntrance={mark !== undefined && mark.id === entrance}
          />
        );
      })}
      {isNamed && litPlace && litMark && (
        <Callout place={litPlace} name={litMark.name} columns={columns} />
      )}
    </svg>
  );
}

interface StandProps {
  place: Place;
  id: string | undefined;
  name: string | undefined;
  isHit: boolean | undefined;
  isLit: boolean;
  isEntrance: boolean;
}

const Stand = memo(function Stand({ place, id, name, isHit, isLit, isEntrance }: StandProps) {
  if (!id) return <rect className={styles.free} {...shapeOf(place)} />;
  return (
    <g className={styles.place} data-hit={isHit} data-lit={isLit || undefined}>
      <StandLink id={id} name={`${place.stand} ${name}`} place={place} isEntrance={isEntrance} />
    </g>
  );
});

interface StandLinkProps {
  id: string;
  name: string;
  place: Place;
  isEntrance: boolean;
}

/** Drawn once, however often a filter takes the stand out and in. */
const StandLink = memo(function StandLink({ id, name, place, isEntrance }: StandLinkProps) {
  return (
    <EntryLink
      to="exhibitor"
      entry={id}
      tabIndex={isEntrance ? 0 : -1}
      aria-label={name}
      onKeyDown={followArrow}
      data-exhibitor={id}
      data-stand={place.stand}
      className={styles.stand}
    >
      <rect {...shapeOf(place)} />
    </EntryLink>
  );
});

function shapeOf({ x, y, width, height }: Place) {
  return {
    x: x * unit + gap / 2,
    y: y * unit + gap / 2,
    width: width * unit - gap,
    height: height * unit - gap,
  };
}

/** The name beside the stand, on the side where there is room. Its ground is as wide as such a name may get. */
function Callout({ place, name, columns }: { place: Place; name: string; columns: number }) {
  const text = unit * (columns / 14);
  const width = (name.length * 0.58 + 1.6) * text;
  const isRight = place.x + place.width / 2 > columns / 2;
  const x = isRight ? (place.x + place.width) * unit - width : place.x * unit;
  const y =
    place.y < 2 ? (place.y + place.height) * unit + text * 0.3 : place.y * unit - text * 2.3;
  return (
    <g className={styles.callout} aria-hidden="true">
      <rect x={x} y={y} width={width} height={text * 2} />
      <text x={x + width / 2} y={y + text * 1.36} fontSize={text}>
        {name}
      </text>
    </g>
  );
}
