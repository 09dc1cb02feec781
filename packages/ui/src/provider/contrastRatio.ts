/** WCAG 2.2 contrast of two opaque colours written as #rgb, #rrggbb or rgb(r g b); undefined when one is written otherwise. */
export function contrastRatio(one: string, other: string): number | undefined {
  const a = luminance(one);
  const b = luminance(other);
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(color: string): number | undefined {
  const channels = channelsOf(color.trim());
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: string): number[] | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color);
  if (short) return short.slice(1).map((digit) => parseInt(digit + digit, 16));
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (long) return long.slice(1).map((pair) => parseInt(pair, 16));
  return /^rgb\((\d+)[ ,]+(\d+)[ ,]+(\d+)\)$/.exec(color)?.slice(1).map(Number);
}
