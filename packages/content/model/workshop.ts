import * as z from 'zod';
import { workshopCategories, workshopLevels } from '../facts/workshops.ts';
import { count, entryId, links, localized, oneOf, order, sample } from './fields.ts';

export const workshop = z.strictObject({
  sample,
  order,
  category: oneOf(workshopCategories),
  level: oneOf(workshopLevels),
  hours: count,
  seats: count,
  /** A speaker. */
  instructor: entryId,
  links,
  title: localized(120),
  description: localized(400),
  prerequisites: localized(200),
});
