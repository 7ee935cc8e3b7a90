import type { ShuttlePlan } from '@sangamam/contract/travel/shuttles/shuttle-endpoints';
import type { PlanSettings } from '@sangamam/contract/travel/shuttles/plan-settings';
import { planSettingsForm } from '@sangamam/contract/travel/shuttles/shuttle-forms';
import { useState } from 'react';

import * as phrases from '#phrases/travel/staff/journeys.ts';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useAcceptPlan, usePreviewPlan } from '../api/shuttles.ts';
import { PlannedRuns } from './planned-runs.tsx';

interface Props {
  conventionId: string;
  /** Names of the airports by their codes. */
  airports: ReadonlyMap<string, string>;
  /** What the form starts with. */
  planSettings: PlanSettings;
  opened: boolean;
  onClose: () => void;
}

/** Plans runs automatically: the settings, then the plan, which is accepted as it was seen. */
export function PlanDialog(props: Props) {
  const { opened, onClose } = props;
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.planTitle} size="lg">
      <PlanForm {...props} />
    </Dialog>
  );
}

const typedOf = ({ waitingMinutes, seats, luggageMinutes, leadMinutes }: PlanSettings) => ({
  waitingMinutes: String(waitingMinutes),
  seats: String(seats),
  luggageMinutes: String(luggageMinutes),
  leadMinutes: String(leadMinutes),
});
const number = { inputMode: 'numeric', autoComplete: 'off' } as const;

function PlanForm({ conventionId, airports, planSettings, onClose }: Props) {
  const form = useAppForm({ schema: planSettingsForm, defaultValues: typedOf(planSettings) });
  const { control } = form;
  const preview = usePreviewPlan(conventionId);
  const accept = useAcceptPlan(conventionId);
  const [seen, setSeen] = useState<{ settings: PlanSettings; plan: ShuttlePlan }>();
  const isSame = (settings: PlanSettings) => JSON.stringify(settings) === JSON.stringify(seen?.settings);
  return (
    <Form
      form={form}
      label={phrases.planTitle}
      errorTitle={phrases.notPlanned}
      onSubmit={async (settings) => {
        if (!seen || !isSame(settings)) {
          setSeen({ settings, plan: await preview.mutateAsync(settings) });
          return;
        }
        const { fingerprint } = seen.plan;
        setSeen(undefined);
        await accept.mutateAsync({ settings, fingerprint });
        showToast({ message: phrases.planAccepted });
        onClose();
      }}
    >
      <p>{phrases.planIntro}</p>
      <FieldRow>
        <FormText
          {...number}
          control={control}
          name="waitingMinutes"
          label={phrases.longestWait}
          onChanged={() => setSeen(undefined)}
        />
        <FormText
          {...number}
          control={control}
          name="seats"
          label={phrases.seatsOfAVan}
          onChanged={() => setSeen(undefined)}
        />
      </FieldRow>
      <FieldRow>
        <FormText
          {...number}
          control={control}
          name="luggageMinutes"
          label={phrases.luggage}
          onChanged={() => setSeen(undefined)}
        />
        <FormText
          {...number}
          control={control}
          name="leadMinutes"
          label={phrases.lead}
          onChanged={() => setSeen(undefined)}
        />
      </FieldRow>
      <div aria-live="polite">{seen && <PlannedRuns plan={seen.plan} airports={airports} />}</div>
      <DialogActions>
        {seen?.plan.runs.length === 0 ? null : (
          <SubmitButton>{seen ? phrases.acceptPlan : phrases.preview}</SubmitButton>
        )}
        <CancelButton onClick={onClose} />
      </DialogActions>
    </Form>
  );
}
