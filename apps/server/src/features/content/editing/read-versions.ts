import type { DesignType } from '@sangamam/contract/content/page-kinds';
import type { PageVersion, VersionFacts } from '@sangamam/contract/content/editing/page-detail';

import { presentListPage } from '#server/http/endpoints/list-page.ts';
import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { contentOf } from '../page-content.ts';
import { findPageVersion, versionList } from './page-list-read-model.ts';
import { presentVersion } from '../present-page.ts';
import { mediaOf, pageOf } from './read-page.ts';

/** Every version of a page, newest first. */
export async function listVersions(
  ctx: Context,
  designType: DesignType,
  paging: { page: number; pageSize: number },
): Promise<{ docs: VersionFacts[]; total: number; totalPages: number }> {
  const page = await pageOf(ctx, designType);
  const { rows, total } = await versionList.page(ctx.db, { ...paging, pageId: page.id });
  return presentListPage({ rows, total }, paging.pageSize, presentVersion);
}

/**
 * One version with its content.
 *
 * @throws NOT_FOUND
 */
export async function readVersion(
  ctx: Context,
  designType: DesignType,
  version: number,
): Promise<PageVersion> {
  const page = await pageOf(ctx, designType);
  const row = await findPageVersion(ctx.db, page.id, version);
  if (!row) throw new AppError('NOT_FOUND');
  const content = contentOf(row.version);
  return { ...presentVersion(row), ...content, ...(await mediaOf(ctx, content)) };
}
