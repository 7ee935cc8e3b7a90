import type { SectionType } from '@sangamam/contract/content/page-kinds';
import type { ProgrammeItem } from '@sangamam/contract/content/programme';
import type {
  BannerSlide,
  CommitteeMember,
  EditedSection,
  FaqEntry,
  Place,
} from '@sangamam/contract/content/section';

import * as phrases from '#phrases/content/staff/editor/sections.ts';

export const newSlide: BannerSlide = {
  hasEarlyBirdImage: false,
  hasButton: false,
  backgroundUrl: '',
  bannerHeading1: '',
  bannerHeading2: '',
  bannerHeading3: '',
  earlyBirdText: '',
  buttonUrl: '',
  buttonText: '',
};

export const newMember: CommitteeMember = { imageUrl: '', name: '', role: '', email: '', phoneNumber: '' };

export const newQuestion: FaqEntry = { question: '', answer: '', pdfUrl: '' };

export const newProgrammeItem: ProgrammeItem = {
  date: '',
  startTime: '',
  endTime: '',
  title: '',
  hall: '',
  note: '',
  ages: 'EVERYONE',
  language: 'ANY',
  highlight: false,
};

const newPlace: Place = {
  imageUrl: '',
  name: '',
  address: '',
  phoneNumber: '',
  mapUrl: '',
  body: '',
};

/** Display names of section types. */
export const sectionTypeNames: Readonly<Record<SectionType, string>> = {
  BANNER: phrases.banner,
  CAROUSEL: phrases.picturesOrVideos,
  DESCRIPTION: phrases.pictureWithText,
  COMMITTEE: phrases.committee,
  FAQ: phrases.questionsAndAnswers,
  TEXT: phrases.text,
  PROGRAMME: phrases.programme,
  PLACE: phrases.place,
};

/** A section in a few words: `Banner: Welcome`. */
export function nameOfSection({ sectionType, sectionTitle }: EditedSection): string {
  const kind = sectionTypeNames[sectionType];
  return sectionTitle === '' ? kind : `${kind}: ${sectionTitle}`;
}

/** An empty section with the minimum its type requires. */
export function newSection(sectionType: SectionType, _id: string): EditedSection {
  const common = { _id, sectionTitle: '', hidden: false };
  switch (sectionType) {
    case 'BANNER':
      return { ...common, sectionType, banner: [newSlide] };
    case 'CAROUSEL':
      return { ...common, sectionType, carousel: { contentType: 'IMAGE', contentUrl: [] } };
    case 'DESCRIPTION':
      return {
        ...common,
        sectionType,
        description: { imageUrl: '', outwardText: '', hiddenText1: '', hiddenText2: '' },
      };
    case 'COMMITTEE':
      return { ...common, sectionType, committee: [newMember] };
    case 'FAQ':
      return { ...common, sectionType, faq: [newQuestion] };
    case 'TEXT':
      return { ...common, sectionType, text: { body: '' } };
    case 'PROGRAMME':
      return { ...common, sectionType, programme: [newProgrammeItem] };
    case 'PLACE':
      return { ...common, sectionType, place: newPlace };
  }
}
