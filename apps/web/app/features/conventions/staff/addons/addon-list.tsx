import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import { Link } from 'react-router';

import * as phrases from '#phrases/conventions/staff/addons.ts';
import { dollarText } from '#web/lib/text/money-text.ts';
import { countedOrders } from '#web/domain/orders/counted-orders.ts';
import { CountLink } from '#web/ui/data/count-link/count-link.tsx';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { OrderedTable } from '#web/ui/data/row-order/ordered-table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';

import { useOrderAddons } from '../configuration/api.ts';
import { addonTypeNames, fixedKeyNames } from './addon-type-names.ts';
import { OfferState } from '../packages/package-list.tsx';
import styles from '../configuration/configuration-form.module.css';

type Addon = ConventionConfiguration['addons'][number];

/** The add-ons of a convention, withdrawn ones too. */
export function AddonList({ convention }: { convention: ConventionConfiguration }) {
  const { mutateAsync } = useOrderAddons(convention._id);
  return (
    <OrderedTable
      caption={phrases.listCaption}
      columns={columnsOf(convention._id)}
      rows={convention.addons}
      rowKey={({ _id }) => _id}
      nameOf={({ title }) => title}
      onOrder={mutateAsync}
      mutedRow={({ active }) => !active}
      empty={
        <EmptyState title={phrases.noAddOnYet}>
          <p>{phrases.emptyText}</p>
        </EmptyState>
      }
    />
  );
}

const columnsOf = (conventionId: string): readonly Column<Addon>[] => [
  {
    key: 'title',
    header: phrases.addOn,
    rowHeader: true,
    cell: ({ _id, title, type }) => (
      <>
        <Link to={adminPaths.conventionAddon(conventionId, _id)}>{title}</Link>
        <span className={styles['sub']}>{addonTypeNames[type]}</span>
      </>
    ),
  },
  {
    key: 'prices',
    header: phrases.usdCad,
    cell: ({ options }) => (
      <div>
        {options.map(({ key, price, cadPrice }) => (
          <span key={key} className={styles['sub']}>
            {`${fixedKeyNames[key] ?? key}: `}
            <span className={styles['pair']}>
              {`${dollarText(price)} / ${dollarText(cadPrice ?? price)}`}
            </span>
          </span>
        ))}
      </div>
    ),
  },
  {
    key: 'taken',
    header: phrases.sold,
    numeric: true,
    cell: ({ _id, title, orders, options }) => (
      <div>
        {options.reduce((sum, { taken }) => sum + taken, 0)}
        {orders > 0 && (
          <span className={styles['sub']}>
            <CountLink
              count={orders}
              to={countedOrders({ addonId: _id, places: 'HELD' }, conventionId)}
              what={phrases.withAddon({ title })}
            >
              {phrases.inOrders(orders)}
            </CountLink>
          </span>
        )}
        {options.map((option) => (
          <OnWaitList key={option.key} conventionId={conventionId} option={option} />
        ))}
      </div>
    ),
  },
  {
    key: 'active',
    header: phrases.state,
    plain: true,
    onPhone: 'name-line',
    cell: ({ active }) => <OfferState active={active} />,
  },
];

/** Leads to the families that wait for an option. */
function OnWaitList({
  conventionId,
  option: { _id, key, held, familiesWaiting },
}: {
  conventionId: string;
  option: Addon['options'][number];
}) {
  if (held + familiesWaiting === 0) return null;
  const families = familiesWaiting;
  const name = fixedKeyNames[key] ?? key;
  return (
    <Link to={adminPaths.waitListOf(conventionId, _id)} className={styles['sub']}>
      {families > 0 ? phrases.onWaitList({ name, families }) : phrases.onOffer({ name, held })}
    </Link>
  );
}
