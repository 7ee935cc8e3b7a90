import pg from 'pg';

/** The role that owns the queue's schema; undefined before its first migration. */
interface QueueOwner {
  owner: string | undefined;
  /** True when the connected role is that owner or may act as it, or nobody owns a queue yet. */
  isOurs: boolean;
}

/** Whose queue of jobs the database has. Only the owner of its tables sees their rows, so no other role may create them. */
export async function queueOwner(client: pg.ClientBase): Promise<QueueOwner> {
  const { rows } = await client.query<{ owner: string; isOurs: boolean }>(
    `select pg_get_userbyid(nspowner) as owner, pg_has_role(current_user, nspowner, 'member') as "isOurs"
     from pg_namespace where nspname = 'graphile_worker'`,
  );
  return rows[0] ?? { owner: undefined, isOurs: true };
}

/** The same address, connecting to act as `role` from the first statement on. */
export function asRole(url: string, role: string): string {
  const address = new URL(url);
  const options = [address.searchParams.get('options'), `-c role=${role.replaceAll(/[\\\s]/gu, '\\$&')}`];
  address.searchParams.set('options', options.filter((option) => option !== null).join(' '));
  return address.href;
}

/**
 * Does `work` as the owner of the queue, within the open transaction of `client`.
 *
 * @throws Error when the connected role may not act as the owner; it says how to allow it
 */
export async function asQueueOwner<Result>(
  client: pg.ClientBase,
  work: () => Promise<Result>,
): Promise<Result> {
  const { owner, isOurs } = await queueOwner(client);
  if (owner === undefined) return work();
  if (!isOurs) {
    const { user } = client as pg.Client;
    throw new Error(
      `The queue of jobs belongs to the role ${owner}. Allow ${user ?? 'this role'} to act as it, as a superuser: ` +
        `GRANT ${owner} TO ${user ?? '…'}`,
    );
  }
  await client.query(`set local role ${pg.escapeIdentifier(owner)}`);
  const result = await work();
  await client.query('reset role');
  return result;
}
