import { useState } from 'react';

import { DateOfBirthField } from '#web/ui/form/field/date-of-birth-field.tsx';
import { DayField } from '#web/ui/form/field/day-field.tsx';
import { PasswordField } from '#web/ui/form/field/password-field.tsx';
import { PhoneField } from '#web/ui/form/field/phone-field.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { TextareaField, TextField } from '#web/ui/form/field/text-field.tsx';
import { SearchInput } from '#web/ui/form/search-input/search-input.tsx';
import { FieldRow } from '#web/ui/form/form.tsx';
import { Part, State } from '../part.tsx';
import type { Words } from '../words.ts';

const dialCodes = [
  { value: '+1', label: '+1 United States', short: '+1' },
  { value: '+91', label: '+91 India', short: '+91' },
];
// The same in any year, so that pictures stay as they are.
const born = { month: '02', year: '2015', day: '29' };
const anyAge = { youngest: 0, oldest: 99 };

/** Fields in which one types or picks. */
export function Fields() {
  return <Part name="fields">{(words) => <FieldsIn words={words} />}</Part>;
}

function FieldsIn({
  words: { label, longLabel, hint, error, name, email, paragraph, choices, script },
}: {
  words: Words;
}) {
  const [text, setText] = useState('');
  const [phone, setPhone] = useState({ countryCode: '+1', phoneNumber: '847 555 0148' });
  const [birth, setBirth] = useState({ ...born, day: '' });
  const [day, setDay] = useState('07-23-2027');
  const options = choices.map((choice, index) => ({ value: String(index), label: choice }));
  const typing = {
    value: text,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
  };
  return (
    <>
      <State name="empty">
        <TextField label={label} description={hint} {...typing} />
      </State>
      <State name="hover" force="hover">
        <TextField label={label} defaultValue={name} />
      </State>
      <State name="focus" force="focus">
        <TextField label={label} defaultValue={name} optional />
      </State>
      <State name="error">
        <TextField label={label} error={error} />
      </State>
      <State name="disabled">
        <TextField label={label} defaultValue={name} disabled />
      </State>
      <State name="long">
        <TextField label={longLabel} description={paragraph} defaultValue={email} type="email" />
      </State>
      <State name="side by side">
        <FieldRow>
          <TextField label={label} defaultValue={name} />
          <TextField label={label} error={error} />
        </FieldRow>
      </State>
      <State name="several lines">
        <TextareaField label={label} defaultValue={paragraph} />
      </State>
      <State name="password">
        <PasswordField label={label} defaultValue="kasavu-and-gold" />
      </State>
      <State name="select, empty">
        <SelectField label={label} options={options} placeholder="–" defaultValue="" />
      </State>
      <State name="select, long and focused" force="focus">
        <SelectField label={label} options={options} defaultValue="2" />
      </State>
      <State name="select, error">
        <SelectField label={label} options={options} error={error} placeholder="–" defaultValue="" />
      </State>
      <State name="select, disabled">
        <SelectField label={label} options={options} disabled defaultValue="0" />
      </State>
      <State name="phone number">
        <PhoneField
          label={label}
          name={`phone-${script}`}
          value={phone}
          onChange={setPhone}
          dialCodes={dialCodes}
        />
      </State>
      <State name="phone number, error">
        <PhoneField label={label} value={phone} onChange={setPhone} dialCodes={dialCodes} error={error} />
      </State>
      <State name="date of birth">
        <DateOfBirthField label={label} value={birth} onChange={setBirth} years={anyAge} />
      </State>
      <State name="date of birth, error">
        <DateOfBirthField
          label={label}
          value={{ month: '', year: '', day: '' }}
          onChange={setBirth}
          years={anyAge}
          error={error}
          errorParts={['month', 'year']}
        />
      </State>
      <State name="day">
        <DayField label={label} value={day} onChange={setDay} />
      </State>
      <State name="day, error">
        <DayField label={label} value="" onChange={setDay} error={error} />
      </State>
      <State name="search">
        <SearchInput aria-label={label} defaultValue={name} />
      </State>
    </>
  );
}
