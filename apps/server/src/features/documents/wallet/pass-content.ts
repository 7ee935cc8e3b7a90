import type { WalletName } from '@sangamam/contract/documents/wallet/wallets';
import type { Language } from '@sangamam/contract/phrases/language';
import type { FamilyShuttle } from '@sangamam/contract/travel/plan/travel-plan';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { readSiteName } from '#server/features/conventions/site-settings/read-mail-site.ts';
import { statusOf, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import { walletsOf } from '#server/features/orders/order/wallets-of.ts';
import { printedPeople } from '#server/features/orders/review/printed-order.ts';
import { listShuttlesOf } from '#server/features/travel/plan/list-shuttles-of.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { serialOf, tokenOf } from './pass-token.ts';
import { findHolder } from './wallet-read-model.ts';

/** What a pass says: no more than the family's ticket and My Account do. */
export interface PassContent {
  serial: string;
  /** What a phone shows for it. */
  token: string;
  /** The registration does not hold any more. */
  isVoid: boolean;
  language: Language;
  site: { name: string; url: string };
  convention: {
    _id: string;
    name: string;
    startDate: string;
    endDate: string;
    location: string;
    timeZone: string;
  };
  /** The registrant's name. */
  family: string;
  /** What the desk scans, too. */
  number: string;
  /** How many attend. */
  people: number;
  shuttles: Pick<FamilyShuttle, 'direction' | 'airportName' | 'day' | 'departsAt' | 'meetingPoint'>[];
}

/**
 * What the pass of a registration says now.
 *
 * @throws NOT_FOUND where the site has no such wallet, TRANSITION_NOT_POSSIBLE unless the order can be put into it
 */
export async function readPass(ctx: Context, order: OrderRow, wallet: WalletName): Promise<PassContent> {
  const isConfigured = wallet === 'APPLE' ? ctx.wallets?.apple : ctx.wallets?.google;
  if (!isConfigured) throw new AppError('NOT_FOUND');
  const convention = await conventionById(ctx, order.conventionId);
  if (!walletsOf(ctx, order, convention).includes(wallet)) throw new AppError('TRANSITION_NOT_POSSIBLE');
  return readPassAsItIs(ctx, order);
}

/** What the pass of a registration says now, also of one that was cancelled. The caller has checked that the reader may know. */
export async function readPassAsItIs(ctx: Context, order: OrderRow): Promise<PassContent> {
  const convention = await conventionById(ctx, order.conventionId);
  const { registrantName, attending } = await printedPeople(ctx, order);
  const { _id, name, startDate, endDate, location, timeZone } = convention;
  const shuttles = (await listShuttlesOf(ctx, [order.id])).get(order.id) ?? [];
  const serial = await serialOf(ctx, order.id);
  return {
    serial,
    token: await tokenOf(ctx, serial),
    isVoid: statusOf(order) !== 'CONFIRMED',
    language: (await findHolder(ctx.db, order.userId)).language,
    site: await readSiteName(ctx),
    convention: { _id, name, startDate, endDate, location, timeZone },
    family: registrantName,
    number: order.permNumber ?? order.tempNumber,
    people: attending.length,
    shuttles: shuttles.map(({ direction, airportName, day, departsAt, meetingPoint }) => ({
      direction,
      airportName,
      day,
      departsAt,
      meetingPoint,
    })),
  };
}
