import type { ConventionQuestion } from '@sangamam/contract/people/questionnaire/question-admin-endpoints';

import * as phrases from '#phrases/people/staff/questionnaire.ts';

/** Whom a question is asked and how it is answered, in a line. */
export function questionFacts({
  kind,
  askedOf,
  fromAge,
  toAge,
  required,
}: Pick<ConventionQuestion, 'kind' | 'askedOf' | 'fromAge' | 'toAge' | 'required'>): string {
  const audience = [phrases.audiences[askedOf], agesText(fromAge, toAge)].filter(Boolean).join(' ');
  return [phrases.kinds[kind], audience, ...(required ? [phrases.required] : [])].join(' · ');
}

function agesText(fromAge: number | null, toAge: number | null): string {
  if (fromAge !== null && toAge !== null) return phrases.betweenAges({ from: fromAge, to: toAge });
  if (fromAge !== null) return phrases.fromAgeOn({ age: fromAge });
  return toAge === null ? '' : phrases.upToAge({ age: toAge });
}

/** What was answered how often: options, yes and no, or the sum of numbers; nothing for texts. */
export function answerCounts({
  options,
  yes,
  no,
  sum,
}: Pick<ConventionQuestion, 'options' | 'yes' | 'no' | 'sum'>): {
  name: string;
  count: number;
  said?: string;
}[] {
  return [
    ...options.map(({ optionId, en, count }) => ({ name: en, count, said: optionId })),
    ...(yes === null ? [] : [{ name: phrases.yes, count: yes, said: 'YES' }]),
    ...(no === null ? [] : [{ name: phrases.no, count: no, said: 'NO' }]),
    ...(sum === null ? [] : [{ name: phrases.totalOfNumbers, count: sum }]),
  ];
}
