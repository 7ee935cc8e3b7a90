import { adminPaths } from '@sangamam/contract/admin-paths';
import type { AmendmentOptions } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { amendmentForm } from '@sangamam/contract/orders/amendments/amendment-form';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/orders/staff/amendments.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { PageActions } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import { useAmendRegistration } from './api.ts';
import { offerUndo } from '../undo/undo-offer.ts';
import {
  amendmentFromWire,
  amendmentToWire,
} from '#web/features/orders/family/amendments/amendment-values.ts';
import styles from '#web/features/orders/family/amendments/amendment.module.css';
import { Part } from '#web/features/orders/family/amendments/part.tsx';
import { OfficeFields } from './office-fields.tsx';
import { PlannedOutcome } from './planned-outcome.tsx';
import {
  AddPersonDialog,
  RegistrationFields,
} from '#web/features/orders/family/amendments/registration-fields.tsx';
import { SettlementFields } from './settlement-fields.tsx';
import { usePlannedAmendment } from './use-planned-amendment.ts';

/**
 * Changes a registration that was sent: the registration as it is to be, beside it what that does. Only what was seen is
 * carried out.
 */
export function AmendmentForm({
  registration,
  options,
  roles,
}: {
  registration: RegistrationDetail;
  options: AmendmentOptions;
  /** Of the colleague at work. */
  roles: readonly StaffRole[];
}) {
  const { _id: orderId } = registration;
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const form = useAppForm({ schema: amendmentForm, defaultValues: amendmentFromWire(options) });
  const { base, revision, newerVersion } = useRevision(
    form,
    { ...options, revision: options.amendments },
    amendmentFromWire,
  );
  const forgetDraft = useFormDraft(form, `amendment.${orderId}`);
  const amend = useAmendRegistration(orderId);
  const planned = usePlannedAmendment(orderId, form.control, base);
  const back = adminPaths.registration(orderId);
  const { currency } = options;
  return (
    <>
      <Form
        form={form}
        label={phrases.changeTheRegistration}
        errorTitle={phrases.notChanged}
        refusals={refusals}
        onSubmit={async ({ reason }) => {
          const wanted = amendmentToWire(form.getValues(), base);
          const isSeen = JSON.stringify(wanted) === JSON.stringify(planned.body) && planned.isCurrent;
          if (!wanted) throw refusal(phrases.nothingChanged);
          if (planned.error) throw planned.error;
          if (!isSeen || !planned.outcome) throw refusal(phrases.lookFirst);
          const madeAt = Date.now();
          let decisionId: string;
          try {
            ({ decisionId } = await amend.mutateAsync({
              ...wanted,
              reason,
              amendments: revision,
              netBefore: planned.outcome.before.net,
            }));
          } catch (error) {
            planned.again();
            throw error;
          }
          forgetDraft();
          const { registrantName: name, tmpConvRegNo: number } = registration;
          offerUndo({
            message: phrases.done,
            decisions: [{ orderId, decisionId, name, number }],
            madeAt,
          });
          await navigate(back);
        }}
      >
        {newerVersion}
        <div className={styles['columns']}>
          <div className={styles['part']}>
            <RegistrationFields form={form} options={base} onAdd={() => setIsAdding(true)} />
            <OfficeFields form={form} options={base} movesDueDate={hasAbility(roles, 'manage-payments')} />
          </div>
          <div className={styles['aside']}>
            <Part title={phrases.whatItDoes}>
              <PlannedOutcome planned={planned} currency={currency} />
              <SettlementFields form={form} outcome={planned.outcome} options={options} />
              <FormTextarea
                control={form.control}
                name="reason"
                label={phrases.reason}
                description={phrases.reasonHint}
                rows={2}
                maxLength={200}
              />
              <p className={styles['hint']}>{phrases.familyTold}</p>
            </Part>
          </div>
        </div>
        <PageActions
          main={
            <SubmitButton size="lg" loadingLabel={phrases.carryingOut}>
              {phrases.carryOut}
            </SubmitButton>
          }
        >
          <LinkButton to={back} variant="muted" icon="arrowLeft">
            {phrases.backWithoutChange}
          </LinkButton>
        </PageActions>
      </Form>
      <AddPersonDialog
        form={form}
        options={base}
        known={registration.participants}
        draftName={`amendment.person.${orderId}`}
        opened={isAdding}
        onClose={() => setIsAdding(false)}
      />
    </>
  );
}

/** Fields of the form as the endpoint names them in its refusals. */
const refusals = {
  fields: {
    'change.packageId': 'packageId',
    'change.dueDate': 'dueDate',
    'change.specialRequest': 'specialRequest',
    'settlement.keptFee': 'keptFee',
  },
  codes: { KEPT_FEE_TOO_HIGH: { field: 'keptFee' }, CURRENCY_FIXED: { field: 'currency' } },
} as const;

const refusal = (message: string) => new ApiError(409, [{ code: 'AMENDMENT_CHANGES_NOTHING', message }]);
