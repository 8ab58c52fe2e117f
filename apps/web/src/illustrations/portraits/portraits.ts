import { createHeadLook, type Head } from './head.ts';
import { drawSignal, type Drawing, type Stream } from './signal.ts';
import type { Vector } from './distance.ts';
import { getTrophyShade } from './trophy.ts';
import { dayColours } from '../palette.ts';
import { createRandom } from '../random.ts';

const fromLeft: Vector = [-0.7, 0.5, 0.55];
const fromRight: Vector = [0.7, 0.5, 0.55];

/** The upper lines continue as hair behind the head; the lower ones end at the nape. */
function getHeroHair(row: number): Stream | null {
  if (row >= 0.6) return null;
  return { length: 520, swing: 24 - 9 * row, wave: 118, phase: 0.9, least: 0.66 - 0.28 * row };
}

export function drawHero(): Drawing {
  return drawSignal({
    look: createHeadLook({
      hair: 'swept',
      yaw: -1.16,
      pitch: 0,
      roll: -0.1,
      light: [-0.62, 0.55, 0.55],
      lip: 1.08,
      nose: 0.9,
      brow: 1.1,
    }),
    width: 1010,
    height: 640,
    unit: 262,
    left: -1.35 - 90 / 262,
    top: 1.14,
    lines: 84,
    bands: 7,
    base: 0.55,
    thin: 0.15,
    gamma: 1.02,
    halo: 13,
    stream: getHeroHair,
  });
}

const missHead: Head = {
  hair: 'bun',
  yaw: -0.98,
  pitch: 0,
  roll: -0.1,
  light: fromLeft,
  crown: { points: 9 },
  earring: true,
  lip: 1.12,
  nose: 0.9,
  hairTone: 0.42,
};

export function drawMissAi(): Drawing {
  return drawSignal({
    look: createHeadLook(missHead),
    width: 820,
    height: 860,
    unit: 305,
    left: -1.35,
    top: 1.5,
    lines: 92,
    step: 3,
  });
}

export function drawMisterAi(): Drawing {
  return drawSignal({
    look: createHeadLook({
      hair: 'short',
      jaw: 1.16,
      neck: 1.22,
      lip: 0.82,
      brow: 1.35,
      nose: 1.05,
      yaw: 1,
      pitch: 0,
      roll: 0.08,
      light: fromRight,
      hairTone: 0.5,
    }),
    isLight: true,
    width: 820,
    height: 860,
    unit: 330,
    left: -1.2,
    top: 1.3,
    lines: 92,
    step: 3,
  });
}

export function drawRoastAi(): Drawing {
  return drawSignal({
    look: createHeadLook({
      hair: 'short',
      mouth: 1,
      yaw: -0.9,
      jaw: 1.1,
      pitch: -0.22,
      roll: -0.28,
      light: fromLeft,
      neck: 1.15,
      brow: 1.3,
      hairTone: 0.4,
      microphone: { head: [-1.06, -0.62, 0.55], end: [-1.3, -1.9, 0.5], radius: 0.18 },
    }),
    width: 820,
    height: 860,
    unit: 315,
    left: -1.5,
    top: 1.3,
    lines: 92,
    step: 3,
  });
}

export function drawPromptAwards(): Drawing {
  return drawSignal({
    look: getTrophyShade,
    width: 820,
    height: 860,
    unit: 330,
    left: -1.24,
    top: 1.24,
    lines: 92,
    gamma: 1.05,
    thin: 0.1,
    relief: 0,
    step: 3,
  });
}

export function drawKeynote(): Drawing {
  return drawSignal({
    look: createHeadLook({
      hair: 'bun',
      yaw: -1.02,
      pitch: 0,
      roll: -0.05,
      light: [-0.62, 0.55, 0.55],
      hairTone: 0.42,
      lip: 1.08,
      nose: 0.9,
      earring: true,
    }),
    width: 344,
    height: 250,
    unit: 112,
    left: -1.5,
    top: 1.12,
    lines: 42,
    gamma: 1.1,
    step: 2,
  });
}

