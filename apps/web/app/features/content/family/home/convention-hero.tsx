import type { ConventionData } from '@sangamam/contract/conventions/convention';

import * as phrases from '#phrases/content/family/home.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { CalendarLink } from '#web/domain/sharing/calendar-link.tsx';
import { ShareLinks } from '#web/domain/sharing/share-links.tsx';
import { useSiteOrigin } from '#web/domain/site-settings/site-facts.ts';
import { paths } from '#web/config/paths.ts';
import { dollarText } from '#web/lib/text/money-text.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Icon, type IconName } from '#web/ui/primitives/icon/icon.tsx';
import pookalam from '#web/ui/primitives/ornament/pookalam.svg';
import { formatDate, formatDateRange } from '#web/lib/text/calendar-text.ts';

import styles from './convention-hero.module.css';
import type { Countdown } from './countdown.ts';
import type { PriceRange } from './price-range.ts';

/** A price tag. */
const price = 'M4 4h7.5l9 9-7.5 7.5-9-9zM8 8.1v-.1';

/**
 * Name, days and place of the convention, and what runs out. Below a banner it is a strip of facts, since the banner has
 * the button; without one it is the hero itself, with a flower carpet (pookalam) behind it.
 */
export function ConventionHero({
  convention,
  countdown: { daysToRegister, earlyBird },
  prices,
  below = false,
  hasButton = !below,
}: {
  convention: ConventionData;
  countdown: Countdown;
  /** Of today's packages; null while there is none to buy. */
  prices: PriceRange | null;
  below?: boolean;
  /** False where a banner above leads to the sign-up already: one act, one button. */
  hasButton?: boolean;
}) {
  const origin = useSiteOrigin();
  const { name, startDate, endDate, location, conventionDeadline } = convention;
  const days = formatDateRange(startDate, endDate);
  return (
    <section className={styles['hero']} data-below={below || undefined}>
      {!below && (
        <img
          className={styles['pookalam']}
          src={pookalam}
          width={600}
          height={600}
          alt=""
          fetchPriority="high"
        />
      )}
      <div className={styles['words']}>
        <div className={styles['head']}>
          <h1>{name}</h1>
          <p className={styles['eyebrow']}>{phrases.registrationIsOpen}</p>
        </div>
        <dl className={styles['facts']}>
          <Fact icon="calendar" name={phrases.when}>
            {days}
          </Fact>
          <Fact icon={icons.place} name={phrases.where}>
            {location}
          </Fact>
          {prices && (
            <Fact icon={price} name={phrases.costs} note={phrases.onePackageForAll}>
              {rangeText(prices)}
            </Fact>
          )}
          <Fact icon="clock" name={phrases.registerBy} note={daysLeftText(daysToRegister)}>
            {formatDate(conventionDeadline)}
          </Fact>
          {earlyBird && (
            <Fact icon={icons.history} name={phrases.earlyBirdUntil} note={earlyBirdNote(earlyBird)}>
              {formatDate(earlyBird.until)}
            </Fact>
          )}
        </dl>
        <div className={styles['actions']}>
          {hasButton && (
            <>
              <LinkButton to={paths.register} size="lg" iconAfter="arrowRight" data-for="visitor">
                {phrases.registerNow}
              </LinkButton>
              <LinkButton to={paths.myAccount} size="lg" iconAfter="arrowRight" data-for="member">
                {phrases.goToMyAccount}
              </LinkButton>
            </>
          )}
          <a className={styles['more']} href="#packages">
            {phrases.seeThePackages}
          </a>
          <ShareLinks
            title={name}
            text={phrases.comeWithUsTo({ name, days, location })}
            url={`${origin}${paths.home}`}
          >
            <CalendarLink conventionId={convention._id} />
          </ShareLinks>
        </div>
      </div>
    </section>
  );
}

function Fact({
  icon,
  name,
  note,
  children,
}: {
  icon: IconName;
  name: string;
  note?: string;
  children: string;
}) {
  return (
    <div>
      <Icon name={icon} size={22} />
      <dt>{name}</dt>
      <dd>
        {children}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}

function rangeText({ least, most }: PriceRange): string {
  if (least === most) return dollarText(least);
  return phrases.fromTo({ least: dollarText(least), most: dollarText(most) });
}

function daysLeftText(days: number): string {
  if (days === 0) return phrases.lastDay;
  return days === 1 ? phrases.oneDayLeft : phrases.daysLeft({ days });
}

function earlyBirdNote({ daysLeft, saves }: NonNullable<Countdown['earlyBird']>): string {
  const left = daysLeftText(daysLeft);
  return saves > 0 ? phrases.saveUpTo({ left, amount: dollarText(saves) }) : left;
}
