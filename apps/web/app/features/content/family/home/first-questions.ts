import { questionAnchors } from '@sangamam/contract/content/question-anchors';
import type { Section } from '@sangamam/contract/content/section';

/** A question and its place on the FAQ page. */
export interface FirstQuestion {
  question: string;
  anchor: string;
}

const shown = 4;

/** The first questions of a page. For loaders: the answers stay on the server. */
export function firstQuestions(sections: readonly Section[]): FirstQuestion[] {
  const entries = sections.flatMap((section) => (section.sectionType === 'FAQ' ? section.faq : []));
  const anchors = questionAnchors(entries.map(({ question }) => question));
  return entries
    .slice(0, shown)
    .map(({ question, anchor }, index) => ({ question, anchor: anchor ?? anchors[index] ?? '' }));
}
