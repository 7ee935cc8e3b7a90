import { inTransaction, type Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { DesignType } from '@sangamam/contract/content/page-kinds';
import type { PageDetail } from '@sangamam/contract/content/admin/page-detail';

import { advanceRevision, findDraft, type PageRow, type VersionRow } from '../page-repository.ts';
import { readPage } from './read-page.ts';

/** Whoever writes pages: an editor, or the site when it begins. */
export type Editor = AnyActor;

/** A page as an editor last saw it. */
export interface SeenPage {
  designType: DesignType;
  /** Moves on with every change; a change from an older one is refused. */
  revision: number;
}

/**
 * One change to a page in one transaction, under a lock on the page. Whoever starts from an older revision is told, and
 * nothing is overwritten.
 *
 * @throws CONFLICT
 */
export function changePage(
  ctx: Context,
  { designType, revision }: SeenPage,
  work: (ctx: Context, page: PageRow, draft: VersionRow | undefined) => Promise<unknown>,
): Promise<PageDetail> {
  return inTransaction(ctx, async (ctx) => {
    const page = await advanceRevision(ctx.db, designType, revision);
    if (!page) throw new AppError('CONFLICT');
    await work(ctx, page, await findDraft(ctx.db, page.id));
    return readPage(ctx, designType);
  });
}
