import type { CardsOfOrder, PersonCard } from '@sangamam/contract/people/cards/card';
import { useEffect, useId, useRef, useState } from 'react';

import * as phrases from '#phrases/people/family/cards.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import { CardFields } from './card-fields.tsx';
import { contactOf, needsText } from './card-values.ts';
import styles from './cards.module.css';

const isDone = ({ card, isUnreadable }: PersonCard) => card !== null && !isUnreadable;

/** Everybody who attends, one below the other; the first who is missing is open, and saving leads on to the next. */
export function CardList({ cards }: { cards: CardsOfOrder }) {
  const { orderId, people, mayChange, keepsPrivate } = cards;
  const [open, setOpen] = useState(() =>
    mayChange ? people.find((person) => !isDone(person))?.personId : undefined,
  );
  const [justSaved, setJustSaved] = useState(false);
  const [contact, setContact] = useState(() => contactOf(people));
  if (people.length === 0) return <EmptyState title={phrases.nobodyAttends} />;
  return (
    <Stack>
      <Callout tone="info">{phrases.whoReadsIt}</Callout>
      <output>
        {phrases.progress({ done: people.filter((person) => isDone(person)).length, all: people.length })}
      </output>
      {people.map((person, index) => (
        <OnePerson
          key={person.personId}
          person={person}
          isOpen={open === person.personId}
          takesFocus={justSaved}
          {...(mayChange && {
            onOpen: () => {
              setJustSaved(false);
              setOpen(person.personId);
            },
          })}
        >
          <CardFields
            orderId={orderId}
            person={person}
            keepsPrivate={keepsPrivate}
            contact={contact}
            onSaved={(saved) => {
              if (saved.emergencyName !== '') setContact(saved);
              const next = [...people.slice(index + 1), ...people.slice(0, index)];
              setJustSaved(true);
              setOpen(next.find((one) => !isDone(one))?.personId);
            }}
          />
        </OnePerson>
      ))}
    </Stack>
  );
}

function OnePerson({
  person,
  isOpen,
  takesFocus,
  onOpen,
  children,
}: {
  person: PersonCard;
  isOpen: boolean;
  takesFocus: boolean;
  onOpen?: () => void;
  children: React.ReactNode;
}) {
  const heading = useId();
  const { name, card } = person;
  const done = isDone(person);
  return (
    <Card labelledBy={heading}>
      <div className={styles['head']}>
        <div className={styles['person']}>
          <OpenedHeading id={heading} name={name} isDone={done} takesFocus={isOpen && takesFocus} />
          {!isOpen && <WhatIsSaid card={done ? card : null} />}
        </div>
        {!isOpen && onOpen && (
          <Button
            variant="secondary"
            aria-label={(card ? phrases.changeFor : phrases.fillInFor)({ name })}
            onClick={onOpen}
          >
            {card ? phrases.change : phrases.fillIn}
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

/** What somebody needs, and whom to call, while the form is closed. */
function WhatIsSaid({ card }: { card: PersonCard['card'] }) {
  if (!card) return <p className={styles['said']}>{phrases.notFilledIn}</p>;
  const { emergencyName: name, emergencyPhone: phone } = card;
  return (
    <>
      <p className={styles['said']}>{needsText(card) || phrases.nothingSpecial}</p>
      {name !== '' && <p className={styles['said']}>{phrases.callInEmergency({ name, phone })}</p>}
    </>
  );
}
