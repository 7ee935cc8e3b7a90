import type { Pool } from 'pg';

/** What the server and the database are. */
export interface DatabaseFacts {
  /** As `server_version_num`: 180000 for 18.0. */
  versionNumber: number;
  version: string;
  bytes: number;
}

export async function readDatabaseFacts(pool: Pool): Promise<DatabaseFacts> {
  const { rows } = await pool.query<{ number: string; version: string; bytes: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version,
       pg_database_size(current_database())::text as bytes`,
  );
  const [{ number, version, bytes } = { number: '0', version: '', bytes: '0' }] = rows;
  return { versionNumber: Number(number), version, bytes: Number(bytes) };
}

/** How far the clock of the database is ahead of this machine's, in milliseconds, to half the time of the answer. */
export async function readClockDifference(pool: Pool, now: () => Date): Promise<number> {
  const asked = now().getTime();
  const { rows } = await pool.query<{ ms: string }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::text as ms',
  );
  const answered = now().getTime();
  return Number(rows[0]?.ms) - (asked + answered) / 2;
}

/** The connected role, as the site needs to know it. */
export interface RoleRights {
  role: string;
  isSuperuser: boolean;
  /** Tables of the site that the role may not read or write. */
  closedTables: string[];
}

export async function readRoleRights(pool: Pool): Promise<RoleRights> {
  const { rows } = await pool.query<{ role: string; superuser: boolean; closed: string[] }>(
    `select current_user as role,
       (select rolsuper from pg_roles where rolname = current_user) as superuser,
       coalesce((select array_agg(relname::text order by relname) from pg_class
         where relnamespace = 'public'::regnamespace and relkind = 'r'
           and not (has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
             and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete'))), '{}') as closed`,
  );
  const [{ role, superuser, closed } = { role: '', superuser: false, closed: [] }] = rows;
  return { role, isSuperuser: superuser, closedTables: closed };
}

/** Transactions of this database that have been open for longer than `ms`, as far as the role may see them. */
export async function countLongTransactions(
  pool: Pool,
  ms: number,
): Promise<{ count: number; longestSeconds: number }> {
  const { rows } = await pool.query<{ count: number; seconds: number }>(
    `select count(*)::int as count, coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::int as seconds
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       and clock_timestamp() - xact_start > $1 * interval '1 millisecond'`,
    [ms],
  );
  const [{ count, seconds } = { count: 0, seconds: 0 }] = rows;
  return { count, longestSeconds: seconds };
}
