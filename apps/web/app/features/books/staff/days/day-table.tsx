import type { BookDay } from '@sangamam/contract/books/closing-endpoints';
import type { DaySums } from '@sangamam/contract/books/book-columns';
import { paymentTypeNames } from '@sangamam/contract/ledger/terms/payment-methods';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/books/staff/books.ts';
import { dollarText } from '#web/lib/text/money-text.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { ExportButtons } from '#web/domain/exports/export-buttons.tsx';

import { useDaysFile } from '../api.ts';
import { bookQuery, type BookChoice } from '../book-choice.ts';
import styles from '../books.module.css';
import { DayClosing } from './day-closing.tsx';

type Method = BookDay['methods'][number];

/** The days of a book, the latest first; each can be closed, and opens to its methods. */
export function DayTable({ days, choice }: { days: readonly BookDay[]; choice: BookChoice }) {
  const file = useDaysFile(bookQuery(choice));
  return (
    <section className={styles['part']}>
      <div className={styles['head']}>
        <h2 id="daily-close">{phrases.dailyClose}</h2>
        <ExportButtons table={phrases.dailyClose} file={file} />
      </div>
      <DataTable
        caption={phrases.dailyClose}
        columns={columnsFor(choice)}
        rows={days.filter(isOfInterest).toReversed()}
        rowKey={({ day }) => day}
        detail={detail}
        empty={
          <EmptyState title={phrases.noDaysTitle}>
            <p>{phrases.noDaysText}</p>
          </EmptyState>
        }
      />
    </section>
  );
}

/** Days on which money moved, or that were closed. */
function isOfInterest({ methods, closing }: BookDay): boolean {
  return closing !== null || methods.some(({ sums }) => Object.values(sums).some((sum) => sum !== 0));
}

const dayColumn: Column<BookDay> = {
  key: 'day',
  header: phrases.day,
  rowHeader: true,
  cell: ({ day }) => <span className={styles['day']}>{shortDate(day)}</span>,
};

const dollarsOrNone = (amount: number) => (amount === 0 ? '–' : dollarText(amount));

/** The columns of sums, the same for a day and for one of its methods. */
function sumColumns<Row>(sumsOf: (row: Row) => DaySums): Column<Row>[] {
  const sum = (key: string, header: string, value: (sums: DaySums) => number): Column<Row> => ({
    key,
    header,
    numeric: true,
    cell: (row) => dollarsOrNone(value(sumsOf(row))),
  });
  return [
    sum('in', phrases.moneyIn, ({ moneyIn }) => moneyIn),
    sum('back', phrases.takenBack, ({ corrected, reversed }) => corrected + reversed),
    sum('refunded', phrases.refunded, ({ refunded }) => refunded),
    { ...sum('moved', phrases.movedOrKept, ({ moved, kept }) => moved + kept), optional: true },
    { ...sum('fees', phrases.feesInThese, ({ fees }) => fees), optional: true },
    sum('bank', phrases.expectedAtTheBank, ({ expectedDeposit }) => expectedDeposit),
    sum('net', phrases.change, ({ net }) => net),
  ];
}

const columnsFor = (choice: BookChoice): Column<BookDay>[] => [
  dayColumn,
  ...sumColumns<BookDay>(({ total }) => total),
  {
    key: 'closing',
    header: phrases.closing,
    cell: (day) => <DayClosing day={day} book={choice.book} />,
  },
];

const methodColumns: Column<Method>[] = [
  {
    key: 'method',
    header: phrases.method,
    rowHeader: true,
    cell: ({ method }) => paymentTypeNames[method],
  },
  ...sumColumns<Method>(({ sums }) => sums),
];

const detail = {
  header: phrases.byMethod,
  label: ({ day }: BookDay) => phrases.byMethodOn({ day: shortDate(day) }),
  content: ({ day, methods }: BookDay) => (
    <DataTable
      caption={phrases.byMethodOn({ day: shortDate(day) })}
      columns={methodColumns}
      rows={methods}
      rowKey={({ method }) => method}
      empty={<p>{phrases.noDaysTitle}</p>}
    />
  ),
};
