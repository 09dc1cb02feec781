import '@fontsource-variable/inter/index.css';
import '@kalem/ui/styles.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { withKalem } from './withKalem';

const preview: Preview = {
  decorators: [withKalem],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
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
