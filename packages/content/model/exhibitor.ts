import * as z from 'zod';
import { exhibitorCategories } from '../facts/exhibitors.ts';
import { languages } from '../facts/languages.ts';
import { partnerPackages } from '../facts/partner-packages.ts';
import { zoneOfStand } from '../facts/zones.ts';
import { links, localized, name, oneOf, order, photo, place, sample } from './fields.ts';

export const exhibitor = z.strictObject({
  sample,
  order,
  name,
  /** The company's mark. Without one a mark is drawn. */
  photo,
  category: oneOf(exhibitorCategories),
  /** The sector of the hall and the number of the stand in it. */
  stand: z
    .string()
    .regex(/^[A-Z]-\d{3}$/, 'a stand looks like A-007')
    .refine(zoneOfStand, 'the hall has a sector for each zone, and none of this letter'),
  standSquareMetres: z.literal(partnerPackages.map(({ standSquareMetres }) => standSquareMetres)),
  /** Spoken at the stand. */
  languages: z.array(oneOf(languages)).nonempty().optional(),
  links,
  /** What is demonstrated at the stand. */
  demo: localized(120),
  /** When it is demonstrated. */
  demos: z
    .array(
      z
        .strictObject(place)
        .refine(({ starts, ends }) => starts < ends, 'a demo ends after it has started'),
    )
    .nonempty()
    .optional(),
  description: localized(1000).optional(),
});
