import { deskNameMessage, type listDeskConventions } from '@sangamam/contract/arrival/desk/desk-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { useState } from 'react';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { TextField } from '#web/ui/form/field/text-field.tsx';

import styles from './check-in.module.css';
import { readDeskName, storeDeskName } from './device/desk-name.ts';

/** Which convention this desk receives, where there are several, and what the desk is called. */
export function DeskSettings({
  conventions,
  conventionId,
  onConvention,
}: {
  conventions: EndpointData<typeof listDeskConventions>;
  conventionId: string;
  onConvention: (conventionId: string) => void;
}) {
  const [name, setName] = useState(() => readDeskName() ?? '');
  const [isValid, setIsValid] = useState(true);
  return (
    <div className={styles['settings']}>
      {conventions.length > 1 && (
        <SelectField
          label={phrases.convention}
          options={conventions.map(({ _id, name: label }) => ({ value: _id, label }))}
          value={conventionId}
          onChange={(event) => onConvention(event.target.value)}
        />
      )}
      <TextField
        label={phrases.thisDesk}
        description={phrases.deskExample}
        autoComplete="off"
        value={name}
        error={isValid ? undefined : deskNameMessage}
        onChange={(event) => {
          setName(event.target.value);
          setIsValid(storeDeskName(event.target.value));
        }}
      />
    </div>
  );
}
