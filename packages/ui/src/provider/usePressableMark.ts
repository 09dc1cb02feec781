import { useInsertionEffect } from 'react';

const id = 'react-aria-pressable-style';
const users = new WeakMap<Document, number>();

/**
 * Stops React Aria's usePress from adding a <style> to the page, which `style-src 'self'` would report. usePress skips
 * it when an element with this id exists. The rule itself is in `styles/base.css`. An insertion effect runs before
 * usePress's own effect.
 */
export function usePressableMark(): void {
  useInsertionEffect(() => {
    const page = document;
    const count = users.get(page) ?? 0;
    users.set(page, count + 1);
    if (count === 0 && !page.getElementById(id)) page.head.append(createMark());
    return () => {
      const left = (users.get(page) ?? 1) - 1;
      users.set(page, left);
      if (left === 0) page.head.querySelector(`meta#${id}`)?.remove();
    };
  }, []);
}

function createMark(): HTMLMetaElement {
  const mark = document.createElement('meta');
  mark.id = id;
  return mark;
}
