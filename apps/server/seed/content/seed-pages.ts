import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { seedLibrary } from './library.ts';
import { writePage } from './page-writer.ts';
import { committeePage } from './pages/committee-page.ts';
import { faqPage } from './pages/faq-page.ts';
import { homePage, type NextConvention } from './pages/home-page.ts';
import { programmePage } from './pages/programme-page.ts';
import { travelPage } from './pages/travel-page.ts';

/** Fills the library with our artwork and publishes the pages that show it. */
export async function seedPages(ctx: Context, editor: Actor, convention: NextConvention): Promise<void> {
  const library = await seedLibrary(ctx, editor);
  await writePage(ctx, editor, 'HOME_PAGE', homePage(library, convention));
  await writePage(ctx, editor, 'PROGRAMME_PAGE', programmePage(convention));
  await writePage(ctx, editor, 'TRAVEL_PAGE', travelPage(library));
  await writePage(ctx, editor, 'COMMITTEE_PAGE', committeePage(library));
  await writePage(ctx, editor, 'FAQ_PAGE', faqPage(library));
}
