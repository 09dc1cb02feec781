import './docs.css';
import { useState } from 'react';
import type { Theme, ThemeColor } from '@kalem/ui';
import { contrastsOf } from '../../packages/ui/src/provider/createTheme';
import { defaultColors } from '../../packages/ui/src/provider/defaultColors';
import { ThemePreview } from './ThemePreview';

type Scheme = 'light' | 'dark';

/** Colours that are chosen by hand: those that a colour field can hold. */
const colors = (Object.keys(defaultColors.light) as ThemeColor[]).filter((name) =>
  defaultColors.light[name].startsWith('#'),
);
const fonts = {
  'The page’s own': 'inherit',
  Inter: "'Inter Variable', system-ui, sans-serif",
  'The system’s': 'system-ui, sans-serif',
  Serif: "Georgia, 'Times New Roman', serif",
};

/** A theme in the making: its colours with their contrasts, how real widgets look in it, and the code to copy. */
export function ThemeEditor() {
  const [scheme, setScheme] = useState<Scheme>('light');
  const [theme, setTheme] = useState<Theme>({ density: 'comfortable', tokens: { radius: '6px', font: 'inherit' } });
  const contrasts = contrastsOf(scheme, theme);
  const short = contrasts.filter(({ ratio, least }) => ratio !== undefined && ratio < least);
  const setToken = (name: 'radius' | 'font', value: string) =>
    setTheme({ ...theme, tokens: { ...theme.tokens, [name]: value } });
  const setColor = (name: ThemeColor, value: string) =>
    setTheme({ ...theme, [scheme]: { ...theme[scheme], [name]: value } });
  return (
    <div className="theme-editor sb-unstyled">
      <form className="theme-controls" aria-label="Theme" onSubmit={(event) => event.preventDefault()}>
        <label>
          Scheme
          <select value={scheme} onChange={({ target }) => setScheme(target.value === 'dark' ? 'dark' : 'light')}>
            <option value="light">Light</option>
            <option value="dark">Dark</option>
          </select>
        </label>
        <label>
          Density
          <select
            value={theme.density}
            onChange={({ target }) =>
              setTheme({ ...theme, density: target.value === 'compact' ? 'compact' : 'comfortable' })
            }
          >
            <option value="comfortable">Comfortable</option>
            <option value="compact">Compact</option>
          </select>
        </label>
        <label>
          Font
          <select value={theme.tokens?.font} onChange={({ target }) => setToken('font', target.value)}>
            {Object.entries(fonts).map(([name, value]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Radius, {theme.tokens?.radius}
          <input
            type="range"
            min={0}
            max={16}
            value={parseInt(theme.tokens?.radius ?? '6', 10)}
            onChange={({ target }) => setToken('radius', `${target.value}px`)}
          />
        </label>
      </form>
      <fieldset className="theme-colors">
        <legend>Colours, {scheme}</legend>
        {colors.map((name) => (
          <label key={name}>
            <input
              type="color"
              value={theme[scheme]?.[name] ?? defaultColors[scheme][name]}
              onChange={({ target }) => setColor(name, target.value)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <ThemePreview theme={{ ...theme, scheme }} />
      <section aria-label="Contrast">
        <p className="theme-verdict" role="status" data-short={short.length > 0}>
          {short.length === 0
            ? 'Every pair can be read; createTheme takes this theme.'
            : `createTheme refuses this theme: ${short.length} of ${contrasts.length} pairs fall short.`}
        </p>
        <ul className="theme-pairs">
          {contrasts.map(({ front, back, ratio, least }) => (
            <li key={`${front} ${back}`} data-short={ratio !== undefined && ratio < least}>
              <span
                className="theme-sample"
                aria-hidden
                style={{ color: colorOf(theme, scheme, front), background: colorOf(theme, scheme, back) }}
              >
                Aa
              </span>
              <span>
                {front} on {back}
              </span>
              <span className="theme-ratio">
                {ratio?.toFixed(2) ?? '?'} <small>of {least}</small>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <Code text={codeOf(theme)} />
    </div>
  );
}

function Code({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="theme-code">
      <button
        type="button"
        onClick={() =>
          void navigator.clipboard.writeText(text).then(() => {
            setCopied(true);
          })
        }
      >
        {isCopied ? 'Copied' : 'Copy'}
      </button>
      <pre aria-label="Code">{text}</pre>
    </div>
  );
}

function colorOf(theme: Theme, scheme: Scheme, name: ThemeColor): string {
  return theme[scheme]?.[name] ?? defaultColors[scheme][name];
}

/** What differs from the default, as code. */
function codeOf({ density, tokens: { radius = '6px', font = 'inherit' } = {}, light, dark }: Theme): string {
  const parts = {
    ...(density === 'compact' && { density }),
    tokens: { ...(radius !== '6px' && { radius }), ...(font !== 'inherit' && { font }) },
    ...{ light, dark },
  };
  const lines = Object.entries(parts).flatMap(([name, value]) => {
    if (typeof value === 'string') return `  ${name}: ${quoted(value)},`;
    const inner = Object.entries(value ?? {}).map(
      ([key, one]) => `${/\W/.test(key) ? `'${key}'` : key}: ${quoted(one)}`,
    );
    return inner.length > 0 ? `  ${name}: {\n${inner.map((line) => `    ${line},`).join('\n')}\n  },` : [];
  });
  const theme = lines.length > 0 ? `{\n${lines.join('\n')}\n}` : '{}';
  return `import { createTheme } from '@kalem/ui';\n\nexport const theme = createTheme(${theme});`;
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
