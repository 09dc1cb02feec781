export interface IconProps {
  /** Path data of `icons.ts`. */
  icon: string;
  /** `md` is 20 px, `sm` 16, `xs` 14. */
  size?: 'md' | 'sm' | 'xs';
  className?: string;
}

/** A drawing that only accompanies words or a label; screen readers skip it. */
export function Icon({ icon, size = 'md', className = '' }: IconProps) {
  return (
    <svg
      className={`kalem-icon ${className}`}
      data-size={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={icon} />
    </svg>
  );
}
