/** ERR-01: the texts that no server sends. */
export const errorTexts = {
  sessionOver: 'Oturum süreniz sona ermiştir, lütfen tekrar giriş yapınız.',
  unexpected: 'Beklenmeyen bir hata oluştu',
  noConnection: 'Bağlantı hatası, internet bağlantınızı kontrol eder misin?',
};
