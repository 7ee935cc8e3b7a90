import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import type { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import type { ParticipantRecord, Relationship } from '@sangamam/contract/orders/participants/participant';
import { freeRelationships } from '@sangamam/contract/orders/participants/relationship-rules';

import { loadFailed, loadingTheForm } from '#phrases/orders/family/participants.ts';
import * as phrases from '#phrases/orders/staff/amendments.ts';
import {
  familyLastNames,
  siblingLastName,
} from '#web/features/orders/family/participants/participant-form/family-last-names.ts';
import { familyNamesOf } from '#web/features/orders/family/participants/participant-form/in-law-family-name.tsx';
import {
  emptyParticipant,
  participantToWire,
} from '#web/features/orders/family/participants/participant-form/participant-form-values.ts';
import { ParticipantForm } from '#web/features/orders/family/participants/participant-form/participant-form.tsx';
import { useParticipantLists } from '#web/features/orders/family/participants/participant-form/use-participant-lists.ts';
import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state/error-state.tsx';
import { TextSkeleton } from '#web/ui/primitives/skeleton/skeleton.tsx';

export type Newcomer = EndpointInput<typeof addParticipant>['body'];

interface NewcomerProps {
  of: RegistrationKey;
  /** The people of the registration, and the relationships of those who are new as well. */
  people: readonly ParticipantRecord[];
  alsoNew: readonly Relationship[];
  onAdd: (newcomer: Newcomer) => void;
  onClose: () => void;
}

/** The details of somebody who is new to a registration, in the family's own form. Nothing is saved here. */
export function NewcomerDialog({ opened, onClose, ...rest }: NewcomerProps & { opened: boolean }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.addSomebody} size="lg" keepsText>
      <NewcomerForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

function NewcomerForm({ of, people, alsoNew, onAdd, onClose }: NewcomerProps) {
  const { lists, error, retry, retrying } = useParticipantLists();
  if (!lists) {
    return error ? (
      <ErrorState title={loadFailed} message={error.message} retrying={retrying} onRetry={retry} />
    ) : (
      <TextSkeleton lines={8} label={loadingTheForm} />
    );
  }
  const self = people.find(({ relationShip }) => relationShip === 'SELF');
  return (
    <ParticipantForm
      draftName={`amendment.person.${of.userId}.${of.conventionId}`}
      label={phrases.addSomebody}
      initial={emptyParticipant(self?.userId)}
      relationships={freeRelationships([...people.map(({ relationShip }) => relationShip), ...alsoNew])}
      lists={lists}
      lastNames={{
        offered: familyLastNames(people),
        ofSiblings: (relationship) => siblingLastName(people, relationship),
      }}
      familyNames={familyNamesOf(people)}
      onSave={(values) => {
        onAdd(participantToWire(values, of));
        return Promise.resolve();
      }}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
