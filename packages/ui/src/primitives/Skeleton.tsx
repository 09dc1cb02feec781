/** The place of a text that is still loading; `width` as CSS writes it. */
export function Skeleton({ width = '100%', height }: { width?: string; height?: string }) {
  return <span className="kalem-skeleton" style={{ width, height }} />;
}
