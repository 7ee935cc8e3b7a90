import { z } from 'zod';

import { addonForm } from '../../conventions/addons/addon-form.ts';
import { familyMember } from '../participants/participant-payload.ts';
import { onBehalfMessages as say, registeredHow } from './on-behalf-endpoints.ts';

/** A family that staff register, as they fill it in. */
export const onBehalfForm = addonForm.extend({
  /** The registrant first, each typed in a form of its own. */
  people: z.array(familyMember).min(1, say.registrantFirst),
  packageId: z.string().min(1, say.choosePackage),
  how: z.enum(registeredHow, say.how),
  termsRead: z.boolean().refine((isRead) => isRead, say.termsRead),
});
export type OnBehalfFormInput = z.input<typeof onBehalfForm>;
