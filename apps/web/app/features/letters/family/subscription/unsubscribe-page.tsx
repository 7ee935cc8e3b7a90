import type { LinkedSubscription } from '@sangamam/contract/letters/subscription/subscription-endpoints';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';

import * as phrases from '#phrases/letters/family/subscription.ts';
import { paths } from '#web/config/paths.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Page, Row } from '#web/ui/layout/page/page.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';

import { chooseByLink, type SubscriptionLink } from './linked-subscription.ts';

/** The page of the link at the foot of a letter: one button that stops letters, and the way back. */
export function UnsubscribePage({ token, link }: { token: string; link: SubscriptionLink }) {
  const { revalidate, state } = useRevalidator();
  if (link.kind === 'unknown') {
    return (
      <Outcome tone="danger" title={phrases.couldNotLook} text={phrases.checkYourConnection}>
        <Button loading={state !== 'idle'} onClick={() => void revalidate()}>
          {phrases.tryAgain}
        </Button>
      </Outcome>
    );
  }
  if (link.kind === 'dead')
    return <Outcome tone="warning" title={phrases.linkDoesNotWork} text={phrases.otherWaysToStop} />;
  return <Choice token={token} first={link.subscription} />;
}

function Choice({ token, first }: { token: string; first: LinkedSubscription }) {
  const [{ getsLetters, address }, setSubscription] = useState(first);
  const [error, setError] = useState<ApiError>();
  const [isSaving, setIsSaving] = useState(false);
  const choose = async () => {
    setIsSaving(true);
    setError(undefined);
    try {
      setSubscription(await chooseByLink(token, !getsLetters));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    } finally {
      setIsSaving(false);
    }
  };
  const whose = address === null ? {} : { address };
  return (
    <Page narrow title={phrases.lettersTitle}>
      {getsLetters ? (
        <>
          <p>{phrases.question(whose)}</p>
          <p>{phrases.whatStillComes}</p>
        </>
      ) : (
        <Callout tone="success" title={phrases.stopped(whose)} live scrollIntoView>
          <p>{phrases.whatStillComes}</p>
        </Callout>
      )}
      {error && (
        <Callout tone="danger" title={phrases.notSaved} live>
          <p>{error.message}</p>
        </Callout>
      )}
      <Row>
        <Button
          variant={getsLetters ? 'primary' : 'secondary'}
          loading={isSaving}
          onClick={() => void choose()}
        >
          {getsLetters ? phrases.stopLetters : phrases.getThemAgain}
        </Button>
      </Row>
    </Page>
  );
}

function Outcome({
  tone,
  title,
  text,
  children,
}: {
  tone: 'warning' | 'danger';
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <Page narrow title={phrases.lettersTitle}>
      <Callout tone={tone} title={title} live>
        <p>{text}</p>
      </Callout>
      <Row>
        {children}
        <LinkButton to={paths.yourData} variant="secondary">
          {phrases.yourData}
        </LinkButton>
        <LinkButton to={paths.contactUs} variant="muted">
          {phrases.contactUs}
        </LinkButton>
      </Row>
    </Page>
  );
}
