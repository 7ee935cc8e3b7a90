import type { OpenLine } from '@sangamam/contract/hotel/numbers/numbers-endpoints';
import { useDeferredValue, useState } from 'react';

import * as phrases from '#phrases/hotel/staff/numbers.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useStays } from '../api.ts';
import styles from '../hotel-admin.module.css';

/** What a line of a list says. */
export type SaidLine = Pick<OpenLine, 'line' | 'typedName' | 'typedNumber' | 'confirmationNumber'>;

interface Props {
  conventionId: string;
  line: SaidLine | undefined;
  opened: boolean;
  onClose: () => void;
  onChosen: (orderId: string) => void;
}

/** Finds the family of a line by name or number. */
export function FamilyDialog({ line, opened, onClose, ...rest }: Props) {
  if (!line) return null;
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.chooseFamilyOfLine({ line: line.line })}>
      <FamilySearch key={line.line} line={line} {...rest} />
    </Dialog>
  );
}

function FamilySearch({
  conventionId,
  line: { typedName, typedNumber, confirmationNumber },
  onChosen,
}: Pick<Props, 'conventionId' | 'onChosen'> & { line: SaidLine }) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  return (
    <Stack>
      <p className={styles['soft']}>
        {phrases.theLineSays({
          text: [typedName, typedNumber, confirmationNumber].filter(Boolean).join(', ') || phrases.noName,
        })}
      </p>
      <TextField
        label={phrases.searchLabel}
        type="search"
        autoComplete="off"
        data-autofocus
        value={typed}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
      />
      {search.length >= 2 && <Found conventionId={conventionId} search={search} onChosen={onChosen} />}
    </Stack>
  );
}

function Found({
  conventionId,
  search,
  onChosen,
}: Pick<Props, 'conventionId' | 'onChosen'> & { search: string }) {
  const query = useStays(conventionId, { search, page: '1' });
  return (
    <Loaded query={query}>
      {({ docs, total }) => (
        <>
          <ul className={styles['found']}>
            {docs.slice(0, 10).map(({ orderId, registrantName, number }) => (
              <li key={orderId}>
                <Button variant="secondary" size="sm" fullWidth onClick={() => onChosen(orderId)}>
                  {phrases.itIs({ registrantName, number })}
                </Button>
              </li>
            ))}
          </ul>
          <output className={styles['soft']}>
            {phrases.familiesFound({ shown: Math.min(10, docs.length), total })}
          </output>
        </>
      )}
    </Loaded>
  );
}
