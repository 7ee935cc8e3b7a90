import type { Context } from '#server/db/context.ts';

import type { DataSubject } from '../personal-data.ts';
import {
  listAnswerIds,
  listFormerAddresses,
  listMergedUserIds,
  listMessageIds,
  listOrderIds,
  listPaymentIds,
  listPersonIds,
} from './data-subject-read-model.ts';

/** Accounts that were merged into this one, directly or by way of another. */
export function findMergedAccounts(ctx: Context, userId: string): Promise<string[]> {
  return listMergedUserIds(ctx.db, userId);
}

interface AccountHolder {
  userId: string;
  personId: string;
  /** `null` where nobody proved that the address is theirs: what came from it may belong to somebody else. */
  email: string | null;
}

/** Everything that belongs to an account today, for reading it. */
export function findDataSubject(ctx: Context, account: AccountHolder): Promise<DataSubject> {
  // What came from an address of somebody else is theirs to read.
  return collect(ctx, account, { mergedUserIds: [], formerAddresses: [], withAnswersOfOthers: false });
}

/** Everything that belongs or belonged to an account, for erasing it: also by accounts and addresses of the past. */
export async function findErasureSubject(ctx: Context, account: AccountHolder): Promise<DataSubject> {
  const mergedUserIds = await listMergedUserIds(ctx.db, account.userId);
  const formerAddresses =
    account.email === null ? [] : await listFormerAddresses(ctx.db, [account.userId, ...mergedUserIds]);
  return collect(ctx, account, { mergedUserIds, formerAddresses, withAnswersOfOthers: true });
}

async function collect(
  ctx: Context,
  { userId, personId, email }: AccountHolder,
  {
    mergedUserIds,
    formerAddresses,
    withAnswersOfOthers,
  }: { mergedUserIds: string[]; formerAddresses: string[]; withAnswersOfOthers: boolean },
): Promise<DataSubject> {
  const orderIds = await listOrderIds(ctx.db, userId);
  const addresses = email === null ? [] : [email, ...formerAddresses];
  const messageIds = await listMessageIds(ctx.db, addresses);
  const answerIds = withAnswersOfOthers ? await listAnswerIds(ctx.db, orderIds) : [];
  return {
    userId,
    mergedUserIds,
    orderIds,
    paymentIds: await listPaymentIds(ctx.db, orderIds),
    personIds: [...new Set([personId, ...(await listPersonIds(ctx.db, orderIds))])],
    addresses,
    messageIds: [...new Set([...messageIds, ...answerIds])],
  };
}
