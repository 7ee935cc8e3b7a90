/** Reference lists rarely change during a visit. */
export const staleTime = 10 * 60_000;