const sharpenLines = [5, 8, 12, 17, 24, 34, 48];
const sharpenHeads: Head[] = [
  { hair: 'short', yaw: -0.8, jaw: 1.1, neck: 1.15 },
  { hair: 'bob', yaw: 0.7 },
  { hair: 'bun', yaw: -1 },
  { hair: 'short', yaw: 0.95, jaw: 1.16, neck: 1.2, lip: 0.8, brow: 1.3, nose: 1.1 },
  { hair: 'bob', yaw: -0.6 },
  { hair: 'none', yaw: 0.9, jaw: 1.12, neck: 1.15, brow: 1.25 },
  { hair: 'swept', yaw: -1.05, roll: -0.06 },
];

/** The same portrait with more lines each day. */
export function drawSharpening(day: number): Drawing {
  return drawPortrait(sharpenHeads[day - 1] ?? {}, {
    lines: sharpenLines[day - 1] ?? 48,
    width: 172,
    height: 208,
  });
}

const speakerSize = 320;
const speakerUnit = 122;

/** Lines of a speaker's portrait: the signal is complete once the names are public. */
export const speakerLines = { sample: 48, published: 84 };

/** Portrait of a speaker without a photograph, derived from the id. */
export function drawSpeakerPortrait(id: string, lines: number): Drawing {
  return drawSignal({
    ...createSpeakerSculpture(id),
    width: speakerSize,
    height: speakerSize,
    lines,
    bands: dayColours.length,
    gamma: 1.05,
    thin: 0.14,
    step: 2,
    tolerance: 0.14,
  });
}

/**
 * Distance of the head from the right edge of the portrait, at the middle of each band, relative to its width. The first
 * band may begin above the head; it is measured further down.
 */
export function measureSpeakerMargins(id: string, bandCount = dayColours.length): number[] {
  const { look, unit, left, top } = createSpeakerSculpture(id);
  const step = 5;
  return Array.from({ length: bandCount }, (_, band) => {
    for (let inBand = 0.5; inBand < 1; inBand += 0.1) {
      const y = ((band + inBand) / bandCount) * speakerSize;
      for (let x = speakerSize; x > 0; x -= step) {
        if (look(left + x / unit, top - y / unit)) return 1 - x / speakerSize;
      }
    }
    return 1;
  });
}

function createSpeakerSculpture(id: string) {
  const random = createRandom(id);
  const between = (low: number, high: number) => low + (high - low) * random();
  const pick = <T>(options: readonly [T, ...T[]]): T =>
    options[Math.floor(random() * options.length)] ?? options[0];
  const hair = pick(['short', 'bob', 'bun', 'swept', 'none', 'short', 'bob', 'bun'] as const);
  const turn = pick([-1, 1]);
  const look = createHeadLook({
    hair,
    yaw: turn * between(0.72, 1.12),
    pitch: between(-0.06, 0.1),
    roll: turn * between(-0.02, 0.12),
    light: [turn * between(0.5, 0.75), between(0.4, 0.7), 0.55],
    hairTone: between(0.22, 0.62),
    jaw: between(0.94, 1.2),
    neck: between(0.92, 1.25),
    nose: between(0.86, 1.14),
    brow: between(0.95, 1.4),
    lip: between(0.82, 1.16),
    earring: random() < 0.25,
  });
  const centre = speakerSize / 2 / speakerUnit;
  return {
    look,
    unit: speakerUnit,
    left: (turn > 0 ? -0.13 : 0.11) - centre,
    top: hair === 'bun' ? 1.22 : 1.04,
  };
}

function drawPortrait(
  options: Head,
  { lines, width, height }: { lines: number; width: number; height: number },
): Drawing {
  const { yaw = 0, hair } = options;
  const unit = (70 / 208) * height;
  const centre = width / 2 / unit;
  return drawSignal({
    look: createHeadLook({
      pitch: 0,
      light: yaw > 0 ? fromRight : fromLeft,
      hairTone: 0.45,
      ...options,
    }),
    width,
    height,
    unit,
    left: (yaw > 0 ? -0.13 : 0.11) - centre + (hair === 'bun' && yaw < 0 ? 0.06 : 0),
    top: hair === 'bun' ? 1.36 : 1.2,
    lines,
    gamma: 1.1,
    thick: 0.9,
    step: 1.25,
    tolerance: 0.14,
  });
}
