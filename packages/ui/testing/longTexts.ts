/** A person's name about as long as they come, with İ, I, i and ı. */
export const longPerson =
  'İsmigül Şükûfe Işılay İpekçioğlu-Çığırganoğulları Büyükkarabıyıklıoğlu (Serbest Muhasebeci Mali Müşavir, Iğdır ve İstanbul)';

/** A mail address about as long as they come. */
export const longEmail = 'isilay.ipekcioglu.cigirganogullari.muhasebe.ve.finansman@igdirisiklicesmenarenciye.example';

/** A trade name of one word. */
export const unbrokenTitle = 'Iğdırlıoğullarıkayısıcılıkvenarenciyeciliksanayiihracatithalatveticaretlimitedşirketi';
