import { buildApp } from '@sangamam/server/src/app.ts';
import { openDatabase } from '@sangamam/server/src/db/connection/client.ts';
import { asksForMaintenance } from '@sangamam/server/test/asks-for-maintenance.ts';

import type { Family } from './families.ts';
import { storage } from './file-storage.ts';
import { recordStatements, type Sent } from './record-statements.ts';
import type { MeasuredRoute } from './routes.ts';

/** A value in a recorded statement: a constant, a value of the family, or one generated anew for each call. */
export type Slot =
  | { kind: 'constant'; value: unknown }
  | { kind: 'family'; field: keyof Family }
  | { kind: 'text'; parts: TextPart[] }
  | FreshId;

/** A piece of a text: constant, a value of the family, or an id that is generated anew. */
export type TextPart = string | { field: keyof Family } | FreshId;

/** An id that a call generates; the same in all its statements where it was when they were recorded. */
export interface FreshId {
  kind: 'fresh-id';
  recorded: string;
}

/** A statement as the product sent it. */
export interface RecordedStatement {
  text: string;
  name?: string;
  slots: Slot[];
}

/** The statements that the product sends to PostgreSQL for one call, so that the twin can send them for any family. */
export interface Recording {
  statements: RecordedStatement[];
}

/**
 * Calls the route in process for its two sample families and records every statement, but not the question whether the site is
 * closed: the first call of a process asks it, and then one call in two seconds.
 */
export async function captureStatements(databaseUrl: string, route: MeasuredRoute): Promise<Recording> {
  const [first, second] = route.samples;
  const calls = [
    await sentFor(databaseUrl, route, first),
    await sentFor(databaseUrl, route, second),
  ] as const;
  if (calls[0].length !== calls[1].length)
    throw new Error(`${route.name}: two calls ran different statements`);
  return {
    statements: calls[0].map((sent, index) => ({
      text: sent.text,
      ...(sent.name !== undefined && { name: sent.name }),
      slots: sent.values.map((value, place) => slotFor(value, calls[1][index]?.values[place], first, second)),
    })),
  };
}

async function sentFor(databaseUrl: string, route: MeasuredRoute, family: Family): Promise<Sent[]> {
  const database = openDatabase(databaseUrl, { max: 1 });
  const recorded = recordStatements(database.pool);
  const app = await buildApp({
    env: { publicUrl: 'http://localhost', trustProxy: false, rateLimits: false },
    database,
    storage,
  });
  const { method, path, headers, body } = route.callOf(family);
  try {
    await app.ready();
    const sent = await recorded(async () => {
      const response = await app.inject({
        method,
        url: path,
        headers,
        ...(body !== undefined && { payload: body }),
      });
      if (response.statusCode !== 200)
        throw new Error(`${route.name} answered ${response.statusCode}: ${response.body}`);
    });
    return sent.filter((statement) => !asksForMaintenance([statement]));
  } finally {
    await app.close();
    await database.close();
  }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
const uuidWithin = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/u;
const freshId = (recorded: string): FreshId => ({ kind: 'fresh-id', recorded });

const ownFields: readonly (keyof Family)[] = [
  'userId',
  'personId',
  'orderId',
  'childId',
  'tempNumber',
  'permNumber',
  'email',
  'paymentId',
];

function slotFor(one: unknown, other: unknown, first: Family, second: Family): Slot {
  if (Buffer.isBuffer(one))
    return one.equals(first.tokenHash)
      ? { kind: 'family', field: 'tokenHash' }
      : { kind: 'constant', value: one };
  if (typeof one !== 'string' || one === other) return { kind: 'constant', value: one };
  const fields = ownFields.filter((field) => first[field] !== undefined);
  const own = fields.find((field) => one === first[field] && other === second[field]);
  if (own) return { kind: 'family', field: own };
  if (uuid.test(one)) return freshId(one);
  let parts: TextPart[] = [one];
  for (const field of fields) {
    parts = parts.flatMap((part): TextPart[] =>
      typeof part === 'string'
        ? part
            .split(String(first[field]))
            .flatMap((text, index) => (index === 0 ? [text] : [{ field }, text]))
        : [part],
    );
  }
  // Ids within a text, as in the payload of a job: with a constant one, all calls would wait for one row.
  parts = parts.flatMap((part): TextPart[] =>
    typeof part === 'string'
      ? part
          .split(uuidWithin)
          .map((text) => (uuid.test(text) && !String(other).includes(text) ? freshId(text) : text))
      : [part],
  );
  return { kind: 'text', parts };
}
