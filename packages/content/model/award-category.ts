import * as z from 'zod';
import { localized, order } from './fields.ts';

/** A category of the Prompt Awards. */
export const awardCategory = z.strictObject({
  order,
  name: localized(40),
  text: localized(160),
});
