/** Calendar days as the portal writes them; `''` stays `''`. */
export const portalDates = {
  /** `2026-09-03` → `03/09/2026` */
  write(date: string): string {
    const [year, month, day] = date.split('-');
    return day === undefined ? '' : `${day}/${month}/${year}`;
  },

  /** `03/09/2026` or `03-09-2026` → `2026-09-03`; anything else → `''`. */
  read(text: string): string {
    const [, day, month, year] = /^(\d{2})[/-](\d{2})[/-](\d{4})$/.exec(text.trim()) ?? [];
    return year === undefined ? '' : `${year}-${month}-${day}`;
  },
};
