import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { Pager } from '#web/ui/data/pager/pager.tsx';
import { OrderedTable } from '#web/ui/data/row-order/ordered-table.tsx';
import { ViewChips } from '#web/ui/data/view-chips/view-chips.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { Part, State } from '../part.tsx';
import type { Words } from '../words.ts';

interface Row {
  id: string;
  name: string;
  status: string;
  people: number;
  total: string;
}

/** Lists of the admin area. */
export function Tables() {
  return (
    <Part name="tables" whole>
      {(words) => <TablesIn words={words} />}
    </Part>
  );
}

function columnsOf({
  label,
  title,
  other,
}: Pick<Words, 'label' | 'title' | 'other'>): readonly Column<Row>[] {
  return [
    { key: 'name', header: label, cell: (row) => row.name, rowHeader: true, sortKey: 'name' },
    {
      key: 'status',
      header: title,
      cell: (row) => <StatusBadge tone={row.people % 3 === 0 ? 'done' : 'waiting'}>{row.status}</StatusBadge>,
      plain: true,
    },
    { key: 'people', header: other, cell: (row) => row.people, numeric: true, sortKey: 'people' },
    { key: 'total', header: '$', cell: (row) => row.total, numeric: true, onPhone: 'line-end' },
  ];
}

const nameOf = ({ name }: Row) => name;

const renderDetail = ({ status, total }: Row) => (
  <p>
    {status}, {total}
  </p>
);

function TablesIn({
  words: { name, longLabel, status, label, title, longTitle, sentence, choices, other },
}: {
  words: Words;
}) {
  const params = useListParams('name');
  const rows: Row[] = Array.from({ length: 10 }, (_, index) => ({
    id: String(index),
    name: index === 3 ? longLabel : `${name} ${index + 1}`,
    status,
    people: index + 1,
    total: `$${(1_250 + index * 40).toLocaleString('en-US')}`,
  }));
  const columns = columnsOf({ label, title, other });
  const options = choices.map((choice, index) => ({ value: String(index), label: choice }));
  const query = { error: null, isFetching: false, refetch: () => Promise.reject(new Error('not asked')) };
  return (
    <Page title={title}>
      <ViewChips
        label={title}
        parameter="view"
        current=""
        chips={[
          { value: '', label: title, sum: '12' },
          { value: 'waiting', label: status, sum: '3' },
          { value: 'loading', label: sentence, sum: null },
          { value: 'long', label: longTitle, sum: undefined },
        ]}
      />
      <FilteredTable
        caption={title}
        columns={columns}
        rowKey={({ id }) => id}
        params={params}
        query={query}
        page={{ docs: rows, total: 92, totalPages: 10 }}
        searchLabel={label}
        filters={[
          { name: 'first', label: title, options },
          { name: 'second', label: other, options },
        ]}
        countText={() => sentence}
        empty={{ title, text: sentence }}
        detail={{ header: title, label: nameOf, content: renderDetail }}
        mutedRow={({ people }) => people === 5}
      />
      <State name="loading">
        <DataTable
          caption={title}
          columns={columns}
          rows={undefined}
          rowKey={({ id }) => id}
          empty={null}
          loading
        />
      </State>
      <State name="one">
        <DataTable
          caption={title}
          columns={columns}
          rows={rows.slice(0, 1)}
          rowKey={({ id }) => id}
          empty={null}
          compact
        />
      </State>
      <State name="in order">
        <OrderedTable
          caption={title}
          columns={columns.slice(0, 2)}
          rows={rows.slice(0, 2)}
          rowKey={({ id }) => id}
          nameOf={(row) => row.name}
          empty={null}
          onOrder={() => Promise.resolve()}
        />
      </State>
      <Pager page={1} totalPages={3} onPage={() => undefined} label={`1 ${title}`} />
      <Pager page={7} totalPages={42} addressOf={(page) => `?page=${page}`} label={`7 ${title}`} />
    </Page>
  );
}
