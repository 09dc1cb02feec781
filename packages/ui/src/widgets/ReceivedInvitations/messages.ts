import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';

/** Texts of the invitations that the user has received. */
export const messages = defineMessages('receivedInvitations', {
  shared: [words],
  tr: {
    title: 'Davetler',
    loading: 'Davetler yükleniyor',
    failed: 'Davetler açılamadı.',
    empty: 'Bekleyen davetiniz yok',
    emptyHelp: 'Bir şirket sizi doğrulanmış adresinizle davet ettiğinde burada görünür.',
    confirm: 'Adresinize doğrulama bağlantısı gönderdik: {email}.',
    confirmHelp:
      'Bağlantıyı açarak adresinizi doğrulayın. Bir şirket sizi davet ettiyse davet, doğrulamadan sonra burada görünür.',
    linkSent: 'Doğrulama bağlantısı {email} adresine gönderildi.',
    asks: '{company} sizi kullanıcısı olmaya davet ediyor',
    until: 'Son gün {day}',
    accept: 'Kabul et',
    decline: 'Reddet',
    accepted: '{company} şirketine eklendiniz.',
    declined: '{company} daveti reddedildi.',
    gone: 'Bu davet geri alınmış veya süresi dolmuş. Şirketten yeni bir davet isteyebilirsiniz.',
  },
  en: {
    title: 'Invitations',
    loading: 'Loading the invitations',
    failed: 'The invitations could not be opened.',
    empty: 'No invitation is waiting for you',
    emptyHelp: 'When a company invites you at your confirmed address, it appears here.',
    confirm: 'We sent a confirmation link to your address: {email}.',
    confirmHelp: 'Open it to confirm your address. If a company invited you, the invitation appears here afterwards.',
    linkSent: 'The confirmation link was sent to {email}.',
    asks: '{company} invites you to join it',
    until: 'Until {day}',
    accept: 'Accept',
    decline: 'Decline',
    accepted: 'You joined {company}.',
    declined: 'The invitation of {company} was refused.',
    gone: 'This invitation was withdrawn or has expired. You can ask the company for a new one.',
  },
});
