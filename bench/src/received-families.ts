import { reportChequePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';
import type { AnyEndpoint } from '@sangamam/contract/http/endpoint';
import { receivePayment } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { approveRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { buildStaff } from '@sangamam/server/seed/factories/build-user.ts';
import { buildApp } from '@sangamam/server/src/app.ts';
import { openDatabase } from '@sangamam/server/src/db/connection/client.ts';
import { createContext, type Context } from '@sangamam/server/src/db/context.ts';
import { sessions } from '@sangamam/server/src/db/schema/schema.ts';
import { createSecretToken } from '@sangamam/server/src/features/accounts/links/secret-token.ts';
import type pg from 'pg';

import type { BenchData } from './bench-data.ts';
import type { Family } from './families.ts';
import { storage } from './file-storage.ts';

/** Families whose check has come, and those who go on from there, by their tokens. */
export interface ReceivedFamilies {
  families: ReceivedFamily[];
  treasurer: string;
  desk: string;
}

/** A family whose payment waits for the treasurer's approval. */
export interface ReceivedFamily extends Family {
  paymentId: string;
}

/** Families that are prepared at a time. */
const atOnce = 8;

/** Submits these registrations, approves them, reports a check for each and receives it: one call after the other, as people do. */
export async function receiveMoneyOf(
  databaseUrl: string,
  { conventionId, families }: Pick<BenchData, 'conventionId' | 'families'>,
): Promise<ReceivedFamilies> {
  const database = openDatabase(databaseUrl);
  const env = { publicUrl: 'http://localhost', trustProxy: false, rateLimits: false } as const;
  const app = await buildApp({ env, database, storage });
  const ctx = createContext({ db: database.db, publicUrl: env.publicUrl, storage });
  try {
    const [treasurer, registrar, desk] = [
      await tokenOf(ctx, 'TREASURER'),
      await tokenOf(ctx, 'REGISTRAR'),
      await tokenOf(ctx, 'DESK'),
    ];
    const send = async ({ method, path }: AnyEndpoint, token: string, of: Sent) => {
      const { statusCode, body } = await app.inject({
        method,
        url: path.replace(/\{(\w+)\}/gu, (_all, name: string) => of.params?.[name] ?? ''),
        query: of.query ?? {},
        headers: { authorization: `Bearer ${token}` },
        payload: of.body ?? {},
      });
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${body}`);
    };
    const receive = async (family: Family): Promise<ReceivedFamily> => {
      const { userId, orderId, token } = family;
      await send(submitForApproval, token, { query: { userId, conventionId } });
      await send(approveRegistration, registrar, { params: { orderId } });
      await send(reportChequePayment, token, { params: { orderId } });
      const payment = await reportedPayment(database.pool, orderId);
      const body = { amount: payment.due, receivedBefore: 0 };
      await send(receivePayment, treasurer, { params: { paymentId: payment.id }, body });
      return { ...family, paymentId: payment.id };
    };
    const received: ReceivedFamily[] = [];
    for (let from = 0; from < families.length; from += atOnce)
      received.push(...(await Promise.all(families.slice(from, from + atOnce).map(receive))));
    return { families: received, treasurer, desk };
  } finally {
    await app.close();
    await database.close();
  }
}

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

async function tokenOf(ctx: Context, role: StaffRole): Promise<string> {
  const { userId } = await buildStaff(ctx, [role]);
  const { token, hash: tokenHash } = createSecretToken();
  await ctx.db.insert(sessions).values({ userId, tokenHash, expiresAt: new Date(Date.now() + 86_400_000) });
  return token;
}

/** What the order costs in US dollars is due. */
async function reportedPayment(pool: pg.Pool, orderId: string): Promise<{ id: string; due: number }> {
  const { rows } = await pool.query<{ id: string; due: number }>(
    `select payments.id, orders.net_price as due from payments join orders on orders.id = payments.order_id
     where orders.id = $1`,
    [orderId],
  );
  const [payment] = rows;
  if (payment === undefined) throw new Error('The report left no payment');
  return payment;
}
