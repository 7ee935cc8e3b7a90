import { z } from 'zod';

import { listPictures } from './picture-admin-endpoints.ts';

/** The filters of the family pictures of one convention, as a body has them. */
export const pictureFilters = z.strictObject(listPictures.query.pick({ state: true, search: true }).shape);
export type PictureFilters = z.output<typeof pictureFilters>;
