import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import styles from './preview.module.css';

/**
 * An iframe with a width of its own, so that its content is laid out as on such a device. It has the page's styles and
 * shares the page's state; links in it do nothing.
 */
export function PreviewFrame({
  title,
  width,
  children,
}: {
  title: string;
  /** In pixels; drawn smaller where there is less room. */
  width: number;
  children: ReactNode;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState({ width, height: 0 });
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let stop: (() => void) | undefined;
    const adopt = () => {
      const inner = element.contentDocument;
      if (!inner) return;
      stop?.();
      stop = mirrorDocument(document, inner);
      setBody(inner.body);
    };
    adopt();
    // Some browsers replace the empty document once.
    element.addEventListener('load', adopt);
    return () => {
      element.removeEventListener('load', adopt);
      stop?.();
    };
  }, []);
  useEffect(() => {
    const around = frame.current?.parentElement;
    if (!around) return undefined;
    const watch = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    watch.observe(around);
    return () => watch.disconnect();
  }, []);
  const scale = Math.min(1, room.width / width);
  const stay = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link && !link.hasAttribute('aria-haspopup')) event.preventDefault();
  };
  return (
    <>
      <iframe
        ref={frame}
        sandbox="allow-same-origin"
        title={title}
        className={styles['frame']}
        style={{
          width,
          ...(scale < 1 && {
            height: room.height / scale,
            marginInlineEnd: room.width - width,
            transform: `scale(${scale})`,
          }),
        }}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it only stops links */}
      {body && createPortal(<div onClickCapture={stay}>{children}</div>, body)}
    </>
  );
}

/** Keeps language, colour scheme and styles of `inner` as those of `outer`, also those that are loaded later. */
function mirrorDocument(outer: Document, inner: Document): () => void {
  const copyStyles = () => {
    inner.head.replaceChildren(
      ...[...outer.head.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')].map((style) => {
        const copy = style.cloneNode(true) as HTMLElement;
        // Browsers hide the attribute; the policy of this page holds in the frame, too.
        copy.setAttribute('nonce', style.nonce);
        return copy;
      }),
    );
  };
  const copyMarks = () => {
    inner.documentElement.lang = outer.documentElement.lang;
    for (const [name, value] of Object.entries(outer.documentElement.dataset)) {
      inner.documentElement.dataset[name] = value;
    }
  };
  copyStyles();
  copyMarks();
  const styles = new MutationObserver(copyStyles);
  styles.observe(outer.head, { childList: true });
  const marks = new MutationObserver(copyMarks);
  marks.observe(outer.documentElement, { attributes: true });
  return () => {
    styles.disconnect();
    marks.disconnect();
  };
}
