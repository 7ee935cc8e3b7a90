import { staffAction, type PersonalData } from '#server/features/personal-data/personal-data.ts';

export const mediaPersonalData: PersonalData = {
  claims: { 'media.created_by': staffAction },
};
