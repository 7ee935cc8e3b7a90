import type { ConventionFormInput } from '@sangamam/contract/conventions/configuration/configuration-forms';
import { changeKinds, changeWays } from '@sangamam/contract/conventions/family-changes';
import type { Control } from 'react-hook-form';

import * as phrases from '#phrases/conventions/staff/convention-form.ts';
import { FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { FieldRow, FormSection } from '#web/ui/form/form.tsx';

/** What families change themselves, or ask for, once their registration is sent. */
export function FamilyChangesFields<Output>({
  control,
}: {
  control: Control<ConventionFormInput, unknown, Output>;
}) {
  return (
    <FormSection title={phrases.familyChanges} description={phrases.familyChangesHint}>
      <FieldRow>
        {changeKinds.map((kind) => (
          <FormSelect
            key={kind}
            control={control}
            name={`familyChanges.${kind}`}
            label={phrases.changeKinds[kind]}
            options={ways}
          />
        ))}
      </FieldRow>
      <FormText
        control={control}
        name="familyChanges.until"
        label={phrases.changesUntil}
        description={phrases.changesUntilHint}
        type="date"
        optional
      />
    </FormSection>
  );
}

const ways = changeWays.map((value) => ({ value, label: phrases.changeWays[value] }));
