import * as z from 'zod';
import { exhibitorCategories } from '../facts/exhibitors.ts';
import { links, localized, name, oneOf, order, photo, sample } from './fields.ts';

export const exhibitor = z.strictObject({
  sample,
  order,
  name,
  /** The company's mark. Without one a mark is drawn. */
  photo,
  category: oneOf(exhibitorCategories),
  /** The sector of the hall and the number of the stand in it. */
  stand: z.string().regex(/^[A-Z]-\d{3}$/, 'a stand looks like A-007'),
  standSquareMetres: z.literal([6, 12, 24]),
  links,
  /** What is demonstrated at the stand. */
  demo: localized(120),
  description: localized(1000).optional(),
});
