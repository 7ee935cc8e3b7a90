import {
  numberColumnRoles,
  type NumberColumns,
  type NumberLine,
  type previewNumbers,
} from '@sangamam/contract/hotel/admin/numbers-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { useId, useState } from 'react';

import * as phrases from '#phrases/hotel/numbers.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import styles from '../hotel-admin.module.css';
import { AcceptLines } from './accept-lines.tsx';
import { LineTable } from './line-table.tsx';

type Preview = EndpointData<typeof previewNumbers>;

const isToAccept = ({ result }: NumberLine) => result === 'NEW' || result === 'CHANGED';
const isNothingToDo = ({ result }: NumberLine) => result === 'SAME' || result === 'REPEATED';

/** What a list would change: what can be entered, what somebody has to look at, and what is known already. */
export function NumberPreview({
  conventionId,
  fileName,
  preview: { header, sample, columns, lines, stillMissing },
  isReading,
  onColumns,
  onAgain,
}: {
  conventionId: string;
  fileName: string;
  preview: Preview;
  isReading: boolean;
  onColumns: (columns: NumberColumns) => void;
  /** Reads the list once more, when some of it could not be entered. */
  onAgain: () => void;
}) {
  const heading = useId();
  const [isDone, setDone] = useState(false);
  const toAccept = lines.filter(isToAccept);
  const known = lines.filter(isNothingToDo);
  const toLookAt = lines.filter((line) => !isToAccept(line) && !isNothingToDo(line));
  const options = header.map((name, at) => ({
    value: String(at),
    label: [name, sample[at]].filter(Boolean).join(' · ').slice(0, 60),
    short: name,
  }));
  return (
    <section aria-labelledby={heading} aria-busy={isReading}>
      <Stack>
        <h2 id={heading} className={styles['file']}>
          {fileName}
        </h2>
        <fieldset className={styles['mapping']}>
          <legend>{phrases.columns}</legend>
          {numberColumnRoles.map((role) => (
            <SelectField
              key={role}
              label={phrases.columnRoles[role]}
              optional={role !== 'confirmationNumber'}
              placeholder={phrases.noColumn}
              value={String(columns[role] ?? '')}
              options={options}
              onChange={({ target }) =>
                onColumns({ ...columns, [role]: target.value === '' ? null : Number(target.value) })
              }
            />
          ))}
        </fieldset>
        {lines.length === 0 ? (
          <Callout tone="warning" live>
            <p>{phrases.pleaseChooseTheColumns}</p>
          </Callout>
        ) : (
          <output className={styles['soft']}>
            {phrases.linesRead(lines.length)} {phrases.stillMissing(stillMissing)}
          </output>
        )}
        {toAccept.length > 0 && (
          <AcceptLines
            conventionId={conventionId}
            lines={toAccept}
            isDone={isDone}
            onDone={() => setDone(true)}
            onAgain={onAgain}
          />
        )}
        {toLookAt.length > 0 && <LineTable caption={phrases.toLookAt} lines={toLookAt} />}
        {known.length > 0 && (
          <details>
            <summary>{phrases.nothingToDo(known.length)}</summary>
            <LineTable caption={phrases.knownLines} lines={known} />
          </details>
        )}
      </Stack>
    </section>
  );
}
