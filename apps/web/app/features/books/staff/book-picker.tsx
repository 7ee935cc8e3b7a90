import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { Book } from '@sangamam/contract/books/ledger-endpoints';

import * as phrases from '#phrases/books/staff/books.ts';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

import { bookName, type BookChoice } from './book-choice.ts';
import styles from './books.module.css';

/** Chooses a book and its days; all of it is in the address. */
export function BookPicker({
  books,
  choice: { book, from, to },
  params,
}: {
  books: readonly Book[];
  choice: BookChoice;
  params: ListParams;
}) {
  const place = book.timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? book.timeZone;
  return (
    <search className={styles['picker']}>
      <p className="only-print">
        {phrases.bookBetween({
          book: phrases.bookName({ convention: book.conventionName, currency: book.currency }),
          from: shortDate(from),
          to: shortDate(to),
        })}
      </p>
      <SelectField
        label={phrases.book}
        value={bookName(book)}
        options={books.map((one) => ({
          value: bookName(one),
          label: phrases.bookName({ convention: one.conventionName, currency: one.currency }),
        }))}
        onChange={(event) => params.setFilter('book', event.target.value)}
      />
      <TextField
        type="date"
        label={phrases.from}
        value={from}
        max={to}
        onChange={(event) => params.setFilter('from', event.target.value)}
      />
      <TextField
        type="date"
        label={phrases.to}
        value={to}
        min={from}
        onChange={(event) => params.setFilter('to', event.target.value)}
      />
      <p className={styles['clock']}>{phrases.daysAreThoseOf({ place })}</p>
    </search>
  );
}
