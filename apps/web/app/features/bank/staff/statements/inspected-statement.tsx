import type { ColumnMapping } from '@sangamam/contract/bank/statements/column-mapping';
import type { inspectStatement } from '@sangamam/contract/bank/statements/import-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { useId } from 'react';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Row, Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { centsText } from './cents-text.ts';
import { MappingFields } from './mapping-fields.tsx';
import styles from './statements.module.css';

export type Inspected = EndpointData<typeof inspectStatement>;
type SampleLine = Inspected['lines'][number];

/** How an export is read: for CSV which column is what, and the first lines, before anything is imported. */
export function InspectedStatement({
  name,
  inspected: { table, lines, lineCount, rowCount, leftOut, fault },
  isReading,
  isImporting,
  onMapping,
  onImport,
  onLeave,
}: {
  name: string;
  inspected: Inspected;
  isReading: boolean;
  isImporting: boolean;
  onMapping: (mapping: ColumnMapping) => void;
  onImport: (mapping: ColumnMapping | undefined) => void;
  onLeave: () => void;
}) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} aria-busy={isReading}>
      <Stack>
        <div>
          <h3 id={heading} className={styles['file']}>
            {name}
          </h3>
          <output className={styles['soft']}>
            {fault === null &&
              `${phrases.foundLines(lineCount)}: ${phrases.rowsRead({ rows: rowCount, read: lineCount, leftOut: rowCount - lineCount })}`}
          </output>
        </div>
        {table && <MappingFields table={table} onMapping={onMapping} />}
        {fault !== null && (
          <Callout tone="warning" live>
            <p>{fault}</p>
          </Callout>
        )}
        {leftOut.length > 0 && (
          <Callout tone="warning">
            <p>{phrases.leftOutTitle}</p>
            <ul>
              {leftOut.map(({ line, why, text }) => (
                <li key={line}>{phrases.leftOutRow({ line, why: phrases.leftOutWhy[why], text })}</li>
              ))}
            </ul>
          </Callout>
        )}
        {lines.length > 0 && (
          <div>
            <h4>{phrases.firstLines}</h4>
            <DataTable
              caption={phrases.firstLines}
              columns={columns}
              rows={lines}
              rowKey={({ raw, reference }) => `${reference} ${raw}`}
              loading={isReading}
              empty={null}
            />
          </div>
        )}
        <Row>
          <Button
            loading={isImporting}
            loadingLabel={phrases.importing}
            idle={fault !== null || isReading}
            onClick={() => onImport(table?.mapping)}
          >
            {phrases.importLines(lineCount)}
          </Button>
          <Button variant="secondary" onClick={onLeave}>
            {phrases.anotherFile}
          </Button>
        </Row>
      </Stack>
    </section>
  );
}

const columns: readonly Column<SampleLine>[] = [
  {
    key: 'payer',
    header: phrases.columnRoles.payer,
    rowHeader: true,
    cell: ({ payer }) => payer || phrases.noPayer,
  },
  { key: 'date', header: phrases.columnRoles.date, cell: ({ date }) => shortDate(date) },
  {
    key: 'amount',
    header: phrases.columnRoles.amount,
    numeric: true,
    cell: ({ cents, currency, direction }) => (
      <span>
        {centsText(cents, currency)}
        {direction === 'OUT' && <span className={styles['sub']}>{phrases.moneyOut}</span>}
      </span>
    ),
  },
  { key: 'memo', header: phrases.columnRoles.memo, cell: ({ memo }) => memo || phrases.noMemo },
  {
    key: 'reference',
    header: phrases.columnRoles.reference,
    optional: true,
    cell: ({ reference }) => reference,
  },
];
