import type { CheckInKind } from '@sangamam/contract/check-in/check-in-decision';
import type { DeskFamily } from '@sangamam/contract/check-in/desk-family';
import { useState } from 'react';

import * as phrases from '#phrases/check-in.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { PageActions } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import styles from '../check-in.module.css';
import type { ShownPerson } from '../device/pending.ts';
import { PersonRow } from './person-row.tsx';

/** What a desk does with people of the family on screen. */
export type Act = (people: readonly ShownPerson[], kind: CheckInKind, overrides: boolean) => void;

/** The people of a family, all of those who are expected selected; one button checks them in, the next leads on. */
export function FamilyPeople({
  family: { standing, registrantName },
  people,
  mayOverride,
  onAct,
  onNext,
}: {
  family: DeskFamily;
  people: readonly ShownPerson[];
  mayOverride: boolean;
  onAct: Act;
  /** Leads on, once somebody has arrived, or back to the search. */
  onNext: (hasArrived: boolean) => void;
}) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [asks, setAsks] = useState(false);
  const overrides = standing === 'NOT_CONFIRMED' && mayOverride;
  const isOpen = standing === 'CONFIRMED' || overrides;
  const expected = people.filter(({ attending, isHere }) => attending && !isHere);
  const chosen = isOpen ? expected.filter(({ _id }) => !left.has(_id)) : [];
  const select = (id: string, selected: boolean) => {
    const next = new Set(left);
    if (selected) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  const checkIn = () => onAct(chosen, 'ARRIVED', overrides);
  const hasArrived = people.some(({ isHere }) => isHere);
  const isDone = hasArrived && expected.length === 0;
  const next = (
    <Button
      size="lg"
      icon={hasArrived ? 'arrowRight' : 'arrowLeft'}
      variant={isDone || !isOpen ? 'primary' : 'secondary'}
      onClick={() => onNext(hasArrived)}
    >
      {hasArrived ? phrases.nextFamily : phrases.backToTheSearch}
    </Button>
  );
  return (
    <>
      <ul className={styles['people']} aria-label={phrases.family}>
        {people.map((person) => (
          <PersonRow
            key={person._id}
            person={person}
            isSelectable={isOpen && person.attending}
            isSelected={!left.has(person._id)}
            onSelect={(selected) => select(person._id, selected)}
            onUndo={() => onAct([person], 'UNDONE', false)}
          />
        ))}
      </ul>
      {isDone && <output>{phrases.everybodyIsHere}</output>}
      <PageActions
        main={
          isOpen && expected.length > 0 ? (
            <Button
              size="lg"
              icon="check"
              idle={chosen.length === 0}
              onClick={() => (overrides ? setAsks(true) : checkIn())}
            >
              {overrides && chosen.length > 0 ? phrases.checkInAnyway : checkInLabel(chosen, expected.length)}
            </Button>
          ) : (
            next
          )
        }
      >
        {isOpen && expected.length > 0 && next}
      </PageActions>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={phrases.checkInAnywayTitle}
        confirmLabel={phrases.checkInAnyway}
        tone="primary"
        onConfirm={() => {
          checkIn();
          return Promise.resolve();
        }}
      >
        <p>{phrases.checkInAnywayText({ count: chosen.length, family: registrantName })}</p>
      </ConfirmDialog>
    </>
  );
}

function checkInLabel(chosen: readonly ShownPerson[], expected: number): string {
  const [first] = chosen;
  if (!first) return phrases.nobodySelected;
  if (chosen.length === 1) return phrases.checkInOne({ name: first.name });
  return chosen.length === expected
    ? phrases.checkInEverybody({ count: expected })
    : phrases.checkInCount({ count: chosen.length });
}
