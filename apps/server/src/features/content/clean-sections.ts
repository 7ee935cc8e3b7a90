import type { SectionDraft } from '@sangamam/contract/content/section-draft';

import { cleanRichText } from './rich-text.ts';

/** Sections as they are stored: every rich text reduced to the allow-list. */
export function cleanSections(sections: readonly SectionDraft[]): SectionDraft[] {
  return sections.map(cleanSection);
}

function cleanSection(section: SectionDraft): SectionDraft {
  switch (section.sectionType) {
    case 'DESCRIPTION': {
      const { imageUrl, outwardText, hiddenText1, hiddenText2 } = section.description;
      const description = {
        imageUrl,
        outwardText: cleanRichText(outwardText),
        hiddenText1: cleanRichText(hiddenText1),
        hiddenText2: cleanRichText(hiddenText2),
      };
      return { ...section, description };
    }
    case 'FAQ':
      return {
        ...section,
        faq: section.faq.map((entry) => ({ ...entry, answer: cleanRichText(entry.answer) })),
      };
    case 'TEXT':
      return { ...section, text: { body: cleanRichText(section.text.body) } };
    case 'BANNER':
    case 'CAROUSEL':
    case 'COMMITTEE':
      return section;
  }
}
