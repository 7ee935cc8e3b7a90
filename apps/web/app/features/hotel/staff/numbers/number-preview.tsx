import {
  numberColumnRoles,
  type LineChoice,
  type NumberColumns,
  type previewNumbers,
} from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { useId, useState } from 'react';

import * as phrases from '#phrases/hotel/staff/numbers.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { useUnsaved } from '#web/ui/form/leaving/unsaved-forms.ts';
import { Row, Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from '../hotel-admin.module.css';
import { AcceptFamilies } from './accept-families.tsx';
import { FamilyTable } from './family-table.tsx';
import { OpenLineTable } from './open-line-table.tsx';

type Preview = EndpointData<typeof previewNumbers>;

/** What a list would change: what can be entered, what somebody has to look at, and what is known already. */
export function NumberPreview({
  conventionId,
  fileName,
  preview: { header, samples, columns, isClear, families, openLines, stillMissing },
  isReading,
  choices,
  onColumns,
  onChoices,
}: {
  conventionId: string;
  fileName: string;
  preview: Preview;
  isReading: boolean;
  /** What staff said of lines so far. */
  choices: readonly LineChoice[];
  onColumns: (columns: NumberColumns) => void;
  /** Reads the list once more with what was said of its lines. */
  onChoices: (choices: readonly LineChoice[]) => void;
}) {
  const heading = useId();
  const [isDone, setDone] = useState(false);
  const known = families.filter(({ result }) => result === 'SAME');
  const toAccept = families.filter(({ result }) => result !== 'SAME');
  const leftOut = choices.filter(({ orderId }) => orderId === null);
  // What was said of lines is nowhere but on this page until the numbers are entered.
  useUnsaved(choices.length > 0 && toAccept.length > 0 && !isDone);
  const options = header.map((name, at) => ({
    value: String(at),
    label: [name, ...(samples[at] ?? [])].filter(Boolean).join(' · ').slice(0, 60),
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
              {...(columns[role] !== null && {
                description: (samples[columns[role]] ?? []).join(' · '),
              })}
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
            isBusy={isReading}
            onAgain={() => onChoices(choices)}
            onChosen={(said) => onChoices(withChoices(choices, said))}
          />
        )}
        {openLines.length > 0 && (
          <OpenLineTable
            conventionId={conventionId}
            lines={openLines}
            isBusy={isReading}
            onChosen={(said) => onChoices(withChoices(choices, said))}
          />
        )}
        {leftOut.length > 0 && (
          <Row>
            <span className={styles['soft']}>{phrases.linesLeftOut(leftOut.length)}</span>
            <Button
              variant="muted"
              size="sm"
              loading={isReading}
              onClick={() => onChoices(choices.filter(({ orderId }) => orderId !== null))}
            >
              {phrases.showThemAgain}
            </Button>
          </Row>
        )}
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

/** The choices with these, which replace earlier ones of the same lines. */
function withChoices(choices: readonly LineChoice[], said: readonly LineChoice[]): LineChoice[] {
  const again = new Set(said.map(({ line }) => line));
  return [...choices.filter(({ line }) => !again.has(line)), ...said];
}
