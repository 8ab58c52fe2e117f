import { zones } from '@kongres/content/facts/zones';
import type { Outliner } from '../outline.server.ts';
import { getColour } from '../palette.ts';
import { createRandom } from '../random.ts';
import { wrapSvg } from '../svg.ts';

/** A stand of 6, 12 or 24 m² takes one, two or four units of the hall. */
interface Stand {
  sector: string;
  number: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const side = 7;
const unit = 27.2;
const gap = 3;
const sectorWidth = 215;
const sectorHeight = 262;
const perRow = 4;

const getSectorName = (index: number) => String.fromCodePoint(65 + index);

/** Packs a sector with stands around a cross of aisles, deterministically. */
export function packStands(index: number): Stand[] {
  const sector = getSectorName(index);
  const random = createRandom(`sector ${sector}`);
  const isTaken = Array.from({ length: side }, (_row, y) =>
    Array.from({ length: side }, (_cell, x) => x === 3 || y === 3),
  );
  const isFree = (x: number, y: number) => isTaken[y]?.[x] === false;
  const stands: Stand[] = [];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (!isFree(x, y)) continue;
      const draw = random();
      const isWide = draw < 0.55 && isFree(x + 1, y);
      const isLarge = draw < 0.22 && isWide && isFree(x, y + 1) && isFree(x + 1, y + 1);
      const isTall = !isWide && draw < 0.74 && isFree(x, y + 1);
      const width = isWide ? 2 : 1;
      const height = isLarge || isTall ? 2 : 1;
      for (let dy = 0; dy < height; dy += 1) {
        for (let dx = 0; dx < width; dx += 1) {
          const row = isTaken[y + dy];
          if (row) row[x + dx] = true;
        }
      }
      stands.push({
        sector,
        number: String(stands.length + 1).padStart(3, '0'),
        x,
        y,
        width,
        height,
      });
    }
  }
  return stands;
}

/** The hall from above, a sector per zone; `marked` stands (A-007) are highlighted. */
export function drawFloorPlan(marked: ReadonlySet<string>, outline: Outliner): string {
  const rows = Math.ceil(zones.length / perRow);
  const content = zones.map((zone, index) => {
    const left = (index % perRow) * sectorWidth + 12;
    const top = Math.floor(index / perRow) * sectorHeight;
    const { path } = outline(getSectorName(index), { face: 'display', size: 30 });
    const name = `<path transform="translate(${left} ${top + 38})" fill="${getColour('ink')}" d="${path}"/>`;
    const stands = packStands(index).map((stand) => {
      const isMarked = marked.has(`${stand.sector}-${stand.number}`);
      const place = `x="${(left + stand.x * unit).toFixed(1)}" y="${(top + 52 + stand.y * unit).toFixed(1)}" width="${(stand.width * unit - gap).toFixed(1)}" height="${(stand.height * unit - gap).toFixed(1)}"`;
      const paint = isMarked
        ? `fill="${getColour('mark')}" stroke="${getColour('ink')}" stroke-width="3"`
        : `fill="${getColour(`z-${zone.id}`)}"`;
      return `<rect ${place} ${paint}/>`;
    });
    return name + stands.join('');
  });
  return wrapSvg(sectorWidth * perRow, sectorHeight * rows, content.join(''));
}
