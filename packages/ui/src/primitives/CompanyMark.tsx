import { initialsOf } from './initialsOf';

/** A company, as initials in a box; the name stands beside it. */
export function CompanyMark({ name }: { name: string }) {
  return (
    <span className="kalem-company-mark" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
