import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/orders/family/review.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './review.module.css';

/** A part of the review, with the way to change it where it can be changed. */
export function ReviewSection({
  title,
  edit,
  children,
}: {
  title: string;
  edit?: { to: string; label: string; state?: object } | undefined;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <Card labelledBy={heading} className={styles['section']}>
      <div className={styles['sectionHead']}>
        <h2 id={heading}>{title}</h2>
        {edit && (
          <Link className={styles['edit']} to={edit.to} state={edit.state} aria-label={edit.label}>
            <Icon name={icons.edit} />
            <span aria-hidden="true">{phrases.edit}</span>
          </Link>
        )}
      </div>
      {children}
    </Card>
  );
}
