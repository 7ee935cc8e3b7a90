/** Which pages a pager names: one at each edge, and the current one with its neighbours. */
export function shownPages(page: number, totalPages: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, totalPages]);
  // oxlint-disable-next-line unicorn/no-array-sort -- a fresh array, and older phones lack toSorted
  return [...wanted].filter((one) => one >= 1 && one <= totalPages).sort((a, b) => a - b);
}
