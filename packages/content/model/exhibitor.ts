import * as z from 'zod';
import { exhibitorCategories } from '../facts/exhibitors.ts';
import { languages } from '../facts/languages.ts';
import { partnerPackages } from '../facts/partner-packages.ts';
import { findZoneOfStand } from '../facts/zones.ts';
import {
  links,
  defineLocalizedText,
  name,
  defineIdEnum,
  order,
  photo,
  timeSlot,
  sample,
} from './fields.ts';

export const exhibitor = z.strictObject({
  sample,
  order,
  name,
  /** Without a logo one is drawn. */
  photo,
  category: defineIdEnum(exhibitorCategories),
  stand: z
    .string()
    .regex(/^[A-Z]-\d{3}$/, 'a stand looks like A-007')
    .refine(findZoneOfStand, 'the hall has no sector with this letter'),
  standSquareMetres: z.literal(partnerPackages.map(({ standSquareMetres }) => standSquareMetres)),
  languages: z.array(defineIdEnum(languages)).nonempty().optional(),
  links,
  demo: defineLocalizedText(120),
  demos: z
    .array(
      z
        .strictObject(timeSlot)
        .refine(({ starts, ends }) => starts < ends, 'a demo must end after its start'),
    )
    .nonempty()
    .optional(),
  description: defineLocalizedText(1000).optional(),
});
