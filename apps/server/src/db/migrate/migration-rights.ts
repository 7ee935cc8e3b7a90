import type { ClientBase } from 'pg';

/**
 * True when the connected role may apply migrations: it may create tables, owns those that there are, and may write to
 * the list of applied migrations.
 */
export async function mayMigrate(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_schema_privilege('public', 'create')
       and not exists (
         select from pg_class
         where relnamespace = 'public'::regnamespace and relkind = 'r' and not pg_has_role(relowner, 'member'))
       and coalesce(
         (select pg_has_role(nspowner, 'member') from pg_namespace where nspname = 'drizzle'),
         has_database_privilege(current_database(), 'create')) as may`,
  );
  return rows[0]?.may === true;
}

/**
 * Stops before anything is created: half of a schema that belongs to the wrong role would block the right one.
 *
 * @throws Error naming the role and what to do first
 */
export async function requireMigrationRights(client: ClientBase): Promise<void> {
  if (await mayMigrate(client)) return;
  const { rows } = await client.query<{ role: string }>('select current_user as role');
  throw new Error(
    `The database has not the newest schema, and the role ${rows[0]?.role} may not change it: ` +
      'run npm run db:migrate as the owner first (docs/operations.md, Two roles).',
  );
}
