import { useState, type ComponentProps } from 'react';

import * as phrases from '#phrases/books/staff/books.ts';
import { DataTable } from '#web/ui/data/data-table/data-table.tsx';
import { Pager } from '#web/ui/data/pager/pager.tsx';

const rowsOfPage = 25;

/** A table of rows that are all here already, a page of them at a time; the export has all. */
export function PagedTable<Row>({
  rows,
  ...table
}: ComponentProps<typeof DataTable<Row>> & { rows: readonly Row[] }) {
  const [asked, setPage] = useState(1);
  const totalPages = Math.max(1, Math.ceil(rows.length / rowsOfPage));
  const page = Math.min(asked, totalPages);
  return (
    <>
      <DataTable<Row> {...table} rows={rows.slice((page - 1) * rowsOfPage, page * rowsOfPage)} />
      {totalPages > 1 && (
        <Pager
          page={page}
          totalPages={totalPages}
          label={phrases.pagesOf({ list: table.caption })}
          onPage={setPage}
        />
      )}
    </>
  );
}
