import { questionLimits } from '@sangamam/contract/people/questionnaire/question';
import type { ConventionQuestion } from '@sangamam/contract/people/questionnaire/question-admin-endpoints';
import type { QuestionFormInput } from '@sangamam/contract/people/questionnaire/question-draft';
import { useFormState, type Control } from 'react-hook-form';

import * as phrases from '#phrases/people/staff/questionnaire.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { useFieldId } from '#web/ui/form/form-id.ts';
import { FormSection } from '#web/ui/form/form.tsx';
import { useRowActions } from '#web/ui/form/use-row-actions.ts';
import { useRows } from '#web/ui/form/use-rows.ts';
import { Button, IconButton } from '#web/ui/primitives/button/button.tsx';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';

import { emptyOption } from './question-values.ts';
import styles from './questionnaire.module.css';

/** The options of a question, one below the other. Those of a question that has answers, `stored`, stay as they are. */
export function QuestionOptions<Output>({
  control,
  stored,
}: {
  control: Control<QuestionFormInput, unknown, Output>;
  stored: ConventionQuestion | undefined;
}) {
  const { fields, append, move, remove } = useRows({ control, name: 'options' });
  const { errors } = useFormState({ control });
  const id = useFieldId('options');
  const { list, said, add, moveTo, removeAt } = useRowActions({
    count: fields.length,
    append: () => append(emptyOption, { shouldFocus: false }),
    move,
    remove,
    words: { added: phrases.optionAdded, moved: phrases.optionMoved, removed: phrases.optionRemoved },
  });
  const keptOf = (optionId: string) => stored?.options.find((option) => option.optionId === optionId);
  return (
    <FormSection title={phrases.options} description={phrases.optionsHint}>
      <FieldError id={id} error={errors.options?.root?.message ?? errors.options?.message} />
      <ol ref={list} className={styles['options']}>
        {fields.map(({ id: key, optionId }, index) => {
          const kept = keptOf(optionId);
          return (
            <li key={key}>
              <fieldset className={styles['option']} aria-label={phrases.option({ index: index + 1 })}>
                <FormText
                  control={control}
                  name={`options.${index}.en`}
                  label={phrases.optionName}
                  maxLength={80}
                  autoComplete="off"
                  readOnly={kept !== undefined}
                />
                <FormText
                  control={control}
                  name={`options.${index}.ml`}
                  label={phrases.optionMalayalam}
                  maxLength={80}
                  autoComplete="off"
                  lang="ml"
                  readOnly={kept !== undefined && kept.ml !== ''}
                  optional
                />
                <span className={styles['acts']}>
                  <IconButton
                    icon="arrowUp"
                    label={phrases.moveOptionUp({ index: index + 1 })}
                    data-move="up"
                    disabled={index === 0}
                    onClick={() => moveTo(index, index - 1)}
                  />
                  <IconButton
                    icon="arrowDown"
                    label={phrases.moveOptionDown({ index: index + 1 })}
                    data-move="down"
                    disabled={index === fields.length - 1}
                    onClick={() => moveTo(index, index + 1)}
                  />
                  <IconButton
                    icon={icons.trash}
                    label={phrases.removeOption({ index: index + 1 })}
                    data-remove
                    disabled={kept !== undefined || fields.length === 1}
                    onClick={() => removeAt(index)}
                  />
                </span>
              </fieldset>
            </li>
          );
        })}
      </ol>
      <div>
        <Button
          variant="secondary"
          icon="plus"
          disabled={fields.length >= questionLimits.options}
          onClick={add}
        >
          {phrases.addOption}
        </Button>
      </div>
      <output className="visually-hidden">{said}</output>
    </FormSection>
  );
}
