import { designTypes, type DesignType } from '@sangamam/contract/content/page-kinds';
import type {
  PageDetail,
  PageRow as ListedPage,
  PageState,
} from '@sangamam/contract/content/editing/page-detail';
import type { PageMedia } from '@sangamam/contract/content/page-media';
import { textsOf, usedTranslations } from '@sangamam/contract/content/page-texts';

import type { Context } from '#server/db/context.ts';
import { mediaFactsOf } from '#server/features/content/media/media-of-addresses.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { contentOf, type PageContent } from '../page-content.ts';
import { draftFaults } from './draft-faults.ts';
import { listCurrentVersions, listPageRows, type PageVersionRow } from './page-list-read-model.ts';
import { findPage, type PageRow } from '../page-repository.ts';
import { presentVersion } from '../present-page.ts';
import { addressesOf } from '../section-addresses.ts';

/** The pages of the site in the order of its menu, with what is translated of each. */
export async function listPages(ctx: Context): Promise<ListedPage[]> {
  const pages = (await readPages(ctx)).map(({ state, versions }) => ({
    state,
    content: contentOf((versions.find(isDraft) ?? versions[0])?.version),
  }));
  const addresses = pages.flatMap(({ content }) => addressesOf(content).map(({ address }) => address));
  const media = await mediaFactsOf(ctx, addresses);
  return pages.map(({ state, content }) => {
    const page = { ...content, ...media };
    const inMalayalam = usedTranslations(page, content.translations).length;
    return { ...state, texts: textsOf(page).length, inMalayalam };
  });
}

/** Where the pages of the site stand, in the order of its menu. */
export async function listPageStates(ctx: Context): Promise<PageState[]> {
  return (await readPages(ctx)).map(({ state }) => state);
}

async function readPages(ctx: Context): Promise<{ state: PageState; versions: PageVersionRow[] }[]> {
  const rows = await listPageRows(ctx.db);
  const all = await listCurrentVersions(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return designTypes.flatMap((designType) => {
    const row = rows.find((one) => one.designType === designType);
    if (!row) return [];
    const versions = all.filter(({ version }) => version.pageId === row.id);
    return [{ state: present(designType, row, versions), versions }];
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
    ...(await mediaOf(ctx, content)),
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
export function mediaOf(ctx: Context, content: Pick<PageContent, 'meta' | 'sections'>): Promise<PageMedia> {
  return mediaFactsOf(
    ctx,
    addressesOf(content).map(({ address }) => address),
  );
}

function present(designType: DesignType, { revision }: PageRow, versions: PageVersionRow[]): PageState {
  const published = versions.find(({ version }) => version.state === 'PUBLISHED');
  const draft = versions.find(isDraft);
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
