import type { Relationship } from '@sangamam/contract/orders/participants/participant';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';

import { fieldLabels } from '#phrases/domain/person-field-labels.ts';
import * as phrases from '#phrases/orders/family/participant-form.ts';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from './participant-form.module.css';
import type { FamilyNames, ParticipantAppForm } from './participant-form-types.ts';

/** True for those who bring another house name into the family: it is asked for, not taken from the registrant. */
export function isInLaw(relationship: string): boolean {
  return relationship === 'FATHER_IN_LAW' || relationship === 'MOTHER_IN_LAW';
}

/** The registrant's family name, and the one that an in-law on the list has. */
export function familyNamesOf(
  participants: readonly { relationShip: Relationship; userId: { familyName: string | null } }[],
): FamilyNames {
  const nameOf = (isMeant: (relationship: string) => boolean) =>
    participants.find(({ relationShip }) => isMeant(relationShip))?.userId.familyName ?? '';
  return { own: nameOf((one) => one === 'SELF'), ofInLaws: nameOf(isInLaw) };
}

/** The family name of a new father- or mother-in-law, taken over from the other one; the registrant's takes a tap. */
export function InLawFamilyName({
  form,
  names,
}: {
  form: ParticipantAppForm;
  names: FamilyNames | undefined;
}) {
  const familyName = useWatch({ control: form.control, name: 'familyName' });
  const take = (name: string) =>
    form.setValue('familyName', name, { shouldDirty: true, shouldValidate: true });
  return (
    <div className={styles['lastName']}>
      <FormText
        control={form.control}
        name="familyName"
        label={fieldLabels.familyName}
        description={phrases.houseNameHint}
        autoComplete="off"
      />
      {familyName === '' && names && names.own !== '' && (
        <div className={styles['chips']}>
          <Button
            variant="secondary"
            size="sm"
            aria-label={phrases.takeTheFamilyName({ name: names.own })}
            onClick={() => {
              take(names.own);
              form.setFocus('familyName');
            }}
          >
            {names.own}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Keeps the registrant's family name out of a new in-law's form, and puts it back for everybody else. */
export function useInLawFamilyName(form: ParticipantAppForm, names: FamilyNames | undefined): void {
  const relationship = useWatch({ control: form.control, name: 'relationShip' });
  const inLaw = isInLaw(relationship);
  const [from, to] = inLaw ? [names?.own, names?.ofInLaws] : [names?.ofInLaws, names?.own];
  useEffect(() => {
    if (to !== undefined && form.getValues('familyName') === from) form.setValue('familyName', to);
  }, [form, from, to]);
}
