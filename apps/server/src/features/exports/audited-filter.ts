/**
 * What the audit log keeps of a file's columns and filters. Of a search only that there was one: it may be the name of
 * somebody who is erased later, and nobody would find it here.
 */
export function auditedFilter(
  { search, ...filter }: { search?: string | undefined },
  columns: readonly string[],
): Record<string, unknown> {
  return { ...filter, columns, ...(search && { isSearch: true }) };
}
