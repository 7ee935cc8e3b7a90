import * as phrases from '#phrases/accounts.ts';
import { paths } from '#web/config/paths.ts';

/** What somebody agrees with who ticks the box of the terms. The links open beside the form. */
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
