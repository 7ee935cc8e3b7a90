import type { DesignType } from '@sangamam/contract/content/page-kinds';
import type { PageDetail } from '@sangamam/contract/content/editing/page-detail';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { advanceRevision, findDraft, type PageRow, type VersionRow } from '../page-repository.ts';
import { readPage } from './read-page.ts';

/** Who changes pages: an editor, or the site when it is seeded. */
export type Editor = AnyActor;

/** A page as the editor last loaded it. */
export interface SeenPage {
  designType: DesignType;
  /** Incremented by every change; a change from an older revision is refused. */
  revision: number;
}

/**
 * Runs one change of a page in a transaction under a lock on the page.
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
