import { addDays, calendarDate, calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { followUp, followUpReasonMax, type FollowUp } from '@sangamam/contract/casework/follow-up/follow-up';
import type { ReactNode } from 'react';
import { z } from 'zod';

import * as phrases from '#phrases/casework/staff/follow-up.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from './follow-up.module.css';

/** Asks for the day of a follow-up and its reason. A day that is over is refused, unless it is `initial`'s. */
export function FollowUpDialog({
  title,
  hint,
  initial,
  onSave,
  onClose,
  children,
}: {
  title: string;
  /** What becomes of it from that day on. */
  hint: string;
  initial: FollowUp | null;
  onSave: (chosen: FollowUp) => Promise<void>;
  onClose: () => void;
  children?: ReactNode;
}) {
  const today = todayHere();
  const form = useAppForm({
    schema: formOf(today, initial),
    defaultValues: initial ?? { on: '', reason: '' },
  });
  const { isSubmitting } = form.formState;
  const choose = (days: number) =>
    form.setValue('on', addDays(today, days), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <Dialog opened onClose={onClose} title={title} size="sm" closable={!isSubmitting}>
      {children}
      <Form
        form={form}
        label={title}
        errorTitle={phrases.thatDidntWork}
        onSubmit={async (chosen) => {
          await onSave(chosen);
          onClose();
        }}
      >
        <div className={styles['day']}>
          <FormText
            control={form.control}
            name="on"
            label={phrases.day}
            description={hint}
            type="date"
            min={initial && initial.on < today ? initial.on : today}
          />
          <ul aria-label={phrases.quickly} className={styles['quickly']}>
            {quickDays.map(({ days, label }) => (
              <li key={days}>
                <Button variant="secondary" size="sm" onClick={() => choose(days)}>
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        </div>
        <FormText
          control={form.control}
          name="reason"
          label={phrases.reason}
          description={phrases.reasonExample}
          optional
          maxLength={followUpReasonMax}
          autoComplete="off"
        />
        <FormDialogActions submit={phrases.save} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

const quickDays = [
  { days: 1, label: phrases.tomorrow },
  { days: 3, label: phrases.inThreeDays },
  { days: 7, label: phrases.inAWeek },
  { days: 14, label: phrases.inTwoWeeks },
];

const formOf = (today: string, initial: FollowUp | null) =>
  z.object({
    on: z
      .string()
      .min(1, phrases.pleaseChooseADay)
      .pipe(calendarDate)
      .refine((day) => day >= today || day === initial?.on, phrases.dayIsOver),
    reason: followUp.shape.reason.unwrap(),
  });

function todayHere(): string {
  return calendarDateIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
}
