import type { FaqEntry, Section } from '@sangamam/contract/content/section';

/** Sections of which the questions contain every word that was typed, in themselves or in their answer. */
export function matchingQuestions(
  sections: readonly Section[],
  typed: string,
): { sections: readonly Section[]; count: number } {
  const words = wordsOf(typed);
  const matches = ({ question, answer }: FaqEntry) =>
    matchesWords(`${question} ${answer.replaceAll(/<[^>]*>/gu, ' ')}`, words);
  let count = 0;
  const found = sections.flatMap((section): Section[] => {
    if (section.sectionType !== 'FAQ') return words.length === 0 ? [section] : [];
    const faq = words.length === 0 ? section.faq : section.faq.filter(matches);
    count += faq.length;
    return faq.length === 0 ? [] : [{ ...section, faq }];
  });
  return { sections: found, count };
}

/** The words of a search, as `matchesWords` compares them. */
export function wordsOf(typed: string): string[] {
  return lower(typed).split(/\s+/u).filter(Boolean);
}

/** Whether a text contains every one of the words. */
export function matchesWords(text: string, words: readonly string[]): boolean {
  const searched = lower(text);
  return words.every((word) => searched.includes(word));
}

const lower = (text: string) => text.normalize('NFC').toLowerCase();
