import { adminPaths } from '@sangamam/contract/admin-paths';
import type { AmendmentOptions } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { amendmentForm } from '@sangamam/contract/orders/amendments/amendment-form';
import { freeRelationships } from '@sangamam/contract/orders/participants/relationship-rules';
import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import * as familyPhrases from '#phrases/orders/family/amendment.ts';
import * as phrases from '#phrases/orders/staff/amendments.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Folded } from '#web/ui/form/folded/folded.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Card } from '#web/ui/layout/card/card.tsx';
import { PageActions } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import { useAmendRegistration } from '../api.ts';
import { offerUndo } from '../undo/undo-offer.ts';
import {
  amendmentFromWire,
  amendmentToWire,
  heldAddons,
} from '#web/features/orders/family/amendments/amendment-values.ts';
import styles from '#web/features/orders/family/amendments/amendment.module.css';
import { NewcomerDialog, relativeOf } from '#web/features/orders/family/amendments/newcomer-dialog.tsx';
import { Part } from '#web/features/orders/family/amendments/part.tsx';
import { PeopleFields } from '#web/features/orders/family/amendments/people-fields.tsx';
import { PlannedOutcome } from './planned-outcome.tsx';
import { AddonFields, PackageField } from '#web/features/orders/family/amendments/purchase-fields.tsx';
import { SettlementFields } from './settlement-fields.tsx';
import { usePlannedAmendment } from './use-planned-amendment.ts';

/**
 * Changes a registration that was sent: the registration as it is to be, beside it what that does. Only what was seen is
 * carried out.
 */
export function AmendmentForm({
  registration,
  options,
}: {
  registration: RegistrationDetail;
  options: AmendmentOptions;
}) {
  const { _id: orderId, participants, packageName } = registration;
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
  const relatives = [...participants, ...form.getValues('join').map(relativeOf)];
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
            <Part title={phrases.who} hint={phrases.whoHint}>
              <PeopleFields form={form} people={base.people} onAdd={() => setIsAdding(true)} />
            </Part>
            <Card>
              <PackageField form={form} options={base} heldName={packageName} />
            </Card>
            {base.addons.length + base.selection.length > 0 && (
              <Folded title={phrases.addOns} hint={heldAddons(base) || phrases.noAddOns}>
                <p className={styles['hint']}>{phrases.addOnsHint}</p>
                <AddonFields form={form} options={base} />
              </Folded>
            )}
            <Card>
              <FormTextarea
                control={form.control}
                name="specialRequest"
                label={phrases.specialRequest}
                optional
                rows={3}
              />
            </Card>
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
      <NewcomerDialog
        title={familyPhrases.addSomebody}
        draftName={`amendment.person.${orderId}`}
        of={{ userId: options.userId, conventionId: options.conventionId }}
        relatives={relatives}
        relationships={freeRelationships(relatives.map(({ relationShip }) => relationShip))}
        opened={isAdding}
        onClose={() => setIsAdding(false)}
        onAdd={(newcomer) =>
          form.setValue('join', [...form.getValues('join'), newcomer], {
            shouldDirty: true,
            shouldValidate: true,
          })
        }
      />
    </>
  );
}

/** Fields of the form as the endpoint names them in its refusals. */
const refusals = {
  fields: {
    'change.packageId': 'packageId',
    'change.specialRequest': 'specialRequest',
    'settlement.keptFee': 'keptFee',
  },
  codes: { KEPT_FEE_TOO_HIGH: { field: 'keptFee' } },
} as const;

const refusal = (message: string) => new ApiError(409, [{ code: 'AMENDMENT_CHANGES_NOTHING', message }]);
