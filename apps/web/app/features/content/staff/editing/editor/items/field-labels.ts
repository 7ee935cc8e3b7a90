import type { EditedSection } from '@sangamam/contract/content/section';

import * as phrases from '#phrases/content/staff/editor/items.ts';

import { sectionTypeNames } from '../sections/new-section.ts';

/** Labels of fields by their path without list indexes, shared by forms and the error summary. */
export const fieldLabels = {
  'meta.title': phrases.titleOfThePage,
  'meta.description': phrases.inOneSentence,
  'meta.shareImageUrl': phrases.pictureForLinkPreviews,
  sectionTitle: phrases.titleOfTheSection,
  'banner.backgroundUrl': 'Background',
  'banner.phoneBackgroundUrl': phrases.pictureForPhones,
  'banner.bannerHeading1': phrases.firstLine,
  'banner.bannerHeading2': phrases.secondLine,
  'banner.bannerHeading3': phrases.thirdLine,
  'banner.hasEarlyBirdImage': phrases.showTheEarlyBird,
  'banner.earlyBirdText': phrases.earlyBirdText,
  'banner.hasButton': phrases.showAButton,
  'banner.buttonUrl': phrases.whereTheButtonLeads,
  'banner.buttonText': phrases.whatTheButtonSays,
  'description.imageUrl': 'Picture',
  'description.outwardText': phrases.visibleText,
  'description.hiddenText1': phrases.firstHiddenText,
  'description.hiddenText2': phrases.secondHiddenText,
  'committee.imageUrl': 'Portrait',
  'committee.name': 'Name',
  'committee.role': 'Role',
  'committee.email': 'Email',
  'committee.phoneNumber': 'Phone',
  'faq.question': 'Question',
  'faq.answer': 'Answer',
  'faq.pdfUrl': 'PDF',
  'text.body': 'Text',
  'programme.date': 'Day',
  'programme.startTime': phrases.begins,
  'programme.endTime': phrases.ends,
  'programme.title': phrases.whatItIs,
  'programme.hall': 'Hall',
  'programme.note': phrases.oneMoreLine,
  'programme.ages': phrases.forWhom,
  'programme.language': 'Language',
  'programme.highlight': phrases.showOnHomePage,
  'place.imageUrl': phrases.drawnMap,
  'place.name': 'Name',
  'place.address': 'Address',
  'place.phoneNumber': 'Phone',
  'place.mapUrl': phrases.mapLink,
  'place.body': 'Text',
} as const;

/** The name of one entry of a section's list. */
export const itemNames = {
  BANNER: 'slide',
  COMMITTEE: 'member',
  FAQ: 'question',
  CAROUSEL: 'entry',
  DESCRIPTION: 'entry',
  TEXT: 'entry',
  PROGRAMME: 'item',
  PLACE: 'entry',
} as const satisfies Record<EditedSection['sectionType'], string>;

/** The section that the field at a dotted path belongs to. */
export function sectionAt(path: string, sections: readonly EditedSection[]): EditedSection | undefined {
  const place = /^sections\.(\d+)/u.exec(path)?.[1];
  return place === undefined ? undefined : sections[Number(place)];
}

/** Where a field is, for people: `Section 2, Committee, member 1, Name`. */
export function locationOf(path: string, sections: readonly EditedSection[]): string {
  const section = sectionAt(path, sections);
  const within = path.replace(/^sections\.\d+\./u, '');
  const entry = /\.(\d+)/u.exec(within)?.[1];
  const label = (fieldLabels as Record<string, string>)[within.replaceAll(/\.\d+/gu, '')];
  if (!section) return label ?? phrases.thePage;
  const { sectionType } = section;
  return [
    phrases.section({ section: sections.indexOf(section) + 1 }),
    sectionTypeNames[sectionType],
    ...(entry === undefined ? [] : [`${itemNames[sectionType]} ${Number(entry) + 1}`]),
    ...(label === undefined ? [] : [label]),
  ].join(', ');
}
