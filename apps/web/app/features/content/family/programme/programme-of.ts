import type { ProgrammeItem } from '@sangamam/contract/content/programme';
import type { Section } from '@sangamam/contract/content/section';

/** Everything that the sections of a page say happens. */
export function programmeOf(sections: readonly Section[]): ProgrammeItem[] {
  return sections.flatMap((section) => (section.sectionType === 'PROGRAMME' ? section.programme : []));
}
