import { initialsOf } from './initialsOf';

/** A person, as initials; the name stands beside it or is the button's label. */
export function Avatar({ name }: { name: string }) {
  return (
    <span className="kalem-avatar" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
