import type { KeyboardEvent } from 'react';
import { nearest, type Spot } from './nearest.ts';

/** Marks the element around all stands that arrow keys lead to. */
export const planMark = { 'data-plan': '' };

/** Arrow keys lead from a stand to the one beside it, over the borders of sectors too. */
export function followArrow(event: KeyboardEvent): void {
  const plan = event.currentTarget.closest('[data-plan]');
  const links = [...(plan?.querySelectorAll<SVGAElement>('a[data-exhibitor]') ?? [])];
  const spots = links.map(spotOf);
  const from = spots.find((_, index) => links[index] === event.currentTarget);
  const next = from && nearest(event.key, from, spots);
  if (!next) return;
  event.preventDefault();
  links[spots.indexOf(next)]?.focus();
}

function spotOf(link: SVGAElement): Spot {
  const { x, y, width, height } = link.getBoundingClientRect();
  return { id: link.dataset['exhibitor'] ?? '', x: x + width / 2, y: y + height / 2 };
}
