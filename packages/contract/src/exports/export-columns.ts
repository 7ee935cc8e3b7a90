import { z } from 'zod';

import type { StaffRole } from '../accounts/roles.ts';
import { hasAbility, type Ability } from '../staff/abilities.ts';

/** A column that staff may choose for a file. Its name stands in the dialog and in the first row of the file. */
export interface ExportColumn {
  name: string;
  /** The heading under which the dialog shows it. */
  group: string;
  /** Chosen until somebody chooses otherwise. */
  isUsual?: true;
  /** Only roles with this ability may have it. */
  ability?: Ability;
}

/** All columns of a table, in the order of the file. */
export type ExportColumns<Key extends string = string> = Readonly<Record<Key, ExportColumn>>;

/** The keys of the columns that a person with `roles` may have, in the order of the file. */
export function columnsAllowed<Key extends string>(
  columns: ExportColumns<Key>,
  roles: readonly StaffRole[],
): Key[] {
  const keys = Object.keys(columns) as Key[];
  return keys.filter((key) => isColumnAllowed(columns[key], roles));
}

/** Whether a person with `roles` may have this column. */
export function isColumnAllowed({ ability }: ExportColumn, roles: readonly StaffRole[]): boolean {
  return ability === undefined || hasAbility(roles, ability);
}

/**
 * The columns of a file in a query string: keys separated by commas, at least one. Repeated ones count once; the file
 * has them in the order of the table.
 */
export function columnChoice<Key extends string>(columns: ExportColumns<Key>) {
  const keys = Object.keys(columns) as [Key, ...Key[]];
  return z
    .string()
    .max(2_000)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(keys)))
    .transform((chosen) => keys.filter((key) => chosen.includes(key)));
}
