import * as phrases from '#phrases/orders/family/account.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Icon, type IconName } from '#web/ui/primitives/icon/icon.tsx';
import { WholeDates } from '#web/ui/primitives/whole-dates/whole-dates.tsx';

import styles from './registrations.module.css';

/** When and where a convention takes place, and its registration deadline. */
export function ConventionFacts({
  when,
  where,
  until,
}: {
  when: string;
  where?: string | undefined;
  until?: string;
}) {
  return (
    <dl className={styles['convention']}>
      <Fact icon="calendar" name={phrases.when} value={when} />
      {where && <Fact icon={icons.place} name={phrases.where} value={where} />}
      {until && <Fact icon="clock" name={phrases.registerBy} value={until} spoken />}
    </dl>
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
      <dd>
        <WholeDates>{value}</WholeDates>
      </dd>
    </div>
  );
}
