interface Company {
  readonly unvan: string;
  readonly ad: string;
  readonly soyad: string;
}

/** The mail to a user whom a company has added and who has no password yet (USR-03). */
export function invitationMail({ unvan, ad, soyad }: Company, link: string): { subject: string; body: string } {
  const name = singleLine(unvan || `${ad} ${soyad}`) || 'Bir şirket';
  return {
    subject: `${name} sizi Kalem’e davet etti`,
    body: [
      'Merhaba,',
      '',
      `${name} sizi kullanıcı olarak ekledi. Parolanızı belirlemek için aşağıdaki bağlantıyı 60 dakika içinde açınız. Bağlantı bir kez kullanılabilir.`,
      '',
      link,
      '',
      'Süresi dolarsa giriş sayfasındaki "Şifremi Unuttum" ile yeni bir bağlantı isteyebilirsiniz.',
    ].join('\n'),
  };
}

/** A line feed in a name would begin another header of the mail. */
function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
