import { initialsOf } from '@kalem/domain';

export interface IconProps {
  /** Path data of `icons.ts`. */
  icon: string;
  /** `md` is 20 px, `sm` 16, `xs` 14. */
  size?: 'md' | 'sm' | 'xs';
  className?: string;
}

/** A decorative icon beside a text or label. Screen readers skip it. */
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

/** The logo: a stem, a pen, and the line that it draws, like the line of an invoice. */
export function Logo({ isMarkOnly }: { isMarkOnly?: boolean }) {
  return (
    <span className="kalem-logo" role="img" aria-label="Kalem">
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M4.6 3.2v17.6" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
        <path
          d="M8 14.4c2.2 3.3 6 4.9 12.2 4.9a1.4 1.4 0 0 1 0 2.8C12.5 22.1 8.3 19.7 8 14.4zM17.5 2.3a1.9 1.9 0 0 1 2.7 0l.7.7a1.9 1.9 0 0 1 0 2.7l-7.6 7.6-4.5 1.3 1.3-4.6z"
          fill="currentColor"
        />
      </svg>
      {!isMarkOnly && <span aria-hidden="true">Kalem</span>}
    </span>
  );
}

/** The initials of a person. Decorative: the name is beside it or labels the button. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className="kalem-avatar" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The initials of a company in a box. Decorative: the name is beside it. */
export function CompanyMark({ name }: { name: string }) {
  return (
    <span className="kalem-company-mark" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
