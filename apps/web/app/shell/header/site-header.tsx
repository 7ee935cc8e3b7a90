import type { SiteSettings } from '@sangamam/contract/conventions/site-settings/site-settings';
import { Link, NavLink } from 'react-router';

import * as phrases from '#phrases/shell.ts';
import { paths } from '#web/config/paths.ts';
import { site } from '#web/config/site.ts';
import { classNames } from '#web/lib/class-names.ts';
import { BrandMark } from '#web/ui/primitives/brand/brand-mark.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { KasavuBorder } from '#web/ui/primitives/kasavu/kasavu-border.tsx';

import { AccountMenu, MemberLinks, VisitorLinks } from './account-links.tsx';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { LanguageLink } from './language-link.tsx';
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
          <VisitorLinks />
          <AccountMenu />
        </nav>
        <LanguageLink className={styles['switch']} />
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

function OutsideLinks({ settings }: { settings: SiteSettings | null }) {
  return externalLinks(settings).map(({ url, name }) => (
    <a key={url} href={url} className={styles['outside']} rel="noopener">
      {name}
      <Icon name="external" size={14} />
    </a>
  ));
}

/** Repeats all links on narrow screens, those about the account first. */
function MobileMenu({ settings }: { settings: SiteSettings | null }) {
  return (
    <HeaderMenu
      className={styles['menu']}
      openerClass={styles['opener']}
      opener={
        <>
          <span className={styles['openIcon']}>
            <Icon name="menu" size={24} />
          </span>
          <span className={styles['closeIcon']}>
            <Icon name="close" size={24} />
          </span>
          <span className="visually-hidden">{phrases.menu}</span>
        </>
      }
    >
      <div className={styles['sheet']}>
        <nav aria-label={phrases.menu} className={styles['sheetLinks']}>
          <VisitorLinks />
          <div data-for="member" className={styles['rows']}>
            <MemberLinks />
          </div>
          <hr />
          <PageLinks />
          <hr />
          <LanguageLink className={styles['language']} />
          <OutsideLinks settings={settings} />
        </nav>
      </div>
    </HeaderMenu>
  );
}
