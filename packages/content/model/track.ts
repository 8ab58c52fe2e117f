import * as z from 'zod';
import { trackGlyphs } from '../facts/programme.ts';
import { localized, order, sample } from './fields.ts';

export const track = z.strictObject({
  sample,
  order,
  /** The line that is drawn for it wherever its name has no room. */
  glyph: z.enum(trackGlyphs),
  name: localized(24),
  about: localized(160),
});
