import type { ConsentAnswer } from '@sangamam/contract/arrival/desk/consent-answer';
import type { CheckInKind } from '@sangamam/contract/arrival/desk/check-in-decision';
import type { DeskFamily, DeskNeeds } from '@sangamam/contract/arrival/desk/desk-family';
import { useState } from 'react';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { PageActions, Row } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from '../check-in.module.css';
import type { ShownPerson } from '../device/pending.ts';
import { CheckInQuestion } from './check-in-question.tsx';
import { ConsentPhoto } from './consent-photo.tsx';
import { PersonNeeds } from './person-needs.tsx';
import { PersonRow } from './person-row.tsx';

/** What a desk does with people of the family on screen. */
export type Act = (
  people: readonly ShownPerson[],
  kind: CheckInKind,
  how: {
    overrides: boolean;
    /** What was said about the missing consent forms of those who lack one. */
    consent: ConsentAnswer | null;
  },
) => void;

/** The people of a family, all of those who are expected selected; one button checks them in, the next leads on. */
export function FamilyPeople({
  family: { _id: orderId, standing, registrantName },
  people,
  needs,
  mayOverride,
  onAct,
  onNext,
  isConnected,
}: {
  family: DeskFamily;
  people: readonly ShownPerson[];
  /** Empty while the device has not asked what they are. */
  needs: readonly DeskNeeds[];
  mayOverride: boolean;
  onAct: Act;
  /** Leads on, once somebody has arrived, or back to the search. */
  onNext: (hasArrived: boolean) => void;
  isConnected: boolean;
}) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [asks, setAsks] = useState(false);
  const [undone, setUndone] = useState<ShownPerson>();
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
  const lacking = chosen.filter(({ lacksConsent }) => lacksConsent).length;
  const checkIn = (consent: ConsentAnswer | null) => {
    setUndone(undefined);
    onAct(chosen, 'ARRIVED', { overrides, consent });
  };
  const undo = (person: ShownPerson) => {
    setUndone(person);
    onAct([person], 'UNDONE', { overrides: false, consent: null });
  };
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
            onUndo={() => undo(person)}
            needs={
              person.hasNeeds && <PersonNeeds needs={needs.find(({ personId }) => personId === person._id)} />
            }
            form={
              person.lacksConsent && (
                <ConsentPhoto orderId={orderId} person={person} isConnected={isConnected} />
              )
            }
          />
        ))}
      </ul>
      {undone && !people.some(({ _id, isHere }) => _id === undone._id && isHere) && (
        <Callout live>
          <Row>
            <span>{phrases.takenBack({ name: undone.name })}</span>
            <Button
              size="sm"
              variant="secondary"
              onClick={() => {
                setUndone(undefined);
                onAct([undone], 'ARRIVED', { overrides, consent: undone.consentSaid });
              }}
            >
              {phrases.checkInAgain}
            </Button>
          </Row>
        </Callout>
      )}
      {isDone && <output>{phrases.everybodyIsHere}</output>}
      <PageActions
        main={
          isOpen && expected.length > 0 ? (
            <Button
              size="lg"
              icon="check"
              idle={chosen.length === 0}
              onClick={() => (overrides || lacking > 0 ? setAsks(true) : checkIn(null))}
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
      <CheckInQuestion
        opened={asks}
        onClose={() => setAsks(false)}
        lacking={lacking}
        anyway={
          overrides ? phrases.checkInAnywayText({ count: chosen.length, family: registrantName }) : undefined
        }
        onAnswer={checkIn}
      />
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
