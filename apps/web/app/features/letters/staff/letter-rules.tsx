import type { AdminLetterSettings } from '@sangamam/contract/letters/letter-endpoints';
import { letterSettingsForm } from '@sangamam/contract/letters/letter-settings';
import { useState } from 'react';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useChangeLetterSettings, useLetterSettings } from './api.ts';
import styles from './letters.module.css';

/** The rules for letters in a sentence; administrators change them. */
export function LetterRules({ mayChange }: { mayChange: boolean }) {
  const { data } = useLetterSettings();
  const [isOpen, setOpen] = useState(false);
  // As high as the sentence will be.
  if (!data) return <p className={styles['sub']}>{'\u00a0'}</p>;
  const close = () => setOpen(false);
  return (
    <div className={styles['rules']}>
      <p className={styles['sub']}>
        {phrases.rules({ above: data.approvalAbove, ceiling: data.dailyCeiling, pace: data.domainPace })}
      </p>
      {mayChange && (
        <Button variant="muted" size="sm" onClick={() => setOpen(true)}>
          {phrases.changeRules}
        </Button>
      )}
      <Dialog opened={isOpen} onClose={close} title={phrases.changeRules} size="sm">
        <RulesForm stored={data} onClose={close} />
      </Dialog>
    </div>
  );
}

const valuesOf = ({ approvalAbove, dailyCeiling, domainPace }: AdminLetterSettings) => ({
  approvalAbove: String(approvalAbove),
  dailyCeiling: String(dailyCeiling),
  domainPace: String(domainPace),
});

function RulesForm({ stored, onClose }: { stored: AdminLetterSettings; onClose: () => void }) {
  const form = useAppForm({ schema: letterSettingsForm, defaultValues: valuesOf(stored) });
  const { revision, newerVersion } = useRevision(form, stored, valuesOf);
  const change = useChangeLetterSettings();
  const { control } = form;
  return (
    <Form
      form={form}
      errorTitle={phrases.rulesNotSaved}
      onSubmit={async (rules) => {
        await change.mutateAsync({ ...rules, revision });
        showToast({ message: phrases.rulesSaved });
        onClose();
      }}
    >
      {newerVersion}
      <FormText
        control={control}
        name="approvalAbove"
        label={phrases.approvalAbove}
        description={phrases.approvalAboveHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormText
        control={control}
        name="dailyCeiling"
        label={phrases.dailyCeiling}
        description={phrases.dailyCeilingHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormText
        control={control}
        name="domainPace"
        label={phrases.domainPace}
        description={phrases.domainPaceHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormDialogActions submit={phrases.save} sending={phrases.saving} onCancel={onClose} />
    </Form>
  );
}
