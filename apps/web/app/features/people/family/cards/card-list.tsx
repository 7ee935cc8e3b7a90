import type { CardsOfOrder, PersonCard } from '@sangamam/contract/people/cards/card';
import type { AskedQuestion } from '@sangamam/contract/people/questionnaire/question';
import { useEffect, useId, useRef, useState } from 'react';

import * as phrases from '#phrases/people/family/cards.ts';
import * as questionPhrases from '#phrases/people/family/questionnaire.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import { answersText, lacksAnswer } from '../questionnaire/answer-values.ts';
import { FamilyFields } from '../questionnaire/family-fields.tsx';
import { CardFields } from './card-fields.tsx';
import { contactOf, needsText } from './card-values.ts';
import styles from './cards.module.css';

/** Stands for the family as a whole where a person's id says whose form is open. */
const theFamily = 'family';

/** Everybody who attends, one below the other; the first who is missing is open, and saving leads on to the next. */
export function CardList({ cards }: { cards: CardsOfOrder }) {
  const { orderId, people, mayChange, keepsPrivate, questions, family } = cards;
  const questionsOf = ({ asked }: PersonCard) =>
    questions.filter(({ questionId }) => asked.includes(questionId));
  const ofFamily = questions.filter(({ askedOf }) => askedOf === 'FAMILY');
  const isDone = (person: PersonCard) =>
    person.card !== null && !person.isUnreadable && !lacksAnswer(questionsOf(person), person.answers);
  const isFamilyDone =
    ofFamily.length === 0 || (family.revision > 0 && !lacksAnswer(ofFamily, family.answers));
  /** Whose form is to be open: the first of these who is missing, at last the family's. */
  const firstMissing = (of: readonly PersonCard[]) =>
    of.find((person) => !isDone(person))?.personId ?? (isFamilyDone ? undefined : theFamily);
  const [open, setOpen] = useState(() => (mayChange ? firstMissing(people) : undefined));
  const [justSaved, setJustSaved] = useState(false);
  const [contact, setContact] = useState(() => contactOf(people));
  const openFor = (id: string) => {
    setJustSaved(false);
    setOpen(id);
  };
  const leadOn = (id: string | undefined) => {
    setJustSaved(true);
    setOpen(id);
  };
  if (people.length === 0) return <EmptyState title={phrases.nobodyAttends} />;
  return (
    <Stack>
      <Callout tone="info">{phrases.whoReadsIt}</Callout>
      <output>
        {phrases.progress({ done: people.filter((person) => isDone(person)).length, all: people.length })}
      </output>
      {people.map((person, index) => (
        <OnePart
          key={person.personId}
          name={person.name}
          isDone={isDone(person)}
          said={<WhatIsSaid person={person} questions={questionsOf(person)} />}
          button={
            person.card
              ? { text: phrases.change, label: phrases.changeFor({ name: person.name }) }
              : { text: phrases.fillIn, label: phrases.fillInFor({ name: person.name }) }
          }
          isOpen={open === person.personId}
          takesFocus={justSaved}
          {...(mayChange && { onOpen: () => openFor(person.personId) })}
        >
          <CardFields
            orderId={orderId}
            person={person}
            questions={questionsOf(person)}
            keepsPrivate={keepsPrivate}
            contact={contact}
            onSaved={(saved) => {
              if (saved.emergencyName !== '') setContact(saved);
              leadOn(firstMissing([...people.slice(index + 1), ...people.slice(0, index)]));
            }}
          />
        </OnePart>
      ))}
      {ofFamily.length > 0 && (
        <OnePart
          name={questionPhrases.yourFamily}
          isDone={isFamilyDone}
          said={<Said>{answersText(ofFamily, family.answers)}</Said>}
          button={
            isFamilyDone
              ? { text: questionPhrases.change, label: questionPhrases.changeFamily }
              : { text: questionPhrases.answer, label: questionPhrases.answerFamily }
          }
          isOpen={open === theFamily}
          takesFocus={justSaved}
          {...(mayChange && { onOpen: () => openFor(theFamily) })}
        >
          <FamilyFields
            orderId={orderId}
            family={family}
            questions={ofFamily}
            onSaved={() => leadOn(people.find((person) => !isDone(person))?.personId)}
          />
        </OnePart>
      )}
    </Stack>
  );
}

/** A person, or the family: what was said, or the form. */
function OnePart({
  name,
  isDone,
  said,
  button,
  isOpen,
  takesFocus,
  onOpen,
  children,
}: {
  name: string;
  isDone: boolean;
  /** Shown while the form is closed. */
  said: React.ReactNode;
  button: { text: string; label: string };
  isOpen: boolean;
  takesFocus: boolean;
  onOpen?: () => void;
  children: React.ReactNode;
}) {
  const heading = useId();
  return (
    <Card labelledBy={heading}>
      <div className={styles['head']}>
        <div className={styles['person']}>
          <OpenedHeading id={heading} name={name} isDone={isDone} takesFocus={isOpen && takesFocus} />
          {!isOpen && said}
        </div>
        {!isOpen && onOpen && (
          <Button variant="secondary" aria-label={button.label} onClick={onOpen}>
            {button.text}
          </Button>
        )}
      </div>
      {isOpen && <div className={styles['form']}>{children}</div>}
    </Card>
  );
}

/** The name, which takes the focus when saving the person before has led here. */
function OpenedHeading({
  id,
  name,
  isDone: done,
  takesFocus,
}: {
  id: string;
  name: string;
  isDone: boolean;
  takesFocus: boolean;
}) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <h2 id={id} ref={ref} tabIndex={-1}>
      {done && <Icon name="check" />}
      {name}
    </h2>
  );
}

/** What somebody needs, whom to call, and what was answered, while the form is closed. */
function WhatIsSaid({
  person: { card, isUnreadable, answers },
  questions,
}: {
  person: PersonCard;
  questions: readonly AskedQuestion[];
}) {
  if (!card || isUnreadable) return <Said>{phrases.notFilledIn}</Said>;
  const { emergencyName: name, emergencyPhone: phone } = card;
  return (
    <>
      <Said>{needsText(card) || phrases.nothingSpecial}</Said>
      {name !== '' && <Said>{phrases.callInEmergency({ name, phone })}</Said>}
      {questions.length > 0 && <Said>{answersText(questions, answers)}</Said>}
    </>
  );
}

const Said = ({ children }: { children: string }) => <p className={styles['said']}>{children}</p>;
