import { fullName } from '@sangamam/contract/fields/full-name';
import type {
  AmendmentFormInput,
  AmendmentFormValues,
} from '@sangamam/contract/orders/amendments/amendment-form';
import { useWatch } from 'react-hook-form';

import { relationshipNames } from '#phrases/domain/person-names.ts';
import * as phrases from '#phrases/orders/family/amendment.ts';
import { FormCheckbox } from '#web/ui/form/form-fields.tsx';
import type { AppForm } from '#web/ui/form/use-app-form.ts';
import { Button, IconButton } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';

import type { AmendmentOptions } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import styles from './amendment.module.css';
import type { Newcomer } from './newcomer-dialog.tsx';

export type AmendmentAppForm = AppForm<AmendmentFormInput, AmendmentFormValues>;

/** Who attends: a tick for each person of the registration, and of earlier ones, those who are new, and a button to add one. */
export function PeopleFields({
  form,
  people,
  onAdd,
}: {
  form: AmendmentAppForm;
  people: AmendmentOptions['people'];
  onAdd: () => void;
}) {
  const join = useWatch({ control: form.control, name: 'join' });
  const tick = ({ participantId, name, relationship, knownFrom }: (typeof people)[number], index: number) => (
    <li key={participantId}>
      <FormCheckbox
        control={form.control}
        name={`people.${index}.attends`}
        plainLabel={name}
        label={
          <>
            {name}{' '}
            <span className={styles['relationship']}>
              {[relationshipNames[relationship], knownFrom].filter(Boolean).join(' · ')}
            </span>
          </>
        }
      />
    </li>
  );
  return (
    <>
      <ul className={styles['people']}>
        {people.map((one, index) => (one.knownFrom === null ? tick(one, index) : null))}
      </ul>
      {people.some(({ knownFrom }) => knownFrom !== null) && (
        <div className={styles['earlier']}>
          <h3>{phrases.fromEarlier}</h3>
          <ul className={styles['people']}>
            {people.map((one, index) => (one.knownFrom === null ? null : tick(one, index)))}
          </ul>
        </div>
      )}
      <Newcomers
        newcomers={join}
        note={phrases.addedNow}
        onRemove={(left) => form.setValue('join', left, { shouldDirty: true, shouldValidate: true })}
      />
      <div>
        <Button variant="secondary" icon="plus" onClick={onAdd}>
          {phrases.addSomebody}
        </Button>
      </div>
    </>
  );
}

/** Those who were typed and are not stored yet. */
export function Newcomers<One extends Omit<Newcomer, 'primaryUserId' | 'conventionId'>>({
  newcomers,
  note,
  isFixed,
  onRemove,
}: {
  newcomers: readonly One[];
  note?: string;
  /** Those who cannot be removed. */
  isFixed?: (newcomer: One) => boolean;
  /** Told who is left. */
  onRemove: (left: One[]) => void;
}) {
  if (newcomers.length === 0) return null;
  return (
    <ul className={styles['newcomers']}>
      {newcomers.map((newcomer, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two new people may be alike
        <li key={index}>
          <span>
            {fullName(newcomer)}{' '}
            <span className={styles['relationship']}>
              {[relationshipNames[newcomer.relationShip], note].filter(Boolean).join(', ')}
            </span>
          </span>
          {isFixed?.(newcomer) !== true && (
            <IconButton
              icon={icons.trash}
              label={phrases.removeNewcomer({ name: fullName(newcomer) })}
              onClick={() => onRemove(newcomers.filter((_one, place) => place !== index))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
