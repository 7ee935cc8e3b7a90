import type { ParticipantRecord, Relationship } from '@sangamam/contract/orders/participants/participant';
import { groupRefusal } from '@sangamam/contract/orders/participants/people-rules';

import * as phrases from '#phrases/orders/family/participants.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { groupOf } from './participant-words.ts';
import styles from './participants.module.css';
import { addForm, openerId } from './use-open-form.ts';

/** The buttons that open the form for a new person; for a missing spouse and for children with the relationship chosen. */
export function AddButtons({
  participants,
  onAdd,
}: {
  participants: readonly ParticipantRecord[];
  onAdd: (as?: Relationship) => void;
}) {
  const needsSpouse = groupRefusal(groupOf(participants)) === 'SPOUSE_REQUIRED';
  const offered = [...(needsSpouse ? ['SPOUSE' as const] : []), 'SON' as const, 'DAUGHTER' as const];
  return (
    <div className={styles['add']}>
      <Button id={openerId(addForm)} variant="secondary" icon="plus" onClick={() => onAdd()}>
        {phrases.addFamilyMember}
      </Button>
      <p>{phrases.orAdd}</p>
      <div className={styles['quick']}>
        {offered.map((relationship) => (
          <Button
            key={relationship}
            variant="secondary"
            size="sm"
            icon="plus"
            onClick={() => onAdd(relationship)}
          >
            {phrases.addAs[relationship]}
          </Button>
        ))}
      </div>
    </div>
  );
}
