import { designTypes, type DesignType } from '@sangamam/contract/content/page-kinds';
import type { PageDetail, PageRow as ListedPage } from '@sangamam/contract/content/editing/page-detail';

import type { Context } from '#server/db/context.ts';
import { mediaFactsOf, type MediaFacts } from '#server/features/content/media/media-of-addresses.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { contentOf, type PageContent } from '../page-content.ts';
import { draftFaults } from './draft-faults.ts';
import { listCurrentVersions, listPageRows, type PageVersionRow } from './page-list-read-model.ts';
import { findPage, type PageRow } from '../page-repository.ts';
import { presentVersion } from '../present-page.ts';
import { addressesOf } from '../section-addresses.ts';

/** The pages of the site in the order of its menu. */
export async function listPages(ctx: Context): Promise<ListedPage[]> {
  const rows = await listPageRows(ctx.db);
  const versions = await listCurrentVersions(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return designTypes.flatMap((designType) => {
    const row = rows.find((one) => one.designType === designType);
    return row ? [present(designType, row, versions)] : [];
  });
}

/** A page for the editor: its draft, else the published version, else empty. */
export async function readPage(ctx: Context, designType: DesignType): Promise<PageDetail> {
  const row = await pageOf(ctx, designType);
  const versions = await listCurrentVersions(ctx.db, [row.id]);
  const draft = versions.find(isDraft);
  const content = contentOf((draft ?? versions[0])?.version);
  return {
    ...present(designType, row, versions),
    ...content,
    images: (await mediaOf(ctx, content)).images,
    faults: draft ? await draftFaults(ctx, content) : [],
  };
}

/**
 * The row of a page.
 *
 * @throws NOT_FOUND for a page that the site does not have
 */
export async function pageOf(ctx: Context, designType: DesignType): Promise<PageRow> {
  const row = await findPage(ctx.db, designType);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** What is needed to show the pictures and films of some content. */
export function mediaOf(ctx: Context, content: PageContent): Promise<MediaFacts> {
  return mediaFactsOf(
    ctx,
    addressesOf(content).map(({ address }) => address),
  );
}

function present(designType: DesignType, { id, revision }: PageRow, versions: PageVersionRow[]): ListedPage {
  const own = versions.filter(({ version }) => version.pageId === id);
  const published = own.find(({ version }) => version.state === 'PUBLISHED');
  const draft = own.find(isDraft);
  return {
    designType,
    revision,
    published: published ? presentVersion(published) : null,
    draft: draft ? presentVersion(draft) : null,
  };
}

function isDraft({ version }: PageVersionRow): boolean {
  return version.state === 'DRAFT' || version.state === 'SCHEDULED';
}
