/** A taxpayer of the registry: a title, or first and last name. */
export interface Taxpayer {
  readonly vknTckn: string;
  readonly unvan: string;
  readonly ad: string;
  readonly soyad: string;
  readonly vergiDairesi: string;
  readonly cadde: string;
  readonly ilce: string;
  readonly il: string;
}
