import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** Which form is open: none, the one for a new person, or that of a person by id. */
export type OpenForm = string | null;
export const addForm = 'add';

/** The ids of the buttons that open a form; the focus goes back there when it closes. */
export const openerId = (form: string) => `open-form-${form}`;

/**
 * The open form is kept in the address, so that it is open again with its draft after a reload; opening one closes the
 * other (SPEC §4).
 */
export function useOpenForm(): [OpenForm, (form: OpenForm) => void] {
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
  const show = (form: OpenForm) =>
    setSearch(form === null ? {} : { form }, {
      replace: true,
      preventScrollReset: true,
      state: location.state as unknown,
    });
  return [open, show];
}
