import { useEffect, useId, useRef } from 'react';
import { Form, useSubmit } from 'react-router';

import * as phrases from '#phrases/orders/public-list.ts';
import { paths } from '#web/config/paths.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { BareSelect } from '#web/ui/form/field/select-field.tsx';
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
  const select = useRef<HTMLSelectElement>(null);
  // Back and forward change the choice, too; the field itself stays, and with it the focus.
  useEffect(() => {
    if (select.current) select.current.value = chosen;
  }, [chosen]);
  return (
    <Form method="get" action={paths.conventionParticipants} className={styles['form']}>
      <label htmlFor={id}>{phrases.convention}</label>
      <div className={styles['row']}>
        <BareSelect
          ref={select}
          id={id}
          name="convention"
          placeholder={phrases.selectAConvention}
          options={conventions.map((convention) => ({ value: convention.id, label: convention.name }))}
          defaultValue={chosen}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        />
        <noscript>
          <Button type="submit">{phrases.show}</Button>
        </noscript>
      </div>
    </Form>
  );
}
