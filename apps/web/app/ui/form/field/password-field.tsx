import { useId, useState, type ComponentProps } from 'react';

import * as phrases from '#phrases/ui-fields.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { FieldFrame, controlProps, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

export type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'>;

/** A password that can be looked at: hidden typing is the commonest cause of typing errors. */
export function PasswordField({ label, description, error, optional, id, ...rest }: PasswordFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const [shown, setShown] = useState(false);
  const words = { label, description, error, ...(optional && { optional }) };
  return (
    <FieldFrame id={fieldId} words={words}>
      <div className={styles['reveal']}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...controlProps(fieldId, words)}
          type={shown ? 'text' : 'password'}
          className={styles['control']}
        />
        <button
          type="button"
          aria-label={phrases.show({ label: label.toLowerCase() })}
          aria-pressed={shown}
          aria-controls={fieldId}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? icons.eyeOff : icons.eye} />
        </button>
      </div>
    </FieldFrame>
  );
}
