import { langOfTranslated } from '#web/lib/text/lang-of.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './package-choice.module.css';

/** What a package includes. Renders nothing for none. */
export function Benefits({ benefits }: { benefits: readonly string[] }) {
  if (benefits.length === 0) return null;
  return (
    <ul className={styles['benefits']}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Icon name="check" size={18} />
          <span lang={langOfTranslated(benefit)}>{benefit}</span>
        </li>
      ))}
    </ul>
  );
}
