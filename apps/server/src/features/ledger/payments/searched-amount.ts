const amountPattern = /^\$?\s?(?<dollars>\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.00)?$/u;

/** The whole dollars that a search text asks for, with or without dollar sign and commas; `undefined` if it is none. */
export function searchedAmount(search: string): number | undefined {
  const dollars = amountPattern.exec(search.trim())?.groups?.['dollars'];
  const amount = Number(dollars?.replaceAll(',', ''));
  return amount > 0 ? amount : undefined;
}
