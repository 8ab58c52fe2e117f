import { expect, test } from 'vitest';
import { zones } from '@kongres/content/facts/zones';
import { drawingNames } from './drawing-names.ts';
import { renderDrawing, drawings } from './drawings.server.ts';
import { packStands } from './hall/floor-plan.ts';
import { createHeadLook } from './portraits/head.ts';
import { createRandom } from './random.ts';
import { buildRibbonPath, simplifyCuts } from './ribbon.ts';
import { drawSignal } from './portraits/signal.ts';

test('every listed drawing can be drawn, and no other', () => {
  expect(Object.keys(drawings).toSorted()).toEqual([...drawingNames].toSorted());
});

test('drawings are deterministic', async () => {
  const [one, other] = zones.map(({ id }) => `zone-${id}`);
  const make = drawings[one ?? ''];
  expect(make?.()).toMatch(/^<svg/);
  expect(make?.()).toBe(make?.());
  expect(await renderDrawing(one ?? '')).not.toBe(await renderDrawing(other ?? ''));
  expect(await renderDrawing('no-such-drawing')).toBeNull();
});

test('the floor plan has outlines instead of text', async () => {
  const plan = (await renderDrawing('floor-plan')) ?? '';
  expect(plan).not.toContain('<text');
  expect(plan.match(/<path/g)).toHaveLength(zones.length);
});

test('a ribbon path follows the upper edge and returns along the lower one', () => {
  const path = buildRibbonPath([
    { x: 0, top: 1, bottom: 2 },
    { x: 10, top: 0, bottom: 3 },
  ]);
  expect(path).toBe('M0 10l100-10 0 30-100-10z');
});

test('cuts on a straight edge are removed and bends are kept', () => {
  const straight = [0, 1, 2, 3].map((x) => ({ x, top: x, bottom: x + 1 }));
  expect(simplifyCuts(straight, 0.1)).toHaveLength(2);
  const bent = straight.map((cut) => (cut.x === 2 ? { ...cut, top: 9 } : cut));
  expect(simplifyCuts(bent, 0.1).length).toBeGreaterThan(2);
});

test('a head has a face, a background and light from one side', () => {
  const look = createHeadLook({ yaw: 0, pitch: 0, roll: 0, hair: 'none', light: [-1, 0.2, 0.6] });
  expect(look(1.8, 0)).toBeNull();
  const lit = look(-0.3, -0.2);
  const shadow = look(0.3, -0.2);
  expect(lit?.depth).toBeGreaterThan(0);
  expect(lit?.light).toBeGreaterThan(shadow?.light ?? 1);
});

test('lines are thick in the dark and omitted in the background', () => {
  const half = (x: number) => (x < 0 ? null : { light: x < 1 ? 1 : 0, depth: 0 });
  const { bands, silhouette } = drawSignal({
    look: half,
    width: 30,
    height: 10,
    unit: 10,
    left: -1,
    top: 0.5,
    lines: 1,
    relief: 0,
  });
  expect(silhouette).toEqual([{ y: 5, first: 10, last: 30 }]);
  expect(bands[0]?.startsWith('M100 ')).toBe(true);
});

test('random numbers are uniform and reproducible', () => {
  const random = createRandom('kongres');
  const numbers = Array.from({ length: 500 }, random);
  const again = createRandom('kongres');
  expect(numbers[0]).toBe(again());
  expect(numbers.every((n) => n >= 0 && n < 1)).toBe(true);
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  expect(mean).toBeGreaterThan(0.4);
  expect(mean).toBeLessThan(0.6);
});

test('stands never overlap and have one of three sizes', () => {
  for (let sector = 0; sector < 8; sector += 1) {
    const taken = new Set<string>();
    for (const { x, y, width, height } of packStands(sector)) {
      expect([1, 2, 4]).toContain(width * height);
      for (let dy = 0; dy < height; dy += 1) {
        for (let dx = 0; dx < width; dx += 1) {
          const cell = `${x + dx},${y + dy}`;
          expect(taken.has(cell)).toBe(false);
          taken.add(cell);
        }
      }
    }
  }
});
