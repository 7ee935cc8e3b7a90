import { staffRoles, type StaffRole } from '@sangamam/contract/accounts/roles';
import type { SecondFactorPolicy } from '@sangamam/contract/accounts/second-factor/second-factor-policy';
import { z } from 'zod';

import * as phrases from '#phrases/accounts/staff/second-factor.ts';
import { FormCheckbox, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form, FormActions, FormSection } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { roleNames } from '#web/domain/staff/role-names.ts';

import { useSecondFactorPolicy, useSetSecondFactorPolicy } from './api.ts';

/** Sets which roles require a second factor. */
export function SecondFactorPolicySettings() {
  return <Loaded query={useSecondFactorPolicy()}>{(policy) => <PolicyForm policy={policy} />}</Loaded>;
}

const schema = z.object({
  roles: z.object(
    Object.fromEntries(staffRoles.map((role) => [role, z.boolean()])) as Record<StaffRole, z.ZodBoolean>,
  ),
});

function PolicyForm({ policy }: { policy: SecondFactorPolicy }) {
  const form = useAppForm({ schema, defaultValues: valuesOf(policy) });
  const { mutateAsync } = useSetSecondFactorPolicy();
  return (
    <Form
      form={form}
      headsBeside
      label={phrases.secondFactor}
      errorTitle={phrases.saveFailed}
      onSubmit={async ({ roles }) => {
        const saved = await mutateAsync({ roles: staffRoles.filter((role) => roles[role]) });
        form.reset(valuesOf(saved));
        showToast({ message: phrases.saved });
      }}
    >
      <FormSection title={phrases.secondFactor} description={phrases.policyHint}>
        <FieldRow keepsColumns>
          {staffRoles.map((role) => (
            <FormCheckbox key={role} control={form.control} name={`roles.${role}`} label={roleNames[role]} />
          ))}
        </FieldRow>
      </FormSection>
      <FormActions>
        <SubmitButton>{phrases.saveSecondFactor}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function valuesOf({ roles }: SecondFactorPolicy) {
  return {
    roles: Object.fromEntries(staffRoles.map((role) => [role, roles.includes(role)])) as Record<
      StaffRole,
      boolean
    >,
  };
}
