import type { ColumnMapping } from '@sangamam/contract/bank/statements/column-mapping';
import { adminPaths } from '@sangamam/contract/admin-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';

import { useImportStatement, useInspectStatement, type StatementUpload } from './api.ts';
import { ChooseStatement } from './choose-statement.tsx';
import { InspectedStatement } from './inspected-statement.tsx';
import styles from './statements.module.css';

type Currency = StatementUpload['currency'];

/** Takes an export or pasted notices, shows how they are read, and imports them once the treasurer agrees. */
export function ImportStatement() {
  const [currency, setCurrency] = useState<Currency>('USD');
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState(0);
  const [fault, setFault] = useState<string>();
  const inspect = useInspectStatement();
  const importing = useImportStatement();
  const navigate = useNavigate();
  const run = async <Answer,>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
    setFault(undefined);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.message);
      return undefined;
    }
  };
  const read = async (chosen: File, changes: { currency?: Currency; mapping?: ColumnMapping } = {}) => {
    setSent(0);
    const upload = { file: chosen, currency, ...changes, onProgress: setSent };
    const answered = await run(() => inspect.mutateAsync(upload));
    setFile(answered && chosen);
  };
  const leave = () => {
    setFile(undefined);
    setFault(undefined);
    inspect.reset();
  };
  const send = async (mapping: ColumnMapping | undefined) => {
    if (!file) return;
    const done = await run(() => importing.mutateAsync({ file, currency, mapping }));
    if (!done) return;
    const { _id, newLines, knownLines, rereadLines } = done;
    const what = newLines === 0 ? phrases.allKnown : phrases.imported({ lines: newLines, known: knownLines });
    showToast({
      message: rereadLines > 0 ? `${what} ${phrases.readAnew(rereadLines)}` : what,
      forMs: 5_000,
    });
    await navigate(adminPaths.statement(_id));
  };
  return (
    <Stack>
      <div className={styles['currency']}>
        <SelectField
          label={phrases.currencyLabel}
          description={phrases.currencyHint}
          value={currency}
          options={[
            { value: 'USD', label: 'USD' },
            { value: 'CAD', label: 'CAD' },
          ]}
          onChange={({ target }) => {
            const chosen = target.value === 'CAD' ? 'CAD' : 'USD';
            setCurrency(chosen);
            if (file)
              void read(file, {
                currency: chosen,
                ...(inspect.data?.table && { mapping: inspect.data.table.mapping }),
              });
          }}
        />
      </div>
      {fault !== undefined && (
        <Callout tone="danger" live scrollIntoView>
          <p>{fault}</p>
        </Callout>
      )}
      {file && inspect.data ? (
        <InspectedStatement
          name={file.name}
          inspected={inspect.data}
          isReading={inspect.isPending}
          isImporting={importing.isPending}
          onMapping={(mapping) => void read(file, { mapping })}
          onImport={(mapping) => void send(mapping)}
          onLeave={leave}
        />
      ) : (
        <ChooseStatement
          sent={inspect.isPending ? sent : undefined}
          onFault={setFault}
          onChosen={(chosen) => void read(chosen)}
        />
      )}
    </Stack>
  );
}
