import { consentAnswers, type ConsentAnswer } from '@sangamam/contract/arrival/desk/consent-answer';
import { useState } from 'react';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { ChoiceField } from '#web/ui/form/field/choice-field.tsx';

/**
 * Asks once before a check-in that something stands against: minors without a consent form, a registration that is not
 * confirmed, or both.
 */
export function CheckInQuestion({
  opened,
  onClose,
  lacking,
  anyway,
  onAnswer,
}: {
  opened: boolean;
  onClose: () => void;
  /** How many of those who are checked in are minors without a form. */
  lacking: number;
  /** What checking in a registration that is not confirmed means; absent for a confirmed one. */
  anyway: string | undefined;
  onAnswer: (consent: ConsentAnswer | null) => void;
}) {
  const [answer, setAnswer] = useState<ConsentAnswer>('SIGNED_HERE');
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={anyway === undefined ? phrases.consentQuestion({ count: lacking }) : phrases.checkInAnywayTitle}
      confirmLabel={anyway === undefined ? phrases.checkIn : phrases.checkInAnyway}
      tone="primary"
      onConfirm={() => {
        onAnswer(lacking > 0 ? answer : null);
        return Promise.resolve();
      }}
    >
      {anyway !== undefined && <p>{anyway}</p>}
      {lacking > 0 && (
        <>
          {anyway !== undefined && <p>{phrases.consentQuestion({ count: lacking })}</p>}
          <ChoiceField
            name="consent"
            label={phrases.consentAnswerLabel}
            options={consentAnswers.map((value) => ({ value, label: phrases.consentAnswerNames[value] }))}
            value={answer}
            onChange={(value) => setAnswer(consentAnswers.find((one) => one === value) ?? answer)}
          />
          <p>{phrases.consentIsRecorded}</p>
        </>
      )}
    </ConfirmDialog>
  );
}
