import type { Taxpayer } from './Taxpayer';

/** A taxpayer with an account at the portal. */
export interface AccountHolder extends Taxpayer {
  readonly apartmanNo: string;
  readonly kapiNo: string;
  readonly postaKodu: string;
  readonly telNo: string;
  readonly ePostaAdresi: string;
  /** The mobile phone that signing codes go to. */
  readonly telefon: string;
}
