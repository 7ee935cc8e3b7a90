import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import type { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import type { ParticipantRecord, Relationship } from '@sangamam/contract/orders/participants/participant';

import { loadFailed, loadingTheForm } from '#phrases/orders/family/participants.ts';
import { familyLastNames, siblingLastName } from '../participants/participant-form/family-last-names.ts';
import { familyNamesOf } from '../participants/participant-form/in-law-family-name.tsx';
import {
  emptyParticipant,
  participantToWire,
} from '../participants/participant-form/participant-form-values.ts';
import { ParticipantForm } from '../participants/participant-form/participant-form.tsx';
import { useParticipantLists } from '../participants/participant-form/use-participant-lists.ts';
import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state/error-state.tsx';
import { TextSkeleton } from '#web/ui/primitives/skeleton/skeleton.tsx';

export type Newcomer = EndpointInput<typeof addParticipant>['body'];

/** Somebody of the family, as far as others take over names and places from them. */
export interface Relative {
  relationShip: Relationship;
  userId: Pick<ParticipantRecord['userId'], 'lastName' | 'familyName' | 'organization' | 'country'>;
}

/** Somebody who was typed, as a relative of those who are typed next. */
export function relativeOf(newcomer: Omit<Newcomer, 'primaryUserId' | 'conventionId'>): Relative {
  const { relationShip, lastName, familyName, organization, country = null } = newcomer;
  return { relationShip, userId: { lastName, familyName, organization, country } };
}

interface NewcomerProps {
  title: string;
  draftName: string;
  /** Whose registration it is, as the payload names it. */
  of: RegistrationKey;
  relatives: readonly Relative[];
  /** The relationships to choose from; only SELF for the registrant. */
  relationships: readonly Relationship[];
  /** The local unit of a registrant, where it is likely. */
  localUnit?: string | undefined;
  onAdd: (newcomer: Newcomer) => void;
  onClose: () => void;
}

const nobody = { country: null, familyName: null } as const;

/** The details of somebody who is new to a registration, in the family's own form. Nothing is saved here. */
export function NewcomerDialog({ opened, ...rest }: NewcomerProps & { opened: boolean }) {
  return (
    <Dialog opened={opened} onClose={rest.onClose} title={rest.title} size="lg" keepsText>
      <NewcomerForm {...rest} />
    </Dialog>
  );
}

function NewcomerForm({
  title,
  draftName,
  of,
  relatives,
  relationships,
  localUnit,
  onAdd,
  onClose,
}: NewcomerProps) {
  const { lists, error, retry, retrying } = useParticipantLists();
  if (!lists) {
    return error ? (
      <ErrorState title={loadFailed} message={error.message} retrying={retrying} onRetry={retry} />
    ) : (
      <TextSkeleton lines={8} label={loadingTheForm} />
    );
  }
  const self = relatives.find(({ relationShip }) => relationShip === 'SELF');
  const likely = localUnit === undefined ? undefined : { ...nobody, organization: localUnit };
  const [only, ...others] = relationships;
  return (
    <ParticipantForm
      draftName={draftName}
      label={title}
      initial={emptyParticipant(
        self?.userId ?? likely,
        only && others.length === 0 ? { relationShip: only } : {},
      )}
      relationships={relationships}
      lists={lists}
      lastNames={{
        offered: familyLastNames(relatives),
        ofSiblings: (relationship) => siblingLastName(relatives, relationship),
      }}
      familyNames={familyNamesOf(relatives)}
      emailFixed={false}
      onSave={(values) => {
        onAdd(participantToWire(values, of));
        return Promise.resolve();
      }}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
