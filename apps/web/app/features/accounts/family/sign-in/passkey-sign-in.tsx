import { useEffect, useEffectEvent, useState } from 'react';

import * as phrases from '#phrases/accounts/family/passkeys.ts';
import { ApiError, isRefusal } from '#web/lib/api/api-error.ts';
import { startSession } from '#web/lib/session/session.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';

import { canAutofill, logInWithPasskey, stopWaitingForPasskey } from '../api/log-in-with-passkey.ts';

/** A challenge is good for five minutes: the browser gets a new one before that. */
const renewAfter = 4 * 60_000;

/** What shows that somebody is about to sign in: what passkeys need is loaded then. */
const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/**
 * A button that asks the browser for a passkey; browsers that can also offer them where they fill in the email address. A
 * new session redirects the visitor.
 */
export function PasskeySignIn() {
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const signIn = async () => {
    setIsAsking(true);
    setFailure(undefined);
    try {
      startSession(await logInWithPasskey({ isAutofill: false }));
    } catch (error) {
      setFailure(reasonOf(error));
    } finally {
      setIsAsking(false);
    }
  };
  // The browser waits for one passkey at a time: not beside the button's dialog.
  useAutofill(!isAsking, setFailure);
  return (
    <>
      {failure && (
        <Callout tone="danger" live>
          <p>{failure}</p>
        </Callout>
      )}
      <Button
        variant="secondary"
        fullWidth
        icon={icons.key}
        loading={isAsking}
        loadingLabel={phrases.followYourDevice}
        onClick={() => void signIn()}
      >
        {phrases.signInWithPasskey}
      </Button>
    </>
  );
}

/** Has the browser offer passkeys in the email field, from the first touch on. */
function useAutofill(isOn: boolean, onFailure: (reason: string) => void): void {
  const [isAwake, setIsAwake] = useState(false);
  const offer = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await canAutofill()) || signal.aborted) return;
    try {
      startSession(await logInWithPasskey({ isAutofill: true, signal }));
    } catch (error) {
      // Nobody asked for anything yet: only what became of a passkey that was picked is said.
      if (isRefusal(error, 'INVALID_CREDENTIALS') || isRefusal(error, 'TOO_MANY_REQUESTS'))
        onFailure(reasonOf(error));
    }
  });
  useEffect(() => {
    if (isAwake) return;
    const wake = () => setIsAwake(true);
    for (const sign of signsOfLife) addEventListener(sign, wake, { once: true, passive: true });
    return () => {
      for (const sign of signsOfLife) removeEventListener(sign, wake);
    };
  }, [isAwake]);
  useEffect(() => {
    if (!isAwake || !isOn) return;
    const left = new AbortController();
    void offer(left.signal);
    const timer = setInterval(() => void offer(left.signal), renewAfter);
    return () => {
      left.abort();
      clearInterval(timer);
      void stopWaitingForPasskey();
    };
  }, [isAwake, isOn]);
}

/** Browsers do not tell "no" from "too late". */
function reasonOf(error: unknown): string {
  if (isRefusal(error, 'INVALID_CREDENTIALS')) return phrases.passkeyRefused;
  return error instanceof ApiError ? error.message : phrases.nothingWasPicked;
}
