import * as z from 'zod';
import { localized, order } from './fields.ts';

/** A frequently asked question; the answer may contain links, as in `<contact>write to us</contact>`. */
export const question = z.strictObject({
  order,
  /** Asked on the page of questions only, below the others. */
  isFurther: z.boolean().optional(),
  question: localized(120),
  answer: localized(500),
  /** What is asked and answered instead, once the edition is over. */
  questionAfter: localized(120).optional(),
  answerAfter: localized(500).optional(),
});
