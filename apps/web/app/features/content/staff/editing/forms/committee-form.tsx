import type { CommitteeMember } from '@sangamam/contract/content/section';

import * as phrases from '#phrases/content/staff/forms.ts';
import { FieldRow } from '#web/ui/form/form.tsx';

import { EditText } from '../editor/items/fields.tsx';
import { fieldLabels, itemNames } from '../editor/items/field-labels.ts';
import { ItemList } from '../editor/items/item-list.tsx';
import { MediaField } from '../editor/items/media-field.tsx';
import { newMember } from '../editor/sections/new-section.ts';

/** Members of a committee. */
export function CommitteeForm({
  path,
  value,
  onChange,
}: {
  path: string;
  value: CommitteeMember[];
  onChange: (members: CommitteeMember[]) => void;
}) {
  return (
    <ItemList
      path={path}
      items={value}
      name={itemNames.COMMITTEE}
      nameOf={({ name }) => name}
      blank={newMember}
      onChange={onChange}
    >
      {(member, at, set) => <Member member={member} path={at} onChange={set} />}
    </ItemList>
  );
}

function Member({
  member,
  path,
  onChange,
}: {
  member: CommitteeMember;
  path: string;
  onChange: (member: CommitteeMember) => void;
}) {
  const text = (name: keyof CommitteeMember) => ({
    path: `${path}.${name}`,
    value: member[name],
    onChange: (next: string) => onChange({ ...member, [name]: next }),
  });
  return (
    <>
      <MediaField
        path={`${path}.imageUrl`}
        label={fieldLabels['committee.imageUrl']}
        description={phrases.squarePicturesLookBest}
        value={member.imageUrl}
        onChange={(imageUrl) => onChange({ ...member, imageUrl })}
      />
      <FieldRow>
        <EditText {...text('name')} label={fieldLabels['committee.name']} maxLength={80} />
        <EditText {...text('role')} label={fieldLabels['committee.role']} optional maxLength={80} />
      </FieldRow>
      <FieldRow>
        <EditText {...text('email')} label={fieldLabels['committee.email']} optional type="email" />
        <EditText {...text('phoneNumber')} label={fieldLabels['committee.phoneNumber']} optional type="tel" />
      </FieldRow>
    </>
  );
}
