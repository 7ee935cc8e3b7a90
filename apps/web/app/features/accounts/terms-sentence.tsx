import { paths } from '#web/config/paths.ts';

/** What somebody agrees with who ticks the box of the terms. The links open beside the form. */
export function TermsSentence() {
  return (
    <>
      I agree with the{' '}
      <a href={paths.termsOfUse} target="_blank" rel="noopener">
        terms and conditions
      </a>{' '}
      and the{' '}
      <a href={paths.privacyPolicy} target="_blank" rel="noopener">
        privacy policy
      </a>
      .
    </>
  );
}
