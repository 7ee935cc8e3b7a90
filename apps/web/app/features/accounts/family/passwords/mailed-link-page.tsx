import { passwordMessages } from '@sangamam/contract/accounts/passwords/password-messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import * as phrases from '#phrases/accounts/family/passwords.ts';
import { paths } from '#web/config/paths.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Spinner } from '#web/ui/primitives/spinner/spinner.tsx';

import { AccountCard } from '../account-card.tsx';
import type { LinkStatus } from '../api/inspect-token.ts';
import type { KnownEmail } from '../use-known-email.ts';
import { ChoosePasswordForm, type TermsField } from './choose-password-form.tsx';

/** The page of a mailed link: the form while the link is valid, then success, or why there is no form (SPEC §4, §8). */
export function MailedLinkPage({
  title,
  terms,
  verdict,
  onSubmit,
}: {
  title: string;
  /** The terms checkbox, where the terms are accepted with the password. */
  terms?: TermsField;
  verdict: LinkStatus;
  onSubmit: (password: string) => Promise<unknown>;
}) {
  const [outcome, setOutcome] = useState<'saved' | 'dead'>();
  const { revalidate, state } = useRevalidator();
  const known: KnownEmail | undefined = verdict.kind === 'good' ? { email: verdict.email } : undefined;
  if (outcome === 'saved') {
    return (
      <AccountCard title={title}>
        <Callout tone="success" live>
          <p>{passwordMessages.saved}</p>
        </Callout>
        <LinkButton to={paths.login({ passwordWasSet: true })} state={known} fullWidth>
          {phrases.login}
        </LinkButton>
      </AccountCard>
    );
  }
  if (outcome === 'dead' || verdict.kind === 'dead') {
    return (
      <AccountCard title={title}>
        <Callout tone="danger" live>
          <p>{passwordMessages.invalidToken}</p>
        </Callout>
        <p>{phrases.linkExpiredText}</p>
        <LinkButton to={paths.forgotPassword} fullWidth>
          {phrases.requestNewLink}
        </LinkButton>
        <LinkButton to={paths.login()} variant="secondary" fullWidth>
          {phrases.login}
        </LinkButton>
      </AccountCard>
    );
  }
  if (verdict.kind === 'unknown') {
    return (
      <AccountCard title={title}>
        <Callout tone="danger" live>
          <p>{passwordMessages.tryAgain}</p>
        </Callout>
        <Button fullWidth loading={state !== 'idle'} onClick={() => void revalidate()}>
          {phrases.tryAgain}
        </Button>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={title} intro={phrases.choosePasswordIntro}>
      <ChoosePasswordForm
        email={verdict.email}
        terms={terms}
        onDeadLink={() => setOutcome('dead')}
        onSubmit={async (password) => {
          await onSubmit(password);
          setOutcome('saved');
        }}
      />
    </AccountCard>
  );
}

/** Shown while the link is verified. */
export function MailedLinkLoading({ title }: { title: string }) {
  return (
    <AccountCard title={title}>
      <p>
        <Spinner /> {phrases.verifyingYourLink}
      </p>
    </AccountCard>
  );
}
