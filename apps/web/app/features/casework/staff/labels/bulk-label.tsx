import type { CareResult } from '@sangamam/contract/casework/care/care-of-several';
import type { CareKind } from '@sangamam/contract/casework/care/cared-records';
import { useState } from 'react';

import * as phrases from '#phrases/casework/staff/labels.ts';
import { BulkResults } from '#web/domain/bulk-results/bulk-results.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { bulkLine } from '#web/domain/bulk-results/bulk-line.ts';
import { inParts } from '#web/domain/bulk-results/in-parts.ts';

import type { CaredRow } from '../care/cared-record.ts';
import { useLabelSeveral } from '../care/api.ts';
import { useLabels } from './api.ts';
import { LabelDialog } from './label-dialog.tsx';
import { createNew } from './label-options.ts';

interface Done {
  labelled: boolean;
  rows: readonly CaredRow[];
  results: readonly CareResult[];
}

/** Puts a label on the selected records, a new one too, or takes it off; each has its own result. */
export function BulkLabel({
  kind,
  rows,
  labelled,
  onClose,
  onDone,
}: {
  kind: CareKind;
  rows: readonly CaredRow[];
  /** True to put it on, false to take it off, undefined while nothing is asked. */
  labelled: boolean | undefined;
  onClose: () => void;
  /** After the call, whatever became of each. */
  onDone: () => void;
}) {
  const { data: labels = [] } = useLabels();
  const { mutateAsync: change } = useLabelSeveral(kind);
  const [chosen, setChosen] = useState('');
  const [isCreating, setIsCreating] = useState(false);
  const [done, setDone] = useState<Done>();
  const offered = labelled === false ? labelsOn(rows, labels) : labels;
  const labelId = offered.some(({ _id }) => _id === chosen) ? chosen : (offered[0]?._id ?? '');
  const mustCreate = labelled === true && labels.length === 0;
  const save = async (labelId: string, labelled: boolean) => {
    const ids = rows.map(({ _id }) => _id);
    const results = await inParts(ids, (recordIds) => change({ recordIds, labelId, labelled }));
    setDone({ labelled, rows, results });
    onDone();
  };
  return (
    <>
      <ConfirmDialog
        opened={labelled !== undefined && !isCreating && !mustCreate}
        onClose={onClose}
        title={
          labelled ? phrases.labelTheseTitle[kind](rows.length) : phrases.unlabelTheseTitle[kind](rows.length)
        }
        confirmLabel={labelled ? phrases.addLabel : phrases.takeLabelOff}
        tone="primary"
        onConfirm={async () => {
          if (labelId !== '' && labelled !== undefined) await save(labelId, labelled);
        }}
      >
        {offered.length === 0 ? (
          <p>{phrases.noneHasLabel[kind]}</p>
        ) : (
          <SelectField
            label={phrases.label}
            options={[
              ...offered.map(({ _id, name }) => ({ value: _id, label: name })),
              ...(labelled ? [{ value: createNew, label: phrases.newLabelOption }] : []),
            ]}
            value={labelId}
            onChange={({ target: { value } }) => {
              if (value === createNew) setIsCreating(true);
              else setChosen(value);
            }}
          />
        )}
      </ConfirmDialog>
      {labelled && (isCreating || mustCreate) && (
        <LabelDialog
          onClose={() => {
            setIsCreating(false);
            onClose();
          }}
          onSaved={({ _id }) => save(_id, true)}
        />
      )}
      <BulkResults
        title={done && titleOf(done)}
        results={
          done?.results.map((result) =>
            bulkLine(result, done.rows, {
              succeeded: done.labelled ? phrases.labelAdded : phrases.labelTakenOff,
              refused: phrases.notChanged,
            }),
          ) ?? []
        }
        onClose={() => setDone(undefined)}
      />
    </>
  );
}

function labelsOn<Offered extends { _id: string }>(
  rows: readonly CaredRow[],
  labels: readonly Offered[],
): readonly Offered[] {
  const ids = new Set(rows.flatMap(({ care }) => care.labels.map(({ _id }) => _id)));
  return labels.filter(({ _id }) => ids.has(_id));
}

function titleOf({ labelled, results }: Done): string {
  const changed = results.filter(({ succeeded }) => succeeded).length;
  return phrases.labelledCount({ labelled, changed, refused: results.length - changed });
}
