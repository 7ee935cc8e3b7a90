import { setImmediate as afterOtherWork } from 'node:timers/promises';
import { keyOf } from '@sangamam/contract/content/page-texts';
import type { PageTranslation } from '@sangamam/contract/content/page-translations';
import type { SectionDraft } from '@sangamam/contract/content/section-draft';

import { cleanRichText } from './clean-rich-text.ts';

/** Characters cleaned before other requests get their turn: a few milliseconds of work. */
const charactersAtOnce = 20_000;

/** Cleans one text. */
type Clean = (html: string) => Promise<string>;

/**
 * Sections to store: every rich text reduced to the allow-list. A page of a megabyte takes a second, so other requests
 * run in between.
 */
export async function cleanSections(sections: readonly SectionDraft[]): Promise<SectionDraft[]> {
  const clean = createCleaner();
  const result: SectionDraft[] = [];
  for (const section of sections) result.push(await cleanSection(section, clean));
  return result;
}

/**
 * Translations to store: rich texts as sections have them, each text once, and none that says nothing. The English text is
 * cleaned like that of the section, so that both stay the same.
 */
export async function cleanTranslations(
  translations: readonly PageTranslation[],
): Promise<PageTranslation[]> {
  const clean = createCleaner();
  const result = new Map<string, PageTranslation>();
  for (const { kind, ...said } of translations) {
    const en = kind === 'RICH' ? await clean(said.en) : said.en;
    const ml = kind === 'RICH' ? await clean(said.ml) : said.ml;
    const isSaid = kind === 'RICH' ? ml.replaceAll(/<[^>]*>/gu, '').trim() !== '' : ml !== '';
    if (en !== '' && isSaid) result.set(keyOf(kind, en), { kind, en, ml });
  }
  return [...result.values()];
}

/** Cleans one text after the other, and lets other requests run in between. */
function createCleaner(): Clean {
  let cleaned = 0;
  return async (html) => {
    if (cleaned + html.length > charactersAtOnce) {
      await afterOtherWork();
      cleaned = 0;
    }
    cleaned += html.length;
    return cleanRichText(html);
  };
}

async function cleanSection(section: SectionDraft, clean: Clean): Promise<SectionDraft> {
  switch (section.sectionType) {
    case 'DESCRIPTION': {
      const { imageUrl, outwardText, hiddenText1, hiddenText2 } = section.description;
      const description = {
        imageUrl,
        outwardText: await clean(outwardText),
        hiddenText1: await clean(hiddenText1),
        hiddenText2: await clean(hiddenText2),
      };
      return { ...section, description };
    }
    case 'FAQ': {
      const faq = [];
      for (const entry of section.faq) faq.push({ ...entry, answer: await clean(entry.answer) });
      return { ...section, faq };
    }
    case 'TEXT':
      return { ...section, text: { body: await clean(section.text.body) } };
    case 'PLACE':
      return { ...section, place: { ...section.place, body: await clean(section.place.body) } };
    case 'BANNER':
    case 'CAROUSEL':
    case 'PROGRAMME':
    case 'COMMITTEE':
      return section;
  }
}
