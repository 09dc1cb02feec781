import './docs.css';
import { Markdown } from '@storybook/addon-docs/blocks';

interface PassageProps {
  /** The whole document, read with `?raw`. */
  of: string;
  /** Its heading, without the number. */
  title: string;
}

/**
 * A section of a document that hosts read elsewhere too, so that it is written once. The heading stays out, for the page
 * has its own; links to files of the repository become words.
 */
export function Passage({ of, title }: PassageProps) {
  const section = of.split(/^## /m).find((part) => headingOf(part) === title);
  if (section === undefined) throw new Error(`No section is called '${title}'.`);
  const text = section.slice(section.indexOf('\n') + 1);
  return (
    <div className="docs-passage">
      <Markdown>{text.replace(/<!--.*?-->\n?/g, '').replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1')}</Markdown>
    </div>
  );
}

function headingOf(part: string): string {
  return (part.split('\n')[0] ?? '').replace(/^\d+\. /, '');
}
