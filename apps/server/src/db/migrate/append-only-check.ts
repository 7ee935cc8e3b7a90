import type { Pool } from 'pg';

/** Tables in which the application may insert rows but never change them. */
const appendOnly = ['arrival_events', 'audit_log', 'hand_out_events', 'payment_entries'];

/**
 * The append-only tables that the connected role owns, directly or as a member of the owner: an attacker in control of
 * the process could disable their triggers.
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
