import type { Section } from '@sangamam/contract/content/section';

/** The banners with which a page begins, and all that follows them. */
export function splitBanners(sections: readonly Section[]): { banners: Section[]; others: Section[] } {
  const start = sections.findIndex(({ sectionType }) => sectionType !== 'BANNER');
  const count = start === -1 ? sections.length : start;
  return { banners: sections.slice(0, count), others: sections.slice(count) };
}
