import { passwordRequirements } from '@sangamam/contract/fields/password/password-requirements';

import * as phrases from '#phrases/accounts/family/passwords.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './password-hints.module.css';

/** The password rules, each ticked once met; screen readers are told what is missing. */
export function PasswordHints({ password }: { password: string }) {
  const missing = passwordRequirements.filter(({ isMet }) => !isMet(password)).map(({ name }) => name);
  return (
    <>
      <ul className={styles['hints']} aria-label={phrases.aPasswordNeeds}>
        {passwordRequirements.map(({ name, isMet }) => (
          <li key={name} data-met={isMet(password) || undefined}>
            {isMet(password) ? <Icon name="check" size={16} /> : <span className={styles['open']} />}
            {name}
          </li>
        ))}
      </ul>
      <output className="visually-hidden">
        {password !== '' &&
          (missing.length > 0
            ? phrases.stillMissing({ missing: missing.join(', ') })
            : phrases.thisPasswordWorks)}
      </output>
    </>
  );
}
