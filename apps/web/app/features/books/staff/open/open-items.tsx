import type { Book } from '@sangamam/contract/books/ledger-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type { readOpenItems } from '@sangamam/contract/books/open-item-endpoints';

import * as phrases from '#phrases/books/staff/open-items.ts';
import { DataTable } from '#web/ui/data/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { ExportButtons } from '#web/domain/exports/export-buttons.tsx';

import { useDiscrepanciesFile, useOpenBalancesFile, useOpenItems } from '../api.ts';
import styles from '../books.module.css';
import {
  ageColumns,
  balanceColumns,
  discrepancyColumns,
  feeColumns,
  refundColumns,
} from './open-item-columns.tsx';
import { PagedTable } from './paged-table.tsx';

type Items = EndpointData<typeof readOpenItems>;

/** What of a book is open now: discrepancies, balances by age, fees and refunds. */
export function OpenItems({ book }: { book: Book }) {
  const { conventionId, currency } = book;
  const query = { conventionId, currency };
  return (
    <Loaded query={useOpenItems(query)}>
      {(items) => (
        <>
          <Discrepancies items={items} book={book} />
          <OpenBalances items={items} book={book} />
          <FeesAndRefunds items={items} />
        </>
      )}
    </Loaded>
  );
}

function Discrepancies({ items, book }: { items: Items; book: Book }) {
  const { conventionId, currency } = book;
  const file = useDiscrepanciesFile({ conventionId, currency });
  return (
    <section className={styles['part']}>
      <div className={styles['head']}>
        <h2 id="discrepancies">{phrases.discrepancies}</h2>
        {items.discrepancies.length > 0 && <ExportButtons table={phrases.discrepancies} file={file} />}
      </div>
      <PagedTable
        caption={phrases.discrepancies}
        columns={discrepancyColumns(currency)}
        rows={items.discrepancies}
        rowKey={({ orderId, kind, held, due }) => [orderId, kind, held, due].join(' ')}
        empty={
          <EmptyState title={phrases.nothingIsWrong}>
            <p>{phrases.paymentsAgree}</p>
          </EmptyState>
        }
      />
    </section>
  );
}

function OpenBalances({ items: { balances, ages }, book }: { items: Items; book: Book }) {
  const { conventionId, currency } = book;
  const file = useOpenBalancesFile({ conventionId, currency });
  const all = ages.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <section className={styles['part']}>
      <div className={styles['head']}>
        <h2 id="open-balances">{phrases.openBalances}</h2>
        <ExportButtons table={phrases.openBalances} file={file} />
      </div>
      <p className={styles['words']}>{phrases.openNow}</p>
      {all > 0 && (
        <DataTable
          caption={phrases.byAge}
          columns={ageColumns}
          rows={ages}
          rowKey={({ age }) => age}
          empty={null}
        />
      )}
      <PagedTable
        caption={phrases.openBalances}
        columns={balanceColumns}
        rows={balances}
        rowKey={({ orderId }) => orderId}
        empty={
          <EmptyState title={phrases.nothingIsOpen}>
            <p>{phrases.nothingIsOpenText}</p>
          </EmptyState>
        }
      />
      {all > balances.length && (
        <p className={styles['words']}>
          {phrases.onlyTheFirst({ shown: String(balances.length), all: String(all) })}
        </p>
      )}
    </section>
  );
}

function FeesAndRefunds({ items: { fees, refunds } }: { items: Items }) {
  return (
    <section className={styles['part']} aria-labelledby="fees-and-refunds">
      <h2 id="fees-and-refunds" className={styles['heading']}>
        {phrases.feesAndRefunds}
      </h2>
      <DataTable
        caption={phrases.feesHeld}
        columns={feeColumns}
        rows={fees}
        rowKey={({ method }) => method}
        empty={<p className={styles['words']}>{phrases.noFees}</p>}
      />
      <DataTable
        caption={phrases.refundsByState}
        columns={refundColumns}
        rows={refunds}
        rowKey={({ state }) => state}
        empty={<p className={styles['words']}>{phrases.noRefunds}</p>}
      />
    </section>
  );
}
