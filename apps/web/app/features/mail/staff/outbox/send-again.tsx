import * as phrases from '#phrases/mail/staff/outbox.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { useDecideUnsentMail } from './api.ts';

/** Sends an email again that was given up. */
export function SendAgain({ mailId }: { mailId: string }) {
  const decide = useDecideUnsentMail(mailId);
  return (
    <div>
      <Button size="sm" loading={decide.isPending} onClick={() => decide.mutate('SEND')}>
        {phrases.sendAgain}
      </Button>
      {decide.error && <p role="alert">{decide.error.message}</p>}
    </div>
  );
}
