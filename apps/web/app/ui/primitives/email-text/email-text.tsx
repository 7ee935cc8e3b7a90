import { Fragment } from 'react';

import { textParts } from '#web/lib/text/text-parts.ts';
import styles from './email-text.module.css';

/** An email address that breaks after its @ and its dots where it does not fit, not inside a word. */
export function EmailText({ email }: { email: string }) {
  return (
    <span className={styles['email']}>
      {textParts(email, /(?<=[.@])/u).map(({ at, part }) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

/** A sentence with an email address, which breaks like that of `EmailText`. */
export function SentenceWithEmail({ sentence, email }: { sentence: string; email: string }) {
  const at = email === '' ? -1 : sentence.indexOf(email);
  if (at < 0) return sentence;
  return (
    <>
      {sentence.slice(0, at)}
      <EmailText email={email} />
      {sentence.slice(at + email.length)}
    </>
  );
}
