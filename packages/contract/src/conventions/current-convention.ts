/** The dates of a convention, `YYYY-MM-DD`. */
interface Dated {
  startDate: string;
  endDate: string;
}

/**
 * The convention that people mean when they name none: of those that are not over on `today`, the one that ends first;
 * after the last one, the latest. Undefined without any.
 */
export function currentConvention<Convention extends Dated>(
  conventions: readonly Convention[],
  today: string,
): Convention | undefined {
  const inOrder = conventions.toSorted((a, b) => (a.endDate < b.endDate ? -1 : 1));
  return inOrder.find(({ endDate }) => endDate >= today) ?? inOrder.at(-1);
}
