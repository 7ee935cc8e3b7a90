import { staffAction, type PersonalData } from '#server/features/personal-data/personal-data.ts';

export const mailTextsPersonalData: PersonalData = {
  claims: { 'mail_texts.changed_by': staffAction },
};
