import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { Modal } from '@mantine/core';
import { useEffect, useState, type ReactNode, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import * as phrases from '#phrases/ui.ts';
import { classNames } from '#web/lib/class-names.ts';
import { LibraryProvider } from '#web/ui/primitives/library/library-provider.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from './dialog.module.css';
import { dialogMotion } from './dialog-motion.ts';
import { useCloseOnEscape } from './use-close-on-escape.ts';
import { useUnsavedText, type UnsavedText } from './use-unsaved-text.ts';

/** Ctrl-Enter, or ⌘-Enter, in a text of several lines sends the form, as Enter does from a field of one line. */
function submitFromText(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, ctrlKey, metaKey, nativeEvent } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLTextAreaElement) || !target.form) return;
  event.preventDefault();
  target.form.requestSubmit();
}

const fields =
  'input:not([type="hidden"], [type="file"], [type="radio"], [type="checkbox"], :disabled), textarea:not(:disabled)';

/**
 * Marks the first text field of a dialog as the one that gets the focus, so that people can type at once. With touch
 * alone nothing is marked, since the keyboard would cover the dialog; neither where the content says itself what gets it.
 */
function markInitialFocus(body: HTMLElement | null): void {
  if (!body || body.querySelector('[data-autofocus]') || !matchMedia('(any-pointer: fine)').matches) return;
  body.querySelector(fields)?.setAttribute('data-autofocus', '');
}

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** False while something is under way that a stray click must not leave. */
  closable?: boolean;
  /** True when what is typed is still there the next time: closing then needs no question. */
  keepsText?: boolean;
  /**
   * Fills the screen and has no header of its own: `className` lays it out, and `children` bring a close button. The
   * title then is its accessible name.
   */
  fullScreen?: boolean;
  className?: string | undefined;
}

/**
 * A dialog over the page: it puts the focus where one types, holds it, returns it to its opener and closes on Escape, but
 * asks before typed text is lost. Ctrl-Enter (⌘-Enter) in a text of several lines sends its form. It fades in over 700 ms and its backdrop over 1300 ms (SPEC §9), for staff, who open
 * many, over 150 ms, or immediately for people who prefer reduced motion. On a phone it is a sheet at the lower edge, and
 * the buttons of `DialogActions` stay visible below long content.
 */
export function Dialog({
  opened,
  onClose,
  title,
  children,
  size = 'md',
  closable = true,
  keepsText = false,
  fullScreen = false,
  className,
}: DialogProps) {
  const [mounted, setMounted] = useState(false);
  // The library notes the focused element when `opened` changes, so a dialog that is mounted open opens one render later.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the second rendering is the point
    setMounted(true);
  }, []);
  const unsaved = useUnsavedText({ opened, onClose });
  const leave = keepsText ? onClose : unsaved.leave;
  const motion = dialogMotion(useLocation().pathname);
  useCloseOnEscape({ opened, onEscape: () => closable && leave() });
  return (
    <LibraryProvider>
      <Modal.Root
        opened={opened && mounted}
        onClose={leave}
        size={size}
        fullScreen={fullScreen}
        centered={!fullScreen}
        closeOnEscape={false}
        closeOnClickOutside={closable}
        transitionProps={{
          duration: motion.content,
          transition: 'fade-up',
          timingFunction: 'var(--ease)',
        }}
        classNames={{
          overlay: classNames(styles['overlay']),
          inner: fullScreen ? '' : classNames(styles['inner']),
          content: classNames(fullScreen ? styles['fullScreen'] : styles['content'], className),
          title: classNames(styles['title']),
          body: classNames(styles['body']),
        }}
      >
        <Modal.Overlay transitionProps={{ duration: motion.backdrop }} />
        {fullScreen ? (
          <Modal.Content aria-label={title}>{children}</Modal.Content>
        ) : (
          <Modal.Content>
            {/* Not the library's header element: within a dialog it would count as the page's banner. */}
            <div className={styles['header']}>
              <Modal.Title>{title}</Modal.Title>
              {closable && <Modal.CloseButton aria-label={phrases.close} size={44} iconSize={22} />}
            </div>
            <Modal.Body ref={markInitialFocus} onChange={unsaved.onChange} onKeyDown={submitFromText}>
              {children}
            </Modal.Body>
            {unsaved.isAsking && <DiscardQuestion unsaved={unsaved} />}
          </Modal.Content>
        )}
      </Modal.Root>
    </LibraryProvider>
  );
}

/** The buttons at a dialog's foot: the last element of the dialog, or of its form. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}

/** Asks, at the foot of a dialog, whether to discard what was typed into it. */
function DiscardQuestion({ unsaved }: { unsaved: UnsavedText }) {
  return (
    <div role="alert" className={styles['discard']}>
      <p>{phrases.discardWhatYouTyped}</p>
      <Button ref={focusWhenShown} size="sm" onClick={unsaved.keepEditing}>
        {phrases.keepEditing}
      </Button>
      <Button size="sm" variant="danger" onClick={unsaved.discard}>
        {phrases.discard}
      </Button>
    </div>
  );
}

function focusWhenShown(button: HTMLButtonElement | null): void {
  button?.focus();
}
