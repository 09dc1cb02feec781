import './docs.css';
import { useState } from 'react';
import { Markdown } from '@storybook/addon-docs/blocks';

/** The list of message keys, a widget at a time: all of them are more than a page can show. */
export function MessageKeys({ of }: { of: string }) {
  const [, ...sections] = of.split(/^## /m);
  const names = sections.map((section) => section.split('\n')[0] ?? '');
  const [chosen, choose] = useState(names[0]);
  const section = sections[names.indexOf(chosen ?? '')] ?? '';
  return (
    <>
      <label className="docs-choice">
        Keys of
        <select value={chosen} onChange={({ target }) => choose(target.value)}>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <div className="docs-passage">
        <Markdown>{section.slice(section.indexOf('\n') + 1)}</Markdown>
      </div>
    </>
  );
}
