/** The rows of a page. A page holds the event loop for a few milliseconds at most. */
const pageSize = 250;

/**
 * Pages of a list that is sorted by a key, each read from where the one before ended: the list may change meanwhile,
 * and memory holds one page.
 */
export async function* pagesByKey<Row>(
  read: (from: { after: string | undefined; limit: number }) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): AsyncGenerator<Row[]> {
  let after: string | undefined;
  for (;;) {
    const rows = await read({ after, limit: pageSize });
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = keyOf(last);
  }
}
