// npm run bench:money: the treasurer's batch work in a site with 30,000 families (and as many in the convention before): a statement
// of 500 lines imported and compared with all that is owed (target 5 s), 300 of its lines accepted (10 s), 3,000 payment reminders
// prepared (10 s), and the ledger as CSV (10 s), each with the longest time that it holds the event loop (50 ms), and the statements
// that it sends. BENCH_FAMILIES sets another size, BENCH_ROUNDS how often, BENCH_KEEP a folder where the filled database stays:
// rounds add to it.
import path from 'node:path';
import { performance } from 'node:perf_hooks';

import { buildStaff } from '@sangamam/server/seed/factories/build-user.ts';
import { createContext } from '@sangamam/server/src/db/context.ts';
import { acceptLines } from '@sangamam/server/src/features/bank/statements/accept-lines.ts';
import { importStatement } from '@sangamam/server/src/features/bank/statements/import-statement.ts';
import { readStatement } from '@sangamam/server/src/features/bank/statements/read-statement.ts';
import { exportLedger } from '@sangamam/server/src/features/books/export-ledger.ts';
import { sendPaymentReminders } from '@sangamam/server/src/features/collection/reminders/send-reminders.ts';
import {
  readAdminReminderSchedule,
  updateReminderSchedule,
} from '@sangamam/server/src/features/conventions/site-settings/reminder-schedule.ts';

import { storage } from './file-storage.ts';
import { openFilledSite } from './lists/filled-site.ts';
import { printRatio, spreadOf } from './report/spread.ts';
import { startLoopClock } from './stall/loop-clock.ts';

const families = Number(process.env['BENCH_FAMILIES'] ?? 30_000);
const rounds = Math.min(Number(process.env['BENCH_ROUNDS'] ?? 3), 6);
const keep = process.env['BENCH_KEEP'];
const [lines, accepted, linesACall, reminders] = [500, 300, 100, 3_000];
const targetMs = 50;
/** Of a payment that has not come, or not in full. */
const isOpen = `state in ('PENDING_PAYMENT_APPROVAL', 'PAYMENT_RECEIVED')`;
/** One for each round, as many as the schedule takes. */
const daysBefore = [3, 4, 5, 6, 7, 8];

interface Measured {
  seconds: number[];
  heldMs: number[];
  statements: number[];
}

