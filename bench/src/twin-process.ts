// The minimum that can do the same work: bare Fastify and pg, with the product's statements and pool settings.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';

import { openDatabase } from '@sangamam/server/src/db/connection/client.ts';
import fastify, { type FastifyRequest } from 'fastify';
import type pg from 'pg';

import type { FreshId, RecordedStatement, Slot } from './capture-statements.ts';
import type { Family } from './families.ts';
import { familyHeader } from './routes.ts';
import type { SubjectOrder } from './subject.ts';

const [{ databaseUrl, recording }] = (await once(process, 'message')) as [SubjectOrder];
const statements = recording?.statements ?? [];
const begins = statements.findIndex(({ text }) => /^begin/iu.test(text));
const ends = statements.findIndex(({ text }) => /^commit/iu.test(text));
const families = new Map<string, Family>();
const database = openDatabase(databaseUrl);
const app = fastify({ logger: false });

// The twin receives the callers before a round, so that a call needs only a token.
app.post<{ Body: (Omit<Family, 'tokenHash'> & { tokenHash: string })[] }>(
  '/families',
  { bodyLimit: 64 * 1024 * 1024 },
  (request) => {
    for (const family of request.body) {
      families.set(family.token, { ...family, tokenHash: Buffer.from(family.tokenHash, 'hex') });
    }
    return Promise.resolve({});
  },
);
app.route({ method: ['GET', 'POST', 'PATCH'], url: '/v1/*', handler: answer });
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
// A bench that failed leaves nobody behind.
process.once('disconnect', () => process.exit());
await once(process, 'message');
await app.close();
await database.close();
process.disconnect();

async function answer({ headers }: FastifyRequest): Promise<unknown> {
  const named = headers[familyHeader] ?? String(headers.authorization).slice('Bearer '.length);
  const family = families.get(String(named));
  if (!family) throw new Error('An unknown family calls');
  return { success: true, data: await runAll(family) };
}

/** What the values of a call's statements are made from. */
interface CallValues {
  family: Family;
  /** What stands for each id that was generated when the call was recorded. */
  ids: Map<string, string>;
}

async function runAll(family: Family): Promise<unknown> {
  const of: CallValues = { family, ids: new Map() };
  let rows: unknown;
  for (const statement of statements.slice(0, begins === -1 ? undefined : begins))
    rows = await run(database.pool, statement, of);
  if (begins === -1) return rows;
  const client = await database.pool.connect();
  try {
    for (const statement of statements.slice(begins, ends + 1)) {
      const answered = await run(client, statement, of);
      if (answered.length > 0) rows = answered;
    }
  } finally {
    client.release();
  }
  for (const statement of statements.slice(ends + 1)) rows = await run(database.pool, statement, of);
  return rows;
}

async function run(
  on: pg.Pool | pg.PoolClient,
  { text, name, slots }: RecordedStatement,
  of: CallValues,
): Promise<unknown[]> {
  const { rows } = await on.query<Record<string, unknown>>({
    text,
    values: slots.map((slot) => valueOf(slot, of)),
    ...(name !== undefined && { name }),
  });
  return rows;
}

function freshId({ ids }: CallValues, { recorded }: FreshId): string {
  const known = ids.get(recorded) ?? randomUUID();
  ids.set(recorded, known);
  return known;
}

function valueOf(slot: Slot, of: CallValues): unknown {
  const { family } = of;
  switch (slot.kind) {
    case 'constant':
      // A Buffer loses its class when it is sent to another process.
      return slot.value instanceof Uint8Array ? Buffer.from(slot.value) : slot.value;
    case 'family':
      return family[slot.field];
    case 'fresh-id':
      return freshId(of, slot);
    case 'text':
      return slot.parts
        .map((part) => {
          if (typeof part === 'string') return part;
          return 'field' in part ? String(family[part.field]) : freshId(of, part);
        })
        .join('');
  }
}
