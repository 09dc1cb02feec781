interface NamedCompany {
  readonly unvan: string;
  readonly ad: string;
  readonly soyad: string;
}

const LONGEST = 60;

/** A company's name for messages: one line, and short enough for an SMS. */
export function companyTitle({ unvan, ad, soyad }: NamedCompany): string {
  const name = (unvan.trim() || `${ad} ${soyad}`).replace(/\s+/g, ' ').trim() || 'Şirketiniz';
  const letters = [...name];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : name;
}
