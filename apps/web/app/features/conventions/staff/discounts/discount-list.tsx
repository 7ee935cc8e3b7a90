import { adminPaths } from '@sangamam/contract/admin-paths';
import type { DiscountCode } from '@sangamam/contract/conventions/discounts/discount-draft';
import { Link } from 'react-router';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/conventions/staff/discounts.ts';
import { dollarText } from '#web/lib/text/money-text.ts';
import { countedOrders } from '#web/domain/orders/counted-orders.ts';
import { CountLink } from '#web/ui/data/count-link/count-link.tsx';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from './discount-list.module.css';

/** Discount codes with what was used of them, withdrawn ones too. */
export function DiscountList({
  conventionId,
  caption,
  codes,
}: {
  conventionId: string;
  /** Names the table for screen readers. */
  caption: string;
  codes: readonly DiscountCode[];
}) {
  return (
    <DataTable
      caption={caption}
      columns={columnsOf(conventionId)}
      rows={codes}
      rowKey={({ _id }) => _id}
      mutedRow={({ active }) => !active}
      empty={
        <EmptyState title={phrases.noCodeYet}>
          <p>{phrases.emptyText}</p>
        </EmptyState>
      }
    />
  );
}

const columnsOf = (conventionId: string): readonly Column<DiscountCode>[] => [
  {
    key: 'code',
    header: phrases.code,
    rowHeader: true,
    cell: ({ _id, code, title }) => (
      <>
        <Link className={styles['code']} to={adminPaths.conventionDiscount(conventionId, _id)}>
          {code}
        </Link>
        <span className={styles['sub']}>{title}</span>
      </>
    ),
  },
  { key: 'gives', header: phrases.gives, cell: givesText },
  { key: 'valid', header: phrases.valid, optional: true, cell: validText },
  {
    key: 'uses',
    header: phrases.used,
    numeric: true,
    cell: ({ code, uses, maxUses }) => (
      <CountLink
        count={uses}
        to={countedOrders({ discount: code, places: 'HELD' }, conventionId)}
        what={phrases.ordersWith({ code })}
      >
        {maxUses === null ? uses : phrases.usedOf({ uses, maxUses })}
      </CountLink>
    ),
  },
  {
    key: 'usd',
    header: phrases.givenUsd,
    numeric: true,
    cell: ({ spent, budget }) => givenText(spent, budget),
  },
  {
    key: 'cad',
    header: phrases.givenCad,
    numeric: true,
    cell: ({ cadSpent, cadBudget }) => givenText(cadSpent, cadBudget),
  },
  {
    key: 'active',
    header: phrases.state,
    cell: ({ active }) => (
      <StatusBadge tone={active ? 'done' : 'neutral'}>
        {active ? phrases.offered : phrases.withdrawn}
      </StatusBadge>
    ),
  },
];

const scopes = {
  PACKAGE: phrases.offThePackage,
  ADDONS: phrases.offTheAddOns,
  NET: phrases.offTheWholePrice,
} as const;

function givesText({ percent, amount, cadAmount, scope }: DiscountCode): string {
  const off =
    percent === null
      ? phrases.dollarsOff({ usd: dollarText(amount ?? 0), cad: dollarText(cadAmount ?? 0) })
      : phrases.percentage({ percent });
  return `${off} ${scopes[scope]}`;
}

function validText({ validFrom, validUntil }: DiscountCode): string {
  if (validFrom && validUntil)
    return phrases.fromUntil({ from: shortDate(validFrom), until: shortDate(validUntil) });
  if (validFrom) return phrases.fromOn({ from: shortDate(validFrom) });
  return validUntil ? phrases.untilOn({ until: shortDate(validUntil) }) : phrases.always;
}

const givenText = (spent: number, budget: number | null) =>
  budget === null
    ? dollarText(spent)
    : phrases.givenOf({ spent: dollarText(spent), budget: dollarText(budget) });
