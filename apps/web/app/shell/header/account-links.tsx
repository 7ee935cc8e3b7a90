import { Link, NavLink } from 'react-router';

import * as phrases from '#phrases/shell.ts';
import { paths } from '#web/config/paths.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useMemberName } from '#web/lib/session/member-name.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { LogOutButton } from './log-out-button.tsx';
import styles from './site-header.module.css';

/** The ways in, for visitors. */
export function VisitorLinks() {
  return (
    <span data-for="visitor" className={styles['pair']}>
      <Link to={paths.headerLogin} className={styles['link']}>
        {phrases.login}
      </Link>
      <LinkButton to={paths.register} size="sm">
        {phrases.signUp}
      </LinkButton>
    </span>
  );
}

/** What somebody who is signed in finds about the account, the most important first. */
export function MemberLinks() {
  return (
    <>
      <NavLink to={paths.myAccount} className={classNames(styles['link'])}>
        {phrases.myAccount}
      </NavLink>
      <span data-for="staff">
        <NavLink to={paths.admin} className={classNames(styles['link'])}>
          {phrases.admin}
        </NavLink>
      </span>
      <NavLink to={paths.changePassword} className={classNames(styles['link'])}>
        {phrases.changePassword}
      </NavLink>
      <LogOutButton className={styles['link']} />
    </>
  );
}

/** The account menu of wide screens, with the name of whoever is signed in. */
export function AccountMenu() {
  const firstName = useMemberName();
  return (
    <div data-for="member">
      <HeaderMenu
        className={styles['accountMenu']}
        openerClass={styles['who']}
        opener={
          <>
            <span className={styles['whoName']}>
              {firstName && <span className="visually-hidden">{phrases.account}: </span>}
              {firstName ?? phrases.myAccount}
            </span>
            <Icon name="chevronDown" size={18} />
          </>
        }
      >
        <div className={styles['panel']}>
          <MemberLinks />
        </div>
      </HeaderMenu>
    </div>
  );
}
