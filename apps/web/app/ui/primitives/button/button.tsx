import type { ComponentProps, ReactNode } from 'react';
import { Link, type To } from 'react-router';

import * as phrases from '#phrases/ui.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Icon, type IconName } from '#web/ui/primitives/icon/icon.tsx';
import { Spinner } from '#web/ui/primitives/spinner/spinner.tsx';
import styles from './button.module.css';

/** `primary`: the one main act of a screen. `secondary`: beside it. `muted`: in rows and bars. `danger`: takes away. */
export type ButtonVariant = 'primary' | 'secondary' | 'muted' | 'danger' | 'on-green';

interface Look {
  variant?: ButtonVariant | undefined;
  size?: 'md' | 'lg' | 'sm' | undefined;
  fullWidth?: boolean | undefined;
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
}

/**
 * A button that keeps its width while `loading`: the words stay in place unseen, petals turn over them. It stays
 * focusable then, but does nothing, so that the keyboard's place is not lost. So does an `idle` one, which has nothing to
 * do for now: it looks switched off.
 */
export function Button({
  variant,
  size,
  fullWidth,
  icon,
  iconAfter,
  loading = false,
  loadingLabel = phrases.workingOnIt,
  idle = false,
  children,
  onClick,
  className,
  type = 'button',
  ...rest
}: Look &
  ComponentProps<'button'> & { loading?: boolean | undefined; loadingLabel?: string; idle?: boolean }) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- a button that is loading must not submit again
      type={loading || idle ? 'button' : type}
      className={classes({ variant, size, fullWidth }, className)}
      aria-disabled={loading || idle || undefined}
      data-loading={loading || undefined}
      data-idle={(idle && !loading) || undefined}
      onClick={loading || idle ? undefined : onClick}
    >
      <Face icon={icon} iconAfter={iconAfter}>
        {children}
      </Face>
      {loading && (
        <span className={styles['loader']}>
          <Spinner label={loadingLabel} size="1.5em" />
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button: it leads to a page instead of doing something here. */
export function LinkButton({
  variant,
  size,
  fullWidth,
  icon,
  iconAfter,
  children,
  className,
  ...rest
}: Look & Omit<ComponentProps<typeof Link>, 'to'> & { to: To }) {
  return (
    <Link {...rest} className={classes({ variant, size, fullWidth }, className)}>
      <Face icon={icon} iconAfter={iconAfter}>
        {children}
      </Face>
    </Link>
  );
}

/** As `LinkButton`, without the router: it loads a whole document, on pages whose scripts may be missing. */
export function DocumentLinkButton({
  variant,
  size,
  fullWidth,
  icon,
  iconAfter,
  children,
  className,
  ...rest
}: Look & ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={classes({ variant, size, fullWidth }, className)}>
      <Face icon={icon} iconAfter={iconAfter}>
        {children}
      </Face>
    </a>
  );
}

/** A button of an icon alone; `label` names it. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string }) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles['icon'], className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}

function Face({ icon, iconAfter, children }: Pick<Look, 'icon' | 'iconAfter'> & { children: ReactNode }) {
  return (
    <span className={styles['face']}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </span>
  );
}

function classes(
  { variant = 'primary', size = 'md', fullWidth }: Pick<Look, 'variant' | 'size' | 'fullWidth'>,
  more?: string,
) {
  return classNames(styles['button'], styles[variant], styles[size], fullWidth && styles['full'], more);
}
