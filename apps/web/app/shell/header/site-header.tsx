import type { SiteSettings } from '@sangamam/contract/reference-data/site-settings';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';

import * as phrases from '#phrases/shell.ts';
import { paths } from '#web/config/paths.ts';
import { site } from '#web/config/site.ts';
import { classNames } from '#web/lib/class-names.ts';
import { BrandMark } from '#web/ui/primitives/brand/brand-mark.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { KasavuBorder } from '#web/ui/primitives/kasavu/kasavu-border.tsx';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import { LanguageLink } from './language-link.tsx';
import { LogOutButton } from './log-out-button.tsx';
import { externalLinks, pageLinks } from './navigation.ts';
import styles from './site-header.module.css';

/** The header of site and portal. It renders both audiences' links; CSS picks one set by the document's session. */
export function SiteHeader({ settings }: { settings: SiteSettings | null }) {
  return (
    <header className={styles['header']}>
      <nav className={styles['around']} aria-label={phrases.sitesAroundUs}>
        <OutsideLinks settings={settings} />
        <LanguageLink className={styles['outside']} />
      </nav>
      <KasavuBorder />
      <div className={styles['bar']}>
        <Link to={paths.home} className={styles['brand']}>
          <BrandMark size={44} />
          <span className={styles['name']}>
            {site.name}
            <small>{site.tagline}</small>
          </span>
        </Link>
        <nav className={styles['pages']} aria-label={phrases.pages}>
          <PageLinks />
        </nav>
        <nav className={styles['account']} aria-label={phrases.account}>
          <AccountLinks />
        </nav>
        <ColorSchemeToggle />
        <MobileMenu settings={settings} />
      </div>
    </header>
  );
}

function PageLinks() {
  return pageLinks.map(({ to, label }) => (
    <NavLink key={to} to={to} end className={classNames(styles['link'])}>
      {label}
    </NavLink>
  ));
}

function AccountLinks() {
  return (
    <>
      <span data-for="visitor" className={styles['pair']}>
        <Link to={paths.headerLogin} className={styles['link']}>
          {phrases.login}
        </Link>
        <LinkButton to={paths.register} size="sm">
          {phrases.signUp}
        </LinkButton>
      </span>
      <span data-for="member" className={styles['pair']}>
        <NavLink to={paths.changePassword} className={classNames(styles['link'])}>
          {phrases.changePassword}
        </NavLink>
        <LogOutButton className={styles['link']} />
        <LinkButton to={paths.myAccount} size="sm" variant="secondary">
          {phrases.myAccount}
        </LinkButton>
        <span data-for="staff">
          <LinkButton to={paths.admin} size="sm" variant="secondary">
            {phrases.admin}
          </LinkButton>
        </span>
      </span>
    </>
  );
}

function OutsideLinks({ settings }: { settings: SiteSettings | null }) {
  return externalLinks(settings).map(({ url, name }) => (
    <a key={url} href={url} className={styles['outside']} rel="noopener">
      {name}
      <Icon name="external" size={14} />
    </a>
  ));
}

/** Repeats all links on narrow screens. A native `<details>` element works before any script has run. */
function MobileMenu({ settings }: { settings: SiteSettings | null }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const close = () => {
    if (details.current) details.current.open = false;
  };
  useEffect(close, [key]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it, as any menu
    <details
      ref={details}
      className={styles['menu']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        close();
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary className={styles['opener']}>
        <span className={styles['openIcon']}>
          <Icon name="menu" size={24} />
        </span>
        <span className={styles['closeIcon']}>
          <Icon name="close" size={24} />
        </span>
        <span className="visually-hidden">{phrases.menu}</span>
      </summary>
      <div className={styles['sheet']}>
        <nav aria-label={phrases.menu} className={styles['sheetLinks']}>
          <PageLinks />
          <hr />
          <AccountLinks />
          <hr />
          <LanguageLink className={styles['link']} />
          <OutsideLinks settings={settings} />
        </nav>
      </div>
    </details>
  );
}
