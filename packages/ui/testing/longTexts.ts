/** A very long personal name, with İ, I, i and ı. */
export const longPerson =
  'İsmigül Şükûfe Işılay İpekçioğlu-Çığırganoğulları Büyükkarabıyıklıoğlu (Serbest Muhasebeci Mali Müşavir, Iğdır ve İstanbul)';

/** A very long email address. */
export const longEmail = 'isilay.ipekcioglu.cigirganogullari.muhasebe.ve.finansman@igdirisiklicesmenarenciye.example';

/** A trade name of one long word. */
export const unbrokenTitle = 'Iğdırlıoğullarıkayısıcılıkvenarenciyeciliksanayiihracatithalatveticaretlimitedşirketi';
