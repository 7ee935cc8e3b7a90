/** How many registrations one call takes. */
const mostPerCall = 50;

/** Calls with a part of the ids after another, and returns all results. */
export async function inParts<Result>(
  ids: readonly string[],
  call: (part: string[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < ids.length; start += mostPerCall)
    results.push(...(await call(ids.slice(start, start + mostPerCall))));
  return results;
}
