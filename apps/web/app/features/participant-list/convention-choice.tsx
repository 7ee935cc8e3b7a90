import { useId } from 'react';
import { Form, useSubmit } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { Button } from '#web/ui/button/button.tsx';
import { BareSelect } from '#web/ui/field/select-field.tsx';
import styles from './convention-choice.module.css';

/** The convention whose people are shown. A plain form: without scripts a button sends it, with them the choice does. */
export function ConventionChoice({
  conventions,
  chosen,
}: {
  conventions: readonly { id: string; name: string }[];
  chosen: string;
}) {
  const id = useId();
  const submit = useSubmit();
  return (
    <Form method="get" action={paths.conventionParticipants} className={styles['form']}>
      <label htmlFor={id}>Convention</label>
      <div className={styles['row']}>
        <BareSelect
          // Back and forward change the choice, too.
          key={chosen}
          id={id}
          name="convention"
          placeholder="Select a convention"
          options={conventions.map((convention) => ({ value: convention.id, label: convention.name }))}
          defaultValue={chosen}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        />
        <noscript>
          <Button type="submit">Show</Button>
        </noscript>
      </div>
    </Form>
  );
}
