import { isSafeLink } from './link.ts';
import type { EditedSection } from './section.ts';

const day = /^\d{4}-\d\d-\d\d$/u;
const clock = /^\d\d:\d\d$/u;

/**
 * What a preview of a draft shows: hidden sections, sections without an entry, programme items without day or time, and
 * addresses that are no safe link are left out; other unfinished fields stay empty.
 */
export function previewSections(sections: readonly EditedSection[]): EditedSection[] {
  return sections.flatMap((section) => (section.hidden ? [] : previewSection(section)));
}

const safe = (address: string) => (isSafeLink(address) ? address : '');

function previewSection(section: EditedSection): EditedSection[] {
  switch (section.sectionType) {
    case 'BANNER': {
      const banner = section.banner.map((slide) => ({ ...slide, buttonUrl: safe(slide.buttonUrl) }));
      return banner.length === 0 ? [] : [{ ...section, banner }];
    }
    case 'CAROUSEL': {
      const contentUrl = section.carousel.contentUrl.filter(isSafeLink);
      return contentUrl.length === 0 ? [] : [{ ...section, carousel: { ...section.carousel, contentUrl } }];
    }
    case 'COMMITTEE':
      return section.committee.length === 0 ? [] : [section];
    case 'FAQ': {
      const faq = section.faq.map((entry) => ({ ...entry, pdfUrl: safe(entry.pdfUrl) }));
      return faq.length === 0 ? [] : [{ ...section, faq }];
    }
    case 'PROGRAMME': {
      const programme = section.programme.filter(
        ({ date, startTime }) => day.test(date) && Number.isFinite(Date.parse(date)) && clock.test(startTime),
      );
      return programme.length === 0 ? [] : [{ ...section, programme }];
    }
    case 'PLACE':
      return [{ ...section, place: { ...section.place, mapUrl: safe(section.place.mapUrl) } }];
    case 'DESCRIPTION':
    case 'TEXT':
      return [section];
  }
}
