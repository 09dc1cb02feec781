/** Turkish texts of the findings of rules. */
export const ruleMessages = {
  DATE_BEFORE_2005: 'GİB 2005 öncesi tarihli fatura kabul etmez.',
  TEVKIFAT_UNDER_LIMIT:
    'Kısmi tevkifat sınırı {limit} TL; bu işlemin KDV dahil toplamı {tutar} TL. Sınır aşılmadıkça tevkifat yapılmaz.',
  THRESHOLD_OF_EARLIER_YEAR: '{yil} tutarı henüz girilmedi; {eskiYil} tutarıyla denetlendi.',
  TEVKIFAT_TO_CONSUMER: 'Vergi mükellefi olmayan alıcı KDV tevkifatı yapamaz.',
  BUYER_ADDRESS_MISSING: 'Şirket alıcının adresi faturada bulunmalıdır (VUK 230).',
  BUYER_TAX_OFFICE_MISSING: 'Şirket alıcının vergi dairesi faturada bulunmalıdır (VUK 230).',
  SELF_INVOICE: 'Alıcı, faturayı düzenleyen şirketin kendisi.',
  RETURN_TO_CONSUMER: 'Tüketiciden geri alınan mal için iade faturası değil, gider pusulası düzenlenir.',
  EXPORT_TO_DOMESTIC: '{code} ihracat istisnasıdır; alıcının ülkesi Türkiye.',
  TAX_RETIRED: '{title} {tarih} tarihinde kaldırıldı.',
  REASON_NARROWED:
    'Taşınmaz satışında bu istisna 15.07.2023 tarihinde kalktı; yalnızca daha önce alınan taşınmazlar ve iştirak hisseleri için kullanılır.',
  INVOICE_REPEATED: 'Aynı alıcıya aynı satırlarla {saat} kaydedilen bir fatura var: {tutar}.',
  PERIOD_DECLARED: '{ay} {yil} KDV beyannamesinin süresi geçti; bu tarihli fatura düzeltme gerektirebilir.',
  MONTH_HANDED_OVER: '{ay} {yil} mali müşavire aktarıldı; bu değişiklik fark paketine girer.',
  PRICE_FAR: 'Bu alıcıya son fiyat {eski} ({tarih}); şimdi {yeni}.',
  SELLER_NAME_MISSING: 'Şirketinizin unvanı veya adı soyadı eksik; GİB bu faturayı kabul etmez.',
  BUYER_EFATURA: 'Alıcı e-Fatura mükellefi; siz de e-Fatura mükellefi olduğunuz için e-Fatura düzenlenir.',
} as const;

/** English texts of the findings of rules. */
export const englishRuleMessages: Readonly<Record<keyof typeof ruleMessages, string>> = {
  DATE_BEFORE_2005: 'GİB takes no invoice dated before 2005.',
  TEVKIFAT_UNDER_LIMIT:
    'The limit of partial tevkifat is {limit} TL; this operation comes to {tutar} TL with KDV. Nothing is withheld up to the limit.',
  THRESHOLD_OF_EARLIER_YEAR: 'The amount of {yil} has not been entered yet; checked with that of {eskiYil}.',
  TEVKIFAT_TO_CONSUMER: 'A buyer who is no taxpayer cannot withhold KDV.',
  BUYER_ADDRESS_MISSING: 'The invoice has to show the address of a company that buys (VUK 230).',
  BUYER_TAX_OFFICE_MISSING: 'The invoice has to show the tax office of a company that buys (VUK 230).',
  SELF_INVOICE: 'The buyer is the company that issues the invoice.',
  RETURN_TO_CONSUMER: 'Goods taken back from a consumer need a gider pusulası (expense voucher), not a return invoice.',
  EXPORT_TO_DOMESTIC: '{code} is an exemption for exports; the country of the buyer is Türkiye.',
  TAX_RETIRED: '{title} was abolished on {tarih}.',
  REASON_NARROWED:
    'For real estate this exemption ended on 15.07.2023; it is used only for real estate bought before that day, and for shares.',
  INVOICE_REPEATED: 'An invoice to the same buyer with the same lines was saved at {saat}: {tutar}.',
  PERIOD_DECLARED: 'The KDV return of {donem} was due; an invoice of this date may need a correction of the return.',
  MONTH_HANDED_OVER: '{donem} was handed over to the accountant; this change goes into the difference pack.',
  PRICE_FAR: 'The last price for this buyer was {eski} ({tarih}); now it is {yeni}.',
  SELLER_NAME_MISSING: 'Your company has no title and no full name; GİB does not take this invoice.',
  BUYER_EFATURA: 'The buyer is registered for e-Fatura, and so are you: an e-Fatura has to be issued.',
};
