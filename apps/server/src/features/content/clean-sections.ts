import { setImmediate as afterOtherWork } from 'node:timers/promises';
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
  let cleaned = 0;
  const clean: Clean = async (html) => {
    if (cleaned + html.length > charactersAtOnce) {
      await afterOtherWork();
      cleaned = 0;
    }
    cleaned += html.length;
    return cleanRichText(html);
  };
  const result: SectionDraft[] = [];
  for (const section of sections) result.push(await cleanSection(section, clean));
  return result;
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
