import { defineMessages } from '../../provider/texts';

/** Texts of the company wizard. */
export const messages = defineMessages('companyWizard', {
  tr: {
    title: 'Yeni şirket ekle',
    paymentTitle: 'Üyelik',
    steps: 'Adımlar',
    stepGib: 'GİB Bilgileri',
    stepCompany: 'Şirket Bilgileri',
    stepPayment: 'Ödeme',
    gibIntro:
      'e-Arşiv portalında kullandığınız kod ve parola. Şifrelenmiş saklanır; şirketinizin bilgilerini getirmek ve faturalarınızı düzenlemek için kullanılır.',
    userCode: 'Kullanıcı Kodu',
    password: 'Parola',
    next: 'Devam',
    linking: 'GİB portalına bağlanılıyor…',
    fromGib: "GİB'den getirildi",
    back: 'Geri',
    save: 'Kaydet ve devam et',
    readOnly: 'Bu şirketin bilgilerini değiştirme yetkiniz yok.',
    loadFailed: 'Şirket bilgileri açılamadı',
    notFound: 'Bu şirket bulunamadı. GİB bilgileriyle yeniden bağlayabilirsiniz.',
    retry: 'Yeniden dene',
  },
  en: {
    title: 'Add a company',
    paymentTitle: 'Membership',
    steps: 'Steps',
    stepGib: 'GİB credentials',
    stepCompany: 'Company details',
    stepPayment: 'Payment',
    gibIntro:
      "The code and password that you use at the e-Arşiv portal. They are stored encrypted and used to fetch your company's details and to issue your invoices.",
    userCode: 'User code',
    password: 'Password',
    next: 'Continue',
    linking: 'Connecting to the GİB portal…',
    fromGib: 'Fetched from GİB',
    back: 'Back',
    save: 'Save and continue',
    readOnly: 'You may not change the details of this company.',
    loadFailed: 'The company could not be opened',
    notFound: 'This company was not found. You can link it again with its GİB credentials.',
    retry: 'Try again',
  },
});
