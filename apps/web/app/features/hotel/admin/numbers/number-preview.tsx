import {
  numberColumnRoles,
  type NumberColumns,
  type previewNumbers,
} from '@sangamam/contract/hotel/admin/numbers-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { useId, useState } from 'react';

import * as phrases from '#phrases/hotel/numbers.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import styles from '../hotel-admin.module.css';
import { AcceptFamilies } from './accept-families.tsx';
import { FamilyTable } from './family-table.tsx';
import { OpenLineTable } from './open-line-table.tsx';

type Preview = EndpointData<typeof previewNumbers>;

/** What a list would change: what can be entered, what somebody has to look at, and what is known already. */
export function NumberPreview({
  conventionId,
  fileName,
  preview: { header, sample, columns, isClear, families, openLines, stillMissing },
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
  const known = families.filter(({ result }) => result === 'SAME');
  const toAccept = families.filter(({ result }) => result !== 'SAME');
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
        {!isClear ? (
          <Callout tone="warning" live>
            <p>{phrases.pleaseChooseTheColumns}</p>
          </Callout>
        ) : (
          <output className={styles['soft']}>
            {phrases.listRead({ families: families.length, open: openLines.length })}{' '}
            {phrases.stillMissing(stillMissing)}
          </output>
        )}
        {toAccept.length > 0 && (
          <AcceptFamilies
            conventionId={conventionId}
            families={toAccept}
            isDone={isDone}
            onDone={() => setDone(true)}
            onAgain={onAgain}
          />
        )}
        {openLines.length > 0 && <OpenLineTable lines={openLines} />}
        {known.length > 0 && (
          <details>
            <summary>{phrases.nothingToDo(known.length)}</summary>
            <FamilyTable caption={phrases.knownFamilies} families={known} />
          </details>
        )}
      </Stack>
    </section>
  );
}
