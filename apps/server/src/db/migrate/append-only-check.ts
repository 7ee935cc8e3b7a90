import type { Pool } from 'pg';

/** Tables that the application may add to and never change. */
const appendOnly = ['audit_log', 'payment_entries'];

/**
 * Which of the append-only tables the connected role owns, directly or as a member of the owner: whoever takes the
 * process over could switch their triggers off.
 */
export async function ownedAppendOnlyTables(
  pool: Pool,
  tables: readonly string[] = appendOnly,
): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relname = any($1) and relkind = 'r' and pg_has_role(current_user, relowner, 'member')
     order by relname`,
    [tables],
  );
  return rows.map(({ name }) => name);
}
