import '@fontsource-variable/inter/index.css';
import { addons } from 'storybook/manager-api';
import { themes } from './look';

addons.setConfig({
  theme: themes[matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'],
  sidebar: { showRoots: true },
});
