/** The operator's data on the landing page. Each operator has to replace it. */
export interface Site {
  company: string;
  address: string;
  email: string;
  /** A bank that pays for its customers who apply through it; without a campaign there is no banner (LND-03). */
  campaign: { title: string; text: string; url: string } | undefined;
  legal: readonly { label: string; url: string }[];
  help: string;
  /** Seals at the end of the page, e.g. of the e-commerce registry; a text when there is no image (LND-08). */
  marks: readonly { label: string; image?: string; url?: string }[];
}

/** The build sets the campaign: VITE_CAMPAIGN_TITLE, VITE_CAMPAIGN_TEXT and VITE_CAMPAIGN_URL. */
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

/** Undefined unless the build has all three variables. */
export function campaignOf({
  VITE_CAMPAIGN_TITLE: title,
  VITE_CAMPAIGN_TEXT: text,
  VITE_CAMPAIGN_URL: url,
}: ImportMetaEnv) {
  return typeof title === 'string' && typeof text === 'string' && typeof url === 'string'
    ? { title, text, url }
    : undefined;
}
