import '../../styles.css';
import { cleanup, render, screen, waitFor, within } from '../../../testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { foundCompany, type Scenario } from '../../../testing/company';
import { makeCoupon } from '../../../testing/coupons';
import { openNetwork } from '../../../testing/openNetwork';
import { answerBank, cards, startPayment } from '../../../testing/payYear';
import { addStaff } from '../../../testing/staff';
import { startEmptyServer } from '../../../testing/startScenario';
import { KalemProvider } from '../../provider/KalemProvider';
import { CompanyWizard, type CompanyWizardEvent, type CompanyWizardProps } from './CompanyWizard';

let scenario: Scenario;
let network: ReturnType<typeof openNetwork>;
const onEvent = vi.fn<(event: CompanyWizardEvent) => void>();

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

async function show(props: CompanyWizardProps = {}, account: Scenario['account'] = scenario.account) {
  const client = await network.signIn(account);
  render(
    <KalemProvider client={client} companyId={scenario.companyId}>
      <CompanyWizard activeStep={2} onEvent={onEvent} {...props} />
    </KalemProvider>,
  );
  await screen.findByLabelText('Kart numarası');
  await screen.findByText(/^365 gün · Çınaraltı/);
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const pay = () => press(/TRY öde$/);
const starts = () => network.sent.filter(({ call }) => call === 'POST /company/payment');
const bill = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

async function fill(cardNumber = cards.approves, year = '2030') {
  await userEvent.type(screen.getByLabelText('Kart üzerindeki ad soyad'), 'IŞIL ÇAĞLAYAN');
  await userEvent.type(screen.getByLabelText('Kart numarası'), cardNumber);
  await userEvent.type(screen.getByLabelText('CVC'), '123');
  await press(/Yıl$/);
  await userEvent.click(await screen.findByRole('option', { name: year }));
  await userEvent.click(screen.getByRole('checkbox'));
}

async function useCoupon(kod: string) {
  await userEvent.type(screen.getByLabelText(/^Kupon/), kod);
  await press('Uygula');
}

describe('the card', () => {
  test('CMP-09, CMP-10, PAY-08, PAY-09, PAY-12, PAY-15, NUM-15: a complete form leads to the bank', async () => {
    await show();
    expect(bill()).toEqual(['1.249,00 TRY + KDV', '249,80', '1.498,80 TRY']);
    expect(screen.getByRole('link', { name: 'Üyelik Sözleşmesi' })).toHaveAttribute('href', '/uyelik-sozlesmesi.html');
    expect(screen.getByRole('button', { name: /Ay$/ })).toHaveTextContent('01');
    expect(screen.getByRole('button', { name: /Yıl$/ })).toHaveTextContent('2022');
    await press(/Yıl$/);
    const years = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect([years[0], years.at(-1), years.length]).toEqual(['2022', '2099', 78]);
    await userEvent.keyboard('{Escape}');
    await press(/Ay$/);
    expect(await screen.findAllByRole('option')).toHaveLength(12);
    await userEvent.click(screen.getByRole('option', { name: '09' }));
    await fill();
    await pay();
    await waitFor(() => expect(onEvent).toHaveBeenCalledOnce());
    const [event] = onEvent.mock.calls[0] ?? [];
    expect(event).toEqual({
      widget: 'company-wizard',
      type: 'navigate',
      url: expect.stringMatching(/\/dev\/bank\/[0-9a-f-]{36}$/),
      coupon: '',
    });
    expect(JSON.parse(starts()[0]?.body ?? '')).toEqual({
      cardHolderFullName: 'IŞIL ÇAĞLAYAN',
      cardNumber: cards.approves,
      expMonth: '09',
      expYear: '2030',
      cvcNumber: '123',
      coupon: '',
      membership: true,
    });
  });

  test('PAY-10, PAY-11, ERR-54: each field shows its error, and nothing is sent', async () => {
    await show();
    await userEvent.type(screen.getByLabelText('Kart numarası'), '552879000000000');
    await userEvent.type(screen.getByLabelText('CVC'), '12');
    await pay();
    await waitFor(() =>
      expect(screen.getByLabelText('Kart üzerindeki ad soyad')).toHaveAccessibleDescription('Bu alan gereklidir'),
    );
    expect(screen.getByLabelText('Kart numarası')).toHaveAccessibleDescription('Kart numarası 16 haneli olmalıdır');
    expect(screen.getByLabelText('CVC')).toHaveAccessibleDescription('CVC 3 haneli olmalıdır');
    expect(screen.getByRole('button', { name: /Ay$/ })).toHaveAccessibleDescription(
      'Kartın son kullanma tarihi geçmiş.',
    );
    const agreed = 'Üye olabilmek için Üyelik Sözleşmesini onaylamalısınız';
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(agreed);
    expect(starts()).toEqual([]);
  });

  test('PAY-10, USE-04: at 390 px the fault of an expired card has one line and covers no label', async () => {
    await page.viewport(390, 844);
    await show();
    await fill(cards.approves, '2022');
    await pay();
    const month = screen.getByRole('button', { name: /Ay$/ });
    await waitFor(() => expect(month).toHaveFocus());
    const fault = screen.getByText('Kartın son kullanma tarihi geçmiş.').getBoundingClientRect();
    expect(fault.height).toBeLessThan(24);
    expect(fault.bottom).toBeLessThanOrEqual(screen.getByText('CVC').getBoundingClientRect().top);
    await page.viewport(1440, 900);
  });

  test('PAY-16: a card that the provider refuses is reported; the next press is a new call', async () => {
    await show();
    await fill('5528790000000016');
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent(/deneme kartlarını|Kart numarası geçersiz/);
    await pay();
    await waitFor(() => expect(starts()).toHaveLength(2));
    expect(new Set(starts().map(({ key }) => key)).size).toBe(2);
    expect(onEvent).not.toHaveBeenCalled();
  });

  test('PAY-17: the bank’s last reason is shown on top; an abandoned payment starts over', async () => {
    await show({ declined: 'Kart limiti yetersiz, bankanız ödemeyi onaylamadı.' });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Ödeme tamamlanmadı.Kart limiti yetersiz, bankanız ödemeyi onaylamadı.',
    );
    for (const field of ['Kart üzerindeki ad soyad', 'Kart numarası', 'CVC'])
      expect(screen.getByLabelText(field)).toHaveValue('');
    await fill(cards.declines);
    await pay();
    await waitFor(() => expect(onEvent).toHaveBeenCalledOnce());
    await pay();
    await waitFor(() => expect(onEvent).toHaveBeenCalledTimes(2));
    expect(new Set(onEvent.mock.calls.map(([event]) => event.type === 'navigate' && event.url)).size).toBe(2);
  });

  test('A-09, USR-12: a user without write permission cannot pay', async () => {
    const person = { name: 'Gülşah İğdırlı', email: 'gulsah@ornek.test', granted: { faturaRead: true } };
    const { password } = await addStaff(scenario, person);
    await show({}, { email: person.email, password });
    expect(await screen.findByText(/ödeme yapma yetkiniz yok/)).toBeVisible();
    expect(screen.getByRole('button', { name: /TRY öde$/ })).toBeDisabled();
  });
});

