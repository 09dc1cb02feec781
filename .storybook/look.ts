import { create } from 'storybook/theming/create';

/** Kalem's own colours (packages/ui/src/styles/tokens.css) for the pages around the stories. */
const common = {
  brandTitle: 'Kalem',
  brandTarget: '_self' as const,
  fontBase: "'Inter Variable', system-ui, sans-serif",
  fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  appBorderRadius: 6,
  inputBorderRadius: 6,
};

export const themes = {
  light: create({
    ...common,
    base: 'light',
    colorPrimary: '#005e72',
    colorSecondary: '#005e72',
    appBg: '#f6f8f9',
    appContentBg: '#ffffff',
    appPreviewBg: '#ffffff',
    appBorderColor: '#dbe2e4',
    textColor: '#152329',
    textMutedColor: '#536369',
    barTextColor: '#536369',
    barSelectedColor: '#005e72',
    barHoverColor: '#004c5f',
    barBg: '#ffffff',
    inputBorder: '#7e8c90',
    inputTextColor: '#152329',
  }),
  dark: create({
    ...common,
    base: 'dark',
    colorPrimary: '#69ccda',
    colorSecondary: '#69ccda',
    appBg: '#0d1417',
    appContentBg: '#141c20',
    appPreviewBg: '#141c20',
    appBorderColor: '#2c363a',
    textColor: '#e8eeef',
    textMutedColor: '#a5b2b6',
    barTextColor: '#a5b2b6',
    barSelectedColor: '#69ccda',
    barHoverColor: '#8ddde7',
    barBg: '#141c20',
    inputBg: '#11181b',
    inputBorder: '#6c7c81',
    inputTextColor: '#e8eeef',
  }),
};
