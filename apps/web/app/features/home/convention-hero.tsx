import type { ConventionData } from '@sangamam/contract/conventions/convention';
import { formatDate, formatDateRange } from '@sangamam/contract/fields/dates/format-date';

import * as phrases from '#phrases/home.ts';
import { CalendarLink } from '#web/domain/sharing/calendar-link.tsx';
import { ShareLinks } from '#web/domain/sharing/share-links.tsx';
import { useSiteOrigin } from '#web/domain/site-settings/site-facts.ts';
import { paths } from '#web/config/paths.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Icon, type IconName } from '#web/ui/primitives/icon/icon.tsx';
import pookalam from '#web/ui/primitives/ornament/pookalam.svg';
import styles from './convention-hero.module.css';

/** Name, days and place of the convention, and the way in. A flower carpet (pookalam) rises behind it. */
export function ConventionHero({
  convention,
  below = false,
}: {
  convention: ConventionData;
  /** True below a banner: then it is calmer and lower. */
  below?: boolean;
}) {
  const origin = useSiteOrigin();
  const { name, startDate, endDate, location, conventionDeadline, earlyBirdStatus, earlyBirdDate } =
    convention;
  return (
    <section className={styles['hero']} data-below={below || undefined}>
      <img
        className={styles['pookalam']}
        src={pookalam}
        width={600}
        height={600}
        alt=""
        {...(below ? { loading: 'lazy' } : { fetchPriority: 'high' })}
      />
      <div className={styles['words']}>
        <p className={styles['eyebrow']}>{phrases.registrationIsOpen}</p>
        <h1>{name}</h1>
        <dl className={styles['facts']}>
          <Fact icon="calendar" name="When">
            {formatDateRange(startDate, endDate)}
          </Fact>
          <Fact icon="place" name="Where">
            {location}
          </Fact>
          <Fact icon="clock" name="Register by">
            {formatDate(conventionDeadline)}
          </Fact>
        </dl>
        <div className={styles['actions']}>
          <LinkButton to={paths.register} size="lg" iconAfter="arrowRight" data-for="visitor">
            {phrases.registerNow}
          </LinkButton>
          <LinkButton to={paths.myAccount} size="lg" iconAfter="arrowRight" data-for="member">
            {phrases.goToMyAccount}
          </LinkButton>
          <a className={styles['more']} href="#packages">
            {phrases.seeThePackages}
          </a>
        </div>
        {earlyBirdStatus && earlyBirdDate && (
          <p className={styles['earlyBird']}>
            {phrases.earlyBirdPricesUntil} <strong>{formatDate(earlyBirdDate)}</strong>
          </p>
        )}
        <div className={styles['pass']}>
          <CalendarLink conventionId={convention._id} />
          <ShareLinks
            title={name}
            text={phrases.comeWithUsTo({ name, days: formatDateRange(startDate, endDate), location })}
            url={`${origin}${paths.home}`}
          />
        </div>
      </div>
    </section>
  );
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: string }) {
  return (
    <div>
      <Icon name={icon} size={22} />
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
