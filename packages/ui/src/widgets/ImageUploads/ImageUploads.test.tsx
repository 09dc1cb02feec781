import '../../styles.css';
import { cleanup, fireEvent, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { foundCompany, type Scenario } from '../../../testing/company';
import { openNetwork } from '../../../testing/openNetwork';
import { drawJpeg } from '../../../testing/pictures';
import { addStaff, signUpProven } from '../../../testing/staff';
import { startEmptyServer } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { whitenPaper } from './crop';
import { ImageUploads, type ImageUploadsEvent } from './ImageUploads';

const needed = "JPEG/JPG formatında ve 4 MB'tan küçük olmalıdır.";
let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
const onEvent = vi.fn<(event: ImageUploadsEvent) => void>();
const onError = vi.fn();

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

beforeAll(async () => {
  scenario = await foundCompany(await startEmptyServer());
});
afterAll(() => scenario.server.close());
beforeEach(() => {
  network = openNetwork(scenario.server);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

async function show(account: { email: string; password: string } = scenario.account) {
  const client = await network.signIn(account);
  render(
    <KalemProvider client={client} companyId={scenario.companyId} onError={onError}>
      <ImageUploads onEvent={onEvent} />
    </KalemProvider>,
  );
}

const part = (name: string) => screen.findByRole('group', { name });
const company = async () => (await scenario.client.GET('/company')).data.items[0];
const uploads = () => network.calls().filter((call) => call === 'POST /company/image');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The pictures on the sample document. */
const onSample = (name: string) =>
  document.querySelector('.kalem-images__sheet > div')?.shadowRoot?.querySelector(`canvas.${name}`) ?? null;

/** Sets the file directly, because a test cannot use the browser's file dialog. */
function choose(place: HTMLElement, file: File) {
  const input = place.querySelector('input');
  if (input) fireEvent.change(input, { target: { files: [file] } });
}

async function logo(size?: { width: number; height: number }): Promise<File> {
  return new File([await drawJpeg('Çınaraltı', size)], 'logo.jpg', { type: 'image/jpeg' });
}

describe('choosing', () => {
  test('IMG-01, IMG-02, IMG-07, ERR-29: crops a JPEG, uploads it, replaces the old picture and shows it on a document', async () => {
    await show();
    const place = await part('Logo');
    expect(place).toHaveTextContent(needed);
    expect(within(place).getByText('Yüklenmedi')).toBeVisible();
    expect(onSample('logo')).toBeNull();
    choose(place, await logo({ width: 2480, height: 1320 }));
    const dialog = await screen.findByRole('dialog', { name: 'Logoyu kırp' });
    await within(dialog).findByText('Sonuç 676 × 360 piksel JPEG olur.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Kullan' }));
    expect(await screen.findByText('Yükleme tamamlandı')).toBeVisible();
    expect(await within(place).findByRole('img', { name: 'Logo' })).toBeVisible();
    await waitFor(() => expect(onSample('logo')).toBeVisible());
    expect((await company())?.logoData).toMatch(/^data:image\/jpeg;base64,/);
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ widget: 'image-uploads', type: 'uploaded', gorsel: 'LOGO' });
  });

  test.each([
    ['a file of another kind', () => new File(['%PDF'], 'logo.pdf', { type: 'application/pdf' })],
    ['4 MB', () => new File([new Uint8Array(4_194_304)], 'logo.jpg', { type: 'image/jpeg' })],
    ['4 MB and a byte', () => new File([new Uint8Array(4_194_305)], 'logo.jpg', { type: 'image/jpeg' })],
    ['a JPEG that is none', () => new File(['kein Bild'], 'logo.jpg', { type: 'image/jpeg' })],
  ])('IMG-04: %s is not sent, and the field shows why', async (_what, make) => {
    await show();
    const place = await part('İmza');
    choose(place, make());
    expect(await within(place).findByRole('alert')).toHaveTextContent(needed);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(uploads()).toEqual([]);
  });

  test('IMG-03: a failed upload shows no toast, but an error at the picture, and calls onError', async () => {
    await show();
    const place = await part('Logo');
    network.cut('POST /company/image', 'before');
    choose(place, await logo());
    await screen.findByText(/^Sonuç/);
    await press('Kullan');
    expect(await within(place).findByRole('alert')).toHaveTextContent(/internet bağlantınızı/);
    expect(screen.getByRole('region', { name: 'Bildirimler' })).toHaveTextContent(/^$/);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'uploadImage', silent: true, widget: 'image-uploads' }),
    );
    expect(onEvent).not.toHaveBeenCalled();
  });
});

describe('cropping', () => {
  test('IMG-02: zooming and moving by keyboard keeps less of the picture; fitting keeps all of it', async () => {
    await show();
    choose(await part('Logo'), await logo({ width: 840, height: 360 }));
    const dialog = await screen.findByRole('dialog', { name: 'Logoyu kırp' });
    await within(dialog).findByText('Sonuç 840 × 360 piksel JPEG olur.');
    fireEvent.change(within(dialog).getByRole('slider', { name: 'Yakınlık' }), { target: { value: '200' } });
    await within(dialog).findByText('Sonuç 420 × 180 piksel JPEG olur.');
    await press('Sola döndür');
    await press('Sığdır');
    await within(dialog).findByText('Sonuç 840 × 360 piksel JPEG olur.');
    await press('Sola döndür');
    expect(await within(dialog).findByText('Sonuç 154 × 360 piksel JPEG olur.')).toBeVisible();
  });

  test('IMG-02: makes grey paper white and keeps the ink', () => {
    const pixels = new Uint8ClampedArray([200, 198, 190, 255, 201, 199, 192, 255, 196, 194, 187, 255, 30, 40, 90, 255]);
    whitenPaper(pixels);
    expect([...pixels]).toEqual([255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 30, 40, 90, 255]);
  });
});

describe('permissions', () => {
  test('USR-12, IMG-01: without companyWrite the pictures are read-only', async () => {
    const person = { name: 'Gülşah İğdırlı', email: 'gulsah@ornek.test', granted: { faturaRead: true } };
    const { password } = await addStaff(scenario, person);
    await show({ email: person.email, password });
    expect(await screen.findByText('Bu şirketin logo ve imzasını değiştirme yetkiniz yok.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /değiştir|yükle|kırp/ })).toBeNull();
  });

  test('IMG-06, ERR-11, A-01, A-23: an admin sees another company’s pictures read-only; a failure is shown', async () => {
    const admin = { name: 'Yönetici', email: 'yonetici@ornek.test' };
    const { password } = await signUpProven(scenario.server, admin);
    await scenario.server.makeAdmin(admin.email);
    network.cut(`GET /admin/company/${scenario.companyId}`, 'before');
    await show({ email: admin.email, password });
    expect(await screen.findByText('Bilinmeyen bir hata oluştu')).toBeVisible();
    await press('Yeniden dene');
    expect(await within(await part('Logo')).findByRole('img', { name: 'Logo' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /değiştir|yükle|kırp/ })).toBeNull();
  });
});
