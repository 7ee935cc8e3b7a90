/** Files that are copied or read at a time: what waits for the disk or a bucket waits together, and none is larger than an upload. */
const concurrency = 8;

/**
 * Does the same to each item, a few at a time, and answers in their sequence. Once one fails, no further one begins.
 *
 * @throws what the first one that failed threw, when none is under way any more
 */
export async function fewAtATime<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const turns = numbered(items);
  async function takeTurns(): Promise<void> {
    for (const [index, item] of turns) {
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
        // Ends the turns of all.
        return;
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, takeTurns));
  if (failures.length > 0) throw failures[0];
  return results;
}

/** Shared by those who take turns: when one of them leaves its loop early, the generator ends for all. */
function* numbered<Item>(items: Iterable<Item>): Generator<[number, Item]> {
  let index = 0;
  for (const item of items) {
    yield [index, item];
    index += 1;
  }
}
