import { designTypes, type DesignType } from '@sangamam/contract/content/page-kinds';
import { previewSections } from '@sangamam/contract/content/preview-sections';
import type { PublishedPage } from '@sangamam/contract/content/published-page';
import type { Language } from '@sangamam/contract/phrases/language';

import type { Context } from '#server/db/context.ts';
import { signerFor } from '#server/features/files/signature.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { contentOf } from '../page-content.ts';
import { findDraft, findPublished } from '../page-repository.ts';
import { presentPublished } from '../present-page.ts';
import { mediaOf, pageOf } from './read-page.ts';

const openForMs = 15 * 60_000;

/** Creates a token that shows the draft of a page to anyone for 15 minutes. */
export async function createPreview(
  ctx: Context,
  designType: DesignType,
): Promise<{ token: string; expiresAt: string }> {
  const expires = ctx.now().getTime() + openForMs;
  const what = `${designType}.${expires}`;
  const signer = await signerFor(ctx, 'page-preview');
  return { token: `${what}.${signer.sign(what)}`, expiresAt: new Date(expires).toISOString() };
}

/**
 * A page with its draft as far as it can be shown, or as published where there is no draft.
 *
 * @throws INVALID_TOKEN, NOT_FOUND when there is nothing to be shown
 */
export async function readPreview(
  ctx: Context,
  token: string,
  language: Language = 'en',
): Promise<PublishedPage> {
  const designType = await openToken(ctx, token);
  const page = await pageOf(ctx, designType);
  const version = (await findDraft(ctx.db, page.id)) ?? (await findPublished(ctx.db, designType));
  if (!version) throw new AppError('NOT_FOUND');
  const stored = contentOf(version);
  const content = { ...stored, sections: previewSections(stored.sections) };
  return presentPublished(designType, content, { media: await mediaOf(ctx, content), language });
}

async function openToken(ctx: Context, token: string): Promise<DesignType> {
  const [given = '', expires = '', signature = ''] = token.split('.');
  const signer = await signerFor(ctx, 'page-preview');
  const designType = designTypes.find((one) => one === given);
  const isOpen = signer.isSigned(`${given}.${expires}`, signature) && Number(expires) > ctx.now().getTime();
  if (!isOpen || designType === undefined) throw new AppError('INVALID_TOKEN');
  return designType;
}
