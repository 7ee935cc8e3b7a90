import { adminPaths } from '@sangamam/contract/admin-paths';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type { Discrepancy, OpenBalance, readOpenItems } from '@sangamam/contract/books/open-item-endpoints';
import { paymentTypeNames } from '@sangamam/contract/ledger/terms/payment-methods';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { Link } from 'react-router';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/books/staff/open-items.ts';
import { dollarText } from '#web/lib/text/money-text.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { EmailText } from '#web/ui/primitives/email-text/email-text.tsx';

import styles from '../books.module.css';

type Items = EndpointData<typeof readOpenItems>;

const familyColumn: Column<Pick<OpenBalance, 'orderId' | 'familyName' | 'email' | 'number'>> = {
  key: 'family',
  header: phrases.family,
  rowHeader: true,
  cell: ({ orderId, familyName, email, number }) => (
    <>
      <Link to={adminPaths.registration(orderId)}>{familyName}</Link>
      <span className={styles['sub']}>{number}</span>
      {email !== null && (
        <a className={styles['mail']} href={`mailto:${email}`}>
          <EmailText email={email} />
        </a>
      )}
    </>
  ),
};

export const balanceColumns: readonly Column<OpenBalance>[] = [
  familyColumn,
  { key: 'open', header: phrases.open, numeric: true, cell: ({ open }) => dollarText(open) },
  {
    key: 'due',
    header: phrases.due,
    cell: ({ dueDate }) => (dueDate === null ? phrases.noDayYet : shortDate(dueDate)),
  },
  { key: 'age', header: phrases.age, cell: ({ age }) => phrases.ageNames[age] },
];

export const ageColumns: readonly Column<Items['ages'][number]>[] = [
  { key: 'age', header: phrases.age, rowHeader: true, cell: ({ age }) => phrases.ageNames[age] },
  { key: 'orders', header: phrases.orders, numeric: true, cell: ({ orders }) => orders },
  { key: 'amount', header: phrases.amount, numeric: true, cell: ({ amount }) => dollarText(amount) },
];

export const feeColumns: readonly Column<Items['fees'][number]>[] = [
  { key: 'method', header: phrases.method, rowHeader: true, cell: ({ method }) => paymentTypeNames[method] },
  { key: 'amount', header: phrases.amount, numeric: true, cell: ({ amount }) => dollarText(amount) },
];

export const refundColumns: readonly Column<Items['refunds'][number]>[] = [
  {
    key: 'state',
    header: phrases.state,
    rowHeader: true,
    cell: ({ state }) => phrases.refundStateNames[state],
  },
  { key: 'refunds', header: phrases.refunds, numeric: true, cell: ({ refunds }) => refunds },
  { key: 'amount', header: phrases.amount, numeric: true, cell: ({ amount }) => dollarText(amount) },
];

/** The columns of the discrepancies; their sentences name amounts in the book's currency. */
export const discrepancyColumns = (currency: Currency): Column<Discrepancy>[] => [
  familyColumn,
  {
    key: 'what',
    header: phrases.whatIsWrong,
    cell: ({ kind, held, due }) =>
      phrases.discrepancySentences[kind]({
        held: formatMoney(held, currency),
        due: formatMoney(due, currency),
      }),
  },
];
