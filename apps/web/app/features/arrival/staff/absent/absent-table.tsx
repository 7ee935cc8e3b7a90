import { adminPaths } from '@sangamam/contract/admin-paths';
import {
  listAbsentFamilies,
  absences,
  type AbsentFamily,
} from '@sangamam/contract/arrival/absent/absent-endpoints';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import { Link } from 'react-router';

import { hereOfFamily } from '#phrases/arrival/staff/desk.ts';
import * as phrases from '#phrases/arrival/staff/absent.ts';
import { ExportButtons } from '#web/domain/exports/export-buttons.tsx';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

import { useAbsentFamilies, useAbsentFile } from '../desk/api.ts';
import styles from './absent.module.css';

/** The families who are not all here, each linked to the desk. `withTravel` adds phone numbers and arrivals. */
export function AbsentTable({
  conventionId,
  params,
  withTravel,
}: {
  conventionId: string;
  params: ListParams;
  withTravel: boolean;
}) {
  const { page, ...filter } = { ...listQuery(listAbsentFamilies.query, params), conventionId };
  const query = useAbsentFamilies({ ...filter, page });
  const file = useAbsentFile(filter);
  return (
    <FilteredTable
      caption={phrases.notHereYet}
      countText={phrases.familyCount}
      columns={[familyOf(conventionId), ...columns, ...(withTravel ? travelColumns : [])]}
      rowKey={({ orderId }) => orderId}
      params={params}
      query={query}
      page={query.data}
      searchLabel={phrases.searchFamilies}
      filters={[
        {
          name: 'missing',
          label: phrases.missing,
          options: absences.map((value) => ({ value, label: phrases.absences[value] })),
        },
      ]}
      empty={{ title: phrases.nobodyMissing, text: phrases.nobodyMatches }}
      actions={<ExportButtons table={phrases.notHereYet} file={file} />}
      foot={!withTravel && <p className={styles['sub']}>{phrases.registrarsSeePhones}</p>}
    />
  );
}

const familyOf = (convention: string): Column<AbsentFamily> => ({
  key: 'family',
  header: phrases.family,
  rowHeader: true,
  cell: ({ orderId, registrantName, number }) => (
    <>
      <Link to={`${adminPaths.desk}?${new URLSearchParams({ convention, family: orderId }).toString()}`}>
        {registrantName}
      </Link>
      <span className={styles['sub']}>{number}</span>
    </>
  ),
});

const columns: readonly Column<AbsentFamily>[] = [
  {
    key: 'here',
    header: phrases.here,
    plain: true,
    onPhone: 'name-line',
    cell: (row) => hereOfFamily(row),
  },
  {
    key: 'unit',
    header: phrases.localUnit,
    plain: true,
    onPhone: 'remaining-room',
    cell: ({ localUnitName }) => localUnitName,
  },
];

const travelColumns: readonly Column<AbsentFamily>[] = [
  {
    key: 'arrives',
    header: phrases.arrives,
    plain: true,
    cell: ({ arrival }) => <Arrival arrival={arrival} />,
  },
  {
    key: 'phone',
    header: phrases.phone,
    plain: true,
    onPhone: 'line-end',
    cell: ({ phone }) =>
      phone === null ? (
        phrases.noPhone
      ) : (
        <a className={styles['phone']} href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
      ),
  },
];

function Arrival({ arrival }: Pick<AbsentFamily, 'arrival'>) {
  if (arrival === null) return <span className={styles['sub']}>{phrases.notSaid}</span>;
  const { day, time, flightNumber, airportName } = arrival;
  const flight =
    time && flightNumber ? phrases.flightAt({ flight: flightNumber, time }) : (time ?? flightNumber);
  return (
    <div className={styles['arrival']}>
      <span>{[shortDate(day), flight].filter(Boolean).join(', ')}</span>
      {airportName !== null && <span className={styles['sub']}>{airportName}</span>}
    </div>
  );
}
