import * as phrases from '#phrases/accounts/family/accounts.ts';
import { paths } from '#web/config/paths.ts';

/** The label of the terms checkbox. Its links open in a new tab. */
export function TermsSentence() {
  return (
    <>
      {phrases.iAgreeWithThe}
      <a href={paths.termsOfUse} target="_blank" rel="noopener">
        {phrases.termsAndConditions}
      </a>{' '}
      {phrases.andThe}
      <a href={paths.privacyPolicy} target="_blank" rel="noopener">
        {phrases.privacyPolicy}
      </a>
      .
    </>
  );
}
