import { relationships, type Relationship } from '@sangamam/contract/orders/participants/participant';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Which form is open: none, the one for a new person, or that of a person by id. */
export type OpenForm = string | null;
export const addForm = 'add';

/** The ids of the buttons that open a form; the focus goes back there when it closes. */
export const openerId = (form: string) => `open-form-${form}`;

/**
 * The open form is kept in the address, so that it is open again with its draft after a reload; opening one closes the
 * other (SPEC §4). The form for a new person may start with a relationship.
 */
export function useOpenForm(): {
  open: OpenForm;
  addAs: Relationship | undefined;
  show: (form: OpenForm, addAs?: Relationship) => void;
} {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const open = search.get('form');
  const before = useRef(open);
  useEffect(() => {
    if (open === null && before.current !== null) {
      const opener =
        document.getElementById(openerId(before.current)) ?? document.getElementById(openerId(addForm));
      opener?.focus();
    }
    before.current = open;
  }, [open]);
  const show = (form: OpenForm, addAs?: Relationship) =>
    setSearch(form === null ? {} : { form, ...(addAs && { as: addAs }) }, {
      replace: true,
      preventScrollReset: true,
      state: location.state as unknown,
    });
  return { open, addAs: relationships.find((one) => one === search.get('as')), show };
}
