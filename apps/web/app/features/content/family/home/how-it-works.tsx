import * as phrases from '#phrases/content/family/home.ts';
import { paths } from '#web/config/paths.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Section } from '#web/ui/layout/section/section.tsx';
import { formatDate } from '#web/lib/text/calendar-text.ts';

import styles from './how-it-works.module.css';

/** The way from signing up to being confirmed, so that nobody wonders what comes next. */
export function HowItWorks({ deadline }: { deadline: string }) {
  return (
    <Section
      title={phrases.howToRegister}
      intro={phrases.howItWorksIntro({ deadline: formatDate(deadline) })}
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
          {phrases.registerNow}
        </LinkButton>
        <LinkButton to={paths.login()} size="lg" variant="muted">
          {phrases.haveAccount}
        </LinkButton>
      </div>
    </Section>
  );
}

const steps = [
  { title: phrases.signUp, text: phrases.signUpText },
  {
    title: phrases.addYourFamily,
    text: phrases.addFamilyText,
  },
  {
    title: phrases.sendForApproval,
    text: phrases.sendForApprovalText,
  },
  {
    title: phrases.payAndPack,
    text: phrases.payAndPackText,
  },
];
