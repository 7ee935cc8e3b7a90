import { Link } from 'react-router';

import * as phrases from '#phrases/ui-steps.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import styles from './stepper.module.css';

/** One step of a way; `to` lets people go back to it. */
export interface Step {
  label: string;
  to?: string;
}

/**
 * Where one stands on a way of several steps. What is behind, and what was reached before, can be gone to. On a phone:
 * the current step's name and how many there are.
 */
export function Stepper({
  steps,
  current,
  reached = current,
  label,
}: {
  steps: readonly Step[];
  current: number;
  /** The furthest step that one can go to. */
  reached?: number | undefined;
  label: string;
}) {
  return (
    <nav aria-label={label} className={styles['stepper']}>
      <p className={styles['short']} aria-hidden="true">
        {phrases.step} {current + 1} {phrases.ofLabel({ length: steps.length })}{' '}
        <strong>{steps[current]?.label}</strong>
      </p>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step.label}
            data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          >
            <span className={styles['mark']} aria-hidden="true">
              {index < current ? <Icon name="check" size={16} /> : index + 1}
            </span>
            <StepName step={step} index={index} current={current} reached={reached} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepName({
  step,
  index,
  current,
  reached,
}: {
  step: Step;
  index: number;
  current: number;
  reached: number;
}) {
  if (index !== current && index <= Math.max(reached, current) && step.to) {
    return (
      <Link to={step.to} className={styles['name']}>
        {step.label}
        {index < current && <span className="visually-hidden"> {phrases.done}</span>}
      </Link>
    );
  }
  return (
    <span className={styles['name']} aria-current={index === current ? 'step' : undefined}>
      {step.label}
    </span>
  );
}
