import * as phrases from '#phrases/mail/staff/outbox.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';

import { useReadOutboxLink } from './api.ts';

/** Shown instead of an account link in an email. If the site cannot send email, the link can be requested. */
export function AccountLink({ mailId, isReadable }: { mailId: string; isReadable: boolean }) {
  const read = useReadOutboxLink(mailId);
  if (!isReadable) {
    return (
      <Callout title={phrases.linkHiddenTitle}>
        <p>{phrases.linkHiddenText}</p>
      </Callout>
    );
  }
  return (
    <Callout title={phrases.linkShownTitle}>
      <p>{phrases.linkShownText}</p>
      {read.error && <p role="alert">{read.error.message}</p>}
      {read.data === undefined ? (
        <p>
          <Button size="sm" loading={read.isPending} onClick={() => read.mutate()}>
            {phrases.showTheLink}
          </Button>
        </p>
      ) : (
        <p>
          <LinkButton size="sm" to={new URL(read.data.link).pathname}>
            {phrases.openTheLink}
          </LinkButton>
        </p>
      )}
    </Callout>
  );
}
