import { spokenDate } from '@sangamam/contract/fields/dates/format-date';

import { paths } from '#web/config/paths.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Section } from '#web/ui/layout/section/section.tsx';
import styles from './how-it-works.module.css';

/** The way from signing up to being confirmed, so that nobody wonders what comes next. */
export function HowItWorks({ deadline }: { deadline: string }) {
  return (
    <Section
      title="How registering works"
      intro={`It takes about ten minutes, and you can stop and go on later. Register by ${spokenDate(deadline)}.`}
    >
      <ol className={styles['steps']}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className={styles['action']} data-for="visitor">
        <LinkButton to={paths.register} size="lg" iconAfter="arrowRight">
          Register now
        </LinkButton>
        <LinkButton to={paths.login()} size="lg" variant="muted">
          I have an account already
        </LinkButton>
      </div>
    </Section>
  );
}

const steps = [
  { title: 'Sign up', text: 'Tell us who you are. We send you an email with a link to set your password.' },
  {
    title: 'Add your family',
    text: 'Enter each person once, then choose one package and any extras for all of you.',
  },
  {
    title: 'Send for approval',
    text: 'Check the summary and send it. Our registrars look at every registration.',
  },
  {
    title: 'Pay and come',
    text: 'Pay by Zelle or by cheque. When the payment has arrived, you are confirmed.',
  },
];
