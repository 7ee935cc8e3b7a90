import { adminPaths } from '@sangamam/contract/admin-paths';
import type { AmendmentOptions } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { changeRequestForm } from '@sangamam/contract/orders/amendments/change-request-form';
import { partOf } from '@sangamam/contract/orders/amendments/change-request';
import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/orders/staff/change-requests.ts';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import styles from '#web/features/orders/family/amendments/amendment.module.css';
import { Part } from '#web/features/orders/family/amendments/part.tsx';
import { plannedBy, useSettled } from '#web/features/orders/family/amendments/use-planned.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormCheckbox, FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { PageActions, Row } from '#web/ui/layout/page/page.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';

import { PlannedOutcome } from '../amendment/planned-outcome.tsx';
import { SettlementFields } from '../amendment/settlement-fields.tsx';
import { useAcceptChangeRequest, useAmendmentPreview, useDeclineChangeRequest } from '../amendment/api.ts';
import { offerUndo } from '../undo/undo-offer.ts';
import { chosenParts, requestParts, type OpenRequest } from './request-parts.ts';

/** What a family asks to change: only the difference, of which staff take all, some, or nothing. */
export function ChangeRequestForm({
  registration: { _id: orderId, registrantName: name, tmpConvRegNo: number },
  options,
  request: { _id: requestId, change, note, requestedAt, netBefore, netAfter },
}: {
  registration: RegistrationDetail;
  options: AmendmentOptions;
  request: OpenRequest;
}) {
  const navigate = useNavigate();
  const [isDeclining, setIsDeclining] = useState(false);
  const parts = requestParts(change, options);
  const form = useAppForm({
    schema: changeRequestForm,
    defaultValues: {
      chosen: parts.map(() => true),
      waive: false,
      keptFee: '',
      reason: phrases.asYouAsked,
    },
  });
  const accept = useAcceptChangeRequest(orderId);
  const decline = useDeclineChangeRequest(orderId);
  const { chosen = [], waive = false, keptFee = '' } = useWatch({ control: form.control });
  const isWhole = chosen.every(Boolean);
  const settlement = { waive, keptFee: /^\d+$/u.test(keptFee) ? Number(keptFee) : 0 };
  const settled = useSettled(
    chosen.some(Boolean) ? { change: partOf(change, chosenParts(parts, chosen)), settlement } : undefined,
  );
  const planned = plannedBy(settled, useAmendmentPreview(orderId, settled.body));
  const back = adminPaths.registration(orderId);
  const money = (dollars: number) => formatMoney(dollars, options.currency);
  return (
    <>
      <Form
        form={form}
        label={phrases.title}
        errorTitle={phrases.notChanged}
        refusals={refusals}
        onSubmit={async ({ reason }) => {
          if (!planned.body) throw refusal(phrases.nothingChosen);
          if (planned.error) throw planned.error;
          if (!planned.isCurrent || !planned.outcome) throw refusal(phrases.lookFirst);
          const body = {
            requestId,
            parts: chosenParts(parts, chosen),
            settlement,
            reason,
            amendments: options.amendments,
            netBefore: planned.outcome.before.net,
          };
          const { decisionId, madeAt } = await withTime(() => accept.mutateAsync(body));
          offerUndo({ message: phrases.done, decisions: [{ orderId, decisionId, name, number }], madeAt });
          await navigate(back);
        }}
      >
        <div className={styles['columns']}>
          <div className={styles['part']}>
            <Part title={phrases.whatIsAsked} hint={phrases.askedOn({ moment: formatInstant(requestedAt) })}>
              <ul className={styles['people']}>
                {parts.map(({ label }, index) => (
                  <li key={label}>
                    <FormCheckbox control={form.control} name={`chosen.${index}`} label={label} />
                  </li>
                ))}
              </ul>
              {parts.length > 1 && <p className={styles['hint']}>{phrases.untick}</p>}
              <p className={styles['hint']}>
                {phrases.familySaw({ before: money(netBefore), after: money(netAfter) })}
              </p>
            </Part>
            {note && (
              <Part title={phrases.familyWrote}>
                <p>{note}</p>
              </Part>
            )}
          </div>
          <div className={styles['aside']}>
            <Part title={phrases.whatItDoes}>
              <PlannedOutcome planned={planned} currency={options.currency} nothing={phrases.nothingChosen} />
              <SettlementFields form={form} outcome={planned.outcome} options={options} />
              <FormTextarea
                control={form.control}
                name="reason"
                label={phrases.answer}
                description={phrases.answerHint}
                rows={2}
                maxLength={200}
              />
            </Part>
          </div>
        </div>
        <PageActions
          main={
            <Row>
              <SubmitButton size="lg" loadingLabel={phrases.changing}>
                {isWhole ? phrases.acceptAll : phrases.acceptPart}
              </SubmitButton>
              <Button variant="danger" size="lg" onClick={() => setIsDeclining(true)}>
                {phrases.decline}
              </Button>
            </Row>
          }
        >
          <LinkButton to={back} variant="muted" icon="arrowLeft">
            {phrases.back}
          </LinkButton>
        </PageActions>
      </Form>
      <ReasonDialog
        recordId={orderId}
        opened={isDeclining}
        onClose={() => setIsDeclining(false)}
        title={phrases.declineQuestion}
        confirmLabel={phrases.decline}
        reasonHint={phrases.answerHint}
        replies={{ orderId }}
        onConfirm={async (reason) => {
          await decline.mutateAsync({ requestId, reason });
          showToast({ message: phrases.declined });
          await navigate(back);
        }}
      >
        <p>{phrases.declineText}</p>
      </ReasonDialog>
    </>
  );
}

/** Fields of the form as the endpoint names them in its refusals. */
const refusals = {
  fields: { 'settlement.keptFee': 'keptFee' },
  codes: { KEPT_FEE_TOO_HIGH: { field: 'keptFee' } },
} as const;

const refusal = (message: string) => new ApiError(409, [{ code: 'AMENDMENT_CHANGES_NOTHING', message }]);

/** With when it was sent: from then on the minute counts in which it can be undone. */
async function withTime<Done>(send: () => Promise<Done>): Promise<Done & { madeAt: number }> {
  const madeAt = Date.now();
  return { ...(await send()), madeAt };
}
