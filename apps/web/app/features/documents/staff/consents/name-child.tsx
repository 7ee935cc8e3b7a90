import type { ConsentDetail } from '@sangamam/contract/documents/consents/consent-admin-endpoints';

import * as phrases from '#phrases/documents/staff/consents.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { useNameConsentChildForStaff } from '../api.ts';

/** Asks whom a form is for that names nobody; the choice is saved at once. */
export function NameChild({ _id, possibleMinors }: Pick<ConsentDetail, '_id' | 'possibleMinors'>) {
  const { mutate, isPending, error } = useNameConsentChildForStaff(_id);
  return (
    <Callout tone="warning" title={phrases.childNotNamed}>
      <p>{phrases.countsForNobody}</p>
      <SelectField
        label={phrases.childLabel}
        placeholder={phrases.chooseAChild}
        options={possibleMinors.map(({ _id: value, name }) => ({ value, label: name }))}
        value=""
        disabled={isPending}
        error={error instanceof ApiError ? error.message : undefined}
        onChange={({ target }) =>
          mutate(target.value, { onSuccess: () => showToast({ message: phrases.childSaved }) })
        }
      />
    </Callout>
  );
}
