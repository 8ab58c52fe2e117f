import { galas, type Gala } from '@kongres/content/facts/galas';
import { zones } from '@kongres/content/facts/zones';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';
import { barcode } from './barcode.ts';
import { calmLines } from './calm-lines.ts';
import { booth } from './hall/booth.ts';
import { exhibitorMark } from './hall/exhibitor-mark.ts';
import { floorPlan } from './hall/floor-plan.ts';
import { heroBack, heroFront } from './hero.ts';
import { icon, logo } from './logo.ts';
import { outliner } from './outline.server.ts';
import { galaGround } from './gala-ground.ts';
import { colour, dayPens, loudColour } from './palette.ts';
import {
  boothDrawing,
  drawnBooths,
  drawnExhibitors,
  drawnSpeakers,
  stageDrawing,
  stagedSpeakers,
} from './pictured.ts';
import * as portraits from './portraits/portraits.ts';
import { sheet } from './sheet.ts';
import type { Drawing } from './portraits/signal.ts';
import { svgFile } from './svg.ts';
import { waitingLines } from './waiting-lines.ts';
import { zoneWave } from './hall/zone-wave.ts';

const ink = [colour('ink')];

const galaPortraits: Record<Gala['id'], () => Drawing> = {
  'miss-ai': portraits.missAi,
  'mister-ai': portraits.misterAi,
  'roast-ai': portraits.roastAi,
  'prompt-awards': portraits.promptAwards,
};

function galaColours(id: Gala['id']): string[] {
  const { day, isInk } = galaGround(id);
  return isInk ? [loudColour(day)] : ink;
}

/** Every drawing of the site by the name of its file; each is made when it is asked for. */
export const drawings: Readonly<Record<string, () => string | Promise<string>>> = {
  'hero-back': heroBack,
  'hero-front': heroFront,
  ...Object.fromEntries(
    galas.map(({ id }) => [id, () => svgFile(galaPortraits[id](), galaColours(id))]),
  ),
  keynote: () => svgFile(portraits.keynote(), ink),
  'calm-lines': calmLines,
  'waiting-lines': waitingLines,
  'floor-plan': async () =>
    floorPlan(new Set(entriesOf('exhibitors').map(({ stand }) => stand)), await outliner()),
  'fact-sheet': sheet,
  logo: () => logo('colour'),
  'logo-ink': () => logo('dark'),
  'logo-paper': () => logo('light'),
  'logo-soft': () => logo('colour-on-dark'),
  barcode: () => barcode('kongres'),
  icon: () => icon(512),
  ...Object.fromEntries(
    dayPens.map((pen, index) => [
      `sharpening-${index + 1}`,
      () => svgFile(portraits.sharpening(index + 1), [pen]),
    ]),
  ),
  ...Object.fromEntries(zones.map(({ id }) => [`zone-${id}`, () => zoneWave(id)])),
  ...Object.fromEntries(
    drawnExhibitors.map(({ id, name }) => [`exhibitor-${id}`, () => exhibitorMark(name)]),
  ),
  ...Object.fromEntries(
    drawnBooths.map(({ zone, squareMetres }) => [
      boothDrawing(zone, squareMetres),
      () => booth(zone, squareMetres),
    ]),
  ),
  ...Object.fromEntries(
    drawnSpeakers.map(({ id }) => [`speaker-${id}`, () => svgFile(portraitOf(id), ink)]),
  ),
  ...Object.fromEntries(
    stagedSpeakers.map(({ id }) => [
      stageDrawing(id),
      () => svgFile(portraitOf(id), stageColours(id)),
    ]),
  ),
};

const heads = new Map<string, Drawing>();

/** Drawn once, and printed in one ink or in seven. */
function portraitOf(id: string): Drawing {
  const known = heads.get(id) ?? portraits.speakerPortrait(id);
  heads.set(id, known);
  return known;
}

/** The colour of every day that the speaker is on stage, and ink for the others. */
function stageColours(id: string): string[] {
  const sessions = isPublished('sessions') ? entriesOf('sessions') : [];
  const days = new Set(
    sessions.flatMap(({ day, speakers }) => (speakers?.includes(id) ? day : [])),
  );
  return dayPens.map((pen, index) => (days.has(index + 1) ? pen : colour('ink')));
}

const drawn = new Map<string, string>();

/** The drawing with this name, drawn once per build; null when there is none. */
export async function drawing(name: string): Promise<string | null> {
  const draw = drawings[name];
  if (!draw) return null;
  const known = drawn.get(name) ?? (await draw());
  drawn.set(name, known);
  return known;
}
