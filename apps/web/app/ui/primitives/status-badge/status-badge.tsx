import { Icon, type IconName } from '#web/ui/primitives/icon/icon.tsx';
import styles from './status-badge.module.css';

/** What a status means for whoever reads it; each has a sign of its own beside the colour. */
export type StatusTone = 'done' | 'waiting' | 'action' | 'stopped' | 'neutral';

/** A status in words. */
export function StatusBadge({
  tone,
  wraps = false,
  children,
}: {
  tone: StatusTone;
  /** Long words may take two lines where a table has no room for one. */
  wraps?: boolean;
  children: string;
}) {
  return (
    <span className={styles['badge']} data-tone={tone} data-wraps={wraps || undefined}>
      <Icon name={signs[tone]} size={16} />
      {children}
    </span>
  );
}

const signs: Readonly<Record<StatusTone, IconName>> = {
  done: 'check',
  waiting: 'clock',
  action: 'alert',
  stopped: 'close',
  neutral: 'info',
};
