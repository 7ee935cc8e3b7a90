import { z } from 'zod';

import { addonForm } from '../../conventions/addons/addon-form.ts';
import { crossField } from '../../fields/cross-field.ts';
import { handedMoneyForm } from '../kick-off/kick-off-form.ts';
import { familyMember } from '../participants/participant-payload.ts';
import { onBehalfMessages as say, registeredHow } from './on-behalf-endpoints.ts';

/** A family that staff register, as they fill it in. */
export const onBehalfForm = addonForm
  .extend({
    /** The people of a family that has an account; empty for a new one. */
    known: z.array(z.object({ participantId: z.string(), attends: z.boolean() })),
    /** Those who are new, each typed in a form of its own; in a new family the registrant first. */
    people: z.array(familyMember),
    packageId: z.string().min(1, say.choosePackage),
    how: z.enum(registeredHow, say.how),
    /** What the family hands over at the desk. */
    money: handedMoneyForm,
    termsRead: z.boolean().refine((isRead) => isRead, say.termsRead),
  })
  .check(
    crossField(({ known, people }, refuse) => {
      if (!Array.isArray(known) || !Array.isArray(people) || people.length > 0) return;
      if (known.length === 0) refuse(['people'], say.registrantFirst);
      else if (!known.some((one) => one?.attends)) refuse(['people'], say.somebody);
    }),
  );
export type OnBehalfFormInput = z.input<typeof onBehalfForm>;
