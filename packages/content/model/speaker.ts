import * as z from 'zod';
import { topics } from '../facts/topics.ts';
import { links, localized, name, oneOf, order, photo, sample } from './fields.ts';

export const speaker = z.strictObject({
  sample,
  order,
  name,
  /** Without one a portrait is drawn. */
  photo,
  topics: z.array(oneOf(topics)).nonempty(),
  links,
  role: localized(80),
  bio: localized(400),
});
