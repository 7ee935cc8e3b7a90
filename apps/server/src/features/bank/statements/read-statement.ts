import { fullName } from '@sangamam/contract/fields/full-name';
import type { PayableOrder, SlipOfLine } from '@sangamam/contract/bank/statements/accept-endpoints';
import type {
  BookedAlready,
  LineGroup,
  StatementLine,
} from '@sangamam/contract/bank/statements/statement-endpoints';
import type { MatchLevel } from '@sangamam/contract/bank/statements/bank-line';

import type { Context } from '#server/db/context.ts';
import { likePattern } from '#server/db/like-pattern.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';

import { searchPayableOrders } from './balance-read-model.ts';
import { readBooked } from '../booked-already/read-booked.ts';
import { presentGroups } from './line-groups.ts';
import { readOpenBalances, readPayableOrders, type OpenBalances } from './open-balances.ts';
import { presentAllocations } from './present-allocations.ts';
import { presentBooked } from './present-booked.ts';
import { readDepositsOf, readSlipsOf, withSlips } from './line-slips.ts';
import type { LineMatch } from '../matching/line-match.ts';
import { scoreStatement } from '../matching/score-statement.ts';
import { findImportedStatement, statementList, type ImportedStatement } from './statement-read-model.ts';
import { listLines, type LineRow } from './line-repository.ts';
import { countLines } from './statement-repository.ts';

/** A page of the imports, with how many of their lines are open, accepted and set aside. */
export async function listStatements(ctx: Context, page: { page: number; pageSize: number }) {
  const { rows, total } = await statementList.page(ctx.db, page);
  const counted = await countLines(
    ctx.db,
    rows.map(({ statement }) => statement.id),
  );
  return presentListPage({ rows, total }, page.pageSize, (row) => presentStatement(row, counted));
}

/**
 * A statement with a page of its lines; open ones are compared with the balances of this moment, except those that another
 * import has booked.
 *
 * @throws NOT_FOUND
 */
export async function readStatement(
  ctx: Context,
  statementId: string,
  { group, page, pageSize }: { group?: LineGroup | undefined; page: number; pageSize: number },
) {
  const row = await findImportedStatement(ctx.db, statementId);
  if (!row) throw new AppError('NOT_FOUND');
  const lines = await listLines(ctx.db, statementId);
  const booked = await readBooked(ctx, statementId, lines);
  const open = lines.filter(({ id, state }) => state === 'OPEN' && !booked.has(id));
  const balances: OpenBalances =
    open.length > 0 ? await readOpenBalances(ctx) : { orders: new Map(), families: [] };
  const matches = await scoreStatement(
    open.map((line) => ({ ...line, date: line.bookedOn })),
    balances.families,
  );
  const slipsOf = await readSlipsOf(ctx, open);
  const matchOf = new Map(
    open.map(({ id }, at) => [id, withSlips(matches[at], slipsOf.get(id) ?? [])] as const),
  );
  const groupOfLine = (line: LineRow) =>
    line.state === 'OPEN' && booked.has(line.id) ? 'BOOKED' : groupOf(line, matchOf.get(line.id)?.level);
  const grouped = lines.map((line) => ({ line, group: groupOfLine(line) }));
  const shown = grouped.filter((one) => group === undefined || one.group === group).map(({ line }) => line);
  // The last page empties as its lines are decided: then the one before it is shown.
  const from = (Math.min(page, Math.max(1, Math.ceil(shown.length / pageSize))) - 1) * pageSize;
  const rows = shown.slice(from, from + pageSize);
  const allocations = await presentAllocations(
    ctx,
    rows.map(({ id }) => id),
  );
  const openRows = new Set(rows.flatMap(({ id, state }) => (state === 'OPEN' ? id : [])));
  const bookedAlready = await presentBooked(
    ctx,
    new Map([...booked].filter(([lineId]) => openRows.has(lineId))),
  );
  const deposits = await readDepositsOf(ctx, rows);
  const counted = await countLines(ctx.db, [statementId]);
  return {
    statement: presentStatement(row, counted),
    groups: presentGroups(grouped),
    ...presentListPage({ rows, total: shown.length }, pageSize, (line) =>
      presentLine(line, {
        match: matchOf.get(line.id),
        orders: balances.orders,
        slips: slipsOf.get(line.id) ?? deposits.get(line.id) ?? [],
        allocations: allocations.get(line.id) ?? [],
        bookedAlready: bookedAlready.get(line.id) ?? null,
      }),
    ),
  };
}

/** Open balances in a currency by name or number. */
export async function searchBalances(
  ctx: Context,
  { currency, search }: { currency: 'USD' | 'CAD'; search: string },
): Promise<PayableOrder[]> {
  const ids = await searchPayableOrders(ctx.db, {
    search,
    numberPattern: likePattern(search.replaceAll(/[\s-]/gu, '')),
    most: 40,
  });
  if (ids.length === 0) return [];
  const orders = await readPayableOrders(ctx, ids);
  return orders.filter((order) => order.currency === currency).slice(0, 20);
}

function groupOf({ state }: LineRow, level: MatchLevel = 'NONE'): LineGroup {
  if (state === 'OPEN') return level;
  return state === 'ACCEPTED' ? 'ACCEPTED' : 'SET_ASIDE';
}

function presentStatement(
  { statement, ...importer }: ImportedStatement,
  counted: Awaited<ReturnType<typeof countLines>>,
) {
  const own = counted.filter(({ statementId }) => statementId === statement.id);
  const sum = (...states: LineRow['state'][]) =>
    own.filter(({ state }) => states.includes(state)).reduce((all, { lines }) => all + lines, 0);
  return {
    _id: statement.id,
    fileName: statement.fileName,
    format: statement.format,
    importedAt: statement.createdAt.toISOString(),
    importedByName: fullName(importer),
    undoneAt: statement.undoneAt?.toISOString() ?? null,
    knownLines: statement.knownLines,
    counts: {
      lines: own.reduce((all, { lines }) => all + lines, 0),
      open: sum('OPEN'),
      accepted: sum('ACCEPTED'),
      setAside: sum('IGNORED', 'NEVER', 'UNDONE'),
    },
  };
}

function presentLine(
  line: LineRow,
  {
    match,
    orders,
    slips,
    allocations,
    bookedAlready,
  }: {
    match: LineMatch | undefined;
    orders: ReadonlyMap<string, PayableOrder>;
    slips: SlipOfLine[];
    allocations: StatementLine['allocations'];
    bookedAlready: BookedAlready | null;
  },
): StatementLine {
  const { id, bookedOn, cents, currency, direction, payer, memo, reference, raw, state, revision } = line;
  return {
    _id: id,
    date: bookedOn,
    cents,
    currency,
    direction,
    payer,
    memo,
    reference,
    raw,
    state,
    revision,
    level: match?.level ?? 'NONE',
    candidates: (match?.candidates ?? []).map(({ score, reasons, allocations }) => ({
      score,
      reasons,
      orders: allocations.flatMap(({ orderId, amount }) => {
        const order = orders.get(orderId);
        return order ? [{ ...order, amount }] : [];
      }),
    })),
    slips,
    allocations,
    bookedAlready,
  };
}
