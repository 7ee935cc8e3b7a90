import { pageDraft } from '@sangamam/contract/content/editing/page-admin-endpoints';
import type { DesignType } from '@sangamam/contract/content/page-kinds';
import type { SectionDraft } from '@sangamam/contract/content/section-draft';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { Editor } from '#server/features/content/editing/lock-page.ts';
import { publishPage } from '#server/features/content/editing/publish-page.ts';
import { readPage } from '#server/features/content/editing/read-page.ts';
import { saveDraft } from '#server/features/content/editing/save-draft.ts';

/** A section without the id that it gets when the page is written. */
export type SeedSection = SectionDraft extends infer Section
  ? Section extends SectionDraft
    ? Omit<Section, '_id' | 'hidden'>
    : never
  : never;

/** A page of the seed. */
export interface SeedPage {
  title: string;
  description: string;
  shareImageUrl?: string;
  sections: readonly SeedSection[];
  /** Texts of the page in Malayalam, by the English ones. The others are shown in English. */
  malayalam?: Readonly<Record<string, string>>;
}

/** Writes and publishes a page with the use cases, and under the rules, of editors. */
export async function writePage(
  ctx: Context,
  editor: Editor,
  designType: DesignType,
  { title, description, shareImageUrl = '', sections, malayalam = {} }: SeedPage,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { revision } = await readPage(ctx, designType);
    const draft = pageDraft.parse({
      revision,
      meta: { title, description, shareImageUrl },
      sections: sections.map((section) => ({ ...section, _id: crypto.randomUUID() })),
      translations: Object.entries(malayalam).map(([en, ml]) => ({
        kind: en.startsWith('<') ? 'RICH' : 'LINE',
        en,
        ml,
      })),
    });
    const saved = await saveDraft(ctx, editor, designType, draft);
    await publishPage(ctx, editor, { designType, revision: saved.revision });
  });
}

/** A section of rich text under a heading. */
export function text(sectionTitle: string, body: string): SeedSection {
  return { sectionType: 'TEXT', sectionTitle, text: { body } };
}
