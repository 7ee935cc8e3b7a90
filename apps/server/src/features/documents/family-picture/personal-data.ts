import { staffAction, type PersonalData } from '#server/features/personal-data/personal-data.ts';

import { deletePicturesOf, listOwnPictures } from './family-picture-repository.ts';

/** Family pictures; their files are those of the feature `files`, which exports and erases them. */
export const familyPicturesPersonalData: PersonalData = {
  claims: { 'family_pictures.decided_by': staffAction },
  sections: { familyPictures: (ctx, { orderIds }) => listOwnPictures(ctx.db, orderIds) },
  erase: (ctx, { orderIds }) => deletePicturesOf(ctx.db, orderIds),
};
