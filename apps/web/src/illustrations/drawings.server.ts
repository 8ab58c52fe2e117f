import { galas, type Gala } from '@kongres/content/facts/galas';
import { zones } from '@kongres/content/facts/zones';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import { drawBarcode } from './barcode.ts';
import { drawCalmLines } from './calm-lines.ts';
import { drawBooth } from './hall/booth.ts';
import { drawExhibitorMark } from './hall/exhibitor-mark.ts';
import { drawFloorPlan } from './hall/floor-plan.ts';
import { highlightedExhibitors } from './highlighted-exhibitors.server.ts';
import { drawHeroBack, drawHeroFront } from './hero.ts';
import { drawIcon, drawLogo } from './logo.ts';
import { getOutliner } from './outline.server.ts';
import { getGalaGround } from './gala-ground.ts';
import { getColour, dayColours, getLoudColour } from './palette.ts';
import {
  getBoothDrawingName,
  drawnBooths,
  drawnExhibitors,
  drawnSpeakers,
  getStageDrawingName,
  stagedSpeakers,
} from './entry-pictures.ts';
import * as portraits from './portraits/portraits.ts';
import { drawFactSheet } from './fact-sheet.ts';
import type { Drawing } from './portraits/signal.ts';
import { renderSvgFile } from './svg.ts';
import { drawWaitingLines } from './waiting-lines.ts';
import { drawZoneWave } from './hall/zone-wave.ts';

const ink = [getColour('ink')];

const galaPortraits: Record<Gala['id'], () => Drawing> = {
  'miss-ai': portraits.drawMissAi,
  'mister-ai': portraits.drawMisterAi,
  'roast-ai': portraits.drawRoastAi,
  'prompt-awards': portraits.drawPromptAwards,
};

function getGalaColours(id: Gala['id']): string[] {
  const { day, isInk } = getGalaGround(id);
  return isInk ? [getLoudColour(day)] : ink;
}

/** Drawing functions by file name. */
export const drawings: Readonly<Record<string, () => string | Promise<string>>> = {
  'hero-back': drawHeroBack,
  'hero-front': drawHeroFront,
  ...Object.fromEntries(
    galas.map(({ id }) => [id, () => renderSvgFile(galaPortraits[id](), getGalaColours(id))]),
  ),
  keynote: () => renderSvgFile(portraits.drawKeynote(), ink),
  'calm-lines': drawCalmLines,
  'waiting-lines': drawWaitingLines,
  'floor-plan': async () =>
    drawFloorPlan(new Set(highlightedExhibitors.map(({ stand }) => stand)), await getOutliner()),
  'fact-sheet': drawFactSheet,
  logo: () => drawLogo('colour'),
  'logo-ink': () => drawLogo('dark'),
  'logo-paper': () => drawLogo('light'),
  'logo-soft': () => drawLogo('colour-on-dark'),
  barcode: () => drawBarcode('kongres'),
  icon: () => drawIcon(512),
  ...Object.fromEntries(
    dayColours.map((pen, index) => [
      `sharpening-${index + 1}`,
      () => renderSvgFile(portraits.drawSharpening(index + 1), [pen]),
    ]),
  ),
  ...Object.fromEntries(zones.map(({ id }) => [`zone-${id}`, () => drawZoneWave(id)])),
  ...Object.fromEntries(
    drawnExhibitors.map(({ id, name }) => [`exhibitor-${id}`, () => drawExhibitorMark(name)]),
  ),
  ...Object.fromEntries(
    drawnBooths.map(({ zone, squareMetres }) => [
      getBoothDrawingName(zone, squareMetres),
      () => drawBooth(zone, squareMetres),
    ]),
  ),
  ...Object.fromEntries(
    drawnSpeakers.map(({ id }) => [`speaker-${id}`, () => renderSvgFile(getPortrait(id), ink)]),
  ),
  ...Object.fromEntries(
    stagedSpeakers.map(({ id }) => [
      getStageDrawingName(id),
      () => renderSvgFile(getPortrait(id), getStageColours(id)),
    ]),
  ),
};

const heads = new Map<string, Drawing>();

/** Cached: the same head is printed in one ink and in seven. */
function getPortrait(id: string): Drawing {
  const { sample, published } = portraits.speakerLines;
  const known =
    heads.get(id) ??
    portraits.drawSpeakerPortrait(id, isPublished('speakers') ? published : sample);
  heads.set(id, known);
  return known;
}

/** The day colours of the speaker's sessions, ink for other days. */
function getStageColours(id: string): string[] {
  const sessions = isPublished('sessions') ? listEntries('sessions') : [];
  const days = new Set(
    sessions.flatMap(({ day, speakers }) => (speakers?.includes(id) ? day : [])),
  );
  return dayColours.map((pen, index) => (days.has(index + 1) ? pen : getColour('ink')));
}

const renderedDrawings = new Map<string, string>();

/** Cached; null for an unknown name. */
export async function renderDrawing(name: string): Promise<string | null> {
  const draw = drawings[name];
  if (!draw) return null;
  const known = renderedDrawings.get(name) ?? (await draw());
  renderedDrawings.set(name, known);
  return known;
}
