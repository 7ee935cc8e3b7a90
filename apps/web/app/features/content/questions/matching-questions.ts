import type { FaqEntry, Section } from '@sangamam/contract/content/section';

/** Sections of which the questions contain every word that was typed, in themselves or in their answer. */
export function matchingQuestions(
  sections: readonly Section[],
  typed: string,
): { sections: readonly Section[]; count: number } {
  const words = lower(typed).split(/\s+/u).filter(Boolean);
  const matches = ({ question, answer }: FaqEntry) => {
    const text = lower(`${question} ${answer.replaceAll(/<[^>]*>/gu, ' ')}`);
    return words.every((word) => text.includes(word));
  };
  let count = 0;
  const found = sections.flatMap((section): Section[] => {
    if (section.sectionType !== 'FAQ') return words.length === 0 ? [section] : [];
    const faq = words.length === 0 ? section.faq : section.faq.filter(matches);
    count += faq.length;
    return faq.length === 0 ? [] : [{ ...section, faq }];
  });
  return { sections: found, count };
}

const lower = (text: string) => text.normalize('NFC').toLowerCase();
