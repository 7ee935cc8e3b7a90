import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

/** The main action of a screen beside the heading of its page, wherever in the page it is decided; in place without a page. */
export function HeadingAction({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [title, setTitle] = useState<Element | null>();
  useLayoutEffect(() => {
    setTitle(place.current?.closest('[data-page]')?.querySelector('[data-page-title]') ?? null);
  }, []);
  if (title === undefined) return <span ref={place} hidden />;
  return title === null ? <div>{children}</div> : createPortal(children, title);
}
