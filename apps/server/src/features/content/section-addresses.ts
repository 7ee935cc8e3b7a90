import type { EditedSection } from '@sangamam/contract/content/section';

import type { PageContent } from './page-content.ts';

/** An address within a page, and its field as a dotted wire path. */
export interface PlacedAddress {
  field: string;
  address: string;
}

/** Every non-empty address in the content of a page. */
export function addressesOf({ meta, sections }: Pick<PageContent, 'meta' | 'sections'>): PlacedAddress[] {
  return [
    { field: 'meta.shareImageUrl', address: meta.shareImageUrl },
    ...sections.flatMap((section, index) =>
      addressesOfSection(section).map(({ field, address }) => ({
        field: `sections.${index}.${field}`,
        address,
      })),
    ),
  ].filter(({ address }) => address !== '');
}

function addressesOfSection(section: EditedSection): PlacedAddress[] {
  switch (section.sectionType) {
    case 'BANNER':
      return section.banner.flatMap((slide, index) => [
        { field: `banner.${index}.backgroundUrl`, address: slide.backgroundUrl },
        { field: `banner.${index}.phoneBackgroundUrl`, address: slide.phoneBackgroundUrl ?? '' },
        { field: `banner.${index}.buttonUrl`, address: slide.buttonUrl },
      ]);
    case 'CAROUSEL':
      return section.carousel.contentUrl.map((address, index) => ({
        field: `carousel.contentUrl.${index}`,
        address,
      }));
    case 'DESCRIPTION':
      return [{ field: 'description.imageUrl', address: section.description.imageUrl }];
    case 'COMMITTEE':
      return section.committee.map(({ imageUrl }, index) => ({
        field: `committee.${index}.imageUrl`,
        address: imageUrl,
      }));
    case 'FAQ':
      return section.faq.map(({ pdfUrl }, index) => ({ field: `faq.${index}.pdfUrl`, address: pdfUrl }));
    case 'PLACE':
      return [{ field: 'place.imageUrl', address: section.place.imageUrl }];
    case 'TEXT':
    case 'PROGRAMME':
      return [];
  }
}

/** The same content without the addresses in `gone`: pictures become empty, entries of carousels are removed. */
export function withoutAddresses(content: PageContent, gone: ReadonlySet<string>): PageContent {
  const { meta, sections } = content;
  const keep = (address: string) => (gone.has(address) ? '' : address);
  return {
    ...content,
    meta: { ...meta, shareImageUrl: keep(meta.shareImageUrl) },
    sections: sections.flatMap((section) => withoutAddressesIn(section, keep)),
  };
}

function withoutAddressesIn(section: EditedSection, keep: (address: string) => string): EditedSection[] {
  switch (section.sectionType) {
    case 'BANNER': {
      const banner = section.banner.map((slide) => ({
        ...slide,
        backgroundUrl: keep(slide.backgroundUrl),
        phoneBackgroundUrl: keep(slide.phoneBackgroundUrl ?? ''),
      }));
      return [{ ...section, banner }];
    }
    case 'CAROUSEL': {
      const contentUrl = section.carousel.contentUrl.filter((address) => keep(address) !== '');
      return contentUrl.length === 0 ? [] : [{ ...section, carousel: { ...section.carousel, contentUrl } }];
    }
    case 'DESCRIPTION': {
      const { description } = section;
      return [{ ...section, description: { ...description, imageUrl: keep(description.imageUrl) } }];
    }
    case 'COMMITTEE':
      return [
        { ...section, committee: section.committee.map((one) => ({ ...one, imageUrl: keep(one.imageUrl) })) },
      ];
    case 'FAQ':
      return [{ ...section, faq: section.faq.map((one) => ({ ...one, pdfUrl: keep(one.pdfUrl) })) }];
    case 'PLACE':
      return [{ ...section, place: { ...section.place, imageUrl: keep(section.place.imageUrl) } }];
    case 'TEXT':
    case 'PROGRAMME':
      return [section];
  }
}
