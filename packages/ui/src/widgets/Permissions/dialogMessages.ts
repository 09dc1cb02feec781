import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';

/** Texts of the dialogs of the list of users. */
export const dialogMessages = defineMessages('permissions', {
  shared: [words],
  tr: {
    loading: 'Yetkiler yükleniyor',
    inviteTitle: 'Kullanıcı ekle',
    inviteIntro:
      'Davet bu adrese gider. Kişi kendi hesabıyla giriş yapıp kabul edince eklenir; yetkilerini şimdi seçersiniz.',
    invite: 'Davet et ve yetkileri seç',
    limits: "Sizde olmayan bir yetkiyi veremezsiniz; Yetkilendirme'de Tam Yetki'yi yalnızca şirket sahibi verebilir.",
    saved: 'Yetkiler kaydedildi.',
    removeTitle: 'Kullanıcı şirketten çıkarılsın mı?',
    removeText:
      '{name} bu şirketin verilerine artık erişemez; oluşturduğu API anahtarları da çalışmaz. Hesabı ve diğer şirketleri etkilenmez.',
    remove: 'Şirketten çıkar',
    removed: 'Kullanıcı şirketten çıkarıldı.',
    withdrawTitle: 'Davet geri alınsın mı?',
    withdrawText: '{name} adresine gönderilen davet artık kabul edilemez.',
    withdraw: 'Daveti geri al',
    withdrawn: 'Davet geri alındı.',
    handOverTitle: 'Sahipliği devret',
    handOverIntro:
      'Yeni sahip bütün yetkileri alır ve üyeliği yönetir. Siz tam yetkili kullanıcı olarak kalırsınız; geri almak yalnızca yeni sahibin elindedir.',
    heir: 'Yeni sahip',
    heirs: "Davet bekleyenler ve email'i doğrulanmamış kullanıcılar listede yer almaz.",
    noHeir: 'Devredebileceğiniz bir kullanıcı yok. Önce kullanıcı ekleyin; daveti kabul edince burada görünür.',
    password: 'Parolanız',
    passwordHelp: 'İki tarafa da bilgilendirme gönderilir.',
    handOver: 'Sahipliği devret',
    handedOver: 'Sahiplik {name} kullanıcısına devredildi.',
    endLinksTitle: 'Bütün bağlantılar kapatılsın mı?',
    endLinksText:
      'Bu şirketin belgelerine verilmiş bütün bağlantılar hemen kapanır; alıcılara e-postayla gidenler de artık açılmaz. Faturaları yeniden paylaşabilirsiniz.',
    endLinks: 'Bütün bağlantıları kapat',
    linksEnded: 'Bütün bağlantılar kapatıldı.',
  },
  en: {
    loading: 'Loading the permissions',
    inviteTitle: 'Add a user',
    inviteIntro:
      'The invitation goes to this address. The person joins the company after signing in and accepting; you choose the permissions now.',
    invite: 'Invite and choose permissions',
    limits: 'You cannot grant permissions you do not have; only the owner can grant full permission on users.',
    saved: 'The permissions were saved.',
    removeTitle: 'Remove this user from the company?',
    removeText:
      "{name} can no longer reach this company's data, and API keys they created stop working. Their account and other companies are not affected.",
    remove: 'Remove from the company',
    removed: 'The user was removed from the company.',
    withdrawTitle: 'Withdraw the invitation?',
    withdrawText: 'The invitation to {name} can no longer be accepted.',
    withdraw: 'Withdraw the invitation',
    withdrawn: 'The invitation was withdrawn.',
    handOverTitle: 'Hand over ownership',
    handOverIntro:
      'The new owner gets every permission and manages the membership. You stay as a user with all permissions; only the new owner can hand it back.',
    heir: 'New owner',
    heirs: 'People who are only invited, or have not confirmed their email, are not listed.',
    noHeir: 'There is nobody to hand over to. Add a user first; they appear here after accepting.',
    password: 'Your password',
    passwordHelp: 'You will both be notified.',
    handOver: 'Hand over ownership',
    handedOver: 'Ownership was handed over to {name}.',
    endLinksTitle: 'End all links?',
    endLinksText:
      "Every link to this company's documents stops working now, including those mailed to recipients. You can share the invoices again.",
    endLinks: 'End all links',
    linksEnded: 'All links were ended.',
  },
});
