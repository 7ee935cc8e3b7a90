import type { ConventionSetUp } from '@sangamam/contract/conventions/admin/convention-configuration';
import { eligibilityInWords } from '@sangamam/contract/packages/package-eligibility';
import { Link } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { dollarText } from '#web/lib/text/money-text.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { PackageEmblem } from '#web/domain/packages/package-emblem.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import styles from '../configuration-form.module.css';

type Package = ConventionSetUp['packages'][number];

/** The packages of a convention, withdrawn ones too. */
export function PackageList({ convention }: { convention: ConventionSetUp }) {
  return (
    <DataTable
      caption="Packages of this convention"
      columns={columnsOf(convention._id)}
      rows={convention.packages}
      rowKey={({ _id }) => _id}
      mutedRow={({ active }) => !active}
      empty={
        <EmptyState title="No package yet">
          <p>A family chooses one package. Registration opens only when one has room for them.</p>
        </EmptyState>
      }
    />
  );
}

/** Whether families can choose it. */
export function Offered({ active }: { active: boolean }) {
  return active ? (
    <StatusBadge tone="done">Offered</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">Withdrawn</StatusBadge>
  );
}

const columnsOf = (conventionId: string): readonly Column<Package>[] => [
  {
    key: 'name',
    header: 'Package',
    rowHeader: true,
    cell: ({ _id, name, logoType, ...rule }) => (
      <span className={styles['name']}>
        <PackageEmblem logoType={logoType} size={36} />
        <span>
          <Link to={paths.admin.conventionPackage(conventionId, _id)}>{name}</Link>
          <span className={styles['sub']}>{eligibilityInWords(rule)}</span>
        </span>
      </span>
    ),
  },
  { key: 'usd', header: 'USD', numeric: true, cell: ({ price }) => dollarText(price) },
  { key: 'cad', header: 'CAD', numeric: true, cell: ({ cadPrice }) => dollarText(cadPrice) },
  {
    key: 'offers',
    header: 'Offers',
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
    header: 'Taken',
    numeric: true,
    cell: ({ seatsTaken, capacity }) => (capacity === null ? seatsTaken : `${seatsTaken} of ${capacity}`),
  },
  { key: 'active', header: 'State', cell: ({ active }) => <Offered active={active} /> },
];
