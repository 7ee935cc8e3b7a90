import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import { describeEligibility } from '@sangamam/contract/conventions/packages/describe-eligibility';
import { Link } from 'react-router';

import * as phrases from '#phrases/conventions/staff/packages.ts';
import { dollarText } from '#web/lib/text/money-text.ts';
import { countedOrders } from '#web/domain/orders/counted-orders.ts';
import { CountLink } from '#web/ui/data/count-link/count-link.tsx';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { OrderedTable } from '#web/ui/data/row-order/ordered-table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { PackageEmblem } from '#web/domain/packages/package-emblem.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { useOrderPackages } from '../configuration/api.ts';
import styles from '../configuration/configuration-form.module.css';

type Package = ConventionConfiguration['packages'][number];

/** The packages of a convention, withdrawn ones too. */
export function PackageList({ convention }: { convention: ConventionConfiguration }) {
  const { mutateAsync } = useOrderPackages(convention._id);
  return (
    <OrderedTable
      caption={phrases.packagesOfThisConvention}
      columns={columnsOf(convention._id)}
      rows={convention.packages}
      rowKey={({ _id }) => _id}
      nameOf={({ name }) => name}
      onOrder={mutateAsync}
      mutedRow={({ active }) => !active}
      empty={
        <EmptyState title={phrases.noPackageYet}>
          <p>{phrases.emptyText}</p>
        </EmptyState>
      }
    />
  );
}

/** Whether families can choose it. */
export function OfferState({ active }: { active: boolean }) {
  return active ? (
    <StatusBadge tone="done">{phrases.offered}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">{phrases.withdrawn}</StatusBadge>
  );
}

const columnsOf = (conventionId: string): readonly Column<Package>[] => [
  {
    key: 'name',
    header: phrases.packageLabel,
    rowHeader: true,
    cell: ({ _id, name, logoType, ...rule }) => (
      <span className={styles['name']}>
        <PackageEmblem logoType={logoType} size={36} />
        <span>
          <Link to={adminPaths.conventionPackage(conventionId, _id)}>{name}</Link>
          <span className={styles['sub']}>{describeEligibility(rule)}</span>
        </span>
      </span>
    ),
  },
  { key: 'usd', header: 'USD', numeric: true, cell: ({ price }) => dollarText(price) },
  { key: 'cad', header: 'CAD', numeric: true, cell: ({ cadPrice }) => dollarText(cadPrice) },
  {
    key: 'offers',
    header: phrases.offers,
    optional: true,
    cell: ({ offers }) =>
      offers.length === 0
        ? null
        : offers
            .map(({ salePrice, cadSalePrice }) => `${dollarText(salePrice)} / ${dollarText(cadSalePrice)}`)
            .join(', '),
  },
  {
    key: 'places',
    header: phrases.taken,
    numeric: true,
    cell: ({ _id, name, seatsTaken, seatsHeld, familiesWaiting, capacity }) => (
      <>
        <CountLink
          count={seatsTaken}
          to={countedOrders({ packageId: _id, places: 'HELD' }, conventionId)}
          what={phrases.registrationsWith({ name })}
        >
          {capacity === null ? seatsTaken : phrases.ofLabel({ seatsTaken, capacity })}
        </CountLink>
        {seatsHeld + familiesWaiting > 0 && (
          <Link to={adminPaths.waitListOf(conventionId, _id)} className={styles['sub']}>
            {phrases.onWaitList({ families: seatsHeld + familiesWaiting })}
          </Link>
        )}
      </>
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
