import { useId, type ReactNode } from 'react';

import { Card } from '#web/ui/layout/card/card.tsx';
import styles from './glance.module.css';

/** One record at a glance: the record itself, its status and actions, and its history. */
export function Glance({ main, decide, log }: { main: ReactNode; decide: ReactNode; log: ReactNode }) {
  return (
    <div className={styles['grid']}>
      <div className={styles['decide']}>{decide}</div>
      <div className={styles['main']}>{main}</div>
      <div className={styles['log']}>{log}</div>
    </div>
  );
}

/** A section of the record with a heading; `action` is beside the heading. */
export function GlanceSection({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <Card labelledBy={heading}>
      <div className={styles['part']}>
        <div className={styles['partHead']}>
          <h2 id={heading}>{title}</h2>
          {action}
        </div>
        {children}
      </div>
    </Card>
  );
}

/** The status: names and values, one line each. */
export function StatusSummary({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Words as somebody typed them, their lines kept. */
export function TypedText({ children }: { children: string }) {
  return <p className={styles['words']}>{children}</p>;
}

/** What may be done with it, one below the other. */
export function GlanceActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}
