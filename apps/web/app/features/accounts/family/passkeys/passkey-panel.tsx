import type { PasskeyRecord } from '@sangamam/contract/accounts/passkeys/passkey-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/accounts/family/passkeys.ts';
import { ApiError, isRefusal, redirects } from '#web/lib/api/api-error.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { toldApart } from '#web/lib/text/told-apart.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Row } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { TextSkeleton } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { useAddPasskey, usePasskeys, useRemovePasskey } from './api.ts';
import styles from './passkeys.module.css';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';

/** The passkeys of whoever is signed in: add one, rename or remove one. Only for browsers that can use them. */
export function PasskeyPanel() {
  const passkeys = usePasskeys();
  return (
    <Loaded query={passkeys} skeleton={<TextSkeleton lines={3} label={phrases.loadingPasskeys} />}>
      {(list) => (
        <>
          <p>{phrases.passkeysIntro}</p>
          {list.length > 0 && <PasskeyList passkeys={list} />}
          <AddPasskey isFirst={list.length === 0} />
        </>
      )}
    </Loaded>
  );
}

function AddPasskey({ isFirst }: { isFirst: boolean }) {
  const add = useAddPasskey();
  const [failure, setFailure] = useState<string>();
  const begin = async () => {
    setFailure(undefined);
    try {
      await add.mutateAsync();
      showToast({ message: phrases.passkeyAdded });
    } catch (error) {
      if (!redirects(error)) setFailure(reasonOf(error));
    }
  };
  return (
    <>
      {failure && (
        <Callout tone="danger" live>
          <p>{failure}</p>
        </Callout>
      )}
      <Row>
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          icon={icons.key}
          loading={add.isPending}
          loadingLabel={phrases.followYourDevice}
          onClick={() => void begin()}
        >
          {phrases.addAPasskey}
        </Button>
      </Row>
    </>
  );
}

/** Browsers do not tell "no" from "too late", nor from a device that cannot. */
function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  return isKnown ? phrases.alreadyHere : phrases.nothingWasAdded;
}

function PasskeyList({ passkeys }: { passkeys: readonly PasskeyRecord[] }) {
  const [renaming, setRenaming] = useState<PasskeyRecord>();
  const [removing, setRemoving] = useState<PasskeyRecord>();
  const { mutateAsync: remove } = useRemovePasskey();
  const names = toldApart(passkeys.map(({ name }) => name));
  return (
    <>
      <ul className={styles['list']}>
        {passkeys.map((passkey, index) => (
          <PasskeyRow
            key={passkey._id}
            passkey={passkey}
            name={names[index] ?? passkey.name}
            onRename={() => setRenaming(passkey)}
            onRemove={() => setRemoving({ ...passkey, name: names[index] ?? passkey.name })}
          />
        ))}
      </ul>
      {renaming && <RenamePasskeyDialog passkey={renaming} onClose={() => setRenaming(undefined)} />}
      <ConfirmDialog
        opened={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={phrases.removeTitle}
        confirmLabel={phrases.removeThePasskey}
        onConfirm={async () => {
          try {
            if (removing) await remove(removing._id);
          } catch (error) {
            // It was removed from elsewhere meanwhile.
            if (!isRefusal(error, 'NOT_FOUND')) throw error;
          }
          showToast({ message: phrases.passkeyRemoved });
        }}
      >
        {phrases.removeConsequence({ name: removing?.name ?? '' })}
      </ConfirmDialog>
    </>
  );
}

function PasskeyRow({
  passkey: { isSynced, createdAt, lastUsedAt },
  name,
  onRename,
  onRemove,
}: {
  passkey: PasskeyRecord;
  /** What tells it apart from the others of the list. */
  name: string;
  onRename: () => void;
  onRemove: () => void;
}) {
  return (
    <li className={styles['passkey']}>
      <div>
        <strong>{name}</strong>
        <p>
          {phrases.addedOn({ createdAt: formatInstant(createdAt) })}
          {isSynced && ` · ${phrases.synced}`}
        </p>
        <p>
          {lastUsedAt === null
            ? phrases.neverUsed
            : phrases.lastUsed({ lastUsedAt: formatInstant(lastUsedAt) })}
        </p>
      </div>
      <Row>
        <Button variant="secondary" size="sm" aria-label={phrases.renameOf({ name })} onClick={onRename}>
          {phrases.rename}
        </Button>
        <Button variant="secondary" size="sm" aria-label={phrases.removeOf({ name })} onClick={onRemove}>
          {phrases.remove}
        </Button>
      </Row>
    </li>
  );
}
