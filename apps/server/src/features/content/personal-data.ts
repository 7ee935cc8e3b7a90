import { staffAction, type PersonalData } from '#server/features/personal-data/personal-data.ts';

export const contentPersonalData: PersonalData = {
  claims: {
    'page_versions.created_by': staffAction,
    'page_versions.updated_by': staffAction,
  },
};
