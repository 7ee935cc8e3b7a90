import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { DeleteButton } from '#web/features/conventions/staff/configuration/delete-button.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

/** The form of a package or an add-on, and below it the button that deletes a stored one. Both lead back to the convention. */
export function EntryEditor({
  conventionId,
  what,
  storedName,
  words,
  onDelete,
  children,
}: {
  conventionId: string;
  what: 'package' | 'add-on';
  /** Absent for a new one. */
  storedName: string | undefined;
  words: { saved: string; deleted: string };
  onDelete: () => Promise<unknown>;
  children: (onSaved: () => void) => ReactNode;
}) {
  const navigate = useNavigate();
  const leave = (message: string) => {
    showToast({ message });
    void navigate(adminPaths.convention(conventionId));
  };
  return (
    <>
      {children(() => leave(words.saved))}
      {storedName !== undefined && (
        <DeleteButton
          what={what}
          name={storedName}
          onDelete={async () => {
            await onDelete();
            leave(words.deleted);
          }}
        />
      )}
    </>
  );
}
