/** Which pages a pager names: one at each edge, and two beside the current one: its neighbours (DECISIONS §5). */
export function shownPages(page: number, totalPages: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, totalPages]);
  // oxlint-disable-next-line unicorn/no-array-sort -- a fresh array, and older phones lack toSorted
  return [...wanted].filter((one) => one >= 1 && one <= totalPages).sort((a, b) => a - b);
}
