import * as phrases from '#phrases/books/staff/books.ts';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import * as openItems from '#phrases/books/staff/open-items.ts';

import { useBookDays, useBooks } from './api.ts';
import { bookChoice, bookQuery, booksOf, type BookChoice } from './book-choice.ts';
import { BookPicker } from './book-picker.tsx';
import { DayTable } from './days/day-table.tsx';
import { LedgerTable } from './ledger/ledger-table.tsx';
import { OpenItems } from './open/open-items.tsx';
import { MoneyPlot } from './plot/money-plot.tsx';
import styles from './books.module.css';

const sections = [
  ['daily-close', phrases.dailyClose],
  ['ledger', phrases.ledger],
  ['discrepancies', openItems.discrepancies],
  ['open-balances', openItems.openBalances],
  ['fees-and-refunds', openItems.feesAndRefunds],
] as const;

/** Where on the long page each part of the books begins. */
export function BookSections() {
  return (
    <nav aria-label={phrases.partsOfTheBooks}>
      <ul className={styles['sections']}>
        {sections.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The books of a convention and currency: money in over time, the daily close, the ledger. */
export function BooksView() {
  const params = useListParams();
  return (
    <Loaded query={useBooks()}>
      {(books) => {
        const choice = bookChoice(books, params);
        if (!choice) {
          return (
            <EmptyState title={phrases.noBooksYet}>
              <p>{phrases.emptyText}</p>
            </EmptyState>
          );
        }
        return (
          <Stack gap="lg">
            <BookSections />
            <BookPicker books={booksOf(books, params)} choice={choice} params={params} />
            {choice.from > choice.to ? (
              <Callout tone="warning" live>
                {phrases.daysOutOfOrder}
              </Callout>
            ) : (
              <ChosenDays choice={choice} />
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function ChosenDays({ choice }: { choice: BookChoice }) {
  const days = useBookDays(bookQuery(choice));
  return (
    <>
      <Loaded query={days}>
        {(found) => (
          <>
            <MoneyPlot days={found} choice={choice} />
            <DayTable days={found} choice={choice} />
          </>
        )}
      </Loaded>
      <LedgerTable choice={choice} />
      <OpenItems book={choice.book} />
    </>
  );
}
