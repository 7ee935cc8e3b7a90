import * as phrases from '#phrases/accounts/family/passwords.ts';
import { FormCheckbox } from '#web/ui/form/form-fields.tsx';

import { TermsSentence } from '../terms-sentence.tsx';
import type { TermsField } from './choose-password-form.tsx';

/** The terms in force, to be accepted with a new password (SPEC §5 "Reset/terms"). */
export const ResetTerms: TermsField = ({ control }) => (
  <FormCheckbox
    control={control}
    name="termsAccepted"
    plainLabel={phrases.termsAndConditions}
    label={<TermsSentence />}
  />
);
