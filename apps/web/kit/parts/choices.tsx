import { useState } from 'react';

import { ChoiceCard, ChoiceCards } from '#web/ui/form/choice-card/choice-card.tsx';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { ChoiceField } from '#web/ui/form/field/choice-field.tsx';
import { QuantityField } from '#web/ui/form/field/quantity-field.tsx';
import { SeveralField } from '#web/ui/form/field/several-field.tsx';
import { SwitchField } from '#web/ui/form/field/switch-field.tsx';
import { Part, State } from '../part.tsx';
import type { Words } from '../words.ts';

/** Boxes, switches and cards to choose from. */
export function Choices() {
  return <Part name="choices">{(words) => <ChoicesIn words={words} />}</Part>;
}

function ChoicesIn({
  words: { label, longLabel, hint, error, choices, title, longTitle, sentence, paragraph, script },
}: {
  words: Words;
}) {
  const [choice, choose] = useState('0');
  const [several, setSeveral] = useState(['0', '2']);
  const [card, setCard] = useState('first');
  const [count, setCount] = useState('2');
  const options = choices.map((text, index) => ({ value: String(index), label: text }));
  return (
    <>
      <CheckboxField label={label} />
      <CheckboxField label={longLabel} description={hint} defaultChecked />
      <State name="focus" force="focus">
        <CheckboxField label={label} defaultChecked />
      </State>
      <State name="error">
        <CheckboxField label={label} error={error} />
      </State>
      <State name="disabled">
        <CheckboxField label={label} disabled defaultChecked />
      </State>
      <ChoiceField
        label={label}
        description={hint}
        name={`choice-${script}`}
        options={options}
        value={choice}
        onChange={choose}
      />
      <State name="error">
        <ChoiceField
          label={label}
          name={`wrong-${script}`}
          options={options}
          value=""
          onChange={choose}
          error={error}
        />
      </State>
      <State name="disabled">
        <ChoiceField
          label={label}
          name={`off-${script}`}
          options={options}
          value="1"
          onChange={choose}
          disabled
        />
      </State>
      <SeveralField
        label={label}
        name={`several-${script}`}
        options={options}
        value={several}
        onChange={setSeveral}
        error={error}
      />
      <SwitchField label={sentence} />
      <SwitchField label={sentence} defaultChecked />
      <State name="focus" force="focus">
        <SwitchField label={sentence} defaultChecked />
      </State>
      <SwitchField label={sentence} disabled />
      <QuantityField label={label} note="$45" value={count} onChange={setCount} max={9} />
      <QuantityField label={longLabel} note="CAD 1,530" value="" onChange={setCount} max={9} error={error} />
      <ChoiceCards legend={label} min="14rem">
        <ChoiceCard
          name={`card-${script}`}
          value="first"
          title={title}
          checked={card === 'first'}
          onChoose={setCard}
        >
          <p>{sentence}</p>
        </ChoiceCard>
        <ChoiceCard
          name={`card-${script}`}
          value="second"
          title={longTitle}
          checked={card === 'second'}
          onChoose={setCard}
        >
          <p>{paragraph}</p>
        </ChoiceCard>
        <ChoiceCard
          name={`card-${script}`}
          value="third"
          title={title}
          checked={false}
          onChoose={setCard}
          disabled
        >
          <p>{sentence}</p>
        </ChoiceCard>
      </ChoiceCards>
    </>
  );
}
