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

const inMalayalam = 'malayalam.';

/** Where the translation of the text at a dotted path is written. */
export function translationPath(path: string): string {
  return `${inMalayalam}${path}`;
}

export function isTranslation(path: string): boolean {
  return path.startsWith(inMalayalam);
}

/** The section that the field at a dotted path belongs to. */
export function sectionAt(path: string, sections: readonly EditedSection[]): EditedSection | undefined {
  const place = /^(?:malayalam\.)?sections\.(\d+)/u.exec(path)?.[1];
  return place === undefined ? undefined : sections[Number(place)];
}

/** What a text is, within its section: `Question 2`, `Role 1`, `Text`. The text of a picture or video describes it. */
export function fieldNameOf(path: string, section: EditedSection | undefined): string {
  const { entry, label } = partsOf(path);
  const isVideo = section?.sectionType === 'CAROUSEL' && section.carousel.contentType === 'VIDEO';
  const described = isVideo ? phrases.descriptionOfVideo : phrases.descriptionOfPicture;
  const name = path.includes('Url') || label === undefined ? described : label;
  return entry === undefined ? name : `${name} ${Number(entry) + 1}`;
}

function partsOf(path: string): { entry: string | undefined; label: string | undefined } {
  const within = path.replace(/^sections\.\d+\./u, '');
  const label = (fieldLabels as Record<string, string | undefined>)[within.replaceAll(/\.\d+/gu, '')];
  return { entry: /\.(\d+)/u.exec(within)?.[1], label };
}

/** Where a field is, for people: `Section 2, Committee, member 1, Name`. */
export function locationOf(path: string, sections: readonly EditedSection[]): string {
  if (isTranslation(path)) {
    return phrases.translationOf({ field: locationOf(path.slice(inMalayalam.length), sections) });
  }
  const section = sectionAt(path, sections);
  const { entry, label } = partsOf(path);
  if (!section) return label ?? phrases.thePage;
  const { sectionType } = section;
  return [
    phrases.section({ section: sections.indexOf(section) + 1 }),
    sectionTypeNames[sectionType],
    ...(entry === undefined ? [] : [`${itemNames[sectionType]} ${Number(entry) + 1}`]),
    ...(label === undefined ? [] : [label]),
  ].join(', ');
}
