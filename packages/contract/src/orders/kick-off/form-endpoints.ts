import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { queryInteger } from '../../http/query-fields.ts';
import { resource } from '../../http/resource.ts';

/** How many forms are in one file: it is made within seconds. */
export const mostFormsInFile = 100;

/** How many families can be chosen for one file: their ids are in its address. */
export const mostChosenForms = 50;

/** How many blank forms are in one file. */
export const mostBlankForms = 50;

const forms = resource({
  path: '/v1/admin/kick-off/{eveningId}/forms',
  tag: 'Admin: kick-off',
  access: { ability: 'run-kick-off' },
  params: z.object({ eveningId: entityId }),
});

/** A family of the evening's local unit that has an account and is not registered for the convention. */
const formFamily = z.object({
  userId: z.string(),
  name: z.string(),
  /** The house name. */
  familyName: z.string().nullable(),
  /** The number of the draft that it began itself. */
  draftNumber: z.string().nullable(),
});
export type FormFamily = z.output<typeof formFamily>;

/** The families that get a form, by the last name of whoever registers. */
export const listFormFamilies = forms.get('', {
  summary: 'Families of the local unit that are not registered yet',
  data: z.object({ families: z.array(formFamily) }),
  errors: ['NOT_FOUND'],
});

const chosenFamilies = z
  .string()
  .max(mostChosenForms * 37)
  .transform((text) => text.split(','))
  .pipe(z.array(entityId).min(1).max(mostChosenForms));

/**
 * Registration forms on paper, an A4 page a family: of all families, or of the chosen ones that are not registered
 * meanwhile. Whoever may not see dates of birth prints an empty field for them.
 */
export const downloadForms = forms.download('/file', {
  summary: 'Prefilled registration forms',
  freshProof: true,
  caching: 'private',
  query: z.object({
    families: chosenFamilies.optional(),
    file: queryInteger({ min: 1, max: 1000 }).default(1),
  }),
  errors: ['NOT_FOUND', 'EVENING_CLOSED'],
});

/** Forms for families that nobody knows. */
export const downloadBlankForms = forms.download('/blank', {
  summary: 'Blank registration forms',
  caching: 'private',
  query: z.object({ copies: queryInteger({ min: 1, max: mostBlankForms }).default(10) }),
  errors: ['NOT_FOUND', 'EVENING_CLOSED'],
});