const site = await openFilledSite(families, { keep: keep && path.join(keep, String(families)) });
const clock = startLoopClock();
try {
  const { db, pool } = site.database;
  const ctx = createContext({ db, publicUrl: 'http://localhost', storage });
  // A kept database has those of earlier runs.
  const run = Date.now();
  const { actor } = await buildStaff(ctx, ['ADMIN', 'TREASURER'], { email: `treasurer.${run}@example.org` });
  const { revision } = await readAdminReminderSchedule(ctx);
  await updateReminderSchedule(ctx, actor, { enabled: true, daysBefore, daysAfter: [1], revision });
  const measured = new Map<string, Measured>();
  const measure = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const figures = measured.get(name) ?? { seconds: [], heldMs: [], statements: [] };
    measured.set(name, figures);
    clock.longestMs();
    const began = performance.now();
    let result: Result | undefined;
    const sent = await site.statements(async () => {
      result = await work();
    });
    figures.seconds.push((performance.now() - began) / 1_000);
    figures.heldMs.push(clock.longestMs());
    figures.statements.push(sent.length);
    return result as Result;
  };
  for (let round = 1; round <= rounds; round += 1) {
    const bytes = Buffer.from(await exportOfBank(round));
    const file = { field: 'file', fileName: `round-${round}.csv`, contentType: 'text/csv', bytes };
    const { _id } = await measure(`import of ${lines} bank lines`, () =>
      importStatement(ctx, actor, { file, currency: 'USD' }),
    );
    const read = await measure(`${lines} lines compared with what is owed`, () =>
      readStatement(ctx, _id, { group: 'SURE', page: 1, pageSize: lines }),
    );
    const sure = read.docs.slice(0, accepted).map(({ _id: lineId, revision, candidates }) => ({
      lineId,
      revision,
      allocations: (candidates[0]?.orders ?? []).map(({ orderId, amount, receivedAmount }) => ({
        orderId,
        amount,
        receivedBefore: receivedAmount,
      })),
    }));
    if (sure.length < accepted) throw new Error(`Only ${sure.length} lines are sure`);
    await measure(`${accepted} lines accepted, ${linesACall} a call`, async () => {
      for (let from = 0; from < accepted; from += linesACall) {
        const { results } = await acceptLines(ctx, actor, _id, sure.slice(from, from + linesACall));
        const refused = results.find((one) => !one.accepted);
        if (refused) throw new Error(`A line was refused: ${refused.message}`);
      }
    });
    const due = await makeRemindersDue(round);
    const { sent, failures } = await measure(`${due} reminders prepared`, () => sendPaymentReminders(ctx));
    // Families that have reported no payment may be due, too.
    if (sent < due || failures.length > 0) throw new Error(`${sent} of ${due} reminders were prepared`);
    console.log(`${sent} reminders were prepared`);
    await measure('ledger of the convention as CSV', async () => {
      const query = {
        conventionId: site.conventionId,
        currency: 'USD',
        from: '2020-01-01',
        to: '2099-12-31',
      } as const;
      const export_ = await exportLedger(ctx, actor, 'csv', query);
      let bytes = 0;
      for await (const part of export_.generate()) bytes += part.length;
      export_.onClose?.();
      if (round === 1) console.log(`The ledger has ${Math.round(bytes / 1_000)} kB`);
    });
    console.log(`round ${round} of ${rounds}`);
  }
  console.log(`\n${families} families, ${rounds} rounds; median, least and greatest`);
  console.table(
    Object.fromEntries(
      [...measured].map(([name, { seconds, heldMs, statements }]) => [
        name,
        {
          seconds: printRatio(spreadOf(seconds)),
          [`event loop held (ms, ≤ ${targetMs})`]: printRatio(spreadOf(heldMs), { atMost: targetMs }),
          statements: spreadOf(statements).median,
        },
      ]),
    ),
  );

  /** A bank's export: a Zelle transfer from each of so many families that owe something, with the number of the registration. */
  async function exportOfBank(round: number): Promise<string> {
    const { rows } = await pool.query<{ number: string; payer: string; due: number; day: string }>(
      `select o.temp_number as number, p.first_name || ' ' || p.last_name as payer, pay.due_amount - received.amount as due,
         to_char(current_date, 'MM/DD/YYYY') as day
       from orders o join payments pay on pay.order_id = o.id and pay.${isOpen}
       join lateral (select sum(amount)::int as amount from payment_entries where payment_id = pay.id) received on received.amount < pay.due_amount
       join users u on u.id = o.user_id join people p on p.id = u.person_id
       where o.convention_id = $1 and o.cancelled_at is null and o.currency = 'USD' and not exists (
         select from bank_line_allocations a join bank_statement_lines l on l.id = a.line_id where a.order_id = o.id and l.decided_by is not null)
       order by o.temp_number limit $2`,
      [site.conventionId, lines],
    );
    if (rows.length < lines) throw new Error(`Only ${rows.length} families owe something`);
    const text = rows.map(
      ({ number, payer, due, day }, place) =>
        `${day},${payer},Zelle ${number},${due}.00,${run}R${round}L${place}`,
    );
    return `Date,Name,Memo,Amount,Reference\n${text.join('\n')}\n`;
  }

  /** Payments that have not come, or not in full, so that their families are reminded; of another step in each round. */
  async function makeRemindersDue(round: number): Promise<number> {
    await pool.query(`delete from outbox_mails where kind = 'payment.reminder'`);
    await pool.query(`update payments set due_date = current_date + 60 where ${isOpen}`);
    const { rowCount } = await pool.query(
      `update payments set due_date = current_date + $3::int where id in (
         select pay.id from payments pay join orders o on o.id = pay.order_id
         where o.convention_id = $1 and o.cancelled_at is null and o.parent_order_id is null and pay.${isOpen}
           and (select sum(amount) from payment_entries where payment_id = pay.id) < pay.due_amount
           and not exists (select from refunds r where r.order_id = o.id)
           and not exists (select from cancel_requests c where c.order_id = o.id and c.closed_at is null)
         order by pay.state, o.temp_number limit $2)`,
      [site.conventionId, reminders, daysBefore[round - 1]],
    );
    return rowCount ?? 0;
  }
} finally {
  clock.stop();
  await site.close();
}