describe('a coupon', () => {
  test('PAY-13, PAY-14, ERR-20: 40 % leaves 749,40; the coupon is sent with the payment and can be removed', async () => {
    const kod = await makeCoupon(scenario.server, '40');
    await show();
    await useCoupon(kod.toLowerCase());
    expect((await screen.findAllByText('Kupon uygulandı')).length).toBeGreaterThan(0);
    expect(bill()).toEqual(['1.249,00 TRY + KDV', '−499,60', '149,88', '899,28 TRY']);
    expect(screen.getByRole('button', { name: '899,28 TRY öde' })).toBeEnabled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Kaldır' })).toBeEnabled());
    expect(screen.getByRole('button', { name: 'Kaldır' })).toHaveFocus();
    await press('Kaldır');
    expect(bill()).toEqual(['1.249,00 TRY + KDV', '249,80', '1.498,80 TRY']);
    await useCoupon(kod);
    await screen.findByRole('button', { name: '899,28 TRY öde' });
    await fill();
    await pay();
    await waitFor(() => expect(onEvent).toHaveBeenCalledOnce());
    expect(JSON.parse(starts()[0]?.body ?? '{}')).toMatchObject({ coupon: kod });
  });

  test('A-24, PAY-17: the coupon of a declined payment is prefilled and applied before the next payment', async () => {
    const kod = await makeCoupon(scenario.server, '40');
    await show({ declined: 'Kart limiti yetersiz, bankanız ödemeyi onaylamadı.', coupon: kod });
    expect(screen.getByLabelText(/^Kupon/)).toHaveValue(kod);
    await fill();
    await pay();
    expect(await screen.findByRole('button', { name: '899,28 TRY öde' })).toBeEnabled();
    expect(starts()).toEqual([]);
    await pay();
    await waitFor(() => expect(onEvent).toHaveBeenCalledOnce());
    expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'navigate', coupon: kod }));
  });

  test('A-24, PAY-08, PAY-13: the pay button first applies a typed coupon; a second press pays the new price', async () => {
    const kod = await makeCoupon(scenario.server, '40');
    await show();
    await fill();
    await userEvent.type(screen.getByLabelText(/^Kupon/), kod);
    await pay();
    expect(await screen.findByRole('button', { name: '899,28 TRY öde' })).toBeEnabled();
    expect(screen.getByText('Kupon uygulandı. Yeni tutarı ödemek için yeniden basınız.')).toBeVisible();
    expect(starts()).toEqual([]);
    expect(onEvent).not.toHaveBeenCalled();
    await pay();
    await waitFor(() => expect(onEvent).toHaveBeenCalledOnce());
    expect(JSON.parse(starts()[0]?.body ?? '{}')).toMatchObject({ coupon: kod, membership: true });
  });

  test('A-24: a typed but invalid coupon blocks the payment at its field', async () => {
    await show();
    await fill();
    await userEvent.type(screen.getByLabelText(/^Kupon/), 'YANLIS');
    await pay();
    await waitFor(() => expect(screen.getByLabelText(/^Kupon/)).toHaveAccessibleDescription('Kupon geçersiz.'));
    expect(screen.getByLabelText(/^Kupon/)).toHaveFocus();
    expect(starts()).toEqual([]);
  });

  test('PAY-14: an unknown coupon shows an error at its field and keeps the price', async () => {
    await show();
    await useCoupon('YANLIS');
    await waitFor(() => expect(screen.getByLabelText(/^Kupon/)).toHaveAccessibleDescription('Kupon geçersiz.'));
    expect(bill()).toContain('1.498,80 TRY');
  });

  test('PAY-14: a coupon in use by another company’s payment shows an error at its field and keeps the price', async () => {
    const kod = await makeCoupon(scenario.server, '40');
    const { client } = scenario;
    const body = { vknTckn: '5560173901', unvan: 'Kızılırmak Un', email: 'kizilirmak@ornek.test' };
    const { data: other } = await client.POST('/company', { body });
    await startPayment({ ...scenario, companyId: other.id }, cards.approves, kod);
    await show();
    await useCoupon(kod);
    await waitFor(() =>
      expect(screen.getByLabelText(/^Kupon/)).toHaveAccessibleDescription(/^Bu kupon şu anda başka bir ödemede/),
    );
    expect(bill()).toContain('1.498,80 TRY');
    await client.DELETE('/company', { params: { query: { companyId: other.id } } });
  });

  test('A-24, PAY-13, PAY-11, ERR-21: a 100 % coupon activates a year at once, if the agreement is accepted', async () => {
    const kod = await makeCoupon(scenario.server, '100');
    await show();
    await useCoupon(kod);
    // without the agreement nothing starts and the coupon stays unused.
    await waitFor(() =>
      expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
        'Üye olabilmek için Üyelik Sözleşmesini onaylamalısınız',
      ),
    );
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(onEvent).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Uygula');
    expect(await screen.findByText('100% indirim uygulandı')).toBeVisible();
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledExactlyOnceWith({
        widget: 'company-wizard',
        type: 'activated',
        companyId: scenario.companyId,
      }),
    );
    const { data } = await scenario.client.GET('/company');
    expect(data.items[0]?.paidAt.Valid).toBe(true);
  });
});

test('PAY-16: after a payment in another tab it shows that nothing is due', async () => {
  await show();
  await fill();
  await pay();
  await waitFor(() => expect(onEvent).toHaveBeenCalledOnce());
  const [event] = onEvent.mock.calls[0] ?? [];
  if (event?.type === 'navigate') await answerBank(scenario.server, event.url, 'onayla');
  await userEvent.type(screen.getByLabelText('Kart üzerindeki ad soyad'), ' X');
  await pay();
  expect(await within(screen.getByRole('form')).findByRole('alert')).toHaveTextContent(
    'Ödemeniz az önce alındı, tekrar ödemeniz gerekmiyor.',
  );
});
