/** Lists to choose from hardly change within a visit. */
export const staleTime = 10 * 60_000;
