import { memo } from 'react';
import { getZoneToneClass } from '../../../../components/tones/zone-tone.ts';
import { EntryLink } from '../../../../lib/routing/entry-link.tsx';
import { handleArrowKey } from './arrow-keys.ts';
import type { Place, Sector } from './pack-sector.ts';
import styles from './sector-plan.module.css';

const unit = 10;
const gap = 1;

export interface StandOccupant {
  id: string;
  name: string;
  /** Undefined while nothing is filtered. */
  isMatch?: boolean | undefined;
}

interface SectorPlanProps {
  zone: string;
  label: string;
  sector: Sector;
  getOccupant: (stand: string) => StandOccupant | undefined;
  highlightedId?: string | null;
  /** Shows the name of the highlighted stand beside it. */
  isNamed?: boolean;
  /** The only stand in the tab order (roving tabindex). */
  tabStopId?: string | undefined;
}

/** Stands are drawn to scale; free places as outlines. */
export function SectorPlan(props: SectorPlanProps) {
  const { zone, label, sector, getOccupant, highlightedId, isNamed, tabStopId } = props;
  const { columns, rows, places } = sector;
  const highlightedPlace = places.find(
    ({ stand }) => stand && getOccupant(stand)?.id === highlightedId,
  );
  const highlightedOccupant = highlightedPlace?.stand
    ? getOccupant(highlightedPlace.stand)
    : undefined;
  return (
    <svg
      className={`${styles.sector} ${getZoneToneClass(zone)}`}
      viewBox={`0 0 ${columns * unit} ${rows * unit}`}
      role="group"
      aria-label={label}
      data-columns={columns}
    >
      {places.map((place) => {
        const occupant = place.stand ? getOccupant(place.stand) : undefined;
        return (
          <Stand
            key={`${place.x} ${place.y}`}
            place={place}
            id={occupant?.id}
            name={occupant?.name}
            isMatch={occupant?.isMatch}
            isHighlighted={occupant !== undefined && occupant.id === highlightedId}
            isTabStop={occupant !== undefined && occupant.id === tabStopId}
          />
        );
      })}
      {isNamed && highlightedPlace && highlightedOccupant && (
        <Callout place={highlightedPlace} name={highlightedOccupant.name} columns={columns} />
      )}
    </svg>
  );
}

interface StandProps {
  place: Place;
  id: string | undefined;
  name: string | undefined;
  isMatch: boolean | undefined;
  isHighlighted: boolean;
  isTabStop: boolean;
}

const Stand = memo(function Stand({
  place,
  id,
  name,
  isMatch,
  isHighlighted,
  isTabStop,
}: StandProps) {
  if (!id) return <rect className={styles.free} {...getStandRect(place)} />;
  return (
    <g className={styles.place} data-hit={isMatch} data-lit={isHighlighted || undefined}>
      <StandLink id={id} name={`${place.stand} ${name}`} place={place} isTabStop={isTabStop} />
    </g>
  );
});

interface StandLinkProps {
  id: string;
  name: string;
  place: Place;
  isTabStop: boolean;
}

/** Memoised: filtering only changes the attributes of the parent. */
const StandLink = memo(function StandLink({ id, name, place, isTabStop }: StandLinkProps) {
  return (
    <EntryLink
      to="exhibitor"
      entry={id}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={name}
      onKeyDown={handleArrowKey}
      data-exhibitor={id}
      data-stand={place.stand}
      className={styles.stand}
    >
      <rect {...getStandRect(place)} />
    </EntryLink>
  );
});

function getStandRect({ x, y, width, height }: Place) {
  return {
    x: x * unit + gap / 2,
    y: y * unit + gap / 2,
    width: width * unit - gap,
    height: height * unit - gap,
  };
}

/** Opens towards the middle of the sector; the width is estimated from the length of the name. */
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
