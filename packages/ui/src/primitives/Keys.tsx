/** A shortcut as it stands on the keyboard: `<Keys keys={['Ctrl', 'S']} />`. Screen readers learn it from `aria-keyshortcuts` of the control. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="kalem-keys" aria-hidden="true">
      {keys.map((key) => (
        <kbd key={key} className="kalem-kbd">
          {key}
        </kbd>
      ))}
    </span>
  );
}
