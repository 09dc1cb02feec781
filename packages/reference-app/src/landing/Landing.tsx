import { formatAmount, trialDays, yearlyPrice } from '@kalem/domain';
import { Icon, icons, Logo } from '@kalem/ui/primitives';
import type { ReactNode } from 'react';
import { InvoiceDrawing } from '../pages/InvoiceDrawing';
import { answers, features, integrations, team } from './landingTexts';
import type { Site } from './site';

interface LandingProps {
  site: Site;
  /** The switch of light and dark: the page that is served as a file has one of its own. */
  themeToggle: ReactNode;
}

/** The page at /, written into a file when the app is built; its links load the app (LND). */
export function Landing({ site, themeToggle }: LandingProps) {
  return (
    <div className="landing" lang="tr">
      <header className="landing-top">
        <Logo />
        {themeToggle}
        <LinkButton href="/login" variant="quiet">
          Giriş Yap
        </LinkButton>
        <LinkButton href="/register">Kayıt Ol</LinkButton>
      </header>
      <main>
        <Hero />
        {site.campaign && <Campaign {...site.campaign} />}
        <Features />
        <ProductPicture />
        <div className="landing-band landing-split">
          <TickList title="Kolay Entegrasyon" entries={integrations} />
          <TickList title="Ekibinizle birlikte" entries={team} />
        </div>
        <Price />
        <Answers />
      </main>
      <Footer {...site} />
    </div>
  );
}

function Hero() {
  return (
    <section className="landing-hero">
      <div>
        <h1>Faturanızı portala girmeden kesin.</h1>
        <p className="landing-claim">
          e-Fatura ve e-Arşiv belgelerinizi oluşturun, SMS ile imzalayın, saklayın. Kalem, GİB portalıyla sizin yerinize
          konuşur.
        </p>
        <p className="landing-start">
          <TrialButton />
          <span className="kalem-muted">Kart bilgisi istenmez</span>
        </p>
      </div>
      <InvoiceDrawing />
    </section>
  );
}

function Campaign({ title, text, url }: NonNullable<Site['campaign']>) {
  return (
    <a className="landing-campaign" href={url} target="_blank" rel="noopener noreferrer">
      <Icon icon={icons.info} />
      <span>
        <b>{title}</b> {text}
      </span>
      <Icon icon={icons.external} size="sm" />
      <span className="only-heard">(yeni sekmede açılır)</span>
    </a>
  );
}

function Features() {
  return (
    <section className="landing-band" aria-label="Özellikler">
      <ul className="landing-features">
        {features.map(({ icon, title, text }) => (
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

/** The list of invoices as it is; photographed from the product by `npm run pictures`. */
function ProductPicture() {
  return (
    <figure className="landing-picture">
      <img
        src="/pictures/faturalarim-1104.webp"
        srcSet="/pictures/faturalarim-1104.webp 1104w, /pictures/faturalarim.webp 1920w"
        sizes="(max-width: 1152px) 92vw, 1104px"
        width="1280"
        height="800"
        // On a desk it is the largest thing in view.
        fetchPriority="high"
        alt="Faturalarım ekranı: dönemin faturaları, onay durumları, tutarları ve imza için kalan günler"
      />
      <figcaption>Faturalarım: kesilen, imza bekleyen ve süresi yaklaşan faturalar bir listede.</figcaption>
    </figure>
  );
}

function TickList({ title, entries }: { title: string; entries: readonly (readonly [icon: string, text: string])[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="landing-ticks">
        {entries.map(([icon, text]) => (
          <li key={text}>
            <Icon icon={icon} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Price() {
  return (
    <section className="landing-band landing-split landing-price" aria-label="Fiyat">
      <p>
        <span className="kalem-muted">Yıllık, şirket başına</span>
        <b>{formatAmount(yearlyPrice)} TRY + KDV</b>
      </p>
      <div>
        <p>
          {trialDays} gün boyunca bütün özellikleriyle deneyin. Her şirketin üyeliği ayrıdır; taahhüt yoktur, süre
          dolunca kendiliğinden ücret alınmaz.
        </p>
        <TrialButton />
      </div>
    </section>
  );
}

function Answers() {
  return (
    <section className="landing-band landing-split landing-answers">
      <h2>Sorular ve yanıtlar</h2>
      <div>
        {answers.map(([question, answer]) => (
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

function Footer({ company, address, email, legal, help, marks }: Site) {
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
      <nav aria-label="Yasal metinler">
        {legal.map(({ label, url }) => (
          <a key={url} href={url}>
            {label}
          </a>
        ))}
      </nav>
      <nav aria-label="Kalem">
        <a href="/login">Giriş Yap</a>
        <a href="/register">Kayıt Ol</a>
        <a href={help}>Yardım</a>
      </nav>
      <ul className="landing-marks">
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

function TrialButton() {
  return (
    <LinkButton href="/register" variant="primary" size="lg">
      {`${trialDays} Gün Ücretsiz Dene`}
    </LinkButton>
  );
}

interface LinkButtonProps {
  href: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'lg';
  children: string;
}

/** A link in the shape of a button. */
function LinkButton({ href, variant = 'secondary', size, children }: LinkButtonProps) {
  return (
    <a className="kalem-button" data-variant={variant} data-size={size} href={href}>
      {children}
    </a>
  );
}
