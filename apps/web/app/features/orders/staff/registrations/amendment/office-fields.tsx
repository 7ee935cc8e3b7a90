import type { AmendmentOptions } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { relationships } from '@sangamam/contract/orders/participants/participant';
import { currencies } from '@sangamam/contract/orders/pricing/currency-for';

import { relationshipNames } from '#phrases/domain/person-names.ts';
import * as phrases from '#phrases/orders/staff/amendments.ts';
import type { AmendmentAppForm } from '#web/features/orders/family/amendments/people-fields.tsx';
import styles from '#web/features/orders/family/amendments/amendment.module.css';
import { Folded } from '#web/ui/form/folded/folded.tsx';
import { FormSelect, FormText } from '#web/ui/form/form-fields.tsx';

/** What only staff change in a registration: relationships, the currency, the day of an open payment. */
export function OfficeFields({
  form,
  options: { people, balance, today },
  movesDueDate,
}: {
  form: AmendmentAppForm;
  options: AmendmentOptions;
  /** Whether the colleague may move the day of a payment. */
  movesDueDate: boolean;
}) {
  const isDue = balance.dueDate !== null && balance.state !== 'PAID';
  return (
    <Folded title={phrases.officeTitle} hint={phrases.officeHint}>
      {people.map(({ participantId, name, relationship, knownFrom }, index) =>
        relationship === 'SELF' || knownFrom !== null ? null : (
          <FormSelect
            key={participantId}
            control={form.control}
            name={`people.${index}.relationship`}
            label={phrases.relationshipOf({ name })}
            options={relationships
              .filter((one) => one !== 'SELF')
              .map((one) => ({ value: one, label: relationshipNames[one] }))}
          />
        ),
      )}
      <FormSelect
        control={form.control}
        name="currency"
        label={phrases.currency}
        description={phrases.currencyHint}
        options={currencies.map((one) => ({ value: one, label: phrases.currencyNames[one] }))}
      />
      {isDue && movesDueDate && (
        <FormText
          control={form.control}
          name="dueDate"
          type="date"
          min={today}
          label={phrases.dueDate}
          description={phrases.dueDateHint}
        />
      )}
      {isDue && !movesDueDate && <p className={styles['hint']}>{phrases.dueDateOfTreasurer}</p>}
    </Folded>
  );
}
