import type { Card, PersonCard } from '@sangamam/contract/people/cards/card';
import type { CardFormValues } from '@sangamam/contract/people/cards/card-form';
import type { AskedQuestion } from '@sangamam/contract/people/questionnaire/question';

import { needNames } from '#web/domain/cards/need-options.ts';

import { typedAnswers } from '../questionnaire/answer-values.ts';

/** Whom to call in an emergency. */
export type Contact = Pick<Card, 'emergencyName' | 'emergencyPhone'>;

const answerOf = (answer: boolean | undefined) => (answer === undefined ? '' : answer ? 'YES' : 'NO');

/** What a form starts with: the card, what was told last time, or nothing but whom the family named for another person. */
export function cardValues(
  { card, earlier, answers }: Pick<PersonCard, 'card' | 'earlier' | 'answers'>,
  contact: Contact | undefined,
  questions: readonly AskedQuestion[],
): CardFormValues {
  const known = card ?? earlier;
  return {
    diets: known?.diets ?? [],
    allergies: known?.allergies ?? [],
    foodNote: known?.foodNote ?? '',
    accessNeeds: known?.accessNeeds ?? [],
    accessNote: known?.accessNote ?? '',
    healthNotes: known?.healthNotes ?? '',
    emergencyName: (known?.emergencyName || contact?.emergencyName) ?? '',
    emergencyPhone: (known?.emergencyPhone || contact?.emergencyPhone) ?? '',
    mayPhotograph: answerOf(known?.mayPhotograph) as CardFormValues['mayPhotograph'],
    mayPrint: answerOf(known?.mayPrint) as CardFormValues['mayPrint'],
    answers: typedAnswers(questions, answers),
  };
}

/** What somebody eats and needs, in a few words; empty for nothing special. */
export function needsText({
  diets,
  allergies,
  accessNeeds,
  foodNote,
  accessNote,
  healthNotes,
}: Card): string {
  const named = [...diets, ...allergies, ...accessNeeds].map((need) => needNames[need]);
  return [...named, foodNote, accessNote, healthNotes].filter((text) => text !== '').join(' · ');
}

/** Whom the family named for somebody else already. */
export function contactOf(people: readonly PersonCard[]): Contact | undefined {
  return (
    people.map(({ card }) => card).find((card) => card !== null && card.emergencyName !== '') ?? undefined
  );
}
