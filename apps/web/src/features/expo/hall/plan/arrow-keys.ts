import type { KeyboardEvent } from 'react';
import { findNearestSpot, type Spot } from './find-nearest-spot.ts';

/** Attributes of the element whose stands share arrow key navigation. */
export const planAttributes = { 'data-plan': '' };

/** Moves the focus to the nearest stand in that direction, across sectors. */
export function handleArrowKey(event: KeyboardEvent): void {
  const plan = event.currentTarget.closest('[data-plan]');
  const links = [...(plan?.querySelectorAll<SVGAElement>('a[data-exhibitor]') ?? [])];
  const spots = links.map(getSpot);
  const from = spots.find((_, index) => links[index] === event.currentTarget);
  const next = from && findNearestSpot(event.key, from, spots);
  if (!next) return;
  event.preventDefault();
  links[spots.indexOf(next)]?.focus();
}

function getSpot(link: SVGAElement): Spot {
  const { x, y, width, height } = link.getBoundingClientRect();
  return { id: link.dataset['exhibitor'] ?? '', x: x + width / 2, y: y + height / 2 };
}
