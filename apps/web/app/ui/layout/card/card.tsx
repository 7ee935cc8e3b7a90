import type { ReactNode } from 'react';

import { classNames } from '#web/lib/class-names.ts';
import styles from './card.module.css';

/** A piece of raised cloth. `bordered` gives it the gold selvedge, for the one that matters on a page. */
export function Card({
  children,
  as: Tag = 'section',
  bordered = false,
  labelledBy,
  className,
}: {
  children: ReactNode;
  as?: 'section' | 'article' | 'div' | 'li';
  bordered?: boolean;
  labelledBy?: string;
  className?: string | undefined;
}) {
  return (
    <Tag
      className={classNames(styles['card'], className)}
      data-bordered={bordered || undefined}
      aria-labelledby={labelledBy}
    >
      {children}
    </Tag>
  );
}
