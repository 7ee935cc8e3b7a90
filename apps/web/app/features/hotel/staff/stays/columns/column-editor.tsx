import {
  fieldsByName,
  roomingColumns,
  roomingFields,
  roomingHeadings,
  type RoomingColumns,
  type RoomingField,
} from '@sangamam/contract/hotel/stays/rooming-columns';
import { useState } from 'react';

import * as phrases from '#phrases/hotel/staff/columns.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { Button, IconButton } from '#web/ui/primitives/button/button.tsx';

import { useSaveRoomingColumns } from '../../api.ts';
import styles from '../../hotel-admin.module.css';

interface Choice {
  field: RoomingField;
  header: string;
  isChosen: boolean;
}

/** The columns that a hotel wants: which ones, in its order, with its headings. */
export function ColumnEditor({
  conventionId,
  rooming,
  revision,
}: {
  conventionId: string;
  rooming: RoomingColumns;
  revision: number;
}) {
  const [choices, setChoices] = useState(() => choicesOf(rooming));
  const [rowPer, setRowPer] = useState(rooming.rowPer);
  const [fault, setFault] = useState<string>();
  const { mutateAsync, isPending } = useSaveRoomingColumns(conventionId);
  const change = (at: number, part: Partial<Choice>) =>
    setChoices(choices.map((choice, index) => (index === at ? { ...choice, ...part } : choice)));
  const move = (at: number, by: -1 | 1) => {
    const moved = choices.toSpliced(at, 1);
    const [choice] = choices.slice(at, at + 1);
    if (choice) setChoices(moved.toSpliced(at + by, 0, choice));
  };
  const save = async () => {
    const columns = choices.flatMap(({ isChosen, ...column }) => (isChosen ? [column] : []));
    const checked = roomingColumns.safeParse({ rowPer, columns });
    setFault(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    try {
      await mutateAsync({ rooming: checked.data, revision });
      showToast({ message: phrases.saved });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.message);
    }
  };
  return (
    <Stack>
      <div className={styles['convention']}>
        <SelectField
          label={phrases.rowsLabel}
          value={rowPer}
          options={[
            { value: 'FAMILY', label: phrases.family },
            { value: 'ROOM', label: phrases.room },
          ]}
          onChange={({ target }) => setRowPer(target.value === 'ROOM' ? 'ROOM' : 'FAMILY')}
        />
      </div>
      <p className={styles['soft']}>{phrases.tickAndHead}</p>
      <ol className={styles['choices']}>
        {choices.map(({ field, header, isChosen }, at) => {
          const name = roomingHeadings[field];
          return (
            <li key={field}>
              <CheckboxField
                label={name}
                description={fieldsByName.includes(field) && phrases.onlyForCare}
                checked={isChosen}
                onChange={({ target }) => change(at, { isChosen: target.checked })}
              />
              <div className={styles['heading']}>
                <TextField
                  label={phrases.headingOf({ name })}
                  value={header}
                  maxLength={60}
                  disabled={!isChosen}
                  autoComplete="off"
                  onChange={({ target }) => change(at, { header: target.value })}
                />
              </div>
              <span className={styles['moves']}>
                <IconButton
                  icon="arrowUp"
                  label={phrases.moveUp({ name })}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                />
                <IconButton
                  icon="arrowDown"
                  label={phrases.moveDown({ name })}
                  disabled={at === choices.length - 1}
                  onClick={() => move(at, 1)}
                />
              </span>
            </li>
          );
        })}
      </ol>
      {fault !== undefined && (
        <Callout tone="danger" live>
          <p>{fault}</p>
        </Callout>
      )}
      <div>
        <Button loading={isPending} onClick={() => void save()}>
          {phrases.save}
        </Button>
      </div>
    </Stack>
  );
}

/** The chosen columns first, in their order, then the others. */
function choicesOf({ columns }: RoomingColumns): Choice[] {
  const chosen = new Set(columns.map(({ field }) => field));
  return [
    ...columns.map((column) => ({ ...column, isChosen: true })),
    ...roomingFields
      .filter((field) => !chosen.has(field))
      .map((field) => ({ field, header: roomingHeadings[field], isChosen: false })),
  ];
}
