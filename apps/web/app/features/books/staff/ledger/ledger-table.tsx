import { readLedger } from '@sangamam/contract/books/ledger-endpoints';
import { paymentMethods, paymentTypeNames } from '@sangamam/contract/ledger/terms/payment-methods';
import { entryKinds } from '@sangamam/contract/ledger/entries/ledger';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/books/staff/books.ts';
import { DataTable } from '#web/ui/data/data-table/data-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ExportButtons } from '#web/domain/exports/export-buttons.tsx';
import { entryNames } from '#web/features/ledger/staff/payments/payment-words.ts';

import { useLedgerFile, useLedger } from '../api.ts';
import { bookQuery, type BookChoice } from '../book-choice.ts';
import styles from '../books.module.css';
import { lineColumns, totalColumns } from './ledger-columns.tsx';

const { method, kind } = readLedger.query.shape;

/** The ledger between the chosen days: filters, totals, entries page by page. */
export function LedgerTable({ choice }: { choice: BookChoice }) {
  const params = useListParams();
  const filter = {
    ...bookQuery(choice),
    method: method.safeParse(params.filter('method') || undefined).data,
    kind: kind.safeParse(params.filter('kind') || undefined).data,
  };
  const after = /^[1-9]\d{0,8}$/u.exec(params.filter('after'))?.[0];
  const query = useLedger({ ...filter, ...(after !== undefined && { after }) });
  const file = useLedgerFile(filter);
  const { currency } = choice.book;
  const narrow = (name: string, value: string) => {
    params.clearFilters(['after']);
    params.setFilter(name, value);
  };
  return (
    <section className={styles['part']}>
      <div className={styles['head']}>
        <h2 id="ledger">{phrases.ledger}</h2>
        <ExportButtons table={phrases.ledger} file={file} />
      </div>
      <div className={styles['filters']} data-print="none">
        <SelectField
          label={phrases.method}
          value={filter.method ?? ''}
          placeholder={phrases.allMethods}
          options={paymentMethods.map((value) => ({ value, label: paymentTypeNames[value] }))}
          onChange={(event) => narrow('method', event.target.value)}
        />
        <SelectField
          label={phrases.entries}
          value={filter.kind ?? ''}
          placeholder={phrases.allEntries}
          options={[
            { value: 'MONEY', label: phrases.entriesThatMovedMoney },
            ...entryKinds.map((value) => ({ value, label: entryNames[value] })),
          ]}
          onChange={(event) => narrow('kind', event.target.value)}
        />
      </div>
      <Loaded query={query}>
        {({ lines, next, opening, closing, totals }) => (
          <>
            <p className={styles['words']}>
              {phrases.heldBeforeAndAfter({
                from: shortDate(choice.from),
                opening: formatMoney(opening, currency),
                to: shortDate(choice.to),
                closing: formatMoney(closing, currency),
              })}
            </p>
            {totals.length > 0 && (
              <DataTable
                caption={phrases.totals}
                columns={totalColumns}
                rows={totals}
                rowKey={(total) => `${total.kind} ${total.method}`}
                empty={null}
              />
            )}
            <DataTable
              caption={phrases.ledger}
              columns={lineColumns}
              rows={lines}
              rowKey={({ entryId }) => String(entryId)}
              loading={query.isFetching}
              empty={
                <EmptyState title={phrases.noEntriesHere}>
                  <p>{phrases.nothingMatches}</p>
                </EmptyState>
              }
            />
            <div className={styles['pager']}>
              <Row>
                {after !== undefined && (
                  <Button variant="secondary" onClick={() => params.clearFilters(['after'])}>
                    {phrases.backToTheFirst}
                  </Button>
                )}
                {next !== null && (
                  <Button variant="secondary" onClick={() => params.setFilter('after', String(next))}>
                    {phrases.laterEntries}
                  </Button>
                )}
              </Row>
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}
