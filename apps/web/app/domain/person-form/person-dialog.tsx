import type { ReactNode } from 'react';

import * as phrases from '#phrases/domain/person-form.ts';
import type { PersonReference } from '#web/domain/reference-data/person-reference.ts';
import { usePersonReference } from '#web/domain/reference-data/use-person-reference.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

/** A dialog with a form about a person, shown once the options of its fields are loaded. */
export function PersonDialog({
  title,
  intro,
  opened,
  onClose,
  children,
}: {
  title: string;
  /** Shown above the form right away. */
  intro?: ReactNode;
  opened: boolean;
  onClose: () => void;
  children: (reference: PersonReference) => ReactNode;
}) {
  const reference = usePersonReference();
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="xl">
      {intro}
      <Loaded
        query={reference}
        skeleton={<CardSkeletons count={2} lines={5} label={phrases.loadingTheForm} />}
      >
        {children}
      </Loaded>
    </Dialog>
  );
}
