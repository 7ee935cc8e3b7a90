import { useId, useRef, useState } from 'react';

import * as phrases from '#phrases/casework/staff/labels.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { BareSelect } from '#web/ui/form/field/select-field.tsx';

import { hasKeys, type CaredRecord } from '../care/cared-record.ts';
import { useLabelSeveral } from '../care/api.ts';
import { useLabels } from './api.ts';
import { LabelDialog } from './label-dialog.tsx';
import { createNew } from './label-options.ts';
import { LabelTags } from './label-tags.tsx';
import styles from './labels.module.css';

/** The labels of a record; staff who look after its kind add and remove them, and create new ones. */
export function LabelsField({ record, decides }: { record: CaredRecord; decides: boolean }) {
  if (decides) return <EditLabels record={record} />;
  if (record.care.labels.length === 0) return null;
  return <LabelTags labels={record.care.labels} />;
}

function EditLabels({ record: { kind, _id: recordId, care } }: { record: CaredRecord }) {
  const { labels } = care;
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const [isCreating, setIsCreating] = useState(false);
  const { data: all = [] } = useLabels();
  const change = useLabelSeveral(kind);
  const label = (labelId: string, labelled: boolean) =>
    change.mutateAsync({ recordIds: [recordId], labelId, labelled });
  useShortcuts(hasKeys(kind) ? { t: () => field.current?.querySelector('select')?.focus() } : {});
  const refused = change.data?.find(({ succeeded }) => !succeeded)?.message;
  const message = change.error instanceof ApiError ? change.error.message : refused;
  const others = all.filter(({ _id }) => !labels.some((one) => one._id === _id));
  return (
    <div className={styles['field']} ref={field} data-print={labels.length > 0 ? 'value' : 'none'}>
      <label htmlFor={id}>{phrases.labels}</label>
      <LabelTags labels={labels} onRemove={(labelId) => void label(labelId, false).catch(ignoreRefusal)} />
      <BareSelect
        id={id}
        placeholder={phrases.addALabel}
        options={[
          ...others.map(({ _id, name }) => ({ value: _id, label: name })),
          { value: createNew, label: phrases.newLabelOption },
        ]}
        value=""
        onChange={({ target: { value } }) => {
          if (value === createNew) setIsCreating(true);
          else if (value !== '') void label(value, true).catch(ignoreRefusal);
        }}
      />
      {message && (
        <Callout tone="danger" live>
          <p>{message}</p>
        </Callout>
      )}
      {isCreating && (
        <LabelDialog onClose={() => setIsCreating(false)} onSaved={({ _id }) => label(_id, true)} />
      )}
    </div>
  );
}

/** Refusals are shown from the mutation's state. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
