import { expect, test } from '@playwright/test';
import { watchConsole } from '../watchConsole';
import { bundleScript, bundleStyles, type Files } from './bundle';
import { browserFiles, openElements } from './elementsPage';
import { serve } from './galleryPage';

const policy = "default-src 'self'; style-src 'self'; script-src 'self'; require-trusted-types-for 'script'";

test('BNK-17: a page of a few lines mounts, updates and unmounts widgets without a bundler and without React', async ({
  page,
}) => {
  const files: Files = new Map([
    ...(await browserFiles()),
    ['/kalem/styles.css', { type: 'text/css', body: await bundleStyles('styles.css') }],
    ['/', { type: 'text/html', body: html }],
    ['/page.js', scriptOf(script)],
  ]);
  await serve(page, files, policy);
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('http://localhost/');

  await expect(page.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hadi parolanı sıfırlayalım!' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Giriş Yap' });
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(0, 94, 114)');
  await page.getByRole('link', { name: 'Hesabın Yok mu? Kaydol' }).click();
  await expect(page.locator('#heard')).toHaveText('login registerAsked');

  await page.getByLabel('Email').fill('isil@ornek.test');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('isil@ornek.test');
  await page.getByRole('button', { name: 'Kapat' }).click();
  await expect(page.locator('#login')).toBeEmpty();
  await expect(page.getByRole('heading', { name: 'Hadi parolanı sıfırlayalım!' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('BNK-17, EMB-04: beside a page’s own React, labels of the page, of a mount and of an element point to their own fields', async ({
  page,
}) => {
  const faults = watchConsole(page);
  const files: Files = new Map([
    ...(await bundleScript(hostScript)),
    ['/mounts.js', scriptOf(mounts)],
    ['/kalem/styles.css', { type: 'text/css', body: await bundleStyles('styles.css') }],
  ]);
  await openElements(page, hostPage, files);
  for (const place of ['#host', '#register', '#reset', 'kalem-register'])
    await expect(page.locator(`${place} label`).first()).toBeVisible();
  const astray = await page.locator('label').evaluateAll((labels: HTMLLabelElement[]) =>
    labels.flatMap((label) => {
      const own = label.closest('#host p, #register, #reset') ?? label.getRootNode();
      return label.control && own.contains(label.control) ? [] : label.outerHTML;
    }),
  );
  expect(astray).toEqual([]);
  const ids = await page
    .locator('[id]')
    .evaluateAll((all) => all.flatMap((one) => (one.getRootNode() === document ? one.id : [])));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(faults).toEqual([]);
});

/** A React page of the bank with many fields, each with an id of `useId`. */
const hostScript = `
  import { useId } from 'react';
  import { createRoot } from 'react-dom/client';
  function Field({ at }) {
    const id = useId();
    return <p><label htmlFor={id}>Alan {at}</label><input id={id} /></p>;
  }
  createRoot(document.getElementById('host')).render(Array.from({ length: 300 }, (_, at) => <Field key={at} at={at} />));`;

const mounts = `
  import { createClient, mount } from '/kalem/kalem.js';
  const client = createClient({ baseUrl: '/api' });
  mount(document.querySelector('#register'), 'register', { client });
  mount(document.querySelector('#reset'), 'password-reset', { client, props: { token: 'x' } });`;

const hostPage = `<link rel="stylesheet" href="/kalem/styles.css"><div id="host"></div><div id="register"></div>
  <div id="reset"></div><kalem-register base-url="/api"></kalem-register>
  <script type="module" src="/main.js"></script><script type="module" src="/mounts.js"></script>`;

const scriptOf = (body: string) => ({ type: 'text/javascript', body });

const html = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Banka</title>
  <link rel="stylesheet" href="/kalem/styles.css">
  <script type="module" src="/page.js"></script></head><body>
  <button id="english">English</button><button id="close">Kapat</button><p id="heard"></p>
  <div id="login"></div><div id="reset"></div></body></html>`;

const script = `
  import { createClient, mount } from '/kalem/kalem.js';
  const client = createClient({ baseUrl: '/api' });
  const login = mount(document.querySelector('#login'), 'login', {
    client,
    onEvent: ({ widget, type }) => (document.querySelector('#heard').textContent = widget + ' ' + type),
  });
  mount(document.querySelector('#reset'), 'password-reset', { client, props: { token: 'x' } });
  document.querySelector('#english').onclick = () => login.update({ locale: 'en' });
  document.querySelector('#close').onclick = () => login.unmount();`;
