import { useContext, useEffect, useState, type PropsWithChildren } from 'react';
import {
  Canvas,
  Controls,
  DocsContainer,
  DocsContext,
  Heading,
  Markdown,
  Stories,
  Title,
  useOf,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { themes } from './look';
import { describe, widgetDocsOf } from './widgetDocs';

/** The page of a component: its doc comment, its first story with the code to copy, its props, and what else it has to show. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [first] = useContext(DocsContext).componentStories();
  const widget = widgetDocsOf(preparedMeta.component);
  return (
    <>
      <Title />
      {widget && <p className="docs-entry">@kalem/ui/{widget.entry}</p>}
      <Markdown>{describe(preparedMeta.component, preparedMeta.parameters.docs?.description?.component)}</Markdown>
      {first && <Canvas of={first.moduleExport} sourceState={first.parameters.docs?.canvas?.sourceState ?? 'shown'} />}
      <div className="docs-table">
        <Controls />
      </div>
      {widget ? <OtherStories /> : <Stories includePrimary={false} title="" />}
    </>
  );
}

/** A widget's other stories stand on pages of their own: each starts a server. */
function OtherStories() {
  const [first, ...others] = useContext(DocsContext).componentStories();
  const isPlayed = (tags: string[]) => !tags.includes('autodocs');
  const groups = [
    { title: 'States', stories: others.filter(({ tags }) => !isPlayed(tags)) },
    { title: 'Tests', stories: others.filter(({ tags }) => isPlayed(tags)) },
  ];
  if (!first) return null;
  return groups
    .filter(({ stories }) => stories.length > 0)
    .map(({ title, stories }) => (
      <section key={title}>
        <Heading>{title}</Heading>
        <ul className="docs-stories">
          {stories.map(({ id, name, parameters }) => (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
              <span>{parameters.docs?.description?.story}</span>
            </li>
          ))}
        </ul>
      </section>
    ));
}

/** Storybook's frame of every docs page, in the theme of the toolbar. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme(context);
  return (
    <DocsContainer context={context} theme={themes[scheme]}>
      <div className="docs" data-scheme={scheme}>
        {children}
      </div>
    </DocsContainer>
  );
}

interface GlobalsUpdated {
  globals: { theme?: string };
}

function useScheme({ channel }: DocsContainerProps['context']): 'light' | 'dark' {
  const [theme, setTheme] = useState(() => /theme:(\w+)/.exec(decodeURIComponent(location.search))?.[1]);
  useEffect(() => {
    const follow = ({ globals }: GlobalsUpdated) => setTheme(globals.theme);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return isDark ? 'dark' : 'light';
}
