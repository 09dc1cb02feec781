// Made from openapi.yaml by `npm run generate`; do not edit.
export interface paths {
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hesap açar
         * @description Creates an account. The address is stored trimmed and in lower case.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Oturum açar veya yeniler
         * @description A wrong password or refresh token answers 400, so that it is never taken for an expired session.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Oturumdaki kullanıcı */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Şirketleri listeler */
        get: operations["listCompanies"];
        /** Şirket bilgilerini günceller */
        put: operations["updateCompany"];
        /**
         * Portal bağlantısı olmadan şirket açar
         * @description vknTckn and email are required. The caller becomes the owner and the trial starts.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/gib": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Portal kullanıcısıyla şirket bağlar
         * @description Signs in to the portal, reads its company data and finds or creates the caller's company with that number. Wrong credentials answer 400 with the portal's own text as a fault at password.
         */
        post: operations["linkCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Şirketin portal oturumunu kapatır */
        get: operations["logoutCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mükellef sorgular
         * @description Asks the portal with the session of companyId, else of the caller's first company that has credentials. An unknown number, or no portal session to ask with, answers 404.
         */
        get: operations["getRegistryEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Yayındaki sürümün özeti */
        get: operations["getHash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fatura": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Faturaları sayfalar
         * @description Newest first, 15 a page; the dates are optional and both included.
         */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Fatura kaydeder
         * @description Stores the invoice, then makes the draft at the portal; portalDurumu says how that went. A refusal by the portal answers 422 with its own text, and Location names the stored invoice, so that it can be corrected with PUT.
         */
        post: operations["createInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fatura/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Faturaların tümü */
        get: operations["listAllInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fatura/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fatura arar
         * @description Matches number, recipient name, recipient id and ETTN; I, ı, İ and i are the same.
         */
        get: operations["searchInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fatura/imza": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * İmza kodunu SMS ile ister
         * @description Only invoices that are Onaylanmadi and GONDERILDI can be signed; any other id answers 409. signatureId is valid for 120 seconds, once.
         */
        post: operations["startSigning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fatura/imza-onay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * SMS koduyla imzalar
         * @description A wrong code answers 400; the fifth one spends the signatureId, and after it every try answers 429.
         */
        post: operations["confirmSigning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fatura/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bir fatura, satırlarıyla */
        get: operations["getInvoice"];
        /** Onaylanmamış faturayı değiştirir */
        put: operations["updateInvoice"];
        post?: never;
        /**
         * Onaylanmamış faturayı siler
         * @description Deletes at the portal too; an invoice that the portal never had is deleted here only.
         */
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/belge/{ettn}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Belge için imzalı bağlantı verir */
        post: operations["createDocumentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/belge/{ettn}/{dosya}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fatura belgesi (pdf, html, zip)
         * @description With a token companyId is required; a signed link carries expires and signature instead and needs neither.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Kayıt */
        SignUp: {
            /** @description E-posta adresi, trimmed and lower-cased by the server */
            email: string;
            /** @description Parola, en az 6 karakter */
            password: string;
            /** @description Ad ve soyad, tek boşlukla (first and last name joined by one space) */
            name: string;
        };
        /**
         * Format: uuid
         * @description UUID in lower case
         */
        Uuid: string;
        /**
         * Format: email
         * @description E-posta adresi
         */
        Email: string;
        /** @description Kullanıcı */
        User: {
            id: components["schemas"]["Uuid"];
            /** @description Ad soyad (first and last name) */
            name: string;
            email: components["schemas"]["Email"];
            /** @description Onaylı telefon (approved phone), 90 and ten digits */
            phone: string | null;
            /** @description SMS ile bildirim izni */
            phoneNotificationPermission: boolean;
            /** @description E-posta ile bildirim izni */
            emailNotificationPermission: boolean;
        };
        /** @description What is wrong with one field */
        Fault: {
            /**
             * @description Wire path of the field, e.g. malHizmetler[0].birimFiyat
             * @example malHizmetler[0].birimFiyat
             */
            path: string;
            /** @description Permanent machine-readable code */
            code: string;
            /** @description Text for the field */
            message: string;
        };
        /** @description Every error of every call */
        Problem: {
            /**
             * @description Permanent machine-readable code
             * @example INVALID_CREDENTIALS
             */
            code: string;
            /** @description What happened and what to do */
            message: string;
            /** @description One entry per wrong field */
            faults?: components["schemas"]["Fault"][];
        };
        /** @description grant_type password: email and password; grant_type refresh_token: refresh_token */
        TokenRequest: {
            /** @enum {string} */
            grant_type: "password" | "refresh_token";
            email?: string;
            password?: string;
            refresh_token?: string;
        };
        /** @description Oturum anahtarları */
        TokenAnswer: {
            access_token: string;
            refresh_token: string;
            /** @description Lifetime of the access token in seconds */
            expires_in: number;
            /** @description Lifetime of the refresh token in seconds */
            refresh_expires_in: number;
        };
        /**
         * Format: date-time
         * @description RFC 3339 instant
         */
        Timestamp: string;
        /** @description Yetkiler (the caller's permissions in the company) */
        Permissions: {
            faturaRead: boolean;
            faturaWrite: boolean;
            stokRead: boolean;
            stokWrite: boolean;
            cariRead: boolean;
            cariWrite: boolean;
            iptalItirazRead: boolean;
            iptalItirazWrite: boolean;
            adimaDuzenlenenFaturalarRead: boolean;
            adimaDuzenlenenFaturalarWrite: boolean;
            yetkilendirmeRead: boolean;
            yetkilendirmeWrite: boolean;
            companyWrite: boolean;
            apiWrite: boolean;
        };
        /** @description Şirket */
        Company: {
            /** @description VKN veya TCKN */
            vknTckn: string;
            /** @description Ticaret unvanı */
            unvan: string;
            /** @description Ad */
            ad: string;
            /** @description Soyad */
            soyad: string;
            /** @description Ticaret sicil numarası */
            sicilNo: string;
            /** @description MERSİS numarası */
            mersisNo: string;
            /** @description Vergi dairesi adı */
            vergiDairesi: string;
            /** @description merlinId of the tax office list */
            vergiDairesiId: number | null;
            cadde: string;
            apartmanAdi: string;
            apartmanNo: string;
            kapiNo: string;
            mahalle: string;
            /** @description İl */
            il: string;
            /** @description Plate number of the province */
            ilId: number | null;
            /** @description İlçe */
            ilce: string;
            /** @description Id of the district list */
            ilceId: number | null;
            postaKodu: string;
            ulke: string;
            /** @description Açık adres, en çok 50 karakter */
            acikAdres: string;
            /** @description The registry's text */
            sirketinTuru: string;
            tckn: string;
            yetkiliAdi: string;
            yetkiliSoyadi: string;
            yetkiliTckn: string;
            /** @description YYYY/MM/DD, or empty */
            yetkiliDogumTarihi: string;
            /** @description Ten digits */
            yetkiliTelNo: string;
            /** @description Şirket e-postası */
            email: string;
            faksNo: string;
            website: string;
            /** @description The portal's iş merkezi */
            isMerkezi: string;
            id: components["schemas"]["Uuid"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the licence was paid */
            paidAt: {
                Valid: boolean;
                Time: components["schemas"]["Timestamp"];
            };
            /** @description İmza görseli, data:image/jpeg;base64,… */
            imzaData: string | null;
            /** @description Logo görseli, data:image/jpeg;base64,… */
            logoData: string | null;
            /** @description Whether the caller owns the company */
            owner: boolean;
            permissions: components["schemas"]["Permissions"];
            /** @description Days that an admin added to the trial */
            demoDuration: number;
        };
        CompanyList: {
            items: components["schemas"]["Company"][];
            /** @description Whether the caller is an admin */
            admin: boolean;
        };
        /** @description Şirket, yazılabilir alanlar; fields left out stay as they are on PUT, other fields of Company are accepted and ignored */
        CompanyWrite: {
            /** @description VKN veya TCKN */
            vknTckn?: string;
            /** @description Ticaret unvanı */
            unvan?: string;
            /** @description Ad */
            ad?: string;
            /** @description Soyad */
            soyad?: string;
            /** @description Ticaret sicil numarası */
            sicilNo?: string;
            /** @description MERSİS numarası */
            mersisNo?: string;
            /** @description Vergi dairesi adı */
            vergiDairesi?: string;
            /** @description merlinId of the tax office list */
            vergiDairesiId?: number | null;
            cadde?: string;
            apartmanAdi?: string;
            apartmanNo?: string;
            kapiNo?: string;
            mahalle?: string;
            /** @description İl */
            il?: string;
            /** @description Plate number of the province */
            ilId?: number | null;
            /** @description İlçe */
            ilce?: string;
            /** @description Id of the district list */
            ilceId?: number | null;
            postaKodu?: string;
            ulke?: string;
            /** @description Açık adres, en çok 50 karakter */
            acikAdres?: string;
            /** @description The registry's text */
            sirketinTuru?: string;
            tckn?: string;
            yetkiliAdi?: string;
            yetkiliSoyadi?: string;
            yetkiliTckn?: string;
            /** @description YYYY/MM/DD, or empty */
            yetkiliDogumTarihi?: string;
            /** @description Ten digits */
            yetkiliTelNo?: string;
            /** @description Şirket e-postası */
            email?: string;
            faksNo?: string;
            website?: string;
            /** @description The portal's iş merkezi */
            isMerkezi?: string;
        };
        /** @description Portal kullanıcı kodu ve parolası */
        GibCredentials: {
            /** @description GİB portal kullanıcı kodu */
            userCode: string;
            /** @description GİB portal parolası */
            password: string;
        };
        /** @description Mükellef sorgusu (tax registry lookup) */
        RegistryEntry: {
            unvan: string;
            ad: string;
            soyad: string;
            /** @description The portal's text */
            vergiDairesi: string;
            /** @description Six digits of the one office that this text names, else empty */
            vergiDairesiKodu: string;
            sirketinTuru: string;
            tckn: string;
            adresBilgileri: {
                ilAdi: string;
                ilceAdi: string;
                koy: string;
                mahalleSemt: string;
                beldeBucak: string;
                caddeSokak: string;
                disKapiNo: string;
                icKapiNo: string;
            }[];
        };
        /**
         * Format: date
         * @description Takvim günü (calendar day), YYYY-MM-DD
         * @example 2026-09-03
         */
        CalendarDate: string;
        /**
         * @description Saat (time of day, Europe/Istanbul), HH:mm:ss
         * @example 14:05:09
         */
        ClockTime: string;
        /**
         * @description Ondalık sayı (decimal string with a point)
         * @example 83.33333
         */
        Decimal: string;
        /**
         * @description VKN (10 hane) veya TCKN (11 hane)
         * @example 7351902846
         */
        TaxNumber: string;
        /**
         * @description Oran (percent) as a decimal string
         * @example 20
         */
        Rate: string;
        /** @description İade edilen fatura */
        ReturnedInvoice: {
            faturaNumarasi?: string;
            /** @description YYYY-MM-DD */
            faturaTarih?: string;
        };
        /**
         * @description Tutar (amount), decimal string with a point, 2 decimals
         * @example 1234.56
         */
        Amount: string;
        /** @description Toplamlar */
        Totals: {
            /** @description Sum of the gross lines */
            urunHizmetToplamTutari?: components["schemas"]["Amount"];
            toplamIskonto?: components["schemas"]["Amount"];
            /** @enum {string} */
            tip?: "İskonto" | "Arttırım";
            /** @description Sum of the net lines */
            matrah?: components["schemas"]["Amount"];
            hesaplananKdv?: components["schemas"]["Amount"];
            vergilerToplami?: components["schemas"]["Amount"];
            vergilerDahilToplamTutar?: components["schemas"]["Amount"];
            odenecekTutar?: components["schemas"]["Amount"];
            /** @description Ödenecek tutar yazıyla */
            odenecekTutarText?: string;
            /** @description Amount by tax code */
            vergiToplamlar?: {
                [key: string]: components["schemas"]["Amount"];
            };
            kdvToplamlar?: {
                oran: components["schemas"]["Rate"];
                matrah: components["schemas"]["Amount"];
                tutar: components["schemas"]["Amount"];
            }[];
            hesaplananV9015?: components["schemas"]["Amount"];
            tevkifataTabiIslemTutar?: components["schemas"]["Amount"];
            tevkifataTabiIslemKdv?: components["schemas"]["Amount"];
        };
        /** @description TRY equivalents of a foreign-currency invoice */
        TlKarsiligi: {
            urunHizmetToplamTutari: components["schemas"]["Amount"];
            hesaplananKdv: components["schemas"]["Amount"];
            vergilerDahilToplamTutar: components["schemas"]["Amount"];
            odenecekTutar: components["schemas"]["Amount"];
        };
        /**
         * @description Onay durumu (approval status)
         * @enum {string}
         */
        OnayDurumu: "Onaylandi" | "Onaylanmadi" | "Silinmis";
        /**
         * @description Whether the portal has the draft: sent, waiting to be sent, refused, outcome unknown
         * @enum {string}
         */
        PortalDurumu: "GONDERILDI" | "BEKLIYOR" | "REDDEDILDI" | "BELIRSIZ";
        /** @description Fatura, satırları olmadan (as lists answer it) */
        InvoiceSummary: {
            id: components["schemas"]["Uuid"];
            /**
             * Format: uuid
             * @description ETTN, given by the portal
             */
            ettn: string | null;
            /** @description Belge numarası, given by the portal */
            belgeNumarasi: string | null;
            faturaTarih: components["schemas"]["CalendarDate"];
            faturaSaat: components["schemas"]["ClockTime"];
            /** @description Fatura tipi (FaturaTip); null when the invoice came from the portal */
            faturaTip: string | null;
            paraBirim: string;
            dovizKur: components["schemas"]["Decimal"];
            vknTckn: components["schemas"]["TaxNumber"];
            aliciUnvan: string;
            aliciAdi: string;
            aliciSoyadi: string;
            vergiDairesi: string;
            emails: string[];
            /** @description emails joined by commas */
            emailAddresses: string;
            iskonto: components["schemas"]["Rate"];
            il: string;
            ilce: string;
            ulke: string;
            adres: string;
            irsaliyeNumarasi: string;
            irsaliyeTarihi: string;
            iadeFaturalari: components["schemas"]["ReturnedInvoice"][];
            vergiler: string[];
            totals: components["schemas"]["Totals"];
            tlKarsiligi?: components["schemas"]["TlKarsiligi"];
            not: string;
            onayDurumu: components["schemas"]["OnayDurumu"];
            portalDurumu: components["schemas"]["PortalDurumu"];
            /** @description The portal's own text when portalDurumu is REDDEDILDI */
            portalMesaji?: string | null;
            /** @description İptal/itiraz talepleri, newest first */
            talepAkisi: {
                /** @enum {string} */
                tip: "IPTAL" | "ITIRAZ";
                /** @enum {string} */
                durum: "OLUSTU" | "KABUL" | "RET";
                tarih: components["schemas"]["CalendarDate"];
            }[];
            createdAt: components["schemas"]["Timestamp"];
        };
        InvoicePage: {
            items: components["schemas"]["InvoiceSummary"][];
            page: number;
            pageSize: number;
            hasNext: boolean;
        };
        /**
         * @description Fatura tipi
         * @enum {string}
         */
        FaturaTip: "SATIS" | "IADE" | "TEVKIFAT" | "ISTISNA" | "OZELMATRAH" | "IHRACKAYITLI" | "KONAKLAMAVERGISI";
        /** @description Mal/hizmet satırı. Other taxes stand under their code: V<code>Orani (percent), V<code>Tutari (amount), V<code>BirimTutari (amount per unit), V<code>KdvTutari (VAT on the tax) */
        Line: {
            id?: components["schemas"]["Uuid"];
            /** @description Malın veya hizmetin adı */
            malHizmet?: string;
            /** @description Miktar (quantity), up to 8 decimals */
            miktar?: components["schemas"]["Decimal"];
            /**
             * @description Birim (UN/ECE unit code)
             * @example C62
             */
            birim?: string;
            /** @description Birim fiyat (unit price without VAT), up to 5 decimals */
            birimFiyat?: string;
            /** @description The gross unit price typed for KDV Ayır */
            kdvDahilBirimFiyat?: string;
            fiyat?: components["schemas"]["Amount"];
            /**
             * @description İskonto (discount) or arttırım (increase)
             * @enum {string}
             */
            iskontoTip?: "ISKONTO" | "ARTTIRIM";
            iskontoOrani?: components["schemas"]["Rate"];
            iskontoTutari?: components["schemas"]["Amount"];
            malHizmetTutari?: components["schemas"]["Amount"];
            /** @description KDV oranı */
            kdvOrani?: components["schemas"]["Rate"];
            kdvMatrahi?: components["schemas"]["Amount"];
            kdvTutari?: components["schemas"]["Amount"];
            /** @description Tevkifat kodu */
            tevkifatKodu?: string;
            ozelMatrahNedeni?: string;
            ozelMatrahTutari?: components["schemas"]["Amount"];
            /** @description İstisna / muafiyet sebebi kodu */
            istisnaMuafiyetSebebi?: string;
            teslimSarti?: string;
            esyaKapCinsi?: string;
            kapNo?: string;
            kapAdet?: string;
            teslimBedelOdemeYeri?: string;
            gonderilmeSekli?: string;
            /** @description GTİP, 12 hane */
            gtip?: string;
            stokTipi?: string;
            dovizKodu?: string;
            /** @description Satır açıklaması */
            aciklama?: string;
        } & {
            [key: `V${string}Orani` | `V${string}Tutari`]: components["schemas"]["Decimal"] | undefined;
        };
        /** @description Fatura, yazılabilir alanlar; other fields of Invoice are accepted and ignored, totals are computed again by the server */
        InvoiceWrite: {
            /** @description YYYY-MM-DD */
            faturaTarih?: string;
            /** @description HH:mm:ss */
            faturaSaat?: string;
            faturaTip?: components["schemas"]["FaturaTip"];
            /**
             * @description ISO currency code
             * @default TRY
             */
            paraBirim?: string;
            /** @description Döviz kuru (TRY per unit, up to 6 decimals), 0 for TRY */
            dovizKur?: components["schemas"]["Decimal"];
            vknTckn?: components["schemas"]["TaxNumber"];
            aliciUnvan?: string;
            aliciAdi?: string;
            aliciSoyadi?: string;
            vergiDairesi?: string;
            emails?: string[];
            /** @description Default discount percent of new lines */
            iskonto?: components["schemas"]["Rate"];
            il?: string;
            ilce?: string;
            ulke?: string;
            adres?: string;
            irsaliyeNumarasi?: string;
            /** @description YYYY-MM-DD, or empty */
            irsaliyeTarihi?: string;
            iadeFaturalari?: components["schemas"]["ReturnedInvoice"][];
            /** @description Tax codes used on the invoice */
            vergiler?: string[];
            malHizmetler: components["schemas"]["Line"][];
            totals?: components["schemas"]["Totals"];
            /** @description Otomatik ve özel notlar, aralarında ### */
            not?: string;
        };
        /** @description Fatura */
        Invoice: {
            id: components["schemas"]["Uuid"];
            /**
             * Format: uuid
             * @description ETTN, given by the portal
             */
            ettn: string | null;
            /** @description Belge numarası, given by the portal */
            belgeNumarasi: string | null;
            faturaTarih: components["schemas"]["CalendarDate"];
            faturaSaat: components["schemas"]["ClockTime"];
            /** @description Fatura tipi (FaturaTip); null when the invoice came from the portal */
            faturaTip: string | null;
            paraBirim: string;
            dovizKur: components["schemas"]["Decimal"];
            vknTckn: components["schemas"]["TaxNumber"];
            aliciUnvan: string;
            aliciAdi: string;
            aliciSoyadi: string;
            vergiDairesi: string;
            emails: string[];
            /** @description emails joined by commas */
            emailAddresses: string;
            iskonto: components["schemas"]["Rate"];
            il: string;
            ilce: string;
            ulke: string;
            adres: string;
            irsaliyeNumarasi: string;
            irsaliyeTarihi: string;
            iadeFaturalari: components["schemas"]["ReturnedInvoice"][];
            vergiler: string[];
            totals: components["schemas"]["Totals"];
            tlKarsiligi?: components["schemas"]["TlKarsiligi"];
            not: string;
            onayDurumu: components["schemas"]["OnayDurumu"];
            portalDurumu: components["schemas"]["PortalDurumu"];
            /** @description The portal's own text when portalDurumu is REDDEDILDI */
            portalMesaji?: string | null;
            /** @description İptal/itiraz talepleri, newest first */
            talepAkisi: {
                /** @enum {string} */
                tip: "IPTAL" | "ITIRAZ";
                /** @enum {string} */
                durum: "OLUSTU" | "KABUL" | "RET";
                tarih: components["schemas"]["CalendarDate"];
            }[];
            createdAt: components["schemas"]["Timestamp"];
            malHizmetler: components["schemas"]["Line"][];
        };
        InvoiceItems: {
            items: components["schemas"]["InvoiceSummary"][];
        };
        SigningRequest: {
            /** @description İmzalanacak faturalar */
            faturaIds: components["schemas"]["Uuid"][];
        };
        SigningStarted: {
            /** @description The phone that the code went to */
            phoneNumber: string;
            signatureId: components["schemas"]["Uuid"];
        };
        SigningConfirmation: {
            /** @description SMS ile gelen kod (code of the SMS), upper case */
            smsCode: string;
            /** @description The signatureId of POST /fatura/imza */
            signature: components["schemas"]["Uuid"];
        };
        SigningResult: {
            items: {
                id: components["schemas"]["Uuid"];
                onayDurumu: components["schemas"]["OnayDurumu"];
            }[];
        };
        LinkRequest: {
            /**
             * @description Which document
             * @enum {string}
             */
            dosya: "pdf" | "html" | "zip";
            /**
             * @description Geçerlilik (validity) in seconds
             * @default 900
             */
            sure?: number;
        };
        SignedLink: {
            /** @description Absolute address that needs no token */
            url: string;
            expiresAt: components["schemas"]["Timestamp"];
        };
    };
    responses: {
        /** @description İstek geçersiz */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Kaydın durumu bu işleme uygun değil */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Gövde çok büyük */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Alanlar hatalı veya portal reddetti */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Çok fazla istek veya deneme */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Beklenmeyen hata */
        Unexpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Oturum yok veya süresi dolmuş */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Yetki yok */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description GİB portalına ulaşılamıyor */
        PortalDown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Kayıt bulunamadı */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Şirketin kullanım süresi dolmuş */
        LicenceOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Kayıt bu arada değişmiş */
        StaleVersion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409 */
        idempotencyKey: string;
        /** @description Şirketin kimliği (the active company) */
        companyId: components["schemas"]["Uuid"];
        /** @description Şirketin kimliği (the active company) */
        optionalCompanyId: components["schemas"]["Uuid"];
        /** @description Sayfa (page), starts at 1 */
        page: number;
        /** @description İlk gün (first day, included) */
        baslangicTarihi: components["schemas"]["CalendarDate"];
        /** @description Son gün (last day, included) */
        bitisTarihi: components["schemas"]["CalendarDate"];
        /** @description Kimlik (id) */
        id: components["schemas"]["Uuid"];
        /** @description The ETag that was read; a stale one answers 412 with the current version */
        ifMatch: string;
        /** @description ETTN; until the portal gives one, the id of the invoice */
        ettn: components["schemas"]["Uuid"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Hesap açıldı */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Oturum açıldı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kullanıcı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    listCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Şirketler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateCompany: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyWrite"];
            };
        };
        responses: {
            /** @description Güncel şirket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyWrite"];
            };
        };
        responses: {
            /** @description Şirket açıldı */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
        };
    };
    linkCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GibCredentials"];
            };
        };
        responses: {
            /** @description Bağlanan şirket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    logoutCompany: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oturum kapalı */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    getRegistryEntry: {
        parameters: {
            query: {
                /** @description VKN veya TCKN */
                vknTckn: string;
                /** @description Şirketin kimliği (the active company) */
                companyId?: components["parameters"]["optionalCompanyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mükellef */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistryEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    getHash: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sürüm */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hash: string;
                    };
                };
            };
            500: components["responses"]["Unexpected"];
        };
    };
    listInvoices: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Sayfa (page), starts at 1 */
                page?: components["parameters"]["page"];
                /** @description İlk gün (first day, included) */
                baslangicTarihi?: components["parameters"]["baslangicTarihi"];
                /** @description Son gün (last day, included) */
                bitisTarihi?: components["parameters"]["bitisTarihi"];
                /** @description Belge numarası */
                belgeNumarasi?: string;
                /** @description Fatura tarihi */
                faturaTarih?: components["schemas"]["CalendarDate"];
                /** @description ETTN */
                ettn?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sayfa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createInvoice: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceWrite"];
            };
        };
        responses: {
            /** @description Kaydedildi */
            201: {
                headers: {
                    /** @description Version of the invoice */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
        };
    };
    listAllInvoices: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description İlk gün (first day, included) */
                baslangicTarihi?: components["parameters"]["baslangicTarihi"];
                /** @description Son gün (last day, included) */
                bitisTarihi?: components["parameters"]["bitisTarihi"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Faturalar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    searchInvoices: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Aranan metin */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description En çok 50 fatura */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    startSigning: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SigningRequest"];
            };
        };
        responses: {
            /** @description Kod gönderildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningStarted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    confirmSigning: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SigningConfirmation"];
            };
        };
        responses: {
            /** @description Portalın doğruladığı durumlar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    getInvoice: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fatura */
            200: {
                headers: {
                    /** @description Version of the invoice */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateInvoice: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description The ETag that was read; a stale one answers 412 with the current version */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description Kimlik (id) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceWrite"];
            };
        };
        responses: {
            /** @description Kaydedildi */
            200: {
                headers: {
                    /** @description Version of the invoice */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteInvoice: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description The ETag that was read; a stale one answers 412 with the current version */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description Kimlik (id) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Silindi */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    createDocumentLink: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description ETTN; until the portal gives one, the id of the invoice */
                ettn: components["parameters"]["ettn"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description Bağlantı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
        };
    };
    getDocument: {
        parameters: {
            query?: {
                /** @description Şirketin kimliği (the active company) */
                companyId?: components["parameters"]["optionalCompanyId"];
                /** @description End of the signed link in seconds since 1970 */
                expires?: number;
                /** @description Signature of the link */
                signature?: string;
            };
            header?: never;
            path: {
                /** @description ETTN; until the portal gives one, the id of the invoice */
                ettn: components["parameters"]["ettn"];
                /** @description {ettn}_f.pdf, {ettn}_f.html or fatura.zip */
                dosya: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Belge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "text/html": string;
                    "application/zip": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
}
