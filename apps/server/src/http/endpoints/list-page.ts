/**
 * Builds one page of a list in the shape of the contract's `listPage`.
 *
 * @param found the rows of the page, and how many the whole list has
 */
export function presentListPage<Row, Doc>(
  found: { rows: readonly Row[]; total: number },
  pageSize: number,
  present: (row: Row) => Doc,
): { docs: Doc[]; total: number; totalPages: number } {
  const { rows, total } = found;
  return { docs: rows.map((row) => present(row)), total, totalPages: Math.ceil(total / pageSize) };
}
