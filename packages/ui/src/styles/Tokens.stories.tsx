import type { Meta, StoryObj } from '@storybook/react-vite';
import { codeless } from '../../testing/codeless';
import { Copy } from '../../testing/Copy';
import { inWidget } from '../../testing/inWidget';
import { contrastRatio } from '../provider/createTheme';
import type { ThemeColor } from '../provider/theme';
import { defaultColors } from '../provider/defaultColors';
import css from './tokens.css?raw';

/**
 * All visible styles use these tokens, and a theme sets only tokens: `createTheme({ tokens: { radius: '2px' }, light: {
 * primary: '#7a1fa2' } })`. A click copies a name.
 */
const meta: Meta = {
  title: 'Foundations/Tokens',
  decorators: [inWidget],
  parameters: { controls: { disable: true } },
};
export default meta;

interface Token {
  name: string;
  value: string;
  note: string;
}

/** The declarations of the stylesheet with their comments, each once: light, comfortable, desktop. */
const tokens = [...css.matchAll(/^ {2}--kalem-([\w-]+): (.+?);(?: \/\* (.+?) \*\/)?$/gm)]
  .map(([, name = '', value = '', note = '']): Token => ({ name, value, note }))
  .filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index);
const named = (start: string) => tokens.filter(({ name }) => name.startsWith(start));

/** The pair of colours whose contrast is shown. */
function measureOf(name: ThemeColor): { front: ThemeColor; back: ThemeColor } | undefined {
  if (name === 'on-primary' || name === 'on-danger')
    return { front: name, back: name === 'on-primary' ? 'primary' : 'danger' };
  if (/^(bg|surface)|-soft$/.test(name)) return { front: 'text', back: name };
  if (name === 'primary-hover') return { front: 'on-primary', back: name };
  if (name === 'danger-hover') return { front: 'on-danger', back: name };
  if (['border', 'scrim', 'chart-2'].includes(name)) return undefined;
  return { front: name, back: 'surface' };
}

function Contrast({ scheme, name }: { scheme: 'light' | 'dark'; name: ThemeColor }) {
  const pair = measureOf(name);
  const colors = defaultColors[scheme];
  const ratio = pair && contrastRatio(colors[pair.front], colors[pair.back]);
  if (!pair || ratio === undefined) return <>{colors[name]}</>;
  const other = pair.front === name ? `on ${pair.back}` : `${pair.front} on it`;
  return (
    <>
      {colors[name]} · {ratio.toFixed(1)} {other}
    </>
  );
}

/** Each colour in light and dark, with its contrast: at least 4.5 for text, 3 for outlines. */
export const Colours: StoryObj = {
  parameters: codeless,
  render: () => (
    <div className="kit-schemes">
      {(['light', 'dark'] as const).map((scheme) => (
        <section key={scheme} className="kalem-root kit-scheme" data-theme={scheme} aria-label={scheme}>
          {(Object.keys(defaultColors.light) as ThemeColor[]).map((name) => (
            <Copy key={name} text={`--kalem-color-${name}`} note={<Contrast scheme={scheme} name={name} />}>
              <Sample property="background" token={`color-${name}`} />
            </Copy>
          ))}
        </section>
      ))}
    </div>
  ),
};

/** A box that shows the token's effect. Set through CSSOM, like a theme. */
function Sample({
  property,
  token,
  className = 'kit-swatch',
}: {
  property: string;
  token: string;
  className?: string;
}) {
  return <span className={className} ref={(box) => box?.style.setProperty(property, `var(--kalem-${token})`)} />;
}

/** Tabular figures, weights up to 600, no capitals. */
export const Type: StoryObj = {
  parameters: codeless,
  render: () => (
    <div className="kit-tokens">
      {named('font-size').map(({ name, value }) => (
        <Copy key={name} text={`--kalem-${name}`} note={value}>
          <span className="kit-sample" ref={(box) => box?.style.setProperty('font-size', `var(--kalem-${name})`)}>
            İğneada Lojistik · 1.099.605,85
          </span>
        </Copy>
      ))}
      {named('weight').map(({ name, value }) => (
        <Copy key={name} text={`--kalem-${name}`} note={value}>
          <span className="kit-sample" ref={(box) => box?.style.setProperty('font-weight', `var(--kalem-${name})`)}>
            Ödenecek Tutar
          </span>
        </Copy>
      ))}
    </div>
  ),
};

/** A grid of 4 px. */
export const Space: StoryObj = {
  parameters: codeless,
  render: () => (
    <div className="kit-tokens">
      {named('space').map(({ name, value }) => (
        <Copy key={name} text={`--kalem-${name}`} note={value}>
          <Sample property="width" token={name} className="kit-bar" />
        </Copy>
      ))}
    </div>
  ),
};

/** The small and the large radius follow the theme's radius. Only overlays have shadows. */
export const Shape: StoryObj = {
  parameters: codeless,
  render: () => (
    <div className="kit-boxes">
      {named('radius').map(({ name, value }) => (
        <Copy key={name} text={`--kalem-${name}`} note={value.startsWith('calc') ? '' : value}>
          <Sample property="border-radius" token={name} className="kit-box" />
        </Copy>
      ))}
      {named('shadow').map(({ name }) => (
        <Copy key={name} text={`--kalem-${name}`}>
          <Sample property="box-shadow" token={name} className="kit-box kit-box--floating" />
        </Copy>
      ))}
    </div>
  ),
};

/** Heights, motion and layers. Rows and controls are higher on phones and touch screens. */
export const Measures: StoryObj = {
  parameters: codeless,
  render: () => (
    <div className="kit-tokens">
      {tokens
        .filter(({ name }) => /^(row|control|cell|line|focus|duration|ease|layer|sticky)/.test(name))
        .map(({ name, value, note }) => (
          <Copy key={name} text={`--kalem-${name}`} note={[value, note].filter(Boolean).join(' · ')} />
        ))}
    </div>
  ),
};
