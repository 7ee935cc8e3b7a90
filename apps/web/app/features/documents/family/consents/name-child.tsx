import type { Consent, ConsentsOfOrder } from '@sangamam/contract/documents/consents/consent';

import * as phrases from '#phrases/documents/family/consents.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { useNameConsentChild } from '../api.ts';

/** Asks whom a form is for that names nobody; the choice is saved at once. */
export function NameChild({
  orderId,
  consent,
  minors,
}: Pick<ConsentsOfOrder, 'orderId' | 'minors'> & { consent: Consent }) {
  const { mutate, isPending, error } = useNameConsentChild(orderId);
  return (
    <SelectField
      label={phrases.childLabel}
      placeholder={phrases.chooseAChild}
      options={minors.map(({ _id, name }) => ({ value: _id, label: name }))}
      value=""
      disabled={isPending}
      error={error instanceof ApiError ? error.message : undefined}
      onChange={({ target }) =>
        mutate(
          { consentId: consent._id, minorId: target.value },
          { onSuccess: () => showToast({ message: phrases.childSaved }) },
        )
      }
    />
  );
}
