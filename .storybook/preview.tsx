import '@fontsource-variable/inter/index.css';
import '@kalem/ui/styles.layered.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense, type ComponentProps } from 'react';
import { configure } from 'storybook/test';
import { hostStyleOf } from './hostPage';
import { checkLooks } from './checkLooks';
import { closeData, isTestRun, openData } from './openData';
import { documentWidget, hostCode } from './widgetDocs';
import { withKalem } from './withKalem';

/**
 * The server runs in the page, beside everything else that the machine does. For a second the text of a banner is in
 * the page twice: it is announced too.
 */
configure({
  asyncUtilTimeout: 15_000,
  defaultIgnore: 'script, style, [aria-live] > .kalem-hidden, [aria-live] > .kalem-hidden *',
});

// A page that was opened for a widget needs the server: it starts while the rest of the page still loads.
if (/[?&]id=widgets-/.test(location.search))
  void import('../packages/ui/testing/openWeek').then(({ openWeekAhead }) => openWeekAhead());

// A story that is looked at alone waits for none of the documentation.
const loadDocs = () => import('./DocsPage');
const LazyFrame = lazy(async () => ({ default: (await loadDocs()).DocsFrame }));
const LazyPage = lazy(async () => ({ default: (await loadDocs()).DocsPage }));
const DocsFrame = (props: ComponentProps<typeof LazyFrame>) => (
  <Suspense>
    <LazyFrame {...props} />
  </Suspense>
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withKalem],
  loaders: [
    openData,
    // Storybook's own pages are no host's.
    async ({ globals, viewMode }) => ({ hostStyle: viewMode === 'docs' ? undefined : await hostStyleOf(globals.host) }),
  ],
  beforeEach:
    ({ loaded }) =>
    () =>
      void closeData(loaded),
  async afterEach(context) {
    if (isTestRun && context.tags.includes('looks')) await checkLooks(context);
  },
  argTypesEnhancers: [documentWidget],
  parameters: {
    layout: 'fullscreen',
    // React Aria announces a pending button by its id for seven seconds, even after the button was removed.
    a11y: { test: 'error', context: { exclude: ['[data-live-announcer]'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      container: DocsFrame,
      page: LazyPage,
      codePanel: true,

      source: { type: 'dynamic', transform: hostCode },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Guide',
          [
            'Getting started',
            'Theming',
            'Events',
            'Tokens and partner sessions',
            'Proxy and CSP',
            'Messages',
            'Webhooks',
            'Testing your integration',
            'Versions',
          ],
          'Foundations',
          ['Tokens', 'Icons'],
          'Widgets',
          ['InvoiceList', 'InvoiceForm', 'SigningDialog', 'CompanyWizard', 'Login', 'Register'],
          'Primitives',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'As the system', icon: 'browser' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'tr', title: 'Türkçe' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    width: {
      description: 'Width of the widget',
      toolbar: {
        icon: 'ruler',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full width' },
          { value: '1280', title: '1280 px' },
          { value: '960', title: '960 px' },
          { value: '640', title: '640 px' },
          { value: '390', title: '390 px' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    host: {
      description: 'Style sheet of the page around it',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'none', title: 'No host styles' },
          { value: 'bootstrap', title: 'Bootstrap 5' },
          { value: 'tailwind3', title: 'Tailwind 3 preflight' },
          { value: 'tailwind4', title: 'Tailwind 4 preflight' },
          { value: 'unset', title: '* { all: unset }' },
        ],
      },
    },
    scenario: {
      description: 'What the server in the page holds (widgets)',
      toolbar: {
        icon: 'database',
        dynamicTitle: true,
        items: [
          { value: 'story', title: 'The story’s own' },
          { value: 'fresh', title: 'Fresh company' },
          { value: 'years', title: '5,000 invoices' },
          { value: 'trialOver', title: 'Trial over' },
          { value: 'staff', title: 'Staff without permissions' },
          { value: 'portalDown', title: 'Portal down' },
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    density: 'comfortable',
    width: 'full',
    locale: 'tr',
    host: 'none',
    scenario: 'story',
  },
};

export default preview;
