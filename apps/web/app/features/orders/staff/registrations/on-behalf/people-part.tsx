import type { KnownFamily } from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import type { OnBehalfFormInput } from '@sangamam/contract/orders/on-behalf/on-behalf-form';
import { useFormState } from 'react-hook-form';

import { relationshipNames } from '#phrases/domain/person-names.ts';
import * as phrases from '#phrases/orders/staff/on-behalf.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { FormCheckbox } from '#web/ui/form/form-fields.tsx';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { useFieldId } from '#web/ui/form/form-id.ts';
import type { AppForm } from '#web/ui/form/use-app-form.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from '#web/features/orders/family/amendments/amendment.module.css';

type OnBehalfForm = AppForm<OnBehalfFormInput, unknown>;

/** Who attends of a family that has an account, and where that comes from. */
export function KnownPeople({
  form: { control },
  family: { people, lastConvention, draft },
}: {
  form: Pick<OnBehalfForm, 'control'>;
  family: KnownFamily;
}) {
  return (
    <>
      {draft && (
        <Callout tone="info">
          <p>{phrases.draftContinued({ number: draft.number })}</p>
        </Callout>
      )}
      {lastConvention !== null && (
        <p className={styles['hint']}>{phrases.peopleOfLast({ convention: lastConvention })}</p>
      )}
      <ul className={styles['people']}>
        {people.map(({ participantId, name, relationship }, index) => (
          <li key={participantId}>
            <FormCheckbox
              control={control}
              name={`known.${index}.attends`}
              plainLabel={name}
              label={
                <>
                  {name} <span className={styles['relationship']}>{relationshipNames[relationship]}</span>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The button that opens the form of a person, with what is wrong with the people. */
export function AddPerson({
  form,
  onAdd,
  children,
}: {
  form: Pick<OnBehalfForm, 'control'>;
  onAdd: () => void;
  children: string;
}) {
  const id = useFieldId('people');
  const { errors } = useFormState({ control: form.control, name: 'people' });
  const list = errors.people;
  const message = list?.message ?? list?.root?.message ?? list?.find?.((one) => one)?.message;
  return (
    <div>
      <Button id={id} data-label={phrases.who} variant="secondary" icon="plus" onClick={onAdd}>
        {children}
      </Button>
      <FieldError id={id} error={message} />
    </div>
  );
}
