import { z } from 'zod';

import { fromRevision, revision } from '../../fields/revision.ts';
import { resource } from '../../http/resource.ts';
import { conventionParams as params } from '../configuration/convention-configuration.ts';
import { textFields, textParts } from './convention-texts.ts';
import { translationDrafts } from './convention-translations.ts';

/** The texts of a convention that families read, with their translations. */
export const conventionInMalayalam = z.object({
  conventionId: z.string(),
  conventionName: z.string(),
  /** Revision of the translations, for their next change. */
  revision,
  /** Each text once, in the order in which families read them. */
  texts: z.array(
    z.object({
      part: z.enum(textParts),
      /** The id of the convention, package or add-on, and what it is called in English. */
      id: z.string(),
      about: z.string(),
      field: z.enum(textFields),
      en: z.string(),
      /** Empty while there is no translation. */
      ml: z.string(),
    }),
  ),
});
export type ConventionInMalayalam = z.output<typeof conventionInMalayalam>;

const translations = resource({
  path: '/v1/admin/conventions/{conventionId}/translations',
  tag: 'Admin: conventions',
  access: { ability: 'configure-conventions' },
  params,
  errors: ['NOT_FOUND'],
});

export const getTranslations = translations.get('', {
  summary: 'The texts of a convention in English and Malayalam',
  data: conventionInMalayalam,
});

/**
 * Saves the translations of all texts at once. Those of texts that the convention no longer has are kept: whoever changes a
 * text back has its translation back, and families still read it on what they bought.
 */
export const saveTranslations = translations.put('', {
  summary: 'Translate the texts of a convention',
  body: z.strictObject({ ...fromRevision, translations: translationDrafts }),
  bodyLimit: 1024 * 1024,
  data: conventionInMalayalam,
  errors: ['CONFLICT'],
});
