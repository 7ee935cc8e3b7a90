import { media, mediaRenditions, pageVersions } from '#server/db/schema/schema.ts';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { ofStaff } from '#server/features/personal-data/policy.ts';

export const contentPersonalData: PersonalData = {
  tables: [
    ofStaff(media, 'createdBy'),
    ofStaff(mediaRenditions),
    ofStaff(pageVersions, 'createdBy', 'updatedBy'),
  ],
};
