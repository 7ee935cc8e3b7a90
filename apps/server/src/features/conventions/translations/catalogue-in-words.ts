import type { CatalogueAddon } from '@sangamam/contract/conventions/addons/addon';
import type { ConventionData } from '@sangamam/contract/conventions/convention';
import {
  rewordAddon,
  rewordConvention,
  rewordPackage,
} from '@sangamam/contract/conventions/translations/convention-texts';
import type { Language } from '@sangamam/contract/phrases/language';

import type { Context } from '#server/db/context.ts';

import { wordsOfConvention } from './words-of-convention.ts';

/** Whose texts, and in which language. */
interface Asked {
  conventionId: string;
  language?: Language | undefined;
}

/** A convention with its texts in a language. */
export async function conventionInWords(
  ctx: Context,
  convention: ConventionData,
  language: Language | undefined,
): Promise<ConventionData> {
  return rewordConvention(convention, await wordsOfConvention(ctx, convention._id, language));
}

/** Packages of a convention, of its catalogue or of an order, with their texts in a language. */
export async function packagesInWords<One extends Parameters<typeof rewordPackage>[0]>(
  ctx: Context,
  packages: readonly One[],
  { conventionId, language }: Asked,
): Promise<One[]> {
  const say = await wordsOfConvention(ctx, conventionId, language);
  return packages.map((one) => rewordPackage(one, say));
}

/** Add-ons of a convention with their texts in a language. */
export async function addonsInWords(
  ctx: Context,
  addons: readonly CatalogueAddon[],
  { conventionId, language }: Asked,
): Promise<CatalogueAddon[]> {
  const say = await wordsOfConvention(ctx, conventionId, language);
  return addons.map((one) => rewordAddon(one, say));
}
