import type { DesignType } from '@sangamam/contract/content/page-kinds';

import type { Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { advanceRevision, findDraft, type PageRow, type VersionRow } from '../page-repository.ts';

/** Who changes pages: an editor, or the site when it is seeded. */
export type Editor = AnyActor;

/** A page as the editor last loaded it. */
export interface SeenPage {
  designType: DesignType;
  /** Incremented by every change; a change from an older revision is refused. */
  revision: number;
}

/**
 * Locks a page for a change, which gives it another revision. Nothing changes a page without it. Call it in a transaction.
 *
 * @throws CONFLICT
 */
export async function lockPage(
  ctx: Context,
  { designType, revision }: SeenPage,
): Promise<{ page: PageRow; draft: VersionRow | undefined }> {
  const page = await advanceRevision(ctx.db, designType, revision);
  if (!page) throw new AppError('CONFLICT');
  return { page, draft: await findDraft(ctx.db, page.id) };
}
