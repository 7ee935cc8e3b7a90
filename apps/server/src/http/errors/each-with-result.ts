import { AppError } from './app-error.ts';

/** Why one of several was refused. */
export interface Refusal {
  code: string;
  message: string;
}

/**
 * Does something with each of several, one after the other, so that a refusal of one does not hold up the others.
 * Answers a result for each, in the order asked.
 */
export async function eachWithResult<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
  refused: (item: Item, refusal: Refusal) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    try {
      results.push(await work(item));
    } catch (error) {
      const refusal = error instanceof AppError ? error.errors[0] : undefined;
      if (!refusal) throw error;
      const { code, message } = refusal;
      results.push(refused(item, { code, message }));
    }
  }
  return results;
}
