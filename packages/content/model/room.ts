import * as z from 'zod';
import { count, localized, order, sample } from './fields.ts';

/** A virtual room. Its id is its letter: `a` is room A. */
export const room = z.strictObject({
  sample,
  order,
  name: localized(30),
  /** For those who ask and talk. Occupancy is not known and never shown. */
  seats: count,
});
