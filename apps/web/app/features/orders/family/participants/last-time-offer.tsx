import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';
import { useId, useState } from 'react';

import { relationshipNames } from '#phrases/domain/person-names.ts';
import * as phrases from '#phrases/orders/family/participants.ts';
import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { ApiError, redirects } from '#web/lib/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { type ChangedParticipants, useLastTime, useSelectParticipants } from './api.ts';
import styles from './last-time-offer.module.css';
import { ageOf, fullName } from './participant-words.ts';

/**
 * Offers a family that registered before to register the same people with one tap, as long as `mayTakeLastTime`.
 */
export function LastTimeOffer({
  of,
  participants,
  onChanged,
}: {
  of: RegistrationKey;
  participants: readonly ParticipantRecord[];
  onChanged: (changed: ChangedParticipants) => void;
}) {
  const { data } = useLastTime(of);
  const [declined, setDeclined] = useState(false);
  const lastTime = data?.lastTime;
  const people = participants.filter(({ userId }) => lastTime?.participantIds.includes(userId._id));
  if (declined || !lastTime || people.length < 2) return null;
  return (
    <SamePeople
      of={of}
      year={lastTime.year}
      people={people}
      onChanged={onChanged}
      onDecline={() => setDeclined(true)}
    />
  );
}

function SamePeople({
  of,
  year,
  people,
  onChanged,
  onDecline,
}: {
  of: RegistrationKey;
  year: number;
  people: readonly ParticipantRecord[];
  onChanged: (changed: ChangedParticipants) => void;
  onDecline: () => void;
}) {
  const heading = useId();
  const select = useSelectParticipants(of);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = people.map(({ userId }) => userId._id).filter((id) => !left.has(id));
  const choose = async () => {
    try {
      onChanged(await select.mutateAsync(chosen));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!redirects(error)) showToast({ message: error.message, tone: 'danger' });
    }
  };
  return (
    <Card bordered labelledBy={heading} className={styles['offer']}>
      <h2 id={heading}>{phrases.theSamePeople({ count: people.length, year })}</h2>
      <p>{phrases.lastTimeText}</p>
      <ul className={styles['people']}>
        {people.map((participant) => {
          const { _id, dob } = participant.userId;
          const age = dob === null ? undefined : ageOf(dob);
          return (
            <li key={_id}>
              <CheckboxField
                label={fullName(participant)}
                description={[relationshipNames[participant.relationShip], age].filter(Boolean).join(', ')}
                checked={!left.has(_id)}
                onChange={({ target }) =>
                  setLeft((before) =>
                    target.checked
                      ? new Set([...before].filter((id) => id !== _id))
                      : new Set([...before, _id]),
                  )
                }
              />
            </li>
          );
        })}
      </ul>
      <div className={styles['answers']}>
        <Button
          idle={chosen.length === 0}
          loading={select.isPending}
          loadingLabel={phrases.savingWhoIsAttending}
          onClick={() => void choose()}
        >
          {phrases.registerThese({ count: chosen.length })}
        </Button>
        <Button variant="muted" onClick={onDecline}>
          {phrases.iChooseMyself}
        </Button>
      </div>
    </Card>
  );
}
