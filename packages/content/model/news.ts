import * as z from 'zod';
import { links, localized, photo, sample } from './fields.ts';

/** The newest comes first. */
export const news = z.strictObject({
  sample,
  date: z.iso.date(),
  photo,
  links,
  title: localized(120),
  text: localized(1500),
});
