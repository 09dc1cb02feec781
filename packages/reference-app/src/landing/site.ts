/** What the landing page says about the operator, who has to replace everything here. */
export interface Site {
  company: string;
  address: string;
  email: string;
  /** A bank whose customers use the product free when they apply through it; no banner without one (LND-03). */
  campaign: { title: string; text: string; url: string } | undefined;
  legal: readonly { label: string; url: string }[];
  help: string;
  /** Marks at the end of the page, e.g. of the e-commerce registry; a word where there is no picture (LND-08). */
  marks: readonly { label: string; image?: string; url?: string }[];
}

/** The campaign comes with the build: VITE_CAMPAIGN_TITLE, VITE_CAMPAIGN_TEXT and VITE_CAMPAIGN_URL. */
export const site: Site = {
  company: 'Kalem Yazılım A.Ş. (örnek)',
  address: 'Kızılırmak Mah. Ufuk Üniversitesi Cad. No: 3, Çankaya / ANKARA',
  email: 'destek@kalem.example',
  campaign: campaignOf(import.meta.env),
  legal: [
    { label: 'KVKK Aydınlatma Metni', url: '/kvkk.html' },
    { label: 'Üyelik Sözleşmesi', url: '/uyelik-sozlesmesi.html' },
    { label: 'Çerezler', url: '/cerezler.html' },
  ],
  help: 'mailto:destek@kalem.example',
  marks: [{ label: 'ETBİS karekodu' }, { label: 'İş ortağı' }],
};

/** None unless the build names all three. */
export function campaignOf({
  VITE_CAMPAIGN_TITLE: title,
  VITE_CAMPAIGN_TEXT: text,
  VITE_CAMPAIGN_URL: url,
}: ImportMetaEnv) {
  return typeof title === 'string' && typeof text === 'string' && typeof url === 'string'
    ? { title, text, url }
    : undefined;
}
