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
    "/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Yeni parolayı kaydeder
         * @description Ends every session of the user. An unknown, used or expired token answers 400.
         */
        put: operations["resetPassword"];
        /**
         * Şifre sıfırlama bağlantısı ister
         * @description Answers the same for an address without an account. The link in the mail is {webBaseUrl}/password/reset/{token}, valid for 60 minutes, once.
         */
        post: operations["requestPasswordReset"];
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
    "/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * E-posta adresini değiştirir
         * @description An address in use answers 409. Links to set a password that were mailed to the old address are void.
         */
        put: operations["updateEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Adı değiştirir */
        put: operations["updateName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Parolayı değiştirir
         * @description A wrong current password answers 400. Ends every other session of the user at once and the present one within the life of its access token.
         */
        put: operations["updatePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Telefonu kodla doğrular
         * @description Five tries a code. The phone is kept with its prefix 90.
         */
        put: operations["approvePhone"];
        /**
         * Telefon doğrulama kodu ister
         * @description Sends an SMS with six digits that are valid for five minutes.
         */
        post: operations["requestPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Bildirim izinlerini değiştirir */
        put: operations["updateNotifications"];
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
        /**
         * Şirketleri listeler
         * @description The companies that the caller belongs to; for the token of an API key its own company.
         */
        get: operations["listCompanies"];
        /** Şirket bilgilerini günceller */
        put: operations["updateCompany"];
        /**
         * Portal bağlantısı olmadan şirket açar
         * @description vknTckn and email are required. The caller becomes the owner and the trial starts.
         */
        post: operations["createCompany"];
        /**
         * Şirketi siler
         * @description For the owner, or an admin. Hides the company and its data from every call and destroys its portal credentials.
         */
        delete: operations["deleteCompany"];
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
        /**
         * Portal kullanıcı kodunu ve parolasını değiştirir
         * @description Checked by a portal login first: wrong ones answer 400 and the old ones stay.
         */
        put: operations["updateGibCredentials"];
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
    "/company/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Portal eşitlemesinin ilerleyişi
         * @description Added so that the wizard and the lists can show how far the download of the portal invoices has come.
         */
        get: operations["getSync"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logo veya imza yükler
         * @description JPEG by content, under 4,194,304 bytes; stored newly encoded, without metadata.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Yıllık üyelik ödemesini başlatır
         * @description Any member of the company may pay. Card data is passed to the payment provider and never kept.
         */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/api": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API anahtarlarını listeler
         * @description Secrets are masked.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * API anahtarı oluşturur
         * @description apiSecret is answered here and never again.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/api/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** API anahtarının adını değiştirir */
        put: operations["renameApiKey"];
        post?: never;
        /**
         * API anahtarını siler
         * @description Its tokens die with it.
         */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Şirketin kullanıcılarını listeler */
        get: operations["listCompanyUsers"];
        /**
         * E-posta ile kullanıcı ekler
         * @description An address without an account gets an invited account and a mail with a set-password link. A user who is there already answers 409. The new user has no permission yet.
         */
        put: operations["addCompanyUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Kullanıcıyı şirketten çıkarır
         * @description The owner cannot be removed.
         */
        delete: operations["removeCompanyUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/user/{id}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kullanıcının yetkileri */
        get: operations["getPermissions"];
        /**
         * Kullanıcının yetkilerini değiştirir
         * @description xWrite implies xRead. The permissions of the owner cannot be changed.
         */
        put: operations["updatePermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/discount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kupon uygular
         * @description At price 0 the call itself consumes the coupon and the licence starts.
         */
        post: operations["applyCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ödemenin sonucunu sorar */
        get: operations["checkPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ödemeleri listeler */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tüm şirketleri listeler
         * @description imzaData and logoData are null here.
         */
        get: operations["listAllCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/company/extend-demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deneme süresini uzatır */
        post: operations["extendDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/company/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Şirketin lisansını başlatır
         * @description Sets paidAt to now.
         */
        post: operations["activateCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bir şirket, logo ve imzasıyla */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/kampanya": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kampanyaları listeler */
        get: operations["listCampaigns"];
        put?: never;
        /** Kampanya ve kuponlarını oluşturur */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/kampanya/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kampanyanın kuponlarını sayfalar */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/kupon/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Kuponun müşterisini değiştirir */
        put: operations["updateCoupon"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cari": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cari kartlarını sayfalar
         * @description 15 a page, in the order of a Turkish dictionary: by unvan, where there is none by ad and soyad; numbers by their value. Cards of one name come oldest first.
         */
        get: operations["listCustomers"];
        put?: never;
        /** Cari kartı ekler */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cari/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cari kartı arar
         * @description Matches vknTckn, unvan, ad and soyad; I, ı, İ and i are the same. At most 50, in the order of the list.
         */
        get: operations["searchCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cari/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cari kartlarını Excel dosyasından alır
         * @description .xlsx or .xls with the columns of the export, found by heading. Known rows update, new ones are added, bad ones are skipped and named.
         */
        post: operations["importCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cari/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir cari kartı
         * @description Added: an edit needs the ETag of what was read.
         */
        get: operations["getCustomer"];
        /**
         * Cari kartını değiştirir
         * @description The body is the whole card: what it leaves out takes its default.
         */
        put: operations["updateCustomer"];
        post?: never;
        /** Cari kartını siler */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stok": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stok kartlarını sayfalar
         * @description 15 a page, in the order of a Turkish dictionary by malHizmet; numbers by their value. Cards of one name come oldest first.
         */
        get: operations["listStockItems"];
        put?: never;
        /** Stok kartı ekler */
        post: operations["createStockItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stok/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stok kartı arar
         * @description Matches malHizmet, gtip and aciklama; I, ı, İ and i are the same. At most 50, in the order of the list.
         */
        get: operations["searchStockItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stok/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stok kartlarını Excel dosyasından alır
         * @description .xlsx or .xls with the columns of the export, found by heading. Known rows update, new ones are added, bad ones are skipped and named.
         */
        post: operations["importStockItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stok/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bir stok kartı */
        get: operations["getStockItem"];
        /**
         * Stok kartını değiştirir
         * @description The body is the whole card: what it leaves out takes its default, a further tax that it leaves out is gone.
         */
        put: operations["updateStockItem"];
        post?: never;
        /** Stok kartını siler */
        delete: operations["deleteStockItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aciklama": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Açıklamaları listeler */
        get: operations["listExplanations"];
        put?: never;
        /** Açıklama ekler */
        post: operations["createExplanation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aciklama/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Açıklama değiştirir */
        put: operations["updateExplanation"];
        post?: never;
        /** Açıklama siler */
        delete: operations["deleteExplanation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banka": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banka / IBAN kayıtlarını listeler */
        get: operations["listBankEntries"];
        put?: never;
        /** Banka / IBAN kaydı ekler */
        post: operations["createBankEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banka/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Banka / IBAN kaydı değiştirir */
        put: operations["updateBankEntry"];
        post?: never;
        /** Banka / IBAN kaydı siler */
        delete: operations["deleteBankEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parse/mal-hizmet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Excel dosyasından fatura satırlarını okur
         * @description Columns by heading; formulas are read as text. Changes nothing.
         */
        post: operations["parseLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Döviz kuru
         * @description The central bank (TCMB) bulletin of the last business day before the date, at most 10 days back.
         */
        get: operations["getExchangeRate"];
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
    "/fatura/iptal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kendi faturası için iptal talebi oluşturur
         * @description Only for an invoice that is Onaylandi; the request goes to the recipient and cannot be withdrawn.
         */
        post: operations["requestCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fatura/itiraz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Kendi faturası için itiraz talebi oluşturur */
        post: operations["requestObjection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fatura/re-download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Faturayı GİB'den tekrar indirir
         * @description Puts the newer bytes of the portal beside the stored ones and shows them from now on; refreshes status and requests.
         */
        get: operations["redownloadInvoice"];
        put?: never;
        post?: never;
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
    "/adima-duzenlenenler": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Adıma düzenlenen faturaları listeler
         * @description Read from the portal for the dates and stored; answered from the store while the portal cannot be reached. Without dates the last 7 days to today.
         */
        get: operations["listReceivedInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adima-duzenlenenler/iptal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adıma düzenlenen fatura için iptal talebi oluşturur */
        post: operations["requestCancelOfReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adima-duzenlenenler/itiraz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adıma düzenlenen faturaya itiraz eder */
        post: operations["requestObjectionToReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iptal-itiraz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gelen iptal ve itiraz taleplerini listeler
         * @description Without dates the last 7 days to today.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iptal-itiraz/onay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gelen talebi kabul eder */
        post: operations["acceptRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iptal-itiraz/ret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gelen talebi gerekçesiyle reddeder */
        post: operations["rejectRequest"];
        delete?: never;
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
        /** @description grant_type password: email and password; refresh_token: refresh_token; client_credentials: client_id (apiKey) and client_secret (apiSecret) */
        TokenRequest: {
            /** @enum {string} */
            grant_type: "password" | "refresh_token" | "client_credentials";
            email?: string;
            password?: string;
            refresh_token?: string;
            /** @description apiKey of an API key */
            client_id?: string;
            /** @description apiSecret of an API key */
            client_secret?: string;
        };
        /** @description Oturum anahtarları */
        TokenAnswer: {
            access_token: string;
            /** @description Empty for an API key */
            refresh_token: string;
            /** @description Lifetime of the access token in seconds */
            expires_in: number;
            /** @description Lifetime of the refresh token in seconds */
            refresh_expires_in: number;
        };
        /** @description Yeni parola */
        PasswordReset: {
            /** @description The token of the mailed link */
            token: string;
            /** @description Yeni parola, en az 6 karakter */
            password: string;
        };
        /** @description Nothing to say */
        Empty: Record<string, never>;
        /** @description Şifre sıfırlama isteği */
        PasswordResetRequest: {
            /** @description E-posta adresi */
            email: string;
        };
        /** @description E-posta değişikliği */
        EmailChange: {
            /** @description E-posta adresi, trimmed and lower-cased by the server */
            email: string;
        };
        /** @description Ad değişikliği */
        NameChange: {
            /** @description Ad ve soyad */
            name: string;
        };
        /** @description Parola değişikliği */
        PasswordChange: {
            /** @description Şimdiki parola */
            password: string;
            /** @description Yeni parola, en az 6 karakter */
            new_password: string;
        };
        /** @description Telefon doğrulama */
        PhoneApproval: {
            /** @description 90 ile başlayan telefon */
            phone: string;
            /** @description SMS ile gelen altı haneli kod */
            code: string;
        };
        /** @description Telefon */
        PhoneNumber: {
            /**
             * @description 90 ile başlayan telefon (90 and ten digits)
             * @example 905321234567
             */
            phone: string;
        };
        /** @description Bildirim izinleri */
        NotificationPermissions: {
            /** @description SMS ile bildirim izni */
            phoneNotificationPermission: boolean;
            /** @description E-posta ile bildirim izni */
            emailNotificationPermission: boolean;
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
        /** @description Portal eşitlemesi (how far the download from the portal has come) */
        Sync: {
            /**
             * @description Never run, waiting, running, done, stopped by an error that is tried again
             * @enum {string}
             */
            durum: "YOK" | "BEKLIYOR" | "SURUYOR" | "TAMAMLANDI" | "HATALI";
            /**
             * Format: date
             * @description İlk gün
             */
            baslangicTarihi: string | null;
            /**
             * Format: date
             * @description Son gün
             */
            bitisTarihi: string | null;
            /** @description Windows of 7 days that are done */
            tamamlananPencere: number;
            /** @description Windows of 7 days in all */
            toplamPencere: number;
            /** @description Invoices added so far */
            faturaSayisi: number;
            /** @description Customer cards added so far */
            cariSayisi: number;
            /** @description Stock cards added so far */
            stokSayisi: number;
            /** @description What stopped it, in Turkish */
            mesaj: string | null;
            /**
             * Format: date-time
             * @description When this last changed
             */
            guncellendi: string | null;
        };
        /** @description Yüklenen dosya (one file) */
        FileUpload: {
            /**
             * Format: binary
             * @description Dosya
             */
            file: string;
        };
        /** @description Yüklenen görsel */
        ImageData: {
            /** @description data:image/jpeg;base64,… */
            data: string;
        };
        /** @description Kart bilgileri */
        CardPayment: {
            /** @description Kart üzerindeki ad */
            cardHolderFullName: string;
            /** @description Kart numarası (16 hane) */
            cardNumber: string;
            /** @description Son kullanma ayı, 01–12 */
            expMonth: string;
            /** @description Son kullanma yılı, dört hane */
            expYear: string;
            /** @description CVC (3 hane) */
            cvcNumber: string;
            /** @description Kupon kodu, or empty */
            coupon?: string;
        };
        /** @description Ödeme başladı */
        PaymentStarted: {
            /** @description 3-D sayfasının adresi */
            url: string;
        };
        /** @description API anahtarı */
        ApiKey: {
            id: components["schemas"]["Uuid"];
            /** @description client_id */
            apiKey: string;
            /** @description client_secret; after creation masked: •••••••• */
            apiSecret: string;
            /** @description Ad */
            name: string;
        };
        /** @description API anahtarları */
        ApiKeyItems: {
            items: components["schemas"]["ApiKey"][];
        };
        /** @description API anahtarının adı */
        ApiKeyWrite: {
            /** @description Ad */
            name: string;
        };
        /** @description Şirket kullanıcısı */
        CompanyUser: {
            id: components["schemas"]["Uuid"];
            /** @description Ad soyad */
            name: string;
            email: components["schemas"]["Email"];
            /** @description Şirketin sahibi mi */
            owner: boolean;
        };
        /** @description Şirket kullanıcıları */
        CompanyUserItems: {
            items: components["schemas"]["CompanyUser"][];
        };
        /** @description Kullanıcı daveti */
        Invitation: {
            /** @description E-posta adresi */
            email: string;
        };
        /** @description Eklenen kullanıcı */
        CompanyUserId: {
            id: components["schemas"]["Uuid"];
        };
        /** @description Kupon */
        CouponUse: {
            /** @description Kupon kodu */
            coupon: string;
        };
        /**
         * @description Tutar (amount), decimal string with a point, 2 decimals
         * @example 1234.56
         */
        Amount: string;
        /** @description Fiyat */
        Price: {
            /** @description Yıllık fiyat, KDV hariç (TRY) */
            price: components["schemas"]["Amount"];
        };
        /** @description Ödeme sonucu */
        PaymentCheck: {
            /** @description Whether the payment was made */
            verified: boolean;
            /** @description Why not, in Turkish; empty when verified */
            error: string;
        };
        /** @description Ödeme */
        Payment: {
            id: components["schemas"]["Uuid"];
            companyId: components["schemas"]["Uuid"];
            /** @description Tutar, KDV dahil (TRY) */
            amount: components["schemas"]["Amount"];
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Ödemeler */
        PaymentItems: {
            items: components["schemas"]["Payment"][];
        };
        /** @description Şirketler */
        CompanyItems: {
            items: components["schemas"]["Company"][];
        };
        /** @description Deneme süresi uzatma */
        DemoExtension: {
            companyId: components["schemas"]["Uuid"];
            /** @description Gün sayısı */
            duration: number;
        };
        /** @description Lisans başlatma */
        Activation: {
            companyId: components["schemas"]["Uuid"];
        };
        /**
         * @description Oran (percent) as a decimal string
         * @example 20
         */
        Rate: string;
        /** @description Kampanya */
        Campaign: {
            id: components["schemas"]["Uuid"];
            /** @description Ad */
            ad: string;
            /** @description Açıklama */
            aciklama: string;
            /** @description Kupon sayısı */
            kuponSayisi: number;
            /** @description İndirim oranı */
            indirimOrani: components["schemas"]["Rate"];
        };
        /** @description Kampanyalar */
        CampaignItems: {
            items: components["schemas"]["Campaign"][];
        };
        /** @description Kampanya */
        CampaignWrite: {
            /** @description Ad */
            ad: string;
            /** @description Açıklama */
            aciklama?: string;
            /** @description Kupon sayısı, 1–10000 */
            kuponSayisi: number;
            /** @description İndirim oranı (percent), above 0 up to 100 */
            indirimOrani: components["schemas"]["Rate"];
        };
        /** @description Kupon */
        Coupon: {
            id: components["schemas"]["Uuid"];
            /** @description Kod, 10 karakter (A–Z without I and O, 2–9) */
            kod: string;
            /** @description Müşteri adı */
            musteri: string;
            /** @description Müşteriye verildi mi */
            musteriyeVerildi: {
                Valid: boolean;
            };
            /** @description When it was used */
            usedAt: {
                Valid: boolean;
                Time: components["schemas"]["Timestamp"];
            };
        };
        /** @description Kuponlar */
        CouponPage: {
            items: components["schemas"]["Coupon"][];
            page: number;
            pageSize: number;
            hasNext: boolean;
        };
        /** @description Kuponun müşterisi */
        CouponWrite: {
            /** @description Müşteri adı */
            musteri: string;
            /** @description Müşteriye verildi mi */
            musteriyeVerildi: {
                Valid: boolean;
            };
        };
        /** @description Cari kartı */
        Customer: {
            /** @description VKN (10 hane) veya TCKN (11 hane) */
            vknTckn: string;
            /** @description Unvan, required for a legal person */
            unvan: string;
            /** @description Ad */
            ad: string;
            /** @description Soyad */
            soyad: string;
            /** @description Vergi dairesi */
            vergiDairesi: string;
            /** @description Adres */
            adres: string;
            /** @description İlçe */
            ilce: string;
            /** @description İl */
            il: string;
            /** @description Posta kodu */
            postaKodu: string;
            /** @description Ülke, default Türkiye */
            ulke: string;
            /** @description Telefon */
            telNo: string;
            /** @description Faks */
            faksNo: string;
            /** @description E-posta */
            email: string;
            /** @description Mali müşavirin e-postası */
            maliMusavirEmail: string;
            /** @description IBAN */
            iban: string;
            /** @description İskonto (percent), default 0 */
            iskonto: components["schemas"]["Rate"];
            /** @description Para birimi, default TRY */
            paraBirimi: string;
            /** @description Yetkili adı */
            yetkiliAdi: string;
            /** @description Yetkili e-postası */
            yetkiliEmail: string;
            /** @description Yetkili telefonu */
            yetkiliTelNo: string;
            /** @description Notlar */
            notlar: string;
            /** @description Tüzel kişi (legal person), default true */
            tuzel: boolean;
            id: components["schemas"]["Uuid"];
        };
        /** @description Cari kartları */
        CustomerPage: {
            items: components["schemas"]["Customer"][];
            page: number;
            pageSize: number;
            hasNext: boolean;
        };
        /** @description Cari kartı, yazılabilir alanlar; other fields of Customer are accepted and ignored */
        CustomerWrite: {
            /** @description VKN (10 hane) veya TCKN (11 hane) */
            vknTckn?: string;
            /** @description Unvan, required for a legal person */
            unvan?: string;
            /** @description Ad */
            ad?: string;
            /** @description Soyad */
            soyad?: string;
            /** @description Vergi dairesi */
            vergiDairesi?: string;
            /** @description Adres */
            adres?: string;
            /** @description İlçe */
            ilce?: string;
            /** @description İl */
            il?: string;
            /** @description Posta kodu */
            postaKodu?: string;
            /** @description Ülke, default Türkiye */
            ulke?: string;
            /** @description Telefon */
            telNo?: string;
            /** @description Faks */
            faksNo?: string;
            /** @description E-posta */
            email?: string;
            /** @description Mali müşavirin e-postası */
            maliMusavirEmail?: string;
            /** @description IBAN */
            iban?: string;
            /** @description İskonto (percent), default 0 */
            iskonto?: components["schemas"]["Rate"];
            /** @description Para birimi, default TRY */
            paraBirimi?: string;
            /** @description Yetkili adı */
            yetkiliAdi?: string;
            /** @description Yetkili e-postası */
            yetkiliEmail?: string;
            /** @description Yetkili telefonu */
            yetkiliTelNo?: string;
            /** @description Notlar */
            notlar?: string;
            /** @description Tüzel kişi (legal person), default true */
            tuzel?: boolean;
        };
        /** @description Cari kartları */
        CustomerItems: {
            items: components["schemas"]["Customer"][];
        };
        /** @description İçe aktarma sonucu */
        ImportResult: {
            /** @description Rows added */
            eklenen: number;
            /** @description Rows that changed a known card */
            guncellenen: number;
            /** @description Rows skipped */
            hatali: number;
            satirlar: {
                /** @description Row of the sheet, the heading is 1 */
                satir: number;
                /** @enum {string} */
                sonuc: "EKLENDI" | "GUNCELLENDI" | "HATALI";
                /** @description What is wrong, in Turkish, else empty */
                mesaj: string;
            }[];
        };
        /**
         * @description Ondalık sayı (decimal string with a point)
         * @example 83.33333
         */
        Decimal: string;
        /** @description Stok kartı. Further taxes stand under their code, V<code>Orani */
        StockItem: {
            /** @description Malın veya hizmetin adı */
            malHizmet: string;
            /**
             * @description Stok tipi, default TICARIMAL
             * @enum {string}
             */
            stokTipi: "TICARIMAL" | "HAMMADDE" | "MAMUL" | "YARIMAMUL" | "HIZMET" | "SABITKIYMET";
            /** @description Birim (UN/ECE unit code) */
            birim: string;
            /** @description Birim fiyat, default 0 */
            birimFiyat: string;
            /** @description Para birimi, default TRY */
            dovizKodu: string;
            /** @description GTİP, 12 hane */
            gtip: string;
            /** @description Açıklama */
            aciklama: string;
            /** @description KDV oranı */
            kdvOrani: components["schemas"]["Rate"];
            /** @description Tevkifat kodu */
            tevkifatKodu: string;
            /** @description Tevkifat oranı */
            V9015Orani: components["schemas"]["Rate"];
            /** @description İstisna / muafiyet sebebi kodu */
            istisnaMuafiyetSebebi: string;
            /** @description Özel matrah nedeni kodu */
            ozelMatrahNedeni: string;
            /** @description Özel matrah tutarı */
            ozelMatrahTutari: components["schemas"]["Amount"];
            /** @description Teslim şartı */
            teslimSarti: string;
            /** @description Eşya kap cinsi */
            esyaKapCinsi: string;
            /** @description Kap numarası */
            kapNo: string;
            /** @description Kap adedi */
            kapAdet: string;
            /** @description Teslim / bedel ödeme yeri */
            teslimBedelOdemeYeri: string;
            /** @description Gönderilme şekli */
            gonderilmeSekli: string;
            id: components["schemas"]["Uuid"];
            createdAt: components["schemas"]["Timestamp"];
            updatedAt: components["schemas"]["Timestamp"];
        } & {
            [key: `V${string}Orani` | `V${string}Tutari`]: components["schemas"]["Decimal"] | undefined;
        };
        /** @description Stok kartları */
        StockItemPage: {
            items: components["schemas"]["StockItem"][];
            page: number;
            pageSize: number;
            hasNext: boolean;
        };
        /** @description Stok kartı, yazılabilir alanlar; other fields of StockItem are accepted and ignored */
        StockItemWrite: {
            /** @description Malın veya hizmetin adı */
            malHizmet?: string;
            /**
             * @description Stok tipi, default TICARIMAL
             * @enum {string}
             */
            stokTipi?: "TICARIMAL" | "HAMMADDE" | "MAMUL" | "YARIMAMUL" | "HIZMET" | "SABITKIYMET";
            /** @description Birim (UN/ECE unit code) */
            birim?: string;
            /** @description Birim fiyat, default 0 */
            birimFiyat?: string;
            /** @description Para birimi, default TRY */
            dovizKodu?: string;
            /** @description GTİP, 12 hane */
            gtip?: string;
            /** @description Açıklama */
            aciklama?: string;
            /** @description KDV oranı */
            kdvOrani?: components["schemas"]["Rate"];
            /** @description Tevkifat kodu */
            tevkifatKodu?: string;
            /** @description Tevkifat oranı */
            V9015Orani?: components["schemas"]["Rate"];
            /** @description İstisna / muafiyet sebebi kodu */
            istisnaMuafiyetSebebi?: string;
            /** @description Özel matrah nedeni kodu */
            ozelMatrahNedeni?: string;
            /** @description Özel matrah tutarı */
            ozelMatrahTutari?: components["schemas"]["Amount"];
            /** @description Teslim şartı */
            teslimSarti?: string;
            /** @description Eşya kap cinsi */
            esyaKapCinsi?: string;
            /** @description Kap numarası */
            kapNo?: string;
            /** @description Kap adedi */
            kapAdet?: string;
            /** @description Teslim / bedel ödeme yeri */
            teslimBedelOdemeYeri?: string;
            /** @description Gönderilme şekli */
            gonderilmeSekli?: string;
        } & {
            [key: `V${string}Orani` | `V${string}Tutari`]: components["schemas"]["Decimal"] | undefined;
        };
        /** @description Stok kartları */
        StockItemItems: {
            items: components["schemas"]["StockItem"][];
        };
        /** @description Hazır açıklama */
        Explanation: {
            /** @description Açıklama */
            aciklama: string;
            /** @description Faturada göster */
            faturadaGoster: boolean;
            id: components["schemas"]["Uuid"];
        };
        /** @description Hazır açıklama */
        ExplanationItems: {
            items: components["schemas"]["Explanation"][];
        };
        /** @description Hazır açıklama */
        ExplanationWrite: {
            /** @description Açıklama */
            aciklama: string;
            /** @description Faturada göster */
            faturadaGoster: boolean;
        };
        /** @description Banka ve IBAN */
        BankEntry: {
            /** @description Banka adı */
            bankaAdi: string;
            /** @description IBAN, TR and 24 digits */
            iban: string;
            /** @description Faturada göster */
            faturadaGoster: boolean;
            id: components["schemas"]["Uuid"];
        };
        /** @description Banka ve IBAN */
        BankEntryItems: {
            items: components["schemas"]["BankEntry"][];
        };
        /** @description Banka ve IBAN */
        BankEntryWrite: {
            /** @description Banka adı */
            bankaAdi: string;
            /** @description IBAN, TR and 24 digits */
            iban: string;
            /** @description Faturada göster */
            faturadaGoster: boolean;
        };
        /** @description Excel satırı */
        ParsedLine: {
            /** @description Mal / Hizmet */
            malHizmet: string;
            /** @description Miktar */
            miktar: string;
            /** @description Birim */
            birim: string;
            /** @description Birim fiyat */
            birimFiyat: string;
            /** @description İskonto oranı */
            iskontoOrani: string;
            /** @description KDV oranı */
            kdvOrani: string;
            /** @description Tevkifat kodu */
            tevkifatKodu: string;
            /** @description Açıklama: goes to the special notes of the invoice */
            ozelNotlar: string;
        };
        /** @description Okunan satırlar */
        ParsedLineItems: {
            items: components["schemas"]["ParsedLine"][];
        };
        /**
         * Format: date
         * @description Takvim günü (calendar day), YYYY-MM-DD
         * @example 2026-09-03
         */
        CalendarDate: string;
        /** @description Döviz kuru, TRY per unit; an empty text where the bulletin has none */
        ExchangeRate: {
            /** @description Efektif alış */
            BanknoteBuying: string;
            /** @description Efektif satış */
            BanknoteSelling: string;
            /** @description Döviz alış */
            ForexBuying: string;
            /** @description Döviz satış */
            ForexSelling: string;
            /** @description Kurun yayımlandığı gün (day of the bulletin) */
            bultenTarihi: components["schemas"]["CalendarDate"];
            /**
             * @description Kaynak: Merkez Bankası; KAYITLI is a recorded sample, outside of production only, when the central bank cannot be reached
             * @enum {string}
             */
            kaynak: "TCMB" | "KAYITLI";
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
         * @description Saat (time of day, Europe/Istanbul), HH:mm:ss
         * @example 14:05:09
         */
        ClockTime: string;
        /**
         * @description VKN (10 hane) veya TCKN (11 hane)
         * @example 7351902846
         */
        TaxNumber: string;
        /** @description İade edilen fatura */
        ReturnedInvoice: {
            faturaNumarasi?: string;
            /** @description YYYY-MM-DD */
            faturaTarih?: string;
        };
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
        /** @description İptal/itiraz talepleri, newest first */
        TalepAkisi: {
            /** @enum {string} */
            tip: "IPTAL" | "ITIRAZ";
            /** @enum {string} */
            durum: "OLUSTU" | "KABUL" | "RET";
            tarih: components["schemas"]["CalendarDate"];
        }[];
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
            talepAkisi: components["schemas"]["TalepAkisi"];
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
            talepAkisi: components["schemas"]["TalepAkisi"];
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
        /** @description İptal talebi */
        CancelRequest: {
            /** @description Fatura tarihi, YYYY-MM-DD */
            faturaTarih: string;
            /** @description Belge numarası */
            belgeNumarasi: string;
            /** @description Açıklama */
            aciklama: string;
        };
        /** @description İtiraz talebi */
        ObjectionRequest: {
            /** @description Fatura tarihi, YYYY-MM-DD */
            faturaTarih: string;
            /** @description Belge numarası */
            belgeNumarasi: string;
            /** @description Noter, mektup, telgraf veya KEP numarası */
            referansBelgeNumarasi: string;
            /** @description Referans belgenin tarihi, YYYY-MM-DD */
            referansBelgeTarih: string;
            /**
             * @description İtiraz yöntemi
             * @enum {string}
             */
            itirazYontemi: "NOTER" | "TAAHHUTLU_MEKTUP" | "TELGRAF" | "KEP";
            /** @description Açıklama */
            aciklama: string;
        };
        /** @description Adıma düzenlenen fatura */
        ReceivedInvoice: {
            durum: components["schemas"]["OnayDurumu"];
            /** @description Satıcının unvanı veya adı soyadı */
            saticiUnvanAdSoyad: string;
            /** @description Satıcının VKN veya TCKN numarası */
            saticiVknTckn: string;
            /** @description Ödenecek tutar; null where no document can be had */
            odenecek: components["schemas"]["Amount"] | null;
            /** @description Vergiler toplamı */
            vergi: components["schemas"]["Amount"] | null;
            /** @description Vergiler dahil toplam */
            toplam: components["schemas"]["Amount"] | null;
            /** @description Para birimi of the three amounts */
            paraBirim?: string | null;
            /** @description Belge numarası */
            belgeNumarasi: string;
            /** @description Belge tarihi, DD-MM-YYYY */
            belgeTarihi: string;
            /** @description ETTN */
            ettn: string | null;
            talepAkisi: components["schemas"]["TalepAkisi"];
        };
        /** @description Adıma düzenlenen faturalar */
        ReceivedInvoiceItems: {
            items: components["schemas"]["ReceivedInvoice"][];
        };
        /** @description Adıma düzenlenen fatura için iptal talebi */
        ReceivedCancelRequest: {
            /** @description Fatura tarihi, YYYY-MM-DD */
            faturaTarih: string;
            /** @description Belge numarası */
            belgeNumarasi: string;
            /** @description Açıklama */
            aciklama: string;
            /** @description Satıcının VKN veya TCKN numarası */
            saticiVknTckn: string;
        };
        /** @description Adıma düzenlenen faturaya itiraz */
        ReceivedObjectionRequest: {
            /** @description Fatura tarihi, YYYY-MM-DD */
            faturaTarih: string;
            /** @description Belge numarası */
            belgeNumarasi: string;
            /** @description Noter, mektup, telgraf veya KEP numarası */
            referansBelgeNumarasi: string;
            /** @description Referans belgenin tarihi, YYYY-MM-DD */
            referansBelgeTarih: string;
            /**
             * @description İtiraz yöntemi
             * @enum {string}
             */
            itirazYontemi: "NOTER" | "TAAHHUTLU_MEKTUP" | "TELGRAF" | "KEP";
            /** @description Açıklama */
            aciklama: string;
            /** @description Satıcının VKN veya TCKN numarası */
            saticiVknTckn: string;
        };
        /** @description Gelen talep */
        ReceivedRequest: {
            /** @description The portal's id of the request */
            iptalItirazOid: string;
            /** @description Talep tarihi */
            iptalItirazTalepTarihi: components["schemas"]["CalendarDate"];
            /** @description Belge numarası */
            belgeNumarasi: string;
            /** @description Satıcının VKN veya TCKN numarası */
            saticiVknTckn: string;
            /** @description Satıcının unvanı veya adı soyadı */
            saticiUnvanAdSoyad: string;
            /**
             * @description Talebin türü
             * @enum {string}
             */
            tip: "IPTAL" | "ITIRAZ";
            /**
             * @description Talebin durumu
             * @enum {string}
             */
            durum: "OLUSTU" | "KABUL" | "RET";
        };
        /** @description Gelen talepler */
        ReceivedRequestItems: {
            items: components["schemas"]["ReceivedRequest"][];
        };
        /** @description Gelen talebin kabulü */
        RequestAcceptance: {
            /** @description Talep tarihi, YYYY-MM-DD */
            tarih: string;
            /** @description Belge numarası */
            belgeNumarasi: string;
            /** @description Satıcının VKN veya TCKN numarası */
            saticiVknTckn: string;
        };
        /** @description Gelen talebin reddi */
        RequestRejection: {
            /** @description Talep tarihi, YYYY-MM-DD */
            tarih: string;
            /** @description Belge numarası */
            belgeNumarasi: string;
            /** @description Satıcının VKN veya TCKN numarası */
            saticiVknTckn: string;
            /** @description Açıklama */
            aciklama: string;
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
        /** @description SMS şu anda gönderilemiyor */
        SmsDown: {
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
        /** @description Dosya türü desteklenmiyor */
        WrongFileType: {
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
        /** @description Merkez Bankası kurlarına ulaşılamıyor */
        RatesDown: {
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
        /** @description Kimlik (id) */
        id: components["schemas"]["Uuid"];
        /** @description Ödeme işleminin kimliği (tx) */
        paymentId: components["schemas"]["Uuid"];
        /** @description Sayfa (page), starts at 1 */
        page: number;
        /** @description The ETag that was read; a stale one answers 412 with the current version */
        ifMatch: string;
        /** @description Şirketin kimliği (the active company) */
        optionalCompanyId: components["schemas"]["Uuid"];
        /** @description İlk gün (first day, included) */
        baslangicTarihi: components["schemas"]["CalendarDate"];
        /** @description Son gün (last day, included) */
        bitisTarihi: components["schemas"]["CalendarDate"];
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
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Tamam */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
        };
    };
    requestPasswordReset: {
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
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Tamam */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
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
    updateEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description Güncel kullanıcı */
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
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameChange"];
            };
        };
        responses: {
            /** @description Güncel kullanıcı */
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
        };
    };
    updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Tamam */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
        };
    };
    approvePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneApproval"];
            };
        };
        responses: {
            /** @description Güncel kullanıcı */
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
        };
    };
    requestPhoneCode: {
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
                "application/json": components["schemas"]["PhoneNumber"];
            };
        };
        responses: {
            /** @description Tamam */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
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
            503: components["responses"]["SmsDown"];
        };
    };
    updateNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPermissions"];
            };
        };
        responses: {
            /** @description Güncel kullanıcı */
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
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
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
    deleteCompany: {
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
            /** @description Silindi */
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
    updateGibCredentials: {
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
                "application/json": components["schemas"]["GibCredentials"];
            };
        };
        responses: {
            /** @description Tamam */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
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
    getSync: {
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
            /** @description İlerleyiş */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sync"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    uploadImage: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Görselin türü */
                type: "LOGO" | "IMZA";
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
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description Görsel */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongFileType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
        };
    };
    startPayment: {
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
                "application/json": components["schemas"]["CardPayment"];
            };
        };
        responses: {
            /** @description 3-D sayfası */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStarted"];
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
    listApiKeys: {
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
            /** @description Anahtarlar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createApiKey: {
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
                "application/json": components["schemas"]["ApiKeyWrite"];
            };
        };
        responses: {
            /** @description Anahtar; apiSecret yalnız burada */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
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
    renameApiKey: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyWrite"];
            };
        };
        responses: {
            /** @description Anahtar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
        };
    };
    deleteApiKey: {
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
            /** @description Silindi */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    listCompanyUsers: {
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
            /** @description Kullanıcılar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyUserItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    addCompanyUser: {
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
                "application/json": components["schemas"]["Invitation"];
            };
        };
        responses: {
            /** @description Eklendi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyUserId"];
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
        };
    };
    removeCompanyUser: {
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
            /** @description Silindi */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
        };
    };
    getPermissions: {
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
            /** @description Yetkiler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Permissions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    updatePermissions: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["Permissions"];
            };
        };
        responses: {
            /** @description Yetkiler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Permissions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
        };
    };
    applyCoupon: {
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
                "application/json": components["schemas"]["CouponUse"];
            };
        };
        responses: {
            /** @description Yeni fiyat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Price"];
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
        };
    };
    checkPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ödeme işleminin kimliği (tx) */
                id: components["parameters"]["paymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sonuç */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    listPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ödemeler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    listAllCompanies: {
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
                    "application/json": components["schemas"]["CompanyItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    extendDemo: {
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
                "application/json": components["schemas"]["DemoExtension"];
            };
        };
        responses: {
            /** @description Tamam */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
        };
    };
    activateCompany: {
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
                "application/json": components["schemas"]["Activation"];
            };
        };
        responses: {
            /** @description Tamam */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kimlik (id) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Şirket */
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
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kampanyalar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createCampaign: {
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
                "application/json": components["schemas"]["CampaignWrite"];
            };
        };
        responses: {
            /** @description Kampanya */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
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
    listCoupons: {
        parameters: {
            query?: {
                /** @description Sayfa (page), starts at 1 */
                page?: components["parameters"]["page"];
                /** @description true: only coupons given to a customer */
                dagitim?: boolean;
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
            /** @description Sayfa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
        };
    };
    updateCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kimlik (id) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponWrite"];
            };
        };
        responses: {
            /** @description Kupon */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
        };
    };
    listCustomers: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Sayfa (page), starts at 1 */
                page?: components["parameters"]["page"];
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
                    "application/json": components["schemas"]["CustomerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createCustomer: {
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
                "application/json": components["schemas"]["CustomerWrite"];
            };
        };
        responses: {
            /** @description Eklendi */
            201: {
                headers: {
                    /** @description Sürüm (version) */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
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
    searchCustomers: {
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
            /** @description En çok 50 kart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    importCustomers: {
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
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description Sonuç */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongFileType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
        };
    };
    getCustomer: {
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
            /** @description Kart */
            200: {
                headers: {
                    /** @description Sürüm (version) */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
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
    updateCustomer: {
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
                "application/json": components["schemas"]["CustomerWrite"];
            };
        };
        responses: {
            /** @description Kart */
            200: {
                headers: {
                    /** @description Sürüm (version) */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
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
    deleteCustomer: {
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
            412: components["responses"]["StaleVersion"];
            500: components["responses"]["Unexpected"];
        };
    };
    listStockItems: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Sayfa (page), starts at 1 */
                page?: components["parameters"]["page"];
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
                    "application/json": components["schemas"]["StockItemPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createStockItem: {
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
                "application/json": components["schemas"]["StockItemWrite"];
            };
        };
        responses: {
            /** @description Eklendi */
            201: {
                headers: {
                    /** @description Sürüm (version) */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockItem"];
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
    searchStockItems: {
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
            /** @description En çok 50 kart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockItemItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    importStockItems: {
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
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description Sonuç */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongFileType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
        };
    };
    getStockItem: {
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
            /** @description Kart */
            200: {
                headers: {
                    /** @description Sürüm (version) */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockItem"];
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
    updateStockItem: {
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
                "application/json": components["schemas"]["StockItemWrite"];
            };
        };
        responses: {
            /** @description Kart */
            200: {
                headers: {
                    /** @description Sürüm (version) */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockItem"];
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
    deleteStockItem: {
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
            412: components["responses"]["StaleVersion"];
            500: components["responses"]["Unexpected"];
        };
    };
    listExplanations: {
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
            /** @description Liste */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplanationItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createExplanation: {
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
                "application/json": components["schemas"]["ExplanationWrite"];
            };
        };
        responses: {
            /** @description Eklendi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Explanation"];
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
    updateExplanation: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExplanationWrite"];
            };
        };
        responses: {
            /** @description Kayıt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Explanation"];
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
    deleteExplanation: {
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
            500: components["responses"]["Unexpected"];
        };
    };
    listBankEntries: {
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
            /** @description Liste */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankEntryItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
        };
    };
    createBankEntry: {
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
                "application/json": components["schemas"]["BankEntryWrite"];
            };
        };
        responses: {
            /** @description Eklendi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankEntry"];
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
    updateBankEntry: {
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankEntryWrite"];
            };
        };
        responses: {
            /** @description Kayıt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankEntry"];
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
    deleteBankEntry: {
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
            500: components["responses"]["Unexpected"];
        };
    };
    parseLines: {
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
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description Satırlar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParsedLineItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongFileType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
        };
    };
    getExchangeRate: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (the active company) */
                companyId?: components["parameters"]["optionalCompanyId"];
                /** @description ISO para birimi kodu */
                currencyCode: string;
                /** @description Fatura tarihi */
                date: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kur */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["RatesDown"];
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
    requestCancel: {
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
                "application/json": components["schemas"]["CancelRequest"];
            };
        };
        responses: {
            /** @description Tamam */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
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
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    requestObjection: {
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
                "application/json": components["schemas"]["ObjectionRequest"];
            };
        };
        responses: {
            /** @description Tamam */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
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
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    redownloadInvoice: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Belge numarası */
                belgeNumarasi: string;
                /** @description Fatura tarihi */
                faturaTarih: components["schemas"]["CalendarDate"];
                /** @description ETTN */
                ettn: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fatura */
            200: {
                headers: {
                    /** @description Sürüm (version) */
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
            422: components["responses"]["Unprocessable"];
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
    listReceivedInvoices: {
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
                    "application/json": components["schemas"]["ReceivedInvoiceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    requestCancelOfReceived: {
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
                "application/json": components["schemas"]["ReceivedCancelRequest"];
            };
        };
        responses: {
            /** @description Tamam */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
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
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    requestObjectionToReceived: {
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
                "application/json": components["schemas"]["ReceivedObjectionRequest"];
            };
        };
        responses: {
            /** @description Tamam */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
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
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    listRequests: {
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
            /** @description Talepler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedRequestItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    acceptRequest: {
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
                "application/json": components["schemas"]["RequestAcceptance"];
            };
        };
        responses: {
            /** @description Tamam */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
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
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    rejectRequest: {
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
                "application/json": components["schemas"]["RequestRejection"];
            };
        };
        responses: {
            /** @description Tamam */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Empty"];
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
