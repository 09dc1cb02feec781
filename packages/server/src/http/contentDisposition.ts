interface FileNames {
  /** Letters of ASCII alone. */
  readonly plain: string;
  /** With Turkish letters; what browsers and our SDK take. */
  readonly full: string;
}

/** A Content-Disposition whose name may hold every letter. Source: RFC 6266, RFC 5987. */
export function contentDisposition(kind: 'inline' | 'attachment', { plain, full }: FileNames): string {
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(full).replace(/['()*]/g, percent)}`;
}

/** What `encodeURIComponent` leaves and RFC 5987 does not. */
function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
