import type { ExportColumns } from '@sangamam/contract/exports/export-columns';

const prefix = 'sangamam.export.';

/** The columns of a table that were chosen last on this device, or the usual ones. */
export function storedColumns(table: string, columns: ExportColumns): readonly string[] {
  const known = Object.keys(columns);
  const chosen = read(table).filter((key) => known.includes(key));
  return chosen.length > 0 ? chosen : usualColumns(columns);
}

/** The columns that are chosen until somebody chooses otherwise. */
export function usualColumns(columns: ExportColumns): readonly string[] {
  return Object.entries(columns).flatMap(([key, { isUsual }]) => (isUsual ? [key] : []));
}

/** Remembers the chosen columns until the person signs out. */
export function storeColumns(table: string, chosen: readonly string[]): void {
  try {
    localStorage.setItem(prefix + table, chosen.join(','));
  } catch {
    // Storage is blocked or full: the usual columns are offered next time.
  }
}

function read(table: string): string[] {
  try {
    return localStorage.getItem(prefix + table)?.split(',') ?? [];
  } catch {
    return [];
  }
}
