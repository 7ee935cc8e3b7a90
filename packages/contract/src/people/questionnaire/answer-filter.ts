import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';

/** What a list can ask of the answers to a question: an option by its id, yes or no, any answer, or none. */
const answerSaid = z.union([z.enum(['YES', 'NO', 'ANSWERED', 'MISSING']), entityId]);

/** The id of a question and how it is answered. */
export interface AskedAnswer {
  questionId: string;
  said: z.output<typeof answerSaid>;
}

/** The parts of a filter by answer, which is written `question.said`; undefined for anything else. */
export function askedAnswerOf(text: string): AskedAnswer | undefined {
  const [questionId, said, ...more] = text.split('.');
  const asked = { questionId: entityId.safeParse(questionId).data, said: answerSaid.safeParse(said).data };
  if (asked.questionId === undefined || asked.said === undefined || more.length > 0) return undefined;
  return { questionId: asked.questionId, said: asked.said };
}

/** How a filter by answer is written. */
export function writeAskedAnswer({ questionId, said }: AskedAnswer): string {
  return `${questionId}.${said}`;
}

/** A filter of registrations by an answer to a question of their convention. */
export const answerFilter = z.string().refine((text) => askedAnswerOf(text) !== undefined, 'Invalid Format');
