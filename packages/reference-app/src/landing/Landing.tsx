import { formatAmount, yearlyPrice } from '@kalem/domain';
import type { Locale } from '@kalem/ui';
import { Icon, icons, Logo } from '@kalem/ui/primitives';
import type { ReactNode } from 'react';
import { InvoiceDrawing } from '../pages/InvoiceDrawing';
import { lists, messages, type Tick } from './landingTexts';
import type { Site } from './site';

interface LandingProps {
  site: Site;
  locale: Locale;
  /** The switches of language and theme; the static page has its own. */
  switches: ReactNode;
}

interface PartProps {
  locale: Locale;
}

/** The landing page at / and, in English, at /en. The build renders it into files; its links load the app (LND). */
export function Landing({ site, locale, switches }: LandingProps) {
  const t = messages[locale];
  const { integrations, team } = lists[locale];
  return (
    <div className="landing" lang={locale}>
      <header className="landing-top">
        <Logo />
        {switches}
        <LinkButton href="/login" variant="quiet">
          {t.signIn}
        </LinkButton>
        <LinkButton href="/register">{t.register}</LinkButton>
      </header>
      <main>
        <Hero locale={locale} />
        {site.campaign && <Campaign {...site.campaign} locale={locale} />}
        <Features locale={locale} />
        <ProductPicture locale={locale} />
        <div className="landing-band landing-split">
          <TickList title={t.integrations} entries={integrations} locale={locale} />
          <TickList title={t.team} entries={team} locale={locale} />
        </div>
        <Price locale={locale} />
        <Answers locale={locale} />
      </main>
      <Footer {...site} locale={locale} />
    </div>
  );
}

function Hero({ locale }: PartProps) {
  const t = messages[locale];
  return (
    <section className="landing-hero">
      <div>
        <h1>{t.heading}</h1>
        <p className="landing-claim">{t.claim}</p>
        <p className="landing-start">
          <TrialButton locale={locale} />
          <span className="kalem-muted">{t.noCard}</span>
        </p>
      </div>
      <InvoiceDrawing />
    </section>
  );
}

function Campaign({ title, text, url, locale }: NonNullable<Site['campaign']> & PartProps) {
  return (
    <a className="landing-campaign" href={url} target="_blank" rel="noopener noreferrer">
      <Icon icon={icons.info} />
      <span lang="tr">
        <b>{title}</b> {text}
      </span>
      <Icon icon={icons.external} size="sm" />
      <span className="only-heard">{messages[locale].newTab}</span>
    </a>
  );
}

function Features({ locale }: PartProps) {
  return (
    <section className="landing-band" aria-label={messages[locale].features}>
      <ul className="landing-features">
        {lists[locale].features.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon icon={icon} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A screenshot of the list of invoices, made by `npm run pictures`. */
function ProductPicture({ locale }: PartProps) {
  const t = messages[locale];
  return (
    <figure className="landing-picture">
      <img
        src="/pictures/faturalarim-1104.webp"
        srcSet="/pictures/faturalarim-1104.webp 1104w, /pictures/faturalarim.webp 1920w"
        sizes="(max-width: 1152px) 92vw, 1104px"
        width="1280"
        height="800"
        // On wide screens this is the largest contentful paint.
        fetchPriority="high"
        alt={t.pictureOf}
      />
      <figcaption>{t.caption}</figcaption>
    </figure>
  );
}

function TickList({ title, entries, locale }: PartProps & { title: string; entries: readonly Tick[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="landing-ticks">
        {entries.map(({ icon, text, isComing }) => (
          <li key={text}>
            <Icon icon={icon} />
            <span>{text}</span>
            {isComing && <span className="landing-soon">{messages[locale].soon}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Price({ locale }: PartProps) {
  const t = messages[locale];
  return (
    <section className="landing-band landing-split landing-price" aria-label={t.price}>
      <p>
        <span className="kalem-muted">{t.yearly}</span>
        <b>
          {formatAmount(yearlyPrice)} TRY + {t.kdv}
        </b>
      </p>
      <div>
        <p>{t.terms}</p>
        <TrialButton locale={locale} />
      </div>
    </section>
  );
}

function Answers({ locale }: PartProps) {
  return (
    <section className="landing-band landing-split landing-answers">
      <h2>{messages[locale].answers}</h2>
      <div>
        {lists[locale].answers.map(([question, answer]) => (
          <details key={question}>
            <summary>
              {question}
              <Icon icon={icons.chevronDown} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

function Footer({ company, address, email, legal, help, marks, locale }: Site & PartProps) {
  const t = messages[locale];
  return (
    <footer className="landing-foot">
      <div>
        <Logo />
        <address>
          {company}
          <br />
          {address}
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </address>
      </div>
      <nav aria-label={t.legal}>
        {legal.map(({ label, url }) => (
          <a key={url} href={url} lang="tr">
            {label}
          </a>
        ))}
      </nav>
      <nav aria-label="Kalem">
        <a href="/login">{t.signIn}</a>
        <a href="/register">{t.register}</a>
        <a href={help}>{t.help}</a>
        <OtherLanguage locale={locale} />
      </nav>
      <ul className="landing-marks" lang="tr">
        {marks.map(({ label, image, url }) => (
          <li key={label}>
            <Mark label={label} image={image} url={url} />
          </li>
        ))}
      </ul>
    </footer>
  );
}

function Mark({ label, image, url }: Site['marks'][number]) {
  const shown = image ? <img src={image} alt={label} /> : <span className="landing-mark">{label}</span>;
  return url ? <a href={url}>{shown}</a> : shown;
}

/** A link to the page in the other language; `landing.ts` stores the choice for the app. */
export function OtherLanguage({ locale, className }: PartProps & { className?: string }) {
  const [href, lang, name] = locale === 'tr' ? ['/en', 'en', 'English'] : ['/', 'tr', 'Türkçe'];
  return (
    <a className={className} data-variant="quiet" href={href} lang={lang} hrefLang={lang} data-language={lang}>
      {name}
    </a>
  );
}

function TrialButton({ locale }: PartProps) {
  return (
    <LinkButton href="/register" variant="primary" size="lg">
      {messages[locale].trial}
    </LinkButton>
  );
}

interface LinkButtonProps {
  href: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'lg';
  children: string;
}

/** A link that looks like a button. */
function LinkButton({ href, variant = 'secondary', size, children }: LinkButtonProps) {
  return (
    <a className="kalem-button" data-variant={variant} data-size={size} href={href}>
      {children}
    </a>
  );
}
