import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';
import { useId, useState, type ReactElement } from 'react';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';

import { fieldLabels } from '#phrases/domain/person-field-labels.ts';
import { maritalStatusNames, relationshipNames } from '#phrases/domain/person-names.ts';
import * as phrases from '#phrases/orders/family/participants.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { monthYear } from '#web/lib/text/date-text.ts';
import { Button, IconButton } from '#web/ui/primitives/button/button.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { Spinner } from '#web/ui/primitives/spinner/spinner.tsx';
import { SwitchField } from '#web/ui/form/field/switch-field.tsx';
import { EmailText } from '#web/ui/primitives/email-text/email-text.tsx';

import { ageOf, fullName, parishOf } from './participant-words.ts';
import { openerId } from './use-open-form.ts';
import styles from './participants.module.css';

/** A person of the registration in a row: whether they are attending, and on demand what is known of them. */
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
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const about = [
    relationshipNames[relationShip],
    isAttending ? person.dob && ageOf(person.dob) : phrases.notAttending,
  ];
  return (
    <Card as="li" className={styles['card']}>
      <div className={styles['attending']}>
        {/* Its words stand once above the list. */}
        <SwitchField
          label=""
          aria-label={phrases.isAttending({ name })}
          checked={isAttending}
          aria-busy={saving || undefined}
          onChange={(event) => onSelect(event.target.checked)}
        />
        {saving && <Spinner label={phrases.savingWhetherIsAttending({ name })} />}
      </div>
      <button
        type="button"
        className={styles['who']}
        data-away={!isAttending || undefined}
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles['name']}>{name}</span>{' '}
        <span className={styles['about']}>
          {about.filter(Boolean).join(' · ')}
          {'\u00a0'}
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
        </span>
      </button>
      <IconButton
        id={openerId(person._id)}
        icon={icons.edit}
        label={phrases.edit({ name })}
        onClick={onEdit}
      />
      <div id={details} className={styles['details']} hidden={!isOpen}>
        <dl className={styles['facts']}>
          {factsOf(participant).map((fact) => (
            <div key={fact.name}>
              <dt className="visually-hidden">{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        {relationShip !== 'SELF' && (
          <Button
            variant="muted"
            size="sm"
            icon={icons.trash}
            aria-label={phrases.deleteLabel({ name })}
            onClick={onDelete}
          >
            {phrases.deleteConfirm}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** What is known of a person, in a line; the names of the values are for screen readers. */
function factsOf(participant: ParticipantRecord) {
  const { userId: person } = participant;
  const facts: { name: string; value: ReactElement | string | null }[] = [
    { name: fieldLabels.dob, value: person.dob && birthText(person.dob) },
    {
      name: fieldLabels.maritalStatus,
      value: person.maritalStatus && maritalStatusNames[person.maritalStatus],
    },
    { name: phrases.localUnit, value: person.localUnitName },
    { name: fieldLabels.parishInKerala, value: parishOf(participant) },
    { name: phrases.mobileNumber, value: person.mobile && phoneText(person.mobile) },
    { name: phrases.email, value: person.email && <EmailText email={person.email} /> },
  ];
  return facts.filter(({ value }) => value);
}

function birthText(dob: string): string {
  const age = ageOf(dob);
  return age === undefined ? monthYear(dob) : phrases.bornAge({ born: monthYear(dob), age });
}
