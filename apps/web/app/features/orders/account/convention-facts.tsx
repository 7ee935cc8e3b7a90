import type { ReactNode } from 'react';

import * as phrases from '#phrases/orders/account.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Icon, type IconName } from '#web/ui/primitives/icon/icon.tsx';
import styles from './registrations.module.css';

/** When and where a convention takes place, and its registration deadline. */
export function ConventionFacts({ when, where, until }: { when: string; where: string; until?: string }) {
  return (
    <dl className={styles['convention']}>
      <Fact icon="calendar" name={phrases.when} value={when} />
      <Fact icon={icons.place} name={phrases.where} value={where} />
      {until && <Fact icon="clock" name={phrases.registerBy} value={until} spoken />}
    </dl>
  );
}

/** The spaces of a text, kept when it is split at them. */
const spaces = /(\s+)/u;

/** A date breaks at its hyphens where a line is short: 07-25- and below it 2027. */
function unbrokenDate(word: string, index: number): ReactNode {
  return /^\d\d-\d\d-\d{4}$/u.test(word) ? (
    <span key={index} className={styles['date']}>
      {word}
    </span>
  ) : (
    word
  );
}

function Fact({
  icon,
  name,
  value,
  spoken = false,
}: {
  icon: IconName;
  name: string;
  value: string;
  spoken?: boolean;
}) {
  return (
    <div>
      <Icon name={icon} size={18} />
      <dt className={spoken ? undefined : 'visually-hidden'}>{name}</dt>
      <dd>{value.split(spaces).map(unbrokenDate)}</dd>
    </div>
  );
}
