import * as z from 'zod';
import { links, localized, name, order, photo, sample } from './fields.ts';

/** Who roasts at Roast AI. */
export const performer = z.strictObject({
  sample,
  order,
  name,
  photo,
  links,
  role: localized(160),
});
