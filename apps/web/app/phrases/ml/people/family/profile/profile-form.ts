export * from '../../../../en/people/family/profile/profile-form.ts';

export const editDetails = 'വിവരങ്ങൾ തിരുത്തുക';
export const yourDetailsAreSaved = 'വിവരങ്ങൾ സേവ് ചെയ്തു.';
export const savingYourDetails = 'വിവരങ്ങൾ സേവ് ചെയ്യുന്നു…';
export const save = 'സേവ് ചെയ്യുക';
