import { maritalStatusNames } from '@sangamam/contract/fields/marital-status-names';

import {
  relationshipNames,
  type ParticipantRecord,
} from '@sangamam/contract/orders/participants/participant';

import * as phrases from '#phrases/participants.ts';
import { monthYear } from '#web/lib/text/date-text.ts';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';
import { IconButton } from '#web/ui/primitives/button/button.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { Spinner } from '#web/ui/primitives/spinner/spinner.tsx';
import { fullName, parishOf } from './participant-words.ts';
import { openerId } from './use-open-form.ts';
import styles from './participants.module.css';

/** A person of the registration: whether they are attending, their details and actions. */
export function ParticipantCard({
  participant,
  isAttending,
  saving,
  onSelect,
  onEdit,
  onDelete,
}: {
  participant: ParticipantRecord;
  isAttending: boolean;
  /** True while the choice is being saved. */
  saving: boolean;
  onSelect: (isAttending: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { relationShip, userId: person } = participant;
  const name = fullName(participant);
  return (
    <Card as="li" className={styles['card']}>
      <div className={styles['head']}>
        <div className={styles['who']}>
          <CheckboxField
            label={<span className={styles['name']}>{name}</span>}
            plainLabel={name}
            description={isAttending ? phrases.attending : phrases.notAttending}
            checked={isAttending}
            aria-busy={saving || undefined}
            onChange={(event) => onSelect(event.target.checked)}
          />
          {saving && <Spinner label={phrases.savingWhetherIsAttending({ name })} />}
        </div>
        <div className={styles['tools']}>
          <IconButton id={openerId(person._id)} icon="edit" label={phrases.edit({ name })} onClick={onEdit} />
          {relationShip !== 'SELF' && (
            <IconButton icon="trash" label={phrases.deleteLabel({ name })} onClick={onDelete} />
          )}
        </div>
      </div>
      <dl className={styles['facts']} data-away={!isAttending || undefined}>
        {factsOf(participant).map(({ name, value, isLabelled = false }) => (
          <div key={name} data-labelled={isLabelled || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The details of a person. On a phone only those that are unclear without a label are `isLabelled`. */
function factsOf(participant: ParticipantRecord) {
  const { relationShip, userId: person } = participant;
  const facts: { name: string; value: string | null; isLabelled?: boolean }[] = [
    { name: phrases.relationship, value: relationshipNames[relationShip] },
    { name: phrases.dateOfBirth, value: person.dob && monthYear(person.dob), isLabelled: true },
    { name: phrases.maritalStatus, value: person.maritalStatus && maritalStatusNames[person.maritalStatus] },
    { name: phrases.email, value: person.email },
    { name: phrases.mobileNumber, value: person.mobile && phoneText(person.mobile) },
    { name: phrases.parishInKerala, value: parishOf(participant) },
    { name: phrases.localUnit, value: person.localUnitName },
  ];
  return facts.filter(({ value }) => value);
}
