import { z } from 'zod';

import { freeText, requiredLine } from '../../fields/text.ts';
import { foreignPlaceholders } from './fill-reply.ts';

/** So many replies the team may keep. */
export const mostReplies = 200;

/** The most letters of a reply: as many as the longest text that it may be put into, a question to a family. */
export const longestReply = 2000;

/** What people type for the name of a reply. */
export const replyName = requiredLine({
  min: 1,
  max: 60,
  required: 'Please give the reply a name',
  invalid: 'Please keep the name under 61 characters',
});

/** The text of a reply. What stands in braces is filled in where the reply is used, so that nothing else may. */
export const replyText = freeText({
  max: longestReply,
  invalid: 'Please keep the reply under 2001 characters',
})
  .min(1, 'Please write the reply')
  .superRefine((text, context) => {
    const [foreign] = foreignPlaceholders(text);
    if (foreign !== undefined)
      context.addIssue({
        code: 'custom',
        message: `${foreign} cannot be filled in. Use {first name}, {number} or {convention}`,
      });
  });

/** A text that registrars and treasurers keep for all of them. */
export const savedReply = z.object({
  _id: z.string(),
  name: z.string(),
  text: z.string(),
  /** Who wrote it last; `null` for one whose account is gone. */
  changedBy: z.string().nullable(),
  /** UTC instant of the last change. */
  changedAt: z.string(),
  revision: z.int(),
});
export type SavedReply = z.output<typeof savedReply>;
