import type { Context } from '#server/db/context.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { readPage } from '#server/features/content/editing/read-page.ts';

import { writePage } from './page-writer.ts';
import { privacyPage } from './pages/privacy-page.ts';
import { termsPage } from './pages/terms-page.ts';

const legalPages = { PRIVACY_PAGE: privacyPage, TERMS_PAGE: termsPage } as const;

/**
 * Publishes privacy policy and terms where they are missing: nobody can accept terms that cannot be read. Changes by
 * editors are preserved.
 */
export async function seedLegalPages(ctx: Context): Promise<void> {
  for (const designType of ['PRIVACY_PAGE', 'TERMS_PAGE'] as const) {
    const { published, draft } = await readPage(ctx, designType);
    if (published === null && draft === null) {
      await writePage(ctx, systemActor('first pages'), designType, legalPages[designType]);
    }
  }
}
