import { codeTitles } from './codeTitles';

/** Title of the code that stands beside a KDV: 801 to 812 are özel matrah there, everything else an exemption. Source: fiscal-rules §6, §12. */
export function reasonTitle(sebep: string): string {
  return /^8\d\d$/.test(sebep) ? codeTitles.ozelMatrah(sebep) : codeTitles.istisna(sebep);
}
