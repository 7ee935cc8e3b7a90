import type { AnswerValue, QuestionKind } from '@sangamam/contract/people/questionnaire/question';

import type { ConventionAnswerRow } from './answer-repository.ts';

type Columns = Pick<ConventionAnswerRow, 'saidText' | 'saidNumber' | 'saidYes' | 'chosen'>;

/** A stored answer in its wire format. */
export function answerOf(
  kind: QuestionKind,
  { saidText, saidNumber, saidYes, chosen }: Columns,
): AnswerValue {
  const [first] = chosen ?? [];
  const value = saidText ?? saidNumber ?? saidYes ?? (kind === 'CHOICE' ? first : chosen);
  if (value === null || value === undefined) throw new Error('An answer without a value');
  return value;
}

/** The columns of a checked answer. */
export function columnsOf(kind: QuestionKind, value: AnswerValue): Partial<Columns> {
  if (typeof value === 'number') return { saidNumber: value };
  if (typeof value === 'boolean') return { saidYes: value };
  if (typeof value === 'string') return kind === 'CHOICE' ? { chosen: [value] } : { saidText: value };
  return { chosen: value };
}
