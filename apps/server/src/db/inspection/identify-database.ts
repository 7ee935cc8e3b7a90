import type { ClientBase } from 'pg';

/** Tables that a database of this site has had since its first migration. */
const ownTables = ['audit_log', 'outbox_mails', 'signing_keys', 'users'];

/**
 * Whether a database has the tables of this site, no tables at all, or those of another application. Only the catalogue
 * is read, which every role may.
 */
export async function identifyDatabase(client: ClientBase): Promise<'SITE' | 'EMPTY' | 'OTHER'> {
  const { rows } = await client.query<{ tables: number; own: number }>(
    `select count(*)::int as tables, (count(*) filter (where relname = any($1)))::int as own
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    [ownTables],
  );
  const [{ tables, own } = { tables: 0, own: 0 }] = rows;
  if (own === ownTables.length) return 'SITE';
  return tables === 0 ? 'EMPTY' : 'OTHER';
}
