/**
 * Rows of a form, added and removed: the form library's `useFieldArray`, out of a copy of the library. It lies in one
 * file with everything else, so that whoever took it from there would add it to every form of the public site. Hand in
 * the form's `control`: the copy knows no form around it.
 */
export { useFieldArray as useRows } from 'react-hook-form-arrays';
