import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';

/** Texts of the company wizard. */
export const messages = defineMessages('companyWizard', {
  shared: [words],
  tr: {
    next: 'Devam',
    title: 'Yeni şirket ekle',
    activeTitle: 'Şirket bilgileri',
    paymentTitle: 'Üyelik',
    steps: 'Adımlar',
    stepGib: 'GİB Bilgileri',
    stepCompany: 'Şirket Bilgileri',
    stepPayment: 'Ödeme',
    gibIntro:
      'e-Arşiv portalında kullandığınız kod ve parola. Şifrelenmiş saklanır; şirketinizin bilgilerini getirmek ve faturalarınızı düzenlemek için kullanılır.',
    userCode: 'Kullanıcı kodu',
    linking: 'GİB portalına bağlanılıyor…',
    fromGib: "GİB'den getirildi",
    save: 'Kaydet ve devam et',
    readOnly: 'Bu şirketin bilgilerini değiştirme yetkiniz yok.',
    ownerPays: 'Lisans süresi bitti. Ödemeyi şirket sahibi yapabilir.',
    loadFailed: 'Şirket bilgileri açılamadı',
    notFound: 'Bu şirket bulunamadı. GİB bilgileriyle yeniden bağlayabilirsiniz.',
  },
  en: {
    next: 'Continue',
    title: 'Add a company',
    activeTitle: 'Company details',
    paymentTitle: 'Membership',
    steps: 'Steps',
    stepGib: 'GİB credentials',
    stepCompany: 'Company details',
    stepPayment: 'Payment',
    gibIntro:
      "The code and password that you use at the e-Arşiv portal. They are stored encrypted and used to fetch your company's details and to issue your invoices.",
    userCode: 'User code',
    linking: 'Connecting to the GİB portal…',
    fromGib: 'Fetched from GİB',
    save: 'Save and continue',
    readOnly: 'You may not change the details of this company.',
    ownerPays: 'The licence is over. The owner of the company can pay.',
    loadFailed: 'The company could not be opened',
    notFound: 'This company was not found. You can link it again with its GİB credentials.',
  },
});
