import '@fontsource-variable/inter/index.css';
import '@kalem/ui/styles.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { withKalem } from './withKalem';

/** The server runs in the page, beside everything else that the machine does. */
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  decorators: [withKalem],
  parameters: {
    layout: 'fullscreen',
    // React Aria announces a pending button by its id, for seven seconds, also when the button has gone meanwhile.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    controls: { disable: true },
    options: { storySort: { order: ['Kit', 'Widgets'] } },
  },
  globalTypes: {
    theme: {
      toolbar: { title: 'Görünüm', icon: 'contrast', items: ['light', 'dark', 'system'], dynamicTitle: true },
    },
    density: {
      toolbar: { title: 'Yoğunluk', icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    width: {
      toolbar: { title: 'Genişlik', icon: 'browser', items: ['full', '1280', '960', '640', '390'], dynamicTitle: true },
    },
    locale: {
      toolbar: { title: 'Dil', icon: 'globe', items: ['tr', 'en'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', width: 'full', locale: 'tr' },
};

export default preview;
