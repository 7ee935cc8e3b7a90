import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { useReadOutboxLink } from './api/read-outbox-link.ts';

/** What a mail with a link to an account shows in its stead; where no mail can leave, the link can be asked for. */
export function AccountLink({ mailId, isReadable }: { mailId: string; isReadable: boolean }) {
  const read = useReadOutboxLink(mailId);
  if (!isReadable) {
    return (
      <Callout title="The link is left out here">
        <p>It opens an account, so it is in its owner’s mailbox and nowhere else.</p>
      </Callout>
    );
  }
  return (
    <Callout title="This mail has a link that opens an account">
      <p>This site cannot send mail yet. You can read the link here; that you did is recorded.</p>
      {read.error && <p role="alert">{read.error.message}</p>}
      {read.data === undefined ? (
        <p>
          <Button size="sm" loading={read.isPending} onClick={() => read.mutate()}>
            Show the link
          </Button>
        </p>
      ) : (
        <p>
          <LinkButton size="sm" to={new URL(read.data.link).pathname}>
            Open the link
          </LinkButton>
        </p>
      )}
    </Callout>
  );
}
