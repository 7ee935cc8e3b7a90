import { decisionReason } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { z } from 'zod';

import * as phrases from '#phrases/orders/staff/correction.ts';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import styles from '#web/features/casework/staff/care/care.module.css';

import type { Difference } from './correction-values.ts';

const schema = z.object({ reason: decisionReason });

/** Shows what will change and asks for the reason; nothing is saved before that. */
export function DifferenceForm({
  differences,
  onSave,
  onBack,
}: {
  differences: readonly Difference[];
  onSave: (reason: string) => Promise<void>;
  onBack: () => void;
}) {
  const form = useAppForm({ schema, defaultValues: { reason: '' } });
  return (
    <Form
      form={form}
      label={phrases.theDifference}
      errorTitle={phrases.thisWasNotSaved}
      onSubmit={({ reason }) => onSave(reason)}
    >
      <dl className={styles['differences']} aria-label={phrases.whatWillChange}>
        {differences.map(({ field, name, before, after }) => (
          <div key={field}>
            <dt>{name}</dt>
            <dd>
              <del>
                <span className="visually-hidden">{phrases.was} </span>
                {before}
              </del>{' '}
              →{' '}
              <ins>
                <span className="visually-hidden">{phrases.willBe} </span>
                {after}
              </ins>
            </dd>
          </div>
        ))}
      </dl>
      <FormTextarea
        control={form.control}
        name="reason"
        label={phrases.reason}
        description={phrases.reasonHint}
        maxLength={500}
        rows={2}
      />
      <FormDialogActions submit={phrases.saveTheChange} cancel={phrases.back} onCancel={onBack} />
    </Form>
  );
}
