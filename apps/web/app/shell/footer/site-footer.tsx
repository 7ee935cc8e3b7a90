import type { SiteSettings } from '@sangamam/contract/conventions/site-settings/site-settings';
import { Link, useLocation } from 'react-router';

import * as phrases from '#phrases/shell.ts';
import { site } from '#web/config/site.ts';
import { BrandMark } from '#web/ui/primitives/brand/brand-mark.tsx';
import { KasavuBorder } from '#web/ui/primitives/kasavu/kasavu-border.tsx';

import { externalLinks, footerLinks, legalLinks } from '../header/navigation.ts';
import styles from './site-footer.module.css';

/** Pages with one task: registering, paying and signing in. Links to everything would only lead away from it. */
const shortOn =
  /^\/(?:participants|packages|upgrade-package|addons|review|confirmation|login|register|(?:(?:my-account|zelle|cheque)[/-])?payment\/[^/]+(?:\/paypal-return)?)\/?$/iu;

/** The footer: the lower kasavu border and the contact links; short on pages with one task. */
export function SiteFooter({ settings }: { settings: SiteSettings | null }) {
  const short = shortOn.test(useLocation().pathname);
  const outside = short ? [] : externalLinks(settings);
  return (
    <footer className={styles['footer']} data-short={short || undefined}>
      <KasavuBorder kind="temple" />
      <div className={styles['green']}>
        <div className={styles['columns']}>
          <div className={styles['about']}>
            <span className={styles['brand']}>
              <BrandMark size={40} />
              {site.name}
            </span>
            <p>
              {site.tagline}.
              {settings && (
                <>
                  {phrases.supportHint}
                  <a href={`mailto:${settings.supportEmail}`}>{settings.supportEmail}</a>.
                </>
              )}
            </p>
            {settings?.supportPhone && (
              <p className={styles['call']}>
                <a href={`tel:${settings.supportPhone.replaceAll(/[^\d+]/gu, '')}`}>
                  {phrases.call({ phone: settings.supportPhone })}
                </a>
                {settings.supportHours && <small>{settings.supportHours}</small>}
              </p>
            )}
          </div>
          <nav aria-label={phrases.footer} className={styles['links']}>
            {(short ? legalLinks : footerLinks).map(({ to, label }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </nav>
          {outside.length > 0 && (
            <nav aria-label={phrases.elsewhere} className={styles['links']} data-single>
              {outside.map(({ url, name }) => (
                <a key={url} href={url} rel="noopener">
                  {name}
                </a>
              ))}
            </nav>
          )}
        </div>
        <div className={styles['wordmark']} aria-hidden="true" />
        <span hidden>{site.release}</span>
      </div>
    </footer>
  );
}
