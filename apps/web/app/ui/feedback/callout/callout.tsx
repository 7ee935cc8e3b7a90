import { useEffect, useRef, type ReactNode } from 'react';

import { Icon, type IconName } from '#web/ui/primitives/icon/icon.tsx';
import styles from './callout.module.css';

/** A word aside that belongs to the page: a notice, a warning, good news. Not for field errors. */
export function Callout({
  tone = 'info',
  title,
  children,
  live = false,
  scrollIntoView = false,
}: {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  children: ReactNode;
  /** True when it appears while the page is open, so that it is announced. */
  live?: boolean;
  /** True where it answers an act: it is scrolled to as it appears, for a phone's bar may stand over it. */
  scrollIntoView?: boolean;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scrollIntoView) box.current?.scrollIntoView({ block: 'center' });
  }, [scrollIntoView]);
  return (
    <div
      ref={box}
      className={styles['callout']}
      data-tone={tone}
      {...(live && { role: tone === 'danger' ? 'alert' : 'status' })}
    >
      <Icon name={icons[tone]} size={22} />
      <div>
        {title && <p className={styles['title']}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

const icons: Readonly<Record<'info' | 'success' | 'warning' | 'danger', IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
};
