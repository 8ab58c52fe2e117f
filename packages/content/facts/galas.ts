import { defineCollection } from './collection.ts';

/** Evening events; `day` is the n-th congress day. */
export const galas = defineCollection('galas', [
  { id: 'miss-ai', name: 'Miss AI', day: 5, starts: '17:00', ends: '20:00', onHome: true },
  { id: 'mister-ai', name: 'Mister AI', day: 5, starts: '17:00', ends: '20:00', onHome: false },
  { id: 'roast-ai', name: 'Roast AI', day: 6, starts: '19:00', ends: '21:00', onHome: true },
  {
    id: 'prompt-awards',
    name: 'Prompt Awards',
    day: 7,
    starts: '16:00',
    ends: '19:00',
    onHome: true,
  },
]);

export type Gala = (typeof galas)[number];

/** Galas with the same day and times form one evening, identified by the first of them. */
export const evenings = [
  ...Map.groupBy(galas, ({ day, starts, ends }) => `${day} ${starts} ${ends}`).values(),
].map((together) => {
  const [{ id, day, starts, ends }] = together as [Gala, ...Gala[]];
  return { id, day, starts, ends, galas: together };
});

export function getGalaEvening(gala: Gala['id']) {
  const found = evenings.find(({ galas: together }) => together.some(({ id }) => id === gala));
  if (!found) throw new Error(`no gala: ${gala}`);
  return found;
}
