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
         * @description Yeni bir hesap açar. (Creates an account. The address is stored trimmed and in lower case.)
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
         * @description Parola, yenileme anahtarı veya API anahtarıyla oturum açar. (A wrong password or refresh token answers 400, so that clients do not confuse it with an expired session.)
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/token/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Oturumu sunucuda kapatır
         * @description Yenileme anahtarının oturumunu, istenirse kullanıcının bütün oturumlarını kapatır. (Ends the session of the refresh token, with all: true every session of its user: its refresh and access tokens stop working. An unknown or expired token answers 200 too.)
         */
        post: operations["revokeToken"];
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
         * @description Bağlantıdaki anahtarla yeni parolayı kaydeder. (Ends every session of the user. An unknown, used or expired token answers 400.)
         */
        put: operations["resetPassword"];
        /**
         * Şifre sıfırlama bağlantısı ister
         * @description Adres kayıtlıysa parola sıfırlama bağlantısı gönderir. (Answers the same for an address without an account. The link in the mail is {webBaseUrl}/password/reset/{token}, valid for 60 minutes, once.)
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
        /**
         * Oturumdaki kullanıcı
         * @description Oturum açmış kullanıcının adını, e-postasını, telefonunu ve bildirim izinlerini verir. (The signed-in user.)
         */
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
        /**
         * Onay bekleyen e-posta değişikliği
         * @description Bağlantısı henüz açılmamış e-posta değişikliğini verir. (The change of address whose link has not been opened yet; the same for an address that another user signs in with.)
         */
        get: operations["getEmailChange"];
        /**
         * E-posta adresinin değişmesini ister
         * @description Parolayla, yeni adrese doğrulama bağlantısı gönderir; adres bağlantı açılınca değişir. (Requires the password. Mails a link to the new address, which makes the change, and a notice with a link that reverts it to the current address. The answer is the same for an address that another user signs in with. 400 when the password is wrong.)
         */
        put: operations["updateEmail"];
        post?: never;
        /**
         * E-posta değişikliğinden vazgeçer
         * @description Bekleyen e-posta değişikliğini geri alır; gönderilen bağlantı geçersiz olur. (Takes a change back whose link has not been opened; nothing when none waits.)
         */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/email/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * E-posta bağlantısını kullanır
         * @description Bağlantıdaki anahtarla adresi doğrular, değiştirir veya geri getirir. (Uses a mailed link: proves the address, changes to the new address, or restores the old one. Restoring ends all sessions and requires a new password.)
         */
        put: operations["verifyEmail"];
        /**
         * Doğrulama bağlantısını yeniden ister
         * @description Doğrulanmamış adrese bağlantıyı yeniden gönderir. (Mails the link that proves the current address again; does nothing when the address is proven.)
         */
        post: operations["requestEmailVerification"];
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
        /**
         * Adı değiştirir
         * @description Kullanıcının adını değiştirir. (Changes the name.)
         */
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
         * @description Parolayı değiştirir ve diğer oturumları kapatır; şimdiki parola yanlışsa 400 döner. (Changes the password and ends the sessions of the user; a wrong current password answers 400.)
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
         * @description Telefonu SMS ile gelen kodla doğrular; bir kod beş kez denenebilir. (Five tries a code; the phone is kept with its prefix 90.)
         */
        put: operations["approvePhone"];
        /**
         * Telefon doğrulama kodu ister
         * @description Telefona beş dakika geçerli altı haneli bir kod gönderir. (Sends an SMS with six digits that are valid for five minutes.)
         */
        post: operations["requestPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Açık oturumlar
         * @description Kullanıcının açık oturumlarını verir, son kullanılan önce. (The sessions of the user that can go on, the last used first.)
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/session/{id}": {
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
         * Bir oturumu kapatır
         * @description Kullanıcının bir oturumunu hemen kapatır. (Ends one session of the user at once, the present one too.)
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Alınan davetler
         * @description Kullanıcının doğrulanmış adresine gelen, süresi dolmamış davetleri verir. (Invitations to the address of the user that have not ended; none until a mailed link has proven the address.)
         */
        get: operations["listReceivedInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/invitation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Daveti kabul eder
         * @description Daveti kabul eder; kullanıcı şirketin kullanıcısı olur. (Accepts an invitation: the user becomes a member of the company with the permissions of the invitation.)
         */
        post: operations["acceptInvitation"];
        /**
         * Daveti reddeder
         * @description Daveti reddeder. (Declines an invitation, which is gone then.)
         */
        delete: operations["declineInvitation"];
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
        /**
         * Bildirim izinlerini değiştirir
         * @description SMS ve e-posta bildirim izinlerini değiştirir. (Changes enabled notices.)
         */
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
         * @description Kullanıcının üyesi olduğu şirketleri verir. (The companies of the caller, and whether the caller is an admin.)
         */
        get: operations["listCompanies"];
        /**
         * Şirket bilgilerini günceller
         * @description Şirket bilgilerini günceller; gönderilmeyen alanlar olduğu gibi kalır. (Fields left out stay as they are. Open to an admin who is not a member; the owner then gets a mail.)
         */
        put: operations["updateCompany"];
        /**
         * Portal bağlantısı olmadan şirket açar
         * @description Portal bağlantısı olmadan şirket açar. (Opens a company without the portal; vknTckn and email are required, and unvan with a number of ten digits.)
         */
        post: operations["createCompany"];
        /**
         * Şirketi siler
         * @description Şirketi ve verisini tüm çağrılardan kaldırır, portal parolasını yok eder. (For the owner, or an admin: the owner then gets a mail. Hides the company and its data from every call and destroys its portal credentials.)
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
        /**
         * GİB hesabının durumu
         * @description Şirketin GİB hesabının bağlı olup olmadığını verir; kullanıcı kodu ve parola verilmez. (Whether the company has a portal account, and whether the portal accepted its last login; never the credentials.)
         */
        get: operations["getPortalAccount"];
        /**
         * Portal kullanıcı kodunu ve parolasını değiştirir
         * @description Portal kullanıcı kodunu ve parolasını deneyip değiştirir. (Checks the credentials by a portal login: wrong ones answer 400 and the old ones stay; 409 when they belong to another taxpayer. Starts a download of the portal invoices.)
         */
        put: operations["updateGibCredentials"];
        /**
         * Portal kullanıcısıyla şirket bağlar
         * @description Portala bağlanır, şirketi portaldaki bilgileriyle açar ve son 12 ayın eşitlemesini başlatır. (Signs in to the portal, opens the company from it and starts the first sync.)
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
        /**
         * Şirketin portal oturumunu kapatır
         * @description Şirketin açık portal oturumunu kapatır. (Ends the open portal session of the company. While a signing waits for its code the call answers 409 SIGNING_UNDER_WAY, and the session ends by itself afterwards.)
         */
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
         * @description Portaldaki faturaların indirilmesinin nereye kadar geldiğini verir. (The progress of the download of the portal invoices, for the wizard and the lists.)
         */
        get: operations["getSync"];
        put?: never;
        /**
         * Portal eşitlemesini başlatır
         * @description Portaldaki faturaların indirilmesini hemen başlatır; süren varsa o devam eder. (Starts a download of the portal invoices, or continues one that has not ended. At most six an hour. 409 without a portal account.)
         */
        post: operations["startSync"];
        /**
         * Portal eşitlemesini durdurur
         * @description Süren eşitlemeyi durdurur; o ana kadar gelenler kalır. (Stops a download of the portal invoices, also one that waits for its next attempt. Downloaded invoices stay. POST, or the daily download, continues from there. A download that has ended does not change.)
         */
        delete: operations["stopSync"];
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
         * @description Faturaya basılacak logoyu veya imzayı yükler. (A JPEG by content, under 4,194,304 bytes. It is encoded again before it is stored, without metadata.)
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
         * @description Yıllık üyelik ödemesini başlatır ve 3-D sayfasının adresini verir. (Card data is passed to the payment provider and never kept.)
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
         * @description Şirketin API anahtarlarını gizli kısımları maskeli olarak verir. (Secrets are masked.)
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * API anahtarı oluşturur
         * @description API anahtarı oluşturur; gizli kısım yalnızca bu yanıtta görünür. (apiSecret is returned only here. The key has the permissions that its creator had when creating it and still has. When the creator left the company or lost apiWrite, calls with the key answer 401.)
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
        /**
         * API anahtarının adını değiştirir
         * @description API anahtarının adını değiştirir. (Renames the key.)
         */
        put: operations["renameApiKey"];
        post?: never;
        /**
         * API anahtarını siler
         * @description API anahtarını ve onunla alınan oturumları siler. (Its tokens die with it.)
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
        /**
         * Şirketin kullanıcılarını listeler
         * @description Şirketin kullanıcılarını ve yanıt bekleyen davetleri verir, sayfalanmaz. (All users of the company, followed by the invitations that are not accepted, expired ones included.)
         */
        get: operations["listCompanyUsers"];
        /**
         * E-posta ile kullanıcı davet eder
         * @description E-posta adresine yedi gün geçerli bir davet gönderir. (Invites the holder of the address, without any permission yet. The answer and the mail are the same whether the address has an account or not; the id is the one of the invitation, and until it is accepted calls with this id, for example for permissions, change the invitation. 409 for an existing user or an open invitation; 403 in a company of a partner.)
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
         * @description Kullanıcıyı şirketten çıkarır veya daveti geri alır. (Removes a user, or withdraws an invitation. The owner cannot be removed.)
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
        /**
         * Kullanıcının yetkileri
         * @description Kullanıcının bu şirketteki 18 yetkisini verir. (The 18 permissions of a user, or those that an invitation brings.)
         */
        get: operations["getPermissions"];
        /**
         * Kullanıcının yetkilerini değiştirir
         * @description Kullanıcının bu şirketteki 18 yetkisini değiştirir. (xWrite implies xRead. tahsilatRead, tahsilatWrite, muhasebeRead and muhasebeWrite stay as they are when the body leaves them out. The permissions of the owner cannot be changed, nor can the caller’s own. Callers cannot grant a permission that they lack, and only the owner grants yetkilendirmeWrite.)
         */
        put: operations["updatePermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/user/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Daveti yeniden gönderir
         * @description Kabul edilmemiş daveti yeniden gönderir, süresi yeniden yedi gündür. (Mails an invitation again, also an expired one; its seven days start again. At most five mails a day to one address. 403 in a company of a partner.)
         */
        post: operations["renewInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/denetim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Denetim kaydını sayfalar
         * @description Şirkette kimin ne zaman ne yaptığını yeniden eskiye verir. (The audit log of this company, newest first, 15 a page. Entries cannot be changed or deleted.)
         */
        get: operations["listCompanyAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Şirketi devreder
         * @description Şirketi, parolasıyla, kullanıcılarından birine devreder; ikisine de e-posta gider. (Only for the owner, with the password: makes one of the users the owner. The old owner stays a user with all permissions, or leaves. 400 when the password is wrong.)
         */
        put: operations["handOverCompany"];
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
         * @description Kuponu uygular ve yeni fiyatı verir. (At price 0 the call itself consumes the coupon and the licence starts; without `membership: true` it answers 422 and the coupon stays unused.)
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
        /**
         * Ödemenin sonucunu sorar
         * @description Ödemenin yapılıp yapılmadığını verir. (Whether the payment was made, and why not.)
         */
        get: operations["checkPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/{id}/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bankanın 3-D sayfasını açar
         * @description Ödeme sağlayıcısının adres yerine verdiği 3-D sayfasını açar. (For the browser of the payer, without a token: the HTML page that the payment provider returned instead of a URL.)
         */
        get: operations["openPaymentPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/{id}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bankanın 3-D sayfasından dönüş
         * @description Bankanın sayfası kullanıcıyı buraya gönderir; uygulamanın ödeme sonucu sayfasına yönlendirir. (For the browser of the payer, without a token: passes the response of the bank to the payment provider, and redirects to /payment/{tx} of the app. The payment counts as paid only when the provider confirms it.)
         */
        post: operations["completePayment"];
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
        /**
         * Ödemeleri listeler
         * @description Alınan tüm ödemeleri verir. (All completed payments, newest first; with `hepsi` also pending and declined ones.)
         */
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
         * @description Tüm şirketleri görselleri olmadan verir. (imzaData and logoData are null here.)
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
        /**
         * Deneme süresini uzatır
         * @description Şirketin deneme süresini verilen gün kadar uzatır. (Adds days to the trial of a company; the owner gets a mail.)
         */
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
         * @description Şirketin yıllık lisansını şimdi başlatır. (Sets paidAt to now; the owner gets a mail.)
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
        /**
         * Bir şirket, logo ve imzasıyla
         * @description Bir şirketi logosu ve imzasıyla verir. (One company with its images.)
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/denetim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bütün denetim kaydını sayfalar
         * @description Bütün şirketlerde ve şirketler dışında kimin ne zaman ne yaptığını yeniden eskiye verir. (The audit log of every company and of actions outside of companies, newest first, 15 a page; without invoice numbers.)
         */
        get: operations["listAudit"];
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
        /**
         * Kampanyaları listeler
         * @description Tüm kampanyaları verir. (All campaigns.)
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Kampanya ve kuponlarını oluşturur
         * @description Kampanyayı ve istenen sayıda kuponu oluşturur. (Makes a campaign and its coupons.)
         */
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
        /**
         * Kampanyanın kuponlarını sayfalar
         * @description Kampanyanın kuponlarını sayfa sayfa verir. (15 a page.)
         */
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
        /**
         * Kuponun müşterisini değiştirir
         * @description Kuponun verildiği müşteriyi kaydeder. (Notes who was given the coupon.)
         */
        put: operations["updateCoupon"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Partnerleri listeler
         * @description Tüm partnerleri ve çalışan anahtarlarını verir. (All partners with the keys that work, by name; a key is never answered again.)
         */
        get: operations["listPartners"];
        put?: never;
        /**
         * Partner oluşturur
         * @description Bileşenleri kendi sayfalarında gösterecek bir partner oluşturur. (Makes a partner without keys.)
         */
        post: operations["createPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Partneri değiştirir, durdurur veya açar
         * @description Partnerin adını, kaynaklarını, sınırını ve durumunu değiştirir. (Pausing a partner ends its sessions at once. After it is active again, its server has to open new ones.)
         */
        put: operations["updatePartner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/{id}/tahsilat-sirri": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tahsilat adresinin sırrını yeniler
         * @description Tahsilat adresine giden çağrıların imzalandığı yeni bir sır verir; eskisi 24 saat daha imzalar. (Returns a new secret for the calls to the collection address, only here. For 24 hours calls carry two signatures. Without a secret the address is not used.)
         */
        post: operations["rotateBankSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/{id}/anahtar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Partnere anahtar oluşturur
         * @description Partnere anahtar oluşturur; anahtar yalnızca bu yanıtta görünür. (The key is answered here and never again.)
         */
        post: operations["createPartnerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner-anahtari/{id}": {
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
         * Partnerin anahtarını iptal eder
         * @description Anahtarı ve onunla açılan oturumları hemen sonlandırır. (The key and the sessions opened with it end at once.)
         */
        delete: operations["revokePartnerKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner-anahtari/{id}/yenile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Partnerin anahtarını yeniler
         * @description Aynı adla yeni bir anahtar verir; eskisi 24 saat daha çalışır. (Creates a new key with the same name, which is returned only here. The old one works for 24 more hours.)
         */
        post: operations["rotatePartnerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bir kullanıcıya bir şirkette oturum açar
         * @description Partnerin sunucusu, anahtarıyla, kendi kullanıcısı için kısa bir oturum açar. (For the server of a partner, with its key: opens a session of 15 minutes for one user in one company, limited to the named widgets and permissions. User and company are identified by the ids of the partner, created on first use, and not visible to other partners. A session cannot be renewed: the partner’s server opens another one.)
         */
        post: operations["createPartnerSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/session/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bir kullanıcının veya partnerin bütün oturumlarını sonlandırır
         * @description Bir kullanıcının bütün oturumlarını, ya da partnerinkilerin tümünü hemen sonlandırır. (Ends every session of one user, for example when they sign out of the bank, or with tumu: true every session of the partner.)
         */
        post: operations["revokePartnerSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/session/{id}": {
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
         * Bir oturumu sonlandırır
         * @description Partnerin bir oturumunu hemen sonlandırır. (Ends one session at once.)
         */
        delete: operations["revokePartnerSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/{partnerId}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Partnerin webhook adresleri
         * @description Partnerin webhook adreslerini eskiden yeniye verir. (The webhook addresses of the partner, oldest first, without secrets.)
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Webhook adresi ekler
         * @description Webhook adresi ekler; sır yalnızca bu yanıtta görünür. (Ten addresses at most. Later events are sent to it in the format of Standard Webhooks; see webhooks.)
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/{partnerId}/webhook/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Webhook adresini değiştirir
         * @description Adresi, olayları ve e-postayı değiştirir. (What waits goes to the new address.)
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Webhook adresini siler
         * @description Adresi ve iletimlerini siler. (Deletes the address with its deliveries; pending events are not sent.)
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/{partnerId}/webhook/{id}/durum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Webhook adresini duraklatır ya da açar
         * @description Adresi duraklatır ya da yeniden açar. (While it is paused events wait; opened again, they go out in their order.)
         */
        put: operations["setWebhookState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/{partnerId}/webhook/{id}/sir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sırrı yeniler
         * @description Yeni bir sır verir; eskisi 24 saat daha imzalar. (Returns a new secret, only here. For 24 hours events carry two signatures, so that the receiver can switch.)
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/{partnerId}/webhook/{id}/deneme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deneme olayı gönderir
         * @description Adrese bir deneme olayı gönderir; duraklatılmışsa da. (Sends an event of type deneme, also to a paused address; its delivery shows the outcome.)
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/{partnerId}/webhook/{id}/iletim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * İletimleri sayfalar
         * @description Adrese iletilenleri ve iletilmeyi bekleyenleri yeniden eskiye verir. (Newest first, 15 a page, of the last 30 days.)
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/partner/{partnerId}/webhook/{id}/iletim/{iletimId}/tekrar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Olayı yeniden gönderir
         * @description Olayı aynı webhook-id ile yeniden gönderir. (Tells the event again, with the webhook-id that it had.)
         */
        post: operations["replayWebhookDelivery"];
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
         * @description Cari kartlarını sayfa sayfa, Türkçe alfabe sırasıyla verir. (15 a page by default (pageSize), in the order of a Turkish dictionary: by unvan, or by ad and soyad without one; numbers by their value. Cards with the same name are sorted oldest first.)
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Cari kartı ekler
         * @description Cari kartı ekler; bir VKN/TCKN birden çok kartta olabilir. (Adds a customer card; several may carry one number.)
         */
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
         * @description VKN/TCKN, unvan, ad ve soyad içinde arar, en çok 50 kart verir. (Matches vknTckn, unvan, ad and soyad; I, ı, İ and i are the same. At most 50, in the order of the list.)
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
         * @description Excel dosyasındaki cari kartlarını ekler veya günceller, hatalı satırları bildirir. (.xlsx or .xls with the columns of the export, found by heading. A row with a known vknTckn updates its card, other rows add cards, and faulty rows are skipped and reported; all in one transaction. The first sheet that has the needed headings (VKN / TCKN) is read; missing columns leave their fields unchanged, and an empty cell clears its field unless bosHucre is KORU. A number of 11 digits is a natural person, any other a legal one. Of rows with the same card the last counts; with KORU its empty cells keep the values of earlier rows. Formulas are not evaluated; their stored result is read. At most 50,000 rows, 16 MB packed and 128 MB unpacked.)
         */
        post: operations["importCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cari/mukerrer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Birden çok kez kayıtlı görünen cari kartları
         * @description Aynı VKN/TCKN veya aynı ada sahip kartları kümeler halinde verir. (Possible duplicates: cards with the same number, or with the same name in any Turkish spelling. Placeholder numbers such as 11111111111 and 2222222222 are ignored. At most 50 groups of at most ten cards, oldest first.)
         */
        get: operations["listCustomerDoubles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cari/aktarim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Son cari kartı yüklemeleri
         * @description Arka planda yapılan son yüklemeleri verir, yenisi önce. (The last ten background imports, newest first, without those that ended more than 30 days ago.)
         */
        get: operations["listCustomerImports"];
        put?: never;
        /**
         * Arka planda Excel dosyasından cari kartı almaya başlar
         * @description Dosyayı alır ve hemen yanıt verir; kartlar arka planda işlenir. (Takes the file that POST /cari/import takes, and answers at once. The rows are stored in batches afterwards, also when the caller has disconnected. 409 IMPORT_RUNNING while another import is running. When the file cannot be read, the import gets the state HATALI and a message.)
         */
        post: operations["startCustomerImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cari/aktarim/bilinenler": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bir dosyadaki kartlardan hangileri var
         * @description Verilen anahtarlardan kartı olanları verir. (For a check before an import or a new card: returns the keys that have a card, the names of these cards, and which fields of alanlar have a value on them. A key is the vknTckn of a row without separators.)
         */
        post: operations["findKnownCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cari/aktarim/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir yüklemenin durumu
         * @description Arka plandaki yüklemenin ne kadarının bittiğini verir. (How far an import in the background is.)
         */
        get: operations["getCustomerImport"];
        put?: never;
        post?: never;
        /**
         * Yüklemeyi durdurur
         * @description Süren yüklemeyi durdurur; o ana kadar kaydedilen kartlar kalır. (Stops a running import. Stored cards stay, and the rows of the import show them. An import that has ended does not change.)
         */
        delete: operations["cancelCustomerImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cari/aktarim/{id}/satirlar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir yüklemenin satırları
         * @description Yüklemenin işlenmiş satırlarını dosyadaki sırasıyla verir. (The outcome of each row so far, in the order of the file, some thousands a page. Refused rows and rows with a warning include their cells, so that they can be corrected and imported again. Missing rows have not been processed.)
         */
        get: operations["listCustomerImportRows"];
        put?: never;
        post?: never;
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
         * @description Bir cari kartını verir. (Added: an edit needs the ETag of what was read.)
         */
        get: operations["getCustomer"];
        /**
         * Cari kartını değiştirir
         * @description Cari kartını değiştirir. (The body is the whole card: what it leaves out takes its default.)
         */
        put: operations["updateCustomer"];
        post?: never;
        /**
         * Cari kartını siler
         * @description Cari kartını siler; eski faturalar değişmez. (Deletes the card; invoices stay as they are.)
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cari/birlestir/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * İki cari kartını birleştirir
         * @description Bir cari kartını bu kartla birleştirir; faturalar değişmez. (Keeps the card of the path with the content of `kart` and deletes the other one, in one transaction. Invoices do not change. 412 when either card has changed since it was read.)
         */
        post: operations["mergeCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cari/ayri/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Benzer iki cari kartını ayrı tutar
         * @description Bu kartla bir başkasının ayrı kalmasını hatırlar; bir daha mükerrer gösterilmezler. (Marks two cards as different, or removes the mark. Cards that are marked as different are not returned as duplicates of each other.)
         */
        put: operations["keepCustomersApart"];
        post?: never;
        delete?: never;
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
         * @description Stok kartlarını sayfa sayfa, Türkçe alfabe sırasıyla verir. (15 a page by default (pageSize), in the order of a Turkish dictionary by malHizmet; numbers by their value. Cards with the same name are sorted oldest first.)
         */
        get: operations["listStockItems"];
        put?: never;
        /**
         * Stok kartı ekler
         * @description Stok kartı ekler. (Adds a stock card.)
         */
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
         * @description Mal/hizmet adı, GTİP ve açıklama içinde arar, en çok 50 kart verir. (Matches malHizmet, gtip and aciklama; I, ı, İ and i are the same. At most 50, in the order of the list.)
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
         * @description Excel dosyasındaki stok kartlarını ekler veya günceller, hatalı satırları bildirir. (.xlsx or .xls with the columns of the export, found by heading. A row with a known malHizmet and birim updates its card, other rows add cards, and faulty rows are skipped and reported; all in one transaction. The first sheet that has the needed headings (Mal / Hizmet, Birim) is read; missing columns leave their fields unchanged, and an empty cell clears its field unless bosHucre is KORU. A title is accepted in place of its code, as in Adet for C62. Of rows with the same card the last counts; with KORU its empty cells keep the values of earlier rows. Formulas are not evaluated; their stored result is read. At most 50,000 rows, 16 MB packed and 128 MB unpacked.)
         */
        post: operations["importStockItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stok/mukerrer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Birden çok kez kayıtlı görünen stok kartları
         * @description Aynı ad ve birime sahip kartları kümeler halinde verir. (Possible duplicates: cards with the same malHizmet in any Turkish spelling, and the same birim. At most 50 groups of at most ten cards, oldest first.)
         */
        get: operations["listStockItemDoubles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stok/aktarim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Son stok kartı yüklemeleri
         * @description Arka planda yapılan son yüklemeleri verir, yenisi önce. (The last ten background imports, newest first, without those that ended more than 30 days ago.)
         */
        get: operations["listStockItemImports"];
        put?: never;
        /**
         * Arka planda Excel dosyasından stok kartı almaya başlar
         * @description Dosyayı alır ve hemen yanıt verir; kartlar arka planda işlenir. (Takes the file that POST /stok/import takes, and answers at once. The rows are stored in batches afterwards, also when the caller has disconnected. 409 IMPORT_RUNNING while another import is running. When the file cannot be read, the import gets the state HATALI and a message.)
         */
        post: operations["startStockItemImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stok/aktarim/bilinenler": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bir dosyadaki kartlardan hangileri var
         * @description Verilen anahtarlardan kartı olanları verir. (For a check before the upload: returns the keys that have a card, the names of these cards, and which fields of alanlar have a value on them. A key is the malHizmet in plain small letters, a line break, and the code of birim.)
         */
        post: operations["findKnownStockItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stok/aktarim/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir yüklemenin durumu
         * @description Arka plandaki yüklemenin ne kadarının bittiğini verir. (How far an import in the background is.)
         */
        get: operations["getStockItemImport"];
        put?: never;
        post?: never;
        /**
         * Yüklemeyi durdurur
         * @description Süren yüklemeyi durdurur; o ana kadar kaydedilen kartlar kalır. (Stops a running import. Stored cards stay, and the rows of the import show them. An import that has ended does not change.)
         */
        delete: operations["cancelStockItemImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stok/aktarim/{id}/satirlar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir yüklemenin satırları
         * @description Yüklemenin işlenmiş satırlarını dosyadaki sırasıyla verir. (The outcome of each row so far, in the order of the file, some thousands a page. Refused rows and rows with a warning include their cells, so that they can be corrected and imported again. Missing rows have not been processed.)
         */
        get: operations["listStockItemImportRows"];
        put?: never;
        post?: never;
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
        /**
         * Bir stok kartı
         * @description Bir stok kartını verir. (One stock card.)
         */
        get: operations["getStockItem"];
        /**
         * Stok kartını değiştirir
         * @description Stok kartını değiştirir. (The body is the whole card: omitted fields get their defaults, and omitted further taxes are removed.)
         */
        put: operations["updateStockItem"];
        post?: never;
        /**
         * Stok kartını siler
         * @description Stok kartını siler; eski faturalar değişmez. (Deletes the card; invoices stay as they are.)
         */
        delete: operations["deleteStockItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stok/birlestir/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * İki stok kartını birleştirir
         * @description Bir stok kartını bu kartla birleştirir; faturalar değişmez. (Keeps the card of the path with the content of `kart` and deletes the other one, in one transaction. Invoices do not change. 412 when either card has changed since it was read.)
         */
        post: operations["mergeStockItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stok/ayri/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Benzer iki stok kartını ayrı tutar
         * @description Bu kartla bir başkasının ayrı kalmasını hatırlar; bir daha mükerrer gösterilmezler. (Marks two cards as different, or removes the mark. Cards that are marked as different are not returned as duplicates of each other.)
         */
        put: operations["keepStockItemsApart"];
        post?: never;
        delete?: never;
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
        /**
         * Açıklamaları listeler
         * @description Şirketin hazır açıklamalarını verir, sayfalanmaz. (All ready explanations of the company.)
         */
        get: operations["listExplanations"];
        put?: never;
        /**
         * Açıklama ekler
         * @description Hazır bir açıklama ekler. (Adds a ready explanation.)
         */
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
        /**
         * Bir açıklama
         * @description Hazır bir açıklamayı verir. (Added: an edit needs the ETag of what was read.)
         */
        get: operations["getExplanation"];
        /**
         * Açıklama değiştirir
         * @description Hazır bir açıklamayı değiştirir. (Changes a ready explanation.)
         */
        put: operations["updateExplanation"];
        post?: never;
        /**
         * Açıklama siler
         * @description Hazır bir açıklamayı siler. (Deletes a ready explanation.)
         */
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
        /**
         * Banka / IBAN kayıtlarını listeler
         * @description Şirketin banka ve IBAN kayıtlarını verir, sayfalanmaz. (All banks and IBANs of the company.)
         */
        get: operations["listBankEntries"];
        put?: never;
        /**
         * Banka / IBAN kaydı ekler
         * @description Banka ve IBAN kaydı ekler. (Adds a bank and IBAN.)
         */
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
        /**
         * Bir banka ve IBAN kaydı
         * @description Bir banka ve IBAN kaydını verir. (Added: an edit needs the ETag of what was read.)
         */
        get: operations["getBankEntry"];
        /**
         * Banka / IBAN kaydı değiştirir
         * @description Banka ve IBAN kaydını değiştirir. (Changes a bank and IBAN.)
         */
        put: operations["updateBankEntry"];
        post?: never;
        /**
         * Banka / IBAN kaydı siler
         * @description Banka ve IBAN kaydını siler. (Deletes a bank and IBAN.)
         */
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
         * @description Excel dosyasındaki fatura satırlarını okur, hiçbir şeyi kaydetmez. (Columns by heading, at most 5,000 lines; titles of units become codes, numbers decimals; unreadable values stay unchanged. Formulas are not evaluated; their stored result is read. Of merged cells the first has the value. A date, into which Excel turns 1.5, is returned as text. Stores nothing.)
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
         * @description Merkez Bankası bülteninden döviz kurunu verir. (The central bank (TCMB) bulletin of the last business day before the date, at most 10 days back.)
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
         * @description VKN veya TCKN için mükellef bilgilerini portaldan sorgular. (Looks the number up in the tax registry through the portal session of a company. An unknown number, or a missing session, answers `bulundu: false` and not 404, because forms call this while the user types, and the browser would log each 404 to the console.)
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
        /**
         * Yayındaki sürümün özeti
         * @description Yayındaki sürümün özetini verir. (The hash of the deployed build.)
         */
        get: operations["getHash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kurallar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kurallar ve sınırlar
         * @description Vergi mevzuatının tarihli tutarlarını verir. (The dated amounts of tax law that the checks of invoices use, with their sources.)
         */
        get: operations["listThresholds"];
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
         * @description Faturaları yeniden eskiye, sayfa sayfa verir. (15 a page, newest first by default (sirala); the dates are optional, and both are included.)
         */
        get: operations["listInvoices"];
        put?: never;
        /**
         * Fatura kaydeder
         * @description Faturayı kaydeder ve portalda taslağını oluşturur. (Stores the invoice, then creates the draft at the portal; portalDurumu is the outcome. A refusal by the portal answers 422 with its text, and Location names the stored invoice, so that it can be corrected with PUT.)
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
        /**
         * Faturaların tümü
         * @description Tarihler arasındaki tüm faturaları satırları olmadan, sayfasız verir. (All invoices between the dates, without lines and without pages.)
         */
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
         * @description Belge numarası, alıcı, ETTN ve ödenecek tutar içinde arar, en çok 50 fatura verir. (Matches number, recipient name, recipient id and ETTN; I, ı, İ and i are the same. An amount matches as people write it, 16.222,29, and by its beginning. The newest 50 are found among all dates and recipients, or among those given.)
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
    "/fatura/ozet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fatura sayısı ve toplamları
         * @description Tarihler arasındaki faturaları onay durumu ve para birimine göre sayar ve ödenecek tutarlarını toplar. (Number and sums of the invoices of the filter, by status and currency, and what is left to pay of them.)
         */
        get: operations["summarizeInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fatura/aylik": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir alıcıya aylık satışlar
         * @description Bir alıcının onaylanmış faturalarını ay ve para birimine göre toplar. (Sums of approved invoices to this VKN or TCKN by month and currency, newest month first; between the dates if given.)
         */
        get: operations["sumInvoicesByMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fatura/son-fiyatlar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir alıcıya son satış fiyatları
         * @description Bir alıcıya kesilen son onaylı faturalarda her mal veya hizmetin son birim fiyatını verir. (The last unit price of each good or service on the newest 500 approved invoices to this VKN or TCKN, by name, unit and currency; return invoices are ignored.)
         */
        get: operations["listLastPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fatura/denetim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Faturayı denetler
         * @description Faturayı şirketin verileriyle denetler, hiçbir şey kaydetmez. (Returns the warnings about an invoice with what the company has: other invoices of the day, recent invoices, last prices. Stores nothing; errors are not listed. At most 600 an hour for a user.)
         */
        post: operations["checkInvoice"];
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
         * @description Seçilen faturalar için SMS ile imza kodu ister. (Only invoices that are Onaylanmadi and GONDERILDI can be signed; any other id answers 409. signatureId is valid for 120 seconds, once.)
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
         * @description SMS ile gelen kodla faturaları imzalar. (A wrong code answers 400; after the fifth one the signatureId is invalid, and every try answers 429. An invoice that was changed after the code was asked for answers 409 INVOICE_CHANGED_SINCE with a fault at its place in faturaIds, and nothing is signed.)
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
         * @description Onaylanmış kendi faturanız için alıcıya iptal talebi gönderir. (Only for an invoice that is Onaylandi, otherwise 409; the request goes to the recipient and cannot be withdrawn. One request per document. When the answer of the portal is lost, the server looks for the request in the lists of the portal and never sends it a second time by itself. While the outcome is unknown the call answers 503 PORTAL_OUTCOME_UNKNOWN, and repeating the call is safe.)
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
        /**
         * Kendi faturası için itiraz talebi oluşturur
         * @description Kendi faturanız için itirazı bildirir. (Only for an invoice that is Onaylandi, otherwise 409. One request per document. When the answer of the portal is lost, the server looks for the request in the lists of the portal and never sends it a second time by itself. While the outcome is unknown the call answers 503 PORTAL_OUTCOME_UNKNOWN, and repeating the call is safe.)
         */
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
         * @description Faturanın belgelerini GİB'den yeniden indirir, durumunu ve taleplerini günceller. (Downloads ZIP and HTML from the portal again, keeps the older ones and returns the new ones from now on; refreshes status and requests. Lines and faturaTip of an invoice made in the product stay; an invoice from the portal is read again. 404 when the portal has no such invoice on that day.)
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
        /**
         * Bir fatura, satırlarıyla
         * @description Bir faturayı satırlarıyla verir. (One invoice with its lines.)
         */
        get: operations["getInvoice"];
        /**
         * Onaylanmamış faturayı değiştirir
         * @description Onaylanmamış bir faturayı burada ve portalda değiştirir. (Changes an invoice that is not approved, at the portal too. A code that was requested before the change no longer signs it. With imzadaysa=SOR an invoice with such a code is not changed, and the answer is 409 INVOICE_UNDER_SIGNATURE.)
         */
        put: operations["updateInvoice"];
        post?: never;
        /**
         * Onaylanmamış faturayı siler
         * @description Onaylanmamış bir faturayı burada ve portalda siler. (Deletes at the portal too; an invoice that the portal never had is deleted here only. A code that was requested before no longer signs this or the other chosen invoices. With imzadaysa=SOR an invoice with such a code is not deleted, and the answer is 409 INVOICE_UNDER_SIGNATURE.)
         */
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fatura/{id}/gonder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Faturayı portala yeniden gönderir
         * @description Portala ulaşmamış, reddedilmiş ya da sonucu bilinmeyen bir taslağı yeniden gönderir. (For a draft whose portalDurumu is BEKLIYOR, REDDEDILDI or BELIRSIZ; 409 otherwise. An unknown outcome is looked up first, and the draft is never sent a second time. 422 with the text of the portal when it refuses. When the portal is unavailable the answer has BEKLIYOR or BELIRSIZ, and the work continues in the background.)
         */
        post: operations["resendInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fatura/{id}/kurus-farki": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kuruş farkını siler
         * @description Bir faturanın en çok 5,00 birim olan kalanını kuruş farkı olarak kapatır. (Closes a rest of at most 5.00 units of the currency.)
         */
        post: operations["writeOffInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fatura/{id}/odeme-baglantisi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ödeme bağlantısı verir
         * @description Faturanın herkese açık ödeme sayfasını verir; kapatılana veya 180 gün geçene kadar aynı adrestir. (The public payment page of an open invoice: the same address until it is revoked or 180 days have passed. 409 INVOICE_NOT_PAYABLE for a draft, and for a void, paid or untracked invoice; 409 COLLECTION_ACCOUNT_MISSING without an account of the currency.)
         */
        post: operations["createPaymentLink"];
        /**
         * Ödeme bağlantısını kapatır
         * @description Faturanın ödeme bağlantısını hemen kapatır. (Ends the link of an invoice at once. A new one has another address.)
         */
        delete: operations["revokePaymentLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fatura/{id}/odeme-iste": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ödeme istekleri
         * @description Faturanın ödeme isteklerini yeniden eskiye verir. (The requests to pay an invoice, newest first, with the state that the bank said last.)
         */
        get: operations["listPaymentRequests"];
        put?: never;
        /**
         * Ödeme ister
         * @description Bankadan, alıcıdan kalan tutarı istemesini ister (Ödeme İste). (Asks the bank to ask a payer for what is left of an open invoice in TRY. One open request an invoice: 409 PAYMENT_REQUEST_OPEN. 409 BANK_UNAVAILABLE when the bank does not offer it; 503 BANK_UNREACHABLE when it did not answer: the request stays, and its state is asked for later.)
         */
        post: operations["createPaymentRequest"];
        /**
         * Ödeme isteğini iptal eder
         * @description Bekleyen ödeme isteğini bankada iptal eder. (Cancels the open request at the bank and answers its state: the bank may say that it was paid meanwhile. 404 without an open request.)
         */
        delete: operations["cancelPaymentRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fatura/{id}/odeme-karekodu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ödeme karekodu
         * @description Faturanın, bankanın ürettiği ödeme karekodunu verir. (The payment code of an open invoice, made by the bank. Null when it has none, and when it names another amount or number or its checksum is wrong.)
         */
        get: operations["getPaymentQr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/odeme/{jeton}/ode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bankanın ödeme sayfasına götürür
         * @description Ödeyen için açık sayfadaki Öde düğmesi. (For the browser of the payer, without a token: asks the bank for its page and sends the browser there. 303 back to the payment page when the bank has none.)
         */
        post: operations["payByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/odeme/{jeton}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Faturanın ödeme sayfası
         * @description Ödeyen için açık sayfa. (For the browser of the payer, without a token: what is left to pay and the payment lines. A paid or void invoice says so without an IBAN. Revoked, expired and altered links get the same 404 page.)
         */
        get: operations["openPaymentLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/odeme/{jeton}/fatura.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ödeme sayfasındaki faturanın PDF belgesi
         * @description Ödeme sayfasındaki faturanın PDF'i. (For the browser of the payer, without a token: the kept PDF of the invoice, no other document.)
         */
        get: operations["openPaymentLinkPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fatura/{id}/takip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Onaylı faturanın takibini değiştirir
         * @description Onaylanmış bir faturanın vadesini ve iade türünü değiştirir; belge değişmez. (For the data of an approved invoice that its documents do not have. They keep the due date that they name. Answers what was stored; the whole invoice needs faturaRead.)
         */
        put: operations["updateInvoiceFollowUp"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tahsilat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tahsilatları listeler
         * @description Tahsilatları en yenisinden başlayarak listeler; geri alınanlar da içindedir. (Payments received, newest first, with the reversed ones.)
         */
        get: operations["listReceipts"];
        put?: never;
        /**
         * Tahsilat kaydeder
         * @description Gelen bir parayı kaydeder ve faturalara dağıtır. (Books a payment received. It closes the invoices of dagitim; what closes none is a credit of the customer account of cariHesapId or faturaId. An amount that was received for invoices of another customer account is booked there.)
         */
        post: operations["createReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tahsilat/para-iadesi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Para iadesi kaydeder
         * @description Bir carinin avansından geri ödenen parayı kaydeder. (Books money that was paid back. It uses the credits of the customer account, the oldest first.)
         */
        post: operations["createRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tahsilat/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir tahsilat
         * @description Bir tahsilatı verir. (One payment received, with what it closes now.)
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tahsilat/{id}/geri-al": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tahsilatı geri alır
         * @description Bir tahsilatı geri alır; kapattığı faturalar yeniden açılır. (Books the opposite entries. A payment received is never changed or deleted.)
         */
        post: operations["reverseReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tahsilat/{id}/dagitim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Tahsilatın dağıtımını değiştirir
         * @description Bir tahsilatın hangi faturaları kapattığını değiştirir. (Replaces the invoices that a payment closes. What closes none is a credit again.)
         */
        put: operations["updateReceiptAllocations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alacak": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cari hesapları listeler
         * @description Açık tutarı veya avansı olan cari hesapları, her para birimi için bir satırla listeler. (Customer accounts with an open amount or a credit, one row for each currency. With vknTckn or bakiyesizler settled ones too.)
         */
        get: operations["listDebtors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alacak/ozet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Alacakların özeti
         * @description Toplam alacağı, vadesi geçeni, bu hafta vadesi geleni ve avansları her para birimi için verir. (Sums of what is owed, for each currency.)
         */
        get: operations["getReceivables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alacak/acilis/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Açılış bakiyelerini Excel dosyasından alır
         * @description Excel dosyasındaki açılış bakiyelerini kaydeder, hatalı satırları bildirir. (.xlsx or .xls with the columns VKN / TCKN, Unvan, Açılış Bakiyesi, Para Birimi and Vade Tarihi, found by heading. A row sets the opening balance of one customer account in one currency, as PUT /alacak/{id}/acilis does; a customer without an invoice gets an account. Faulty rows are skipped and reported; all in one transaction. Of rows with the same account and currency the last counts. Without a currency it is TRY. 409 TRACKING_NOT_STARTED while nothing is tracked. At most 50,000 rows.)
         */
        post: operations["importOpeningBalances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alacak/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir cari hesap
         * @description Bir cari hesabın bakiyelerini, yaşlandırmasını ve açık faturalarını verir. (Balances, ageing and open invoices of a customer account.)
         */
        get: operations["getDebtor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alacak/{id}/hareket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cari hesabın hareketleri
         * @description Bir cari hesabın hareketlerini en yenisinden başlayarak, bakiyeleriyle listeler. (Entries of a customer account in one currency, newest first, with the balance after each. Without geriAlinanlar, entries that were undone within the period are left out with their opposites.)
         */
        get: operations["listLedgerEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alacak/{id}/ekstre": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cari ekstre
         * @description Bir cari hesabın bir dönemdeki ekstresini veri, PDF veya Excel olarak verir. (The statement of a customer account in one currency and period: carried balance, entries in order, closing balance, and the invoices that are open today. At most 5,000 entries.)
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alacak/{id}/ekstre/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ekstre bağlantıları
         * @description Bir cari hesabın açık ve yanıtlanmış ekstre bağlantılarını, en yenisi önce, listeler. (The newest 20 links of a customer account that are open or answered.)
         */
        get: operations["listStatementLinks"];
        put?: never;
        /**
         * Ekstre için bağlantı verir
         * @description Ekstrenin şimdiki hali için herkesin açabileceği, süreli bir sayfa açar. (A public page with the statement as it is now, until `sure` or DELETE. The customer can answer on it whether the balance agrees.)
         */
        post: operations["createStatementLink"];
        /**
         * Ekstre bağlantılarını kapatır
         * @description Bir cari hesabın bütün ekstre bağlantılarını hemen kapatır. (Ends all links of a customer account at once. Answers are kept.)
         */
        delete: operations["revokeStatementLinks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekstre/{jeton}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ekstrenin herkese açık sayfası
         * @description Ekstreyi alan için açık sayfa. (For the browser of the customer, without a token: the balance, the PDF, and a form for the answer. Revoked, expired and altered links get the same 404 page.)
         */
        get: operations["openStatementPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekstre/{jeton}/ekstre.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Paylaşılan ekstrenin PDF belgesi
         * @description Paylaşılan ekstrenin, bağlantının verildiği andaki PDF'i. (For the browser of the customer, without a token: the PDF as it was when the link was made.)
         */
        get: operations["openSharedStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ekstre/{jeton}/yanit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ekstreye yanıt
         * @description Alıcının mutabakat yanıtı; şirkete e-postayla iletilir. (The form of the public page. The first answer is kept and mailed to the company; a further one changes nothing.)
         */
        post: operations["answerStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alacak/iade/{id}/dus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Alınan iade faturasını bakiyeden düşer
         * @description Müşterinin kestiği bir iade faturasını bakiyesinden düşer. (Books a return that the customer issued as a credit of the customer account. It closes no invoice by itself, and is undone like a payment. 404 for one that is not proposed.)
         */
        post: operations["deductReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alacak/iade/{id}/yoksay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Alınan iade faturasını yoksayar
         * @description Müşterinin kestiği bir iade faturasını yoksayar ya da yeniden önerir. (Ignores a return that the customer issued, so that it is not proposed any more, or proposes it again. 404 for one that is not proposed.)
         */
        put: operations["ignoreReturn"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alacak/{id}/acilis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cari hesabın açılış bakiyesi
         * @description Bir cari hesabın bir para birimindeki açılış bakiyesini verir. (The opening balance of a customer account in one currency, with the ETag for its change; 0.00 without one.)
         */
        get: operations["getOpeningBalance"];
        /**
         * Açılış bakiyesini değiştirir
         * @description Bir cari hesabın takipten önceki bakiyesini kaydeder. (Sets what a customer owed before tracking began, dated the day before its start. There is one opening balance for each currency: a new one reverses the old one, and payments that closed the old one close the new one. An amount of 0 removes it. 409 TRACKING_NOT_STARTED while nothing is tracked, 409 CREDIT_REFUNDED for a credit that was paid back.)
         */
        put: operations["updateOpeningBalance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alacak/{id}/birlestir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * İki cari hesabı birleştirir
         * @description Bir cari hesabı bu hesapla birlikte gösterir. (Shows another customer account as a part of this one, in all lists and sums. Its entries stay where they are, so that it can be split again. Accounts that are parts of either become parts of this one.)
         */
        post: operations["mergeDebtors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alacak/{id}/ayir": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Birleştirilmiş cari hesabı ayırır
         * @description Birleştirilmiş bir cari hesabı yeniden ayırır. (Shows an account that is a part of this one by itself again. 404 for one that is no part of it.)
         */
        post: operations["splitDebtors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hatirlatma": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hatırlatma kayıtları
         * @description Hatırlatmaların kayıtlarını en yenisinden başlayarak listeler. (The log of reminders, newest first. Texts are not kept; entries are deleted after two years.)
         */
        get: operations["listReminders"];
        put?: never;
        /**
         * Hatırlatma gönderir
         * @description Seçilen faturalar için her cari hesaba bir hatırlatma gönderir. (Queues one mail to each address, or records that a message was prepared for WhatsApp or SMS. What is paid, void, not tracked or under a request is left out, and the log says so. 409 REMINDER_STOPPED when a recipient asked for no more reminders; 409 OWNER_EMAIL_NOT_VERIFIED and REMINDERS_NOT_ALLOWED apply to mails alone.)
         */
        post: operations["sendReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hatirlatma/onizleme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hatırlatmayı gösterir
         * @description Gönderilecek metni, adresleri ve faturaları gösterir; bir şey göndermez. (The messages that sendReminders would send. Changes nothing.)
         */
        post: operations["previewReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hatirlatma/beklenen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Beklenen hatırlatma sayısı
         * @description Bu günlerle önümüzdeki yedi günde kaç e-posta gideceğini söyler. (How many automatic mails the coming seven days bring with these days from the due day, if nothing is paid.)
         */
        get: operations["forecastReminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hatirlatma/vazgec/{jeton}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hatırlatma istemeyenin sayfası
         * @description Hatırlatma istemeyen alıcının sayfası; açmak bir şey değiştirmez. (For the reader of a reminder, without a token: one button. Opening changes nothing. Altered and ended links get the same 404 page.)
         */
        get: operations["openReminderStop"];
        put?: never;
        /**
         * Hatırlatmaları durdurur
         * @description Bu şirketin bu adrese hatırlatmalarını durdurur. (Stops this company's reminder mails to this address. A person of the company lifts it, see onayAlindi.)
         */
        post: operations["stopReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banka-hareketi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banka hareketleri
         * @description Hesaba gelen paraları en yenisinden başlayarak listeler. (Credits of the bank accounts, newest first, with their proposals. IBANs and tax numbers of payers are masked.)
         */
        get: operations["listBankMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banka-hareketi/al": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bankadan alır
         * @description Bağlı bankadan yeni hareketleri alır. (Reads the new movements of a connected bank, from three days before the last one. At most 12 queries an hour and account: 429. Without a connected bank, or without its answer: 503 BANK_UNREACHABLE.)
         */
        post: operations["pullBankMovements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banka-hareketi/onay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Eşleşmeleri onaylar
         * @description Önerilen ya da seçilen faturalara hareketi tahsilat olarak kaydeder. (Books each movement as a payment of its proposal, of the invoices in dagitim, or binds it to the payment tahsilatId that was recorded by hand, which books nothing. Each answers for itself.)
         */
        post: operations["confirmBankMovements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banka-hareketi/dosya": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hesap özeti dosyaları
         * @description Son yüklenen hesap özetlerini listeler. (The latest uploads, newest first.)
         */
        get: operations["listBankFiles"];
        put?: never;
        /**
         * Hesap özeti yükler
         * @description Bankanın hesap özetini yükler ve sütunlarını önerir; onaylanana kadar hiçbir şey kaydetmez. (.xlsx, .xls, .csv or MT940, told by content. Proposes the columns and shows five rows; books nothing until confirmBankFile. At most 10 MB and 50,000 rows. 409 IMPORT_RUNNING while another one is open.)
         */
        post: operations["uploadBankFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banka-hareketi/dosya/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir hesap özeti
         * @description Bir dosyanın sütunlarını, durumunu ve sayılarını verir. (Columns, progress and counts of an upload.)
         */
        get: operations["getBankFile"];
        /**
         * Sütunları onaylar
         * @description Hesabı ve sütunları onaylar ve dosyayı işlemeye başlar. (Confirms account and columns; they are kept for the next file with these headings. Reads the file in the background. 422 STATEMENT_HEADINGS without columns for date, text and amount; 409 when it has started.)
         */
        put: operations["confirmBankFile"];
        post?: never;
        /**
         * Dosyayı durdurur ya da geri alır
         * @description Bekleyen ya da süren bir dosyayı durdurur; bitmiş bir dosyanın hareketlerini ve tahsilatlarını geri alır. (Stops an upload that has not ended. Undoes one that has: its payments are reversed and its movements deleted, so that the file can come again.)
         */
        delete: operations["deleteBankFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banka-hareketi/ogrenilen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Öğrenilen ödeyenler
         * @description Onaylanan eşleşmelerden öğrenilen ödeyenleri listeler. (Payers that confirmed matches taught, newest first. A payer is forgotten after 24 months without use.)
         */
        get: operations["listPayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banka-hareketi/ogrenilen/{id}": {
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
         * Öğrenileni siler
         * @description Öğrenilen bir ödeyeni siler. (Forgets a payer.)
         */
        delete: operations["deletePayer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banka-hareketi/geri-al/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Eşleşmeyi geri alır
         * @description Hareketin eşleşmesini geri alır; tahsilatı geri alınır. (Reverses the payment that was booked for the movement, or takes back "not a payment". The movement is proposed again and never matched by itself.)
         */
        post: operations["undoBankMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banka-hareketi/yoksay/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bu bir tahsilat değil
         * @description Hareketin bir tahsilat olmadığını kaydeder. (The movement is no payment of a customer. undoBankMovement takes it back.)
         */
        post: operations["ignoreBankMovement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/muhasebe/ofis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mali müşavir
         * @description Şirketin mali müşavirini ve aktarım ayarlarını verir. (The accountant of the company: what their program needs, ledger map and choices; null while there is none.)
         */
        get: operations["getOffice"];
        /**
         * Mali müşaviri kaydeder
         * @description Şirketin mali müşavirini ve aktarım ayarlarını kaydeder. (Saves them as a whole.)
         */
        put: operations["updateOffice"];
        post?: never;
        /**
         * Mali müşaviri siler
         * @description Mali müşaviri siler. (What was handed over stays known.)
         */
        delete: operations["deleteOffice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/muhasebe/ozet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ay özeti
         * @description Bir ayın geçerli faturalarını beyan gruplarına göre TL olarak toplar. (Sums the valid invoices of a month for the declarations, in TRY at the rate of each. Drafts, void and deleted invoices are only counted. Also needs faturaRead. 422 INVALID_PERIOD for a month before 2005-01 or after the current one.)
         */
        get: operations["getMonthSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tahsilat-ayarlari": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tahsilat ayarları
         * @description Şirketin tahsilat ayarlarını verir. (The settings of collection; the defaults before the first change. The form needs the term of the company, so who may read or write invoices may read them too.)
         */
        get: operations["getCollectionSettings"];
        /**
         * Tahsilat ayarlarını değiştirir
         * @description Şirketin tahsilat ayarlarını değiştirir. (Changes the settings of collection. Invoices that exist keep their term. A new start of tracking books earlier invoices in the background; 409 TRACKING_STARTED for a later start once payments are recorded.)
         */
        put: operations["updateCollectionSettings"];
        post?: never;
        delete?: never;
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
         * @description Tarihler arasında başkalarının adınıza düzenlediği faturaları verir; tarih yoksa bugünle biten son 7 gün. (Reads the invoices of the dates (at most 366 days) from the portal and stores them. While the portal is unavailable, returns the stored ones. Without dates the last 7 days to today. Amounts are read once from the document of each invoice: a few during the call, the others in the background.)
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
        /**
         * Adıma düzenlenen fatura için iptal talebi oluşturur
         * @description Adınıza düzenlenen bir fatura için satıcıdan iptal ister. (Only for an invoice that is Onaylandi and has an ETTN, otherwise 409. One request per document. When the answer of the portal is lost, the server looks for the request in the lists of the portal and never sends it a second time by itself. While the outcome is unknown the call answers 503 PORTAL_OUTCOME_UNKNOWN, and repeating the call is safe.)
         */
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
        /**
         * Adıma düzenlenen faturaya itiraz eder
         * @description Adınıza düzenlenen bir faturaya itirazı bildirir. (Only for an invoice that is Onaylandi and has an ETTN, otherwise 409. One request per document. When the answer of the portal is lost, the server looks for the request in the lists of the portal and never sends it a second time by itself. While the outcome is unknown the call answers 503 PORTAL_OUTCOME_UNKNOWN, and repeating the call is safe.)
         */
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
         * @description Başkalarından gelen iptal ve itiraz taleplerini verir; tarih yoksa bugünle biten son 7 gün. (Read from the portal for the dates, at most 366 days; without dates the last 7 days to today. 503 while the portal is unavailable: a request has a legal term, so an older list is not returned instead.)
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
    "/iptal-itiraz/gonderilen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Gönderilen iptal ve itiraz taleplerini listeler
         * @description Şirketin oluşturduğu iptal ve itiraz taleplerini sonuçlarıyla verir; tarih yoksa bugünle biten son 7 gün. (Requests raised here, by the day of the request, newest first, at most 366 days. The state of open ones is read from the portal. While the portal is unavailable, their last known state is returned.)
         */
        get: operations["listSentRequests"];
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
        /**
         * Gelen talebi kabul eder
         * @description Gelen bir talebi kabul eder. (The request is found by tarih, belgeNumarasi and saticiVknTckn: 404 when there is none, 409 when it has been answered. When the answer of the portal is lost, the server reads the list of the portal and never answers a second time by itself. While the outcome is unknown the call answers 503 PORTAL_OUTCOME_UNKNOWN, and repeating the call is safe.)
         */
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
        /**
         * Gelen talebi gerekçesiyle reddeder
         * @description Gelen bir talebi gerekçesiyle reddeder. (The request is found by tarih, belgeNumarasi and saticiVknTckn: 404 when there is none, 409 when it has been answered. When the answer of the portal is lost, the server reads the list of the portal and never answers a second time by itself. While the outcome is unknown the call answers 503 PORTAL_OUTCOME_UNKNOWN, and repeating the call is safe.)
         */
        post: operations["rejectRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anasayfa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ciro, alış ve talepler
         * @description Tarihler arasındaki ciroyu, alışları ve talepleri gün ve para birimine göre verir. (Turnover and purchases by day and currency, and the number of received requests, from the stored data; at most 366 days. Figures without permission are null.)
         */
        get: operations["getHomeFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/anasayfa/bekleyenler": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bugün el atılacaklar
         * @description İmza süresi dolmak üzere olan ve portalın reddettiği taslakları, yanıt bekleyen talepleri verir. (From the stored data: drafts whose signing term ends within two days or ended in the last 30, drafts that the portal refused, open requests of the last 30 days whose term of eight days has not ended, and running imports of cards. Entries without permission are omitted.)
         */
        get: operations["listPending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/belge/link": {
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
         * Şirketin bütün belge bağlantılarını kapatır
         * @description Şirketin verdiği bütün imzalı bağlantıları hemen kapatır; e-postalardakiler de açılmaz. (The owner ends every signed link of the company at once, those in mails too.)
         */
        delete: operations["revokeDocumentLinks"];
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
        /**
         * Belge için imzalı bağlantı verir
         * @description Faturanın bir belgesi için süreli, imzalı bir bağlantı verir. (A signed link to a document that works without a token until it ends: after `sure`, with the membership, API key or partner session that made it, or with DELETE /belge/link.)
         */
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
         * @description Faturanın pdf, html veya zip belgesini verir. (With a token companyId is required; a signed link carries expires and signature instead and needs neither.)
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
    "/belgeler": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Birçok faturanın belgeleri için tek ZIP hazırlar
         * @description Seçilen faturaların belgeleri için tek bir faturalar.zip bağlantısı verir. (A signed link, good for 15 minutes, to one ZIP with PDF, HTML and XML of each invoice, named by number and recipient. The ZIP is created while it is downloaded.)
         */
        post: operations["createDocumentBundle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/belgeler/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Birçok faturanın belgeleri (faturalar.zip)
         * @description Hazırlanan faturalar.zip dosyasını akış olarak verir. (Streams the ZIP, one invoice after the other. The work stops when the client disconnects. With a token companyId is required; the signed link needs neither.)
         */
        get: operations["getDocumentBundle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    invoiceSaved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fatura kaydedildi
         * @description Fatura kaydedildi (an invoice was made or changed; it may not be at the portal yet)
         */
        post: operations["invoiceSaved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    invoiceSigned: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fatura imzalandı
         * @description Fatura imzalandı (an invoice was signed and is valid from now on)
         */
        post: operations["invoiceSigned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    invoiceRefused: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fatura portalda reddedildi
         * @description Fatura reddedildi (the portal refused an invoice; portalMesaji of the invoice has the reason)
         */
        post: operations["invoiceRefused"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    requestCame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * İptal / itiraz talebi geldi
         * @description Talep geldi (another party asks to cancel an invoice or objects to one)
         */
        post: operations["requestCame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    syncDone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Eşitleme tamamlandı
         * @description Eşitleme tamamlandı (the portal's invoices of a company were downloaded)
         */
        post: operations["syncDone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    receiptBooked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tahsilat kaydedildi
         * @description Tahsilat kaydedildi (a payment of a customer, a refund or a write-off was booked)
         */
        post: operations["receiptBooked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    receiptReversed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tahsilat geri alındı
         * @description Tahsilat geri alındı (a payment of a customer, a refund or a write-off was undone)
         */
        post: operations["receiptReversed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    invoicePaid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fatura ödendi
         * @description Fatura ödendi (nothing is left to pay of an invoice)
         */
        post: operations["invoicePaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    invoiceOverdue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Faturanın vadesi geçti
         * @description Fatura gecikti (the due day of an invoice is over and something is left to pay; once for each due day)
         */
        post: operations["invoiceOverdue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    paymentTaken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ödeme alındı
         * @description Ödeme alındı (the yearly membership of a company was paid)
         */
        post: operations["paymentTaken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    webhookTest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deneme
         * @description Adres deneniyor. (Somebody tries the address.)
         */
        post: operations["webhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    bankCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bankaya çağrı
         * @description Partnerin tahsilat adresine çağrı. (To the collection address of a partner, which answers as docs/bank.md says; each answer may be BankRefusal.)
         */
        post: operations["bankCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Kayıt (sign-up) */
        SignUp: {
            /**
             * Format: text
             * @description E-posta adresi (mail address, trimmed and lower-cased by the server)
             */
            email: string;
            /**
             * Format: password
             * @description Parola (password, at least 6 characters)
             */
            password: string;
            /**
             * Format: text
             * @description Ad ve soyad, tek boşlukla (first and last name joined by one space)
             */
            name: string;
        };
        /**
         * Format: uuid
         * @description Kimlik (UUID in lower case)
         */
        Uuid: string;
        /**
         * Format: email
         * @description E-posta adresi (mail address)
         */
        Email: string;
        /** @description Kullanıcı (user) */
        User: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Ad soyad (first and last name)
             */
            name: string;
            /** @description E-posta adresi (mail address) */
            email: components["schemas"]["Email"];
            /** @description Adres doğrulandı mı (whether a mailed link has proven the address) */
            emailVerified: boolean;
            /**
             * Format: text
             * @description Onaylı telefon (approved phone, 90 and ten digits; null until one is approved)
             */
            phone: string | null;
            /** @description SMS ile bildirim izni (whether notices may come by SMS) */
            phoneNotificationPermission: boolean;
            /** @description E-posta ile bildirim izni (whether notices may come by mail) */
            emailNotificationPermission: boolean;
        };
        /**
         * @description Metnin dili (language of a text that is not in the language of the call: the words of the portal or of a bank)
         * @enum {string}
         */
        WordsLanguage: "tr";
        /** @description Hatalı alan (what is wrong with one field) */
        Fault: {
            /**
             * Format: text
             * @description Alanın yolu (wire path of the field)
             * @example malHizmetler[0].birimFiyat
             */
            path: string;
            /** @description Kalıcı hata kodu (permanent code; the tables of x-fault-codes explain it) */
            code: string;
            /**
             * Format: text
             * @description Alanın hata metni (text for the field, in the caller's language)
             */
            message: string;
            /** @description Metnin dili (language of the text where it is not the caller's: the words of the portal or of a bank) */
            language?: components["schemas"]["WordsLanguage"];
        };
        /** @description Hata (the one error body of every call) */
        Problem: {
            /**
             * @description Kalıcı hata kodu (permanent code; the tables of x-problem-codes explain it)
             * @example WRONG_CREDENTIALS
             */
            code: string;
            /**
             * Format: text
             * @description Hata metni (what happened and what to do, in the caller's language)
             */
            message: string;
            /** @description Metnin dili (language of the text where it is not the caller's: the words of the portal or of a bank) */
            language?: components["schemas"]["WordsLanguage"];
            /** @description Hatalı alanlar (one entry per wrong field) */
            faults?: components["schemas"]["Fault"][];
        };
        /** @description Oturum isteği (grant_type password: email and password; refresh_token: refresh_token; client_credentials: client_id and client_secret of an API key) */
        TokenRequest: {
            /**
             * @description Oturum açma yolu (grant: by password, by refresh token or by API key)
             * @enum {string}
             */
            grant_type: "password" | "refresh_token" | "client_credentials";
            /**
             * Format: text
             * @description E-posta adresi (mail address; with grant_type password)
             */
            email?: string;
            /**
             * Format: password
             * @description Parola (password; with grant_type password)
             */
            password?: string;
            /**
             * Format: text
             * @description Yenileme anahtarı (refresh token; with grant_type refresh_token)
             */
            refresh_token?: string;
            /**
             * Format: text
             * @description API anahtarı (apiKey of an API key; with grant_type client_credentials)
             */
            client_id?: string;
            /**
             * Format: text
             * @description API anahtarının gizli kısmı (apiSecret of an API key; with grant_type client_credentials)
             */
            client_secret?: string;
        };
        /** @description Oturum anahtarları (tokens) */
        TokenAnswer: {
            /**
             * Format: text
             * @description Erişim anahtarı (access token, sent as Authorization: Bearer)
             */
            access_token: string;
            /**
             * Format: text
             * @description Yenileme anahtarı (refresh token, good for one use; empty for an API key)
             */
            refresh_token: string;
            /**
             * Format: int32
             * @description Erişim anahtarının ömrü (lifetime of the access token, seconds)
             */
            expires_in: number;
            /**
             * Format: int32
             * @description Yenileme anahtarının ömrü (lifetime of the refresh token, seconds)
             */
            refresh_expires_in: number;
        };
        /** @description Oturum kapatma (ends a session) */
        TokenRevocation: {
            /**
             * Format: text
             * @description Yenileme anahtarı (refresh token of the session)
             */
            refresh_token: string;
            /** @description Tüm cihazlarda mı (whether all sessions of the user end) */
            all?: boolean;
        };
        /** @description Boş yanıt (nothing to say) */
        Empty: Record<string, never>;
        /** @description Yeni parola (new password by the mailed link) */
        PasswordReset: {
            /**
             * Format: text
             * @description Bağlantıdaki anahtar (token of the mailed link)
             */
            token: string;
            /**
             * Format: password
             * @description Yeni parola (new password, at least 6 characters)
             */
            password: string;
        };
        /** @description Şifre sıfırlama isteği (asks for the link) */
        PasswordResetRequest: {
            /**
             * Format: text
             * @description E-posta adresi (mail address)
             */
            email: string;
        };
        /** @description Onay bekleyen e-posta değişikliği (change of the address that waits for its link to be opened) */
        PendingEmailChange: {
            /**
             * Format: text
             * @description Yeni adres (new address, null when none waits)
             */
            email: string | null;
            /**
             * Format: date-time
             * @description Bağlantının son anı (when the link ends, RFC 3339)
             */
            expiresAt: string | null;
        };
        /** @description E-posta değişikliği (new mail address) */
        EmailChange: {
            /**
             * Format: text
             * @description E-posta adresi (mail address, trimmed and lower-cased by the server)
             */
            email: string;
            /**
             * Format: password
             * @description Şimdiki parola (current password)
             */
            password: string;
        };
        /** @description E-posta doğrulama (token of a mailed link) */
        EmailVerification: {
            /**
             * Format: text
             * @description Bağlantıdaki anahtar (token of the mailed link)
             */
            token: string;
        };
        /** @description Ad değişikliği (new name) */
        NameChange: {
            /**
             * Format: text
             * @description Ad ve soyad (first and last name)
             */
            name: string;
        };
        /** @description Parola değişikliği (new password) */
        PasswordChange: {
            /**
             * Format: password
             * @description Şimdiki parola (current password)
             */
            password: string;
            /**
             * Format: password
             * @description Yeni parola (new password, at least 6 characters)
             */
            new_password: string;
        };
        /** @description Telefon doğrulama (approves the phone) */
        PhoneApproval: {
            /**
             * Format: text
             * @description Telefon (phone, 90 and ten digits)
             */
            phone: string;
            /**
             * Format: text
             * @description SMS ile gelen kod (the six digits of the SMS)
             */
            code: string;
        };
        /** @description Telefon (phone to approve) */
        PhoneNumber: {
            /**
             * Format: text
             * @description Telefon (phone, 90 and ten digits)
             * @example 905321234567
             */
            phone: string;
        };
        /**
         * Format: date-time
         * @description An (RFC 3339 instant)
         */
        Timestamp: string;
        /** @description Oturum (session of a user) */
        Session: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Cihaz (device, from the User-Agent of its browser; empty without one)
             */
            userAgent: string;
            /** @description Açılış (when it began, RFC 3339) */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Son kullanım (when its tokens were renewed last, RFC 3339) */
            lastUsedAt: components["schemas"]["Timestamp"];
            /** @description Bu oturum mu (whether it is the session of this call) */
            current: boolean;
        };
        /** @description Oturumlar (sessions) */
        SessionItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["Session"][];
        };
        /** @description Yetkiler (the 18 permissions of a user in a company) */
        Permissions: {
            /** @description Faturaları görme yetkisi (may read invoices) */
            faturaRead: boolean;
            /** @description Fatura düzenleme yetkisi (may write, sign and delete invoices) */
            faturaWrite: boolean;
            /** @description Stok kartlarını görme yetkisi (may read stock cards) */
            stokRead: boolean;
            /** @description Stok kartı düzenleme yetkisi (may write stock cards) */
            stokWrite: boolean;
            /** @description Cari kartlarını görme yetkisi (may read customer cards) */
            cariRead: boolean;
            /** @description Cari kartı düzenleme yetkisi (may write customer cards) */
            cariWrite: boolean;
            /** @description İptal/itiraz görme yetkisi (may read cancel and objection requests) */
            iptalItirazRead: boolean;
            /** @description İptal/itiraz yetkisi (may make and answer cancel and objection requests) */
            iptalItirazWrite: boolean;
            /** @description Adıma düzenlenenleri görme yetkisi (may read received invoices) */
            adimaDuzenlenenFaturalarRead: boolean;
            /** @description Adıma düzenlenenlerde işlem yetkisi (may request cancels of and object to received invoices) */
            adimaDuzenlenenFaturalarWrite: boolean;
            /** @description Yetkileri görme yetkisi (may read users and permissions) */
            yetkilendirmeRead: boolean;
            /** @description Yetki verme yetkisi (may change users and permissions) */
            yetkilendirmeWrite: boolean;
            /** @description Şirket bilgilerini değiştirme yetkisi (may change the company) */
            companyWrite: boolean;
            /** @description API anahtarı yetkisi (may manage API keys) */
            apiWrite: boolean;
            /** @description Tahsilatı görme yetkisi (may read the settings of collection) */
            tahsilatRead: boolean;
            /** @description Tahsilat yetkisi (may change due dates and the settings of collection) */
            tahsilatWrite: boolean;
            /** @description Muhasebe aktarımını görme yetkisi (may read what the accountant gets) */
            muhasebeRead: boolean;
            /** @description Muhasebe aktarımı yetkisi (may make packs for the accountant and change their settings) */
            muhasebeWrite: boolean;
        };
        /** @description Alınan davet (invitation to a company) */
        ReceivedInvitation: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Şirketin adı (name of the company, one line)
             */
            companyName: string;
            /** @description Verilen yetkiler (permissions that it brings) */
            permissions: components["schemas"]["Permissions"];
            /** @description Gönderildiği an (when it was sent, RFC 3339) */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Son anı (when it ends, RFC 3339) */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description Alınan davetler (invitations) */
        ReceivedInvitationItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["ReceivedInvitation"][];
        };
        /** @description Kabul edilen davet (invitation that was accepted) */
        AcceptedInvitation: {
            /** @description Şirketin kimliği (id of the company) */
            companyId: components["schemas"]["Uuid"];
        };
        /** @description Bildirim izinleri (enabled notices) */
        NotificationPermissions: {
            /** @description SMS ile bildirim izni (whether notices may come by SMS) */
            phoneNotificationPermission: boolean;
            /** @description E-posta ile bildirim izni (whether notices may come by mail) */
            emailNotificationPermission: boolean;
        };
        /** @description Şirket (company) */
        Company: {
            /** @description VKN veya TCKN (tax number of 10 digits or citizen number of 11) */
            vknTckn: string;
            /**
             * Format: text
             * @description Ticaret unvanı (trade name)
             */
            unvan: string;
            /**
             * Format: text
             * @description Ad (first name)
             */
            ad: string;
            /**
             * Format: text
             * @description Soyad (last name)
             */
            soyad: string;
            /**
             * Format: text
             * @description Ticaret sicil numarası (trade registry number)
             */
            sicilNo: string;
            /**
             * Format: text
             * @description MERSİS numarası (number in the central registry)
             */
            mersisNo: string;
            /**
             * Format: text
             * @description Vergi dairesi (name of the tax office)
             */
            vergiDairesi: string;
            /**
             * Format: int32
             * @description Vergi dairesinin kimliği (merlinId of the tax office list)
             */
            vergiDairesiId: number | null;
            /**
             * Format: text
             * @description Cadde veya sokak (street)
             */
            cadde: string;
            /**
             * Format: text
             * @description Apartman adı (name of the building)
             */
            apartmanAdi: string;
            /**
             * Format: text
             * @description Apartman numarası (number of the building)
             */
            apartmanNo: string;
            /**
             * Format: text
             * @description Kapı numarası (door number)
             */
            kapiNo: string;
            /**
             * Format: text
             * @description Mahalle (quarter)
             */
            mahalle: string;
            /**
             * Format: text
             * @description İl (province)
             */
            il: string;
            /**
             * Format: int32
             * @description İl plaka kodu (plate number of the province)
             */
            ilId: number | null;
            /**
             * Format: text
             * @description İlçe (district)
             */
            ilce: string;
            /**
             * Format: int32
             * @description İlçenin kimliği (id of the district list)
             */
            ilceId: number | null;
            /**
             * Format: text
             * @description Posta kodu (postal code)
             */
            postaKodu: string;
            /**
             * Format: text
             * @description Ülke (country)
             */
            ulke: string;
            /**
             * Format: text
             * @description Açık adres (rest of the address, at most 50 characters)
             */
            acikAdres: string;
            /**
             * Format: text
             * @description Şirketin türü (kind of company, as the registry words it)
             */
            sirketinTuru: string;
            /**
             * Format: text
             * @description TCKN (citizen number, 11 digits, or empty)
             */
            tckn: string;
            /**
             * Format: text
             * @description Yetkilinin adı (first name of its representative)
             */
            yetkiliAdi: string;
            /**
             * Format: text
             * @description Yetkilinin soyadı (last name of its representative)
             */
            yetkiliSoyadi: string;
            /**
             * Format: text
             * @description Yetkilinin TCKN numarası (citizen number of its representative)
             */
            yetkiliTckn: string;
            /**
             * Format: text
             * @description Yetkilinin doğum tarihi (date of birth, YYYY/MM/DD, or empty)
             */
            yetkiliDogumTarihi: string;
            /**
             * Format: text
             * @description Yetkilinin telefonu (phone, ten digits, or empty)
             */
            yetkiliTelNo: string;
            /**
             * Format: text
             * @description Şirket e-postası (mail address of the company)
             */
            email: string;
            /**
             * Format: text
             * @description Faks (fax number)
             */
            faksNo: string;
            /**
             * Format: text
             * @description Web sitesi (web address)
             */
            website: string;
            /**
             * Format: text
             * @description İş merkezi (business centre, as the portal keeps it)
             */
            isMerkezi: string;
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /** @description Oluşturulma anı (instant of creation) */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Ödeme anı (when the licence was paid) */
            paidAt: {
                /** @description Değer var mı (whether there is a value) */
                Valid: boolean;
                /** @description An (instant; only meaningful with Valid true) */
                Time: components["schemas"]["Timestamp"];
            };
            /**
             * Format: text
             * @description İmza görseli (signature image, data:image/jpeg;base64,…)
             */
            imzaData: string | null;
            /**
             * Format: text
             * @description Logo görseli (logo, data:image/jpeg;base64,…)
             */
            logoData: string | null;
            /** @description Sahibi mi (whether the caller owns the company) */
            owner: boolean;
            /** @description Yetkiler (permissions of the caller in this company) */
            permissions: components["schemas"]["Permissions"];
            /**
             * Format: int32
             * @description Eklenen deneme günleri (days that an admin added to the trial)
             */
            demoDuration: number;
            /** @description GİB'de doğrulandı mı (whether credentials of the portal have proven the tax number) */
            gibDogrulandi: boolean;
            /** @description Partnerin lisansıyla mı çalışıyor (true: a partner has brought the company and pays for it; absent otherwise) */
            partnerLisansi?: boolean;
        };
        /** @description Şirketler (companies of the caller) */
        CompanyList: {
            /** @description Şirketler (companies of the caller) */
            items: components["schemas"]["Company"][];
            /** @description Yönetici mi (whether the caller is an admin) */
            admin: boolean;
        };
        /** @description Şirket, yazılabilir alanlar (fields left out stay as they are on PUT; other fields of Company are accepted and ignored) */
        CompanyWrite: {
            /** @description VKN veya TCKN (tax number of 10 digits or citizen number of 11) */
            vknTckn?: string;
            /**
             * Format: text
             * @description Ticaret unvanı (trade name)
             */
            unvan?: string;
            /**
             * Format: text
             * @description Ad (first name)
             */
            ad?: string;
            /**
             * Format: text
             * @description Soyad (last name)
             */
            soyad?: string;
            /**
             * Format: text
             * @description Ticaret sicil numarası (trade registry number)
             */
            sicilNo?: string;
            /**
             * Format: text
             * @description MERSİS numarası (number in the central registry)
             */
            mersisNo?: string;
            /**
             * Format: text
             * @description Vergi dairesi (name of the tax office)
             */
            vergiDairesi?: string;
            /**
             * Format: int32
             * @description Vergi dairesinin kimliği (merlinId of the tax office list)
             */
            vergiDairesiId?: number | null;
            /**
             * Format: text
             * @description Cadde veya sokak (street)
             */
            cadde?: string;
            /**
             * Format: text
             * @description Apartman adı (name of the building)
             */
            apartmanAdi?: string;
            /**
             * Format: text
             * @description Apartman numarası (number of the building)
             */
            apartmanNo?: string;
            /**
             * Format: text
             * @description Kapı numarası (door number)
             */
            kapiNo?: string;
            /**
             * Format: text
             * @description Mahalle (quarter)
             */
            mahalle?: string;
            /**
             * Format: text
             * @description İl (province)
             */
            il?: string;
            /**
             * Format: int32
             * @description İl plaka kodu (plate number of the province)
             */
            ilId?: number | null;
            /**
             * Format: text
             * @description İlçe (district)
             */
            ilce?: string;
            /**
             * Format: int32
             * @description İlçenin kimliği (id of the district list)
             */
            ilceId?: number | null;
            /**
             * Format: text
             * @description Posta kodu (postal code)
             */
            postaKodu?: string;
            /**
             * Format: text
             * @description Ülke (country)
             */
            ulke?: string;
            /**
             * Format: text
             * @description Açık adres (rest of the address, at most 50 characters)
             */
            acikAdres?: string;
            /**
             * Format: text
             * @description Şirketin türü (kind of company, as the registry words it)
             */
            sirketinTuru?: string;
            /**
             * Format: text
             * @description TCKN (citizen number, 11 digits, or empty)
             */
            tckn?: string;
            /**
             * Format: text
             * @description Yetkilinin adı (first name of its representative)
             */
            yetkiliAdi?: string;
            /**
             * Format: text
             * @description Yetkilinin soyadı (last name of its representative)
             */
            yetkiliSoyadi?: string;
            /**
             * Format: text
             * @description Yetkilinin TCKN numarası (citizen number of its representative)
             */
            yetkiliTckn?: string;
            /**
             * Format: text
             * @description Yetkilinin doğum tarihi (date of birth, YYYY/MM/DD, or empty)
             */
            yetkiliDogumTarihi?: string;
            /**
             * Format: text
             * @description Yetkilinin telefonu (phone, ten digits, or empty)
             */
            yetkiliTelNo?: string;
            /**
             * Format: text
             * @description Şirket e-postası (mail address of the company)
             */
            email?: string;
            /**
             * Format: text
             * @description Faks (fax number)
             */
            faksNo?: string;
            /**
             * Format: text
             * @description Web sitesi (web address)
             */
            website?: string;
            /**
             * Format: text
             * @description İş merkezi (business centre, as the portal keeps it)
             */
            isMerkezi?: string;
        };
        /** @description GİB hesabının durumu (state of the portal account of the company) */
        PortalAccount: {
            /**
             * @description Durum (no account, linked, or refused by the portal since)
             * @enum {string}
             */
            durum: "YOK" | "BAGLI" | "REDDEDILDI";
            /**
             * Format: text
             * @description Portalın mesajı (what the portal said when it refused; null otherwise)
             */
            mesaj: string | null;
            /**
             * Format: date-time
             * @description Bilgilerin kaydedildiği an (when the credentials were stored, RFC 3339; null without an account)
             */
            guncellendi: string | null;
        };
        /** @description Portal kullanıcı kodu ve parolası (credentials at the portal) */
        GibCredentials: {
            /**
             * Format: text
             * @description GİB portal kullanıcı kodu (user code at the portal)
             */
            userCode: string;
            /**
             * Format: password
             * @description GİB portal parolası (password at the portal)
             */
            password: string;
        };
        /** @description Portal eşitlemesi (how far the download from the portal has come) */
        Sync: {
            /**
             * @description Durum (never run, waiting, running, done, stopped by an error that is tried again, or stopped by a user)
             * @enum {string}
             */
            durum: "YOK" | "BEKLIYOR" | "SURUYOR" | "TAMAMLANDI" | "HATALI" | "DURDURULDU";
            /**
             * Format: date
             * @description İlk gün (first day that is read)
             */
            baslangicTarihi: string | null;
            /**
             * Format: date
             * @description Son gün (last day that is read)
             */
            bitisTarihi: string | null;
            /**
             * Format: int32
             * @description Biten pencereler (windows of 7 days that are done)
             */
            tamamlananPencere: number;
            /**
             * Format: int32
             * @description Tüm pencereler (windows of 7 days in all)
             */
            toplamPencere: number;
            /**
             * Format: int32
             * @description Fatura sayısı (invoices added so far)
             */
            faturaSayisi: number;
            /**
             * Format: int32
             * @description Cari sayısı (customer cards added so far)
             */
            cariSayisi: number;
            /**
             * Format: int32
             * @description Stok sayısı (stock cards added so far)
             */
            stokSayisi: number;
            /**
             * Format: text
             * @description Mesaj (what stopped it, in Turkish)
             */
            mesaj: string | null;
            /**
             * Format: date-time
             * @description Güncellendi (instant of the last change)
             */
            guncellendi: string | null;
        };
        /** @description Yüklenen dosya (one file) */
        FileUpload: {
            /**
             * Format: binary
             * @description Dosya (the file)
             */
            file: Blob;
        };
        /** @description Yüklenen görsel (the stored image) */
        ImageData: {
            /**
             * Format: text
             * @description Görsel (the stored image, data:image/jpeg;base64,…)
             */
            data: string;
        };
        /** @description Kart bilgileri (card details, never kept) */
        CardPayment: {
            /**
             * Format: text
             * @description Kart üzerindeki ad (name on the card)
             */
            cardHolderFullName: string;
            /**
             * Format: text
             * @description Kart numarası (card number, 16 digits)
             */
            cardNumber: string;
            /**
             * Format: text
             * @description Son kullanma ayı (month of expiry, 01–12)
             */
            expMonth: string;
            /**
             * Format: text
             * @description Son kullanma yılı (year of expiry, four digits)
             */
            expYear: string;
            /**
             * Format: text
             * @description CVC (security code, 3 digits)
             */
            cvcNumber: string;
            /**
             * Format: text
             * @description Kupon kodu (code of a coupon, or empty)
             */
            coupon?: string;
            /** @description Üyelik Sözleşmesi onayı (the payer accepts the membership agreement; required for a coupon of 100 %) */
            membership?: boolean;
        };
        /** @description Başlayan ödeme (next step of the payment) */
        PaymentStarted: {
            /**
             * Format: text
             * @description 3-D sayfası (address of the bank page to go to)
             */
            url: string;
        };
        /** @description API anahtarı (API key) */
        ApiKey: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description API anahtarı (client_id of the token call)
             */
            apiKey: string;
            /**
             * Format: text
             * @description Gizli kısım (client_secret of the token call; after creation masked: ••••••••)
             */
            apiSecret: string;
            /**
             * Format: text
             * @description Ad (name of the key)
             */
            name: string;
            /** @description Yetkiler (permissions of the key; they apply as long as its creator has them too) */
            permissions: components["schemas"]["Permissions"];
            /**
             * Format: text
             * @description Oluşturan (name of who made the key)
             */
            createdBy: string;
            /** @description Oluşturulma anı (when it was made, RFC 3339) */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description Durum (whether the key works; it does not when its maker has left the company, or may no longer make keys)
             * @enum {string}
             */
            durum: "CALISIYOR" | "OLUSTURAN_AYRILDI" | "OLUSTURAN_YETKISIZ";
            /**
             * Format: date-time
             * @description Son kullanım (when the key was last used, to the minute; null when never)
             */
            lastUsedAt: string | null;
        };
        /** @description API anahtarları (API keys) */
        ApiKeyItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["ApiKey"][];
        };
        /** @description Verilecek yetkiler (the permissions to give; a client that does not know the last four leaves them out, and they stay as they are) */
        PermissionsWrite: {
            /** @description Faturaları görme yetkisi (may read invoices) */
            faturaRead: boolean;
            /** @description Fatura düzenleme yetkisi (may write, sign and delete invoices) */
            faturaWrite: boolean;
            /** @description Stok kartlarını görme yetkisi (may read stock cards) */
            stokRead: boolean;
            /** @description Stok kartı düzenleme yetkisi (may write stock cards) */
            stokWrite: boolean;
            /** @description Cari kartlarını görme yetkisi (may read customer cards) */
            cariRead: boolean;
            /** @description Cari kartı düzenleme yetkisi (may write customer cards) */
            cariWrite: boolean;
            /** @description İptal/itiraz görme yetkisi (may read cancel and objection requests) */
            iptalItirazRead: boolean;
            /** @description İptal/itiraz yetkisi (may make and answer cancel and objection requests) */
            iptalItirazWrite: boolean;
            /** @description Adıma düzenlenenleri görme yetkisi (may read received invoices) */
            adimaDuzenlenenFaturalarRead: boolean;
            /** @description Adıma düzenlenenlerde işlem yetkisi (may request cancels of and object to received invoices) */
            adimaDuzenlenenFaturalarWrite: boolean;
            /** @description Yetkileri görme yetkisi (may read users and permissions) */
            yetkilendirmeRead: boolean;
            /** @description Yetki verme yetkisi (may change users and permissions) */
            yetkilendirmeWrite: boolean;
            /** @description Şirket bilgilerini değiştirme yetkisi (may change the company) */
            companyWrite: boolean;
            /** @description API anahtarı yetkisi (may manage API keys) */
            apiWrite: boolean;
            /** @description Tahsilatı görme yetkisi (may read the settings of collection) */
            tahsilatRead?: boolean;
            /** @description Tahsilat yetkisi (may change due dates and the settings of collection) */
            tahsilatWrite?: boolean;
            /** @description Muhasebe aktarımını görme yetkisi (may read what the accountant gets) */
            muhasebeRead?: boolean;
            /** @description Muhasebe aktarımı yetkisi (may make packs for the accountant and change their settings) */
            muhasebeWrite?: boolean;
        };
        /** @description Yeni API anahtarı (API key to make) */
        NewApiKey: {
            /**
             * Format: text
             * @description Ad (name of the key)
             */
            name: string;
            /** @description Yetkiler (permissions of the key within those of its creator; by default all for data; never for users, the company or keys; false for those of collection and accounting that are left out) */
            permissions?: components["schemas"]["PermissionsWrite"];
        };
        /** @description API anahtarının adı (name of an API key) */
        ApiKeyWrite: {
            /**
             * Format: text
             * @description Ad (name of the key)
             */
            name: string;
        };
        /** @description Şirket kullanıcısı veya davet (user of a company, or an invited person) */
        CompanyUser: {
            /** @description Kimlik (id, UUID; of the invitation until it is accepted) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Ad soyad (first and last name; empty until an invitation is accepted)
             */
            name: string;
            /** @description E-posta adresi (mail address) */
            email: components["schemas"]["Email"];
            /** @description Adres doğrulandı mı (whether a mailed link has proven the address; false for an invitation) */
            emailVerified: boolean;
            /** @description Sahibi mi (whether this user owns the company) */
            owner: boolean;
            /** @description Yetkiler (what the user may do in this company; of an invitation what it brings) */
            permissions: components["schemas"]["Permissions"];
            /**
             * Format: date-time
             * @description Davetin son anı (when the invitation ends or has ended, RFC 3339; null for a user)
             */
            invitedUntil: string | null;
        };
        /** @description Şirket kullanıcıları (users of a company) */
        CompanyUserItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["CompanyUser"][];
        };
        /** @description Kullanıcı daveti (invitation) */
        Invitation: {
            /**
             * Format: text
             * @description E-posta adresi (mail address of the invitee)
             */
            email: string;
        };
        /** @description Davet (invitation that was sent) */
        CompanyUserId: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
        };
        /**
         * @description Konu (what actions are about: invoices, requests, collection, accounting, cards and ready notes, users and keys, the company itself, trial and membership, sign-in, campaigns)
         * @enum {string}
         */
        AuditSubject: "FATURA" | "TALEP" | "TAHSILAT" | "MUHASEBE" | "KART" | "YETKI" | "SIRKET" | "UYELIK" | "OTURUM" | "KAMPANYA";
        /**
         * @description İşlem (what was done: the operationId of the call, or the name of the job)
         * @enum {string}
         */
        AuditAction: "acceptInvitation" | "acceptRequest" | "activateCompany" | "addCompanyUser" | "approveInvoice" | "approvePhone" | "bringEmailBack" | "cancelCustomerImport" | "cancelEmailChange" | "cancelPaymentRequest" | "cancelStockItemImport" | "closeUnprovenCompany" | "confirmBankFile" | "confirmBankMovements" | "createApiKey" | "createBankEntry" | "createCampaign" | "createCompany" | "createCustomer" | "createDocumentBundle" | "createDocumentLink" | "createExplanation" | "createInvoice" | "createPartner" | "createPartnerCompany" | "createPartnerKey" | "createPartnerSession" | "createPaymentLink" | "createPaymentRequest" | "createReceipt" | "createRefund" | "createStatementLink" | "createStockItem" | "createUser" | "createWebhook" | "declineInvitation" | "deductReturn" | "deleteApiKey" | "deleteBankEntry" | "deleteBankFile" | "deleteCompany" | "deleteCustomer" | "deleteExplanation" | "deleteInvoice" | "deleteOffice" | "deletePayer" | "deleteStockItem" | "deleteWebhook" | "endSession" | "endStolenSession" | "extendDemo" | "getCompany" | "handOverCompany" | "ignoreBankMovement" | "ignoreReturn" | "importCustomers" | "importOpeningBalances" | "importStockItems" | "keepCustomersApart" | "keepStockItemsApart" | "linkCompany" | "listAllCompanies" | "listAllInvoices" | "mailPasswordReset" | "makeAdmin" | "matchMovements" | "mergeCustomers" | "mergeDebtors" | "mergeStockItems" | "notifyEndings" | "pauseWebhook" | "pullBankMovements" | "redownloadInvoice" | "rejectRequest" | "removeCompanyUser" | "renameApiKey" | "renewInvitation" | "replayWebhookDelivery" | "requestCancel" | "requestCancelOfReceived" | "requestEmailChange" | "requestObjection" | "requestObjectionToReceived" | "requestPhoneCode" | "resendInvoice" | "resetPassword" | "reverseReceipt" | "revokeAdmin" | "revokeDocumentLinks" | "revokePartnerKey" | "revokePaymentLink" | "revokeStatementLinks" | "revokePartnerSession" | "revokePartnerSessions" | "revokeToken" | "rotateBankSecret" | "rotatePartnerKey" | "rotateWebhookSecret" | "seedDemo" | "sendReminders" | "setWebhookState" | "settlePayment" | "settlePaymentRequest" | "signIn" | "signInFailed" | "signingCodeWrong" | "splitDebtors" | "startCustomerImport" | "startPayment" | "startSigning" | "startStockItemImport" | "startSync" | "stopReminders" | "stopSync" | "syncCompany" | "testWebhook" | "undoBankMovement" | "updateBankEntry" | "updateCollectionSettings" | "updateCompany" | "updateCoupon" | "updateCustomer" | "updateExplanation" | "updateGibCredentials" | "updateInvoice" | "updateInvoiceFollowUp" | "updateName" | "updateOffice" | "updateNotifications" | "updateOpeningBalance" | "updatePartner" | "updatePassword" | "updatePermissions" | "updateReceiptAllocations" | "updateStockItem" | "updateWebhook" | "uploadBankFile" | "uploadImage" | "verifyEmail" | "verifyPayment" | "writeOffInvoice";
        /**
         * Format: date
         * @description Takvim günü (calendar day, YYYY-MM-DD)
         * @example 2026-09-03
         */
        CalendarDate: string;
        /** @description Kullanıcı (who did it) */
        AuditPerson: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Ad soyad (name)
             */
            name: string;
        };
        /** @description Şirket (company) */
        AuditCompany: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Unvan ya da ad soyad (title or name)
             */
            ad: string;
        };
        /** @description Denetim kaydı (one thing that was done) */
        AuditEntry: {
            /**
             * Format: int64
             * @description Sıra (number of the entry)
             */
            sira: number;
            /** @description Ne zaman (when it was done) */
            an: components["schemas"]["Timestamp"];
            /** @description İşlem (what was done) */
            islem: components["schemas"]["AuditAction"];
            /** @description Kim (who did it; null where the system did) */
            kullanici: components["schemas"]["AuditPerson"] | null;
            /** @description Şirket (company that it was done in; null where in none, and in the log of one company) */
            sirket: components["schemas"]["AuditCompany"] | null;
            /**
             * Format: text
             * @description Neyin üzerinde (what it was done to: number of an invoice, name of a user, key or campaign, address of an invitation that waits, code of a coupon, address of a webhook without its query; empty where nothing of these)
             */
            hedef: string;
            /**
             * Format: int32
             * @description Gün (days by which a trial was lengthened, otherwise null)
             */
            gun: number | null;
        };
        /** @description Denetim kayıtları (a page of the audit log) */
        AuditPage: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["AuditEntry"][];
            /**
             * Format: int32
             * @description Sayfa numarası (number of this page, from 1)
             */
            page: number;
            /**
             * Format: int32
             * @description Sayfadaki en çok kayıt (most entries a page)
             */
            pageSize: number;
            /** @description Sonraki sayfa var mı (whether another page follows) */
            hasNext: boolean;
        };
        /** @description Şirketin devri (hands a company over) */
        HandOver: {
            /** @description Yeni sahibin kimliği (id of its next owner) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: password
             * @description Şimdiki parola (password of the owner)
             */
            password: string;
            /** @description Şirketten ayrıl (whether the old owner leaves; otherwise they stay with all permissions) */
            leave?: boolean;
        };
        /** @description Kupon kullanımı (use of a coupon) */
        CouponUse: {
            /**
             * Format: text
             * @description Kupon kodu (code of the coupon)
             */
            coupon: string;
            /** @description Üyelik Sözleşmesi onayı (the payer accepts the membership agreement; required for a coupon of 100 %) */
            membership?: boolean;
        };
        /**
         * @description Tutar (amount, decimal string with a point, up to 2 decimals)
         * @example 1234.56
         */
        Amount: string;
        /** @description Fiyat (price) */
        Price: {
            /** @description Yıllık fiyat, KDV hariç (price of a year without VAT, TRY) */
            price: components["schemas"]["Amount"];
        };
        /** @description Ödeme sonucu (outcome of a payment) */
        PaymentCheck: {
            /** @description Ödendi mi (whether the payment was made) */
            verified: boolean;
            /**
             * Format: text
             * @description Hata (why not, in Turkish; empty when verified)
             */
            error: string;
        };
        /** @description Bankanın yanıtı (form fields posted by the page of the bank; further fields are ignored) */
        PaymentCallback: {
            /**
             * Format: text
             * @description Durum (status in the words of the provider)
             */
            status?: string;
            /**
             * Format: text
             * @description Sağlayıcının ödeme kimliği (id of the payment at the provider)
             */
            paymentId?: string;
            /**
             * Format: text
             * @description Ödeme işleminin kimliği (tx)
             */
            conversationId?: string;
            /**
             * Format: text
             * @description Sağlayıcıya iletilen veri (handed on to the provider)
             */
            conversationData?: string;
            /**
             * Format: text
             * @description 3-D sonucu (outcome of the 3-D page)
             */
            mdStatus?: string;
        };
        /**
         * @description Oran (percent, decimal string with a point)
         * @example 20
         */
        Rate: string;
        /** @description Ödemenin kuponu (coupon of a payment) */
        PaymentCoupon: {
            /**
             * Format: text
             * @description Kupon kodu (code of the coupon)
             */
            kod: string;
            /** @description İndirim oranı (discount in percent) */
            indirimOrani: components["schemas"]["Rate"];
        };
        /** @description Ödeme (payment) */
        Payment: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /** @description Şirketin kimliği (id of the company) */
            companyId: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Unvan ya da ad soyad (title or name of the company)
             */
            sirket: string;
            /**
             * Format: text
             * @description VKN veya TCKN (tax or citizen number of the company)
             */
            vknTckn: string;
            /** @description Tutar, KDV dahil (amount with VAT, TRY) */
            amount: components["schemas"]["Amount"];
            /**
             * @description Durum (BEKLIYOR: waits for the bank, ODENDI: was made, REDDEDILDI: was refused)
             * @enum {string}
             */
            durum: "BEKLIYOR" | "ODENDI" | "REDDEDILDI";
            /**
             * Format: text
             * @description Hata (why it was refused, in Turkish; otherwise empty)
             */
            hata: string;
            /** @description Kupon (coupon that lowered it; null without one) */
            kupon: components["schemas"]["PaymentCoupon"] | null;
            /** @description Oluşturulma anı (instant of creation) */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Ödemeler (payments) */
        PaymentItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["Payment"][];
        };
        /** @description Şirketler (companies) */
        CompanyItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["Company"][];
        };
        /** @description Deneme süresi uzatma (more days of trial) */
        DemoExtension: {
            /** @description Şirketin kimliği (id of the company) */
            companyId: components["schemas"]["Uuid"];
            /**
             * Format: int32
             * @description Gün sayısı (days)
             */
            duration: number;
        };
        /** @description Lisans başlatma (starts the licence) */
        Activation: {
            /** @description Şirketin kimliği (id of the company) */
            companyId: components["schemas"]["Uuid"];
        };
        /** @description Kampanya (campaign) */
        Campaign: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Kampanya adı (name of the campaign)
             */
            ad: string;
            /**
             * Format: text
             * @description Açıklama (what the campaign is for)
             */
            aciklama: string;
            /**
             * Format: int32
             * @description Kupon sayısı (number of coupons, 1–10,000)
             */
            kuponSayisi: number;
            /** @description İndirim oranı (discount in percent, above 0 up to 100) */
            indirimOrani: components["schemas"]["Rate"];
        };
        /** @description Kampanyalar (campaigns) */
        CampaignItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["Campaign"][];
        };
        /** @description Kampanya, yazılabilir alanlar (campaign) */
        CampaignWrite: {
            /**
             * Format: text
             * @description Kampanya adı (name of the campaign)
             */
            ad: string;
            /**
             * Format: text
             * @description Açıklama (what the campaign is for)
             */
            aciklama?: string;
            /**
             * Format: int32
             * @description Kupon sayısı (number of coupons, 1–10,000)
             */
            kuponSayisi: number;
            /** @description İndirim oranı (discount in percent, above 0 up to 100) */
            indirimOrani: components["schemas"]["Rate"];
        };
        /** @description Kupon (coupon) */
        Coupon: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Kupon kodu (code, 10 characters: A–Z without I and O, 2–9)
             */
            kod: string;
            /**
             * Format: text
             * @description Müşteri (name of the customer who was given it)
             */
            musteri: string;
            /** @description Müşteriye verildi mi (whether a customer was given it) */
            musteriyeVerildi: {
                /** @description Değer var mı (whether there is a value) */
                Valid: boolean;
            };
            /** @description Kullanıldı mı (when it was used) */
            usedAt: {
                /** @description Değer var mı (whether there is a value) */
                Valid: boolean;
                /** @description An (instant; only meaningful with Valid true) */
                Time: components["schemas"]["Timestamp"];
            };
        };
        /** @description Kuponlar (a page of coupons) */
        CouponPage: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["Coupon"][];
            /**
             * Format: int32
             * @description Sayfa numarası (number of this page, from 1)
             */
            page: number;
            /**
             * Format: int32
             * @description Sayfadaki en çok kayıt (most entries a page)
             */
            pageSize: number;
            /** @description Sonraki sayfa var mı (whether another page follows) */
            hasNext: boolean;
        };
        /** @description Kuponun müşterisi (customer of a coupon) */
        CouponWrite: {
            /**
             * Format: text
             * @description Müşteri (name of the customer who was given it)
             */
            musteri: string;
            /** @description Müşteriye verildi mi (whether a customer was given it) */
            musteriyeVerildi: {
                /** @description Değer var mı (whether there is a value) */
                Valid: boolean;
            };
        };
        /**
         * @description Durum (open, or paused: its keys and sessions do not work; unchanged when omitted)
         * @enum {string}
         */
        PartnerState: "ACIK" | "DURDURULDU";
        /** @description Partner anahtarı (key of a partner, without its secret) */
        PartnerKey: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Ad (where the key is used)
             */
            ad: string;
            /**
             * Format: text
             * @description Son dört hanesi (its last four characters, to know it by)
             */
            sonHaneler: string;
            /** @description Oluşturulma anı (when it was made, RFC 3339) */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Son kullanım (when the key was last used, to the minute; null when never)
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description Bitiş (when a renewed key stops working; null for a key that was not renewed)
             */
            bitis: string | null;
        };
        /** @description Partner (a bank or portal that puts widgets into its own pages) */
        Partner: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Ad (name of the partner)
             */
            ad: string;
            /** @description İzinli kaynaklar (origins of the pages that may hold its sessions, https://banka.example each) */
            kaynaklar: string[];
            /**
             * Format: int32
             * @description Dakikada en çok oturum (most sessions that it may open in a minute)
             */
            dakikadaOturum: number;
            /** @description Durum (open, or paused: its keys and sessions do not work; unchanged when omitted) */
            durum: components["schemas"]["PartnerState"];
            /** @description Hatırlatma e-postası (its companies may send reminders by mail) */
            hatirlatma: boolean;
            /**
             * Format: text
             * @description Tahsilat adresi (address at which the partner collects for its companies; empty for none)
             */
            tahsilatAdresi: string;
            /** @description Tahsilat sırrı (a secret for calls to that address exists; without it none are made) */
            tahsilatSirri: boolean;
            /** @description Oluşturulma anı (when it was made, RFC 3339) */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Anahtarlar (keys that work, oldest first) */
            anahtarlar: components["schemas"]["PartnerKey"][];
            /**
             * Format: int32
             * @description Şirket sayısı (how many companies it has brought)
             */
            sirketSayisi: number;
            /**
             * Format: int32
             * @description Kullanıcı sayısı (how many users it has brought)
             */
            kullaniciSayisi: number;
        };
        /** @description Partnerler (partners) */
        PartnerItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["Partner"][];
        };
        /** @description Partner, yazılabilir alanlar (a bank or portal that puts widgets into its own pages) */
        PartnerWrite: {
            /**
             * Format: text
             * @description Ad (name of the partner)
             */
            ad: string;
            /** @description İzinli kaynaklar (origins of the pages that may hold its sessions, https://banka.example each) */
            kaynaklar: string[];
            /**
             * Format: int32
             * @description Dakikada en çok oturum (most sessions that it may open in a minute, 1–100,000)
             */
            dakikadaOturum: number;
            /** @description Durum (open, or paused: its keys and sessions do not work; unchanged when omitted) */
            durum?: components["schemas"]["PartnerState"];
            /** @description Hatırlatma e-postası (its companies may send reminders by mail; unchanged when omitted) */
            hatirlatma?: boolean;
            /**
             * Format: text
             * @description Tahsilat adresi (public https address at which the partner collects for its companies; empty for none, unchanged when omitted)
             */
            tahsilatAdresi?: string;
        };
        /** @description Partner ve tahsilat sırrı (partner with the secret of its collection address, which is returned only here) */
        BankSecret: {
            /** @description Partner (the partner) */
            partner: components["schemas"]["Partner"];
            /**
             * Format: text
             * @description Sır (secret for verifying signatures, whsec_ and base64)
             */
            sir: string;
        };
        /** @description Partner anahtarının adı (name of a key) */
        PartnerKeyWrite: {
            /**
             * Format: text
             * @description Ad (where the key is used)
             */
            ad: string;
        };
        /** @description Yeni partner anahtarı (key that was just made) */
        NewPartnerKey: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Ad (where the key is used)
             */
            ad: string;
            /**
             * Format: text
             * @description Son dört hanesi (its last four characters, to know it by)
             */
            sonHaneler: string;
            /** @description Oluşturulma anı (when it was made, RFC 3339) */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description Son kullanım (when the key was last used, to the minute; null when never)
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description Bitiş (when a renewed key stops working; null for a key that was not renewed)
             */
            bitis: string | null;
            /**
             * Format: text
             * @description Anahtar (the key itself, answered here and never again; it is stored hashed)
             */
            anahtar: string;
        };
        /**
         * Format: text
         * @description Partnerdeki kimlik (the id by which the partner knows it)
         */
        PartnerRef: string;
        /** @description Şirketin bilgileri (details of the company; an omitted field stays unchanged, an empty one is cleared) */
        CompanyDetails: {
            /**
             * Format: text
             * @description Ticaret unvanı (trade name)
             */
            unvan?: string;
            /**
             * Format: text
             * @description Ad (first name)
             */
            ad?: string;
            /**
             * Format: text
             * @description Soyad (last name)
             */
            soyad?: string;
            /**
             * Format: text
             * @description Ticaret sicil numarası (trade registry number)
             */
            sicilNo?: string;
            /**
             * Format: text
             * @description MERSİS numarası (number in the central registry)
             */
            mersisNo?: string;
            /**
             * Format: text
             * @description Vergi dairesi (name of the tax office)
             */
            vergiDairesi?: string;
            /**
             * Format: int32
             * @description Vergi dairesinin kimliği (merlinId of the tax office list)
             */
            vergiDairesiId?: number | null;
            /**
             * Format: text
             * @description Cadde veya sokak (street)
             */
            cadde?: string;
            /**
             * Format: text
             * @description Apartman adı (name of the building)
             */
            apartmanAdi?: string;
            /**
             * Format: text
             * @description Apartman numarası (number of the building)
             */
            apartmanNo?: string;
            /**
             * Format: text
             * @description Kapı numarası (door number)
             */
            kapiNo?: string;
            /**
             * Format: text
             * @description Mahalle (quarter)
             */
            mahalle?: string;
            /**
             * Format: text
             * @description İl (province)
             */
            il?: string;
            /**
             * Format: int32
             * @description İl plaka kodu (plate number of the province)
             */
            ilId?: number | null;
            /**
             * Format: text
             * @description İlçe (district)
             */
            ilce?: string;
            /**
             * Format: int32
             * @description İlçenin kimliği (id of the district list)
             */
            ilceId?: number | null;
            /**
             * Format: text
             * @description Posta kodu (postal code)
             */
            postaKodu?: string;
            /**
             * Format: text
             * @description Ülke (country)
             */
            ulke?: string;
            /**
             * Format: text
             * @description Açık adres (rest of the address, at most 50 characters)
             */
            acikAdres?: string;
            /**
             * Format: text
             * @description Şirketin türü (kind of company, as the registry words it)
             */
            sirketinTuru?: string;
            /**
             * Format: text
             * @description TCKN (citizen number, 11 digits, or empty)
             */
            tckn?: string;
            /**
             * Format: text
             * @description Yetkilinin adı (first name of its representative)
             */
            yetkiliAdi?: string;
            /**
             * Format: text
             * @description Yetkilinin soyadı (last name of its representative)
             */
            yetkiliSoyadi?: string;
            /**
             * Format: text
             * @description Yetkilinin TCKN numarası (citizen number of its representative)
             */
            yetkiliTckn?: string;
            /**
             * Format: text
             * @description Yetkilinin doğum tarihi (date of birth, YYYY/MM/DD, or empty)
             */
            yetkiliDogumTarihi?: string;
            /**
             * Format: text
             * @description Yetkilinin telefonu (phone, ten digits, or empty)
             */
            yetkiliTelNo?: string;
            /**
             * Format: text
             * @description Şirket e-postası (mail address of the company)
             */
            email?: string;
            /**
             * Format: text
             * @description Faks (fax number)
             */
            faksNo?: string;
            /**
             * Format: text
             * @description Web sitesi (web address)
             */
            website?: string;
            /**
             * Format: text
             * @description İş merkezi (business centre, as the portal keeps it)
             */
            isMerkezi?: string;
        };
        /**
         * @description Yetki (possible permissions of a session: none for users and keys)
         * @enum {string}
         */
        PartnerPermission: "faturaRead" | "faturaWrite" | "stokRead" | "stokWrite" | "cariRead" | "cariWrite" | "iptalItirazRead" | "iptalItirazWrite" | "adimaDuzenlenenFaturalarRead" | "adimaDuzenlenenFaturalarWrite" | "companyWrite" | "tahsilatRead" | "tahsilatWrite";
        /** @description Partner oturumu isteği (user, company, widgets and permissions of the session) */
        PartnerSessionWrite: {
            /** @description Kullanıcı (the user, created on first use; every call updates the name) */
            kullanici: {
                /** @description Partnerdeki kimlik (the id by which the partner knows the user) */
                kimlik: components["schemas"]["PartnerRef"];
                /**
                 * Format: text
                 * @description Ad soyad (name, as shown in the audit log)
                 */
                ad: string;
            };
            /** @description Şirket (the company, created on first use; given fields are stored, omitted ones stay unchanged) */
            sirket: components["schemas"]["CompanyDetails"] & {
                /** @description Partnerdeki kimlik (the id by which the partner knows the company) */
                kimlik: components["schemas"]["PartnerRef"];
                /**
                 * Format: text
                 * @description VKN veya TCKN (tax number, 10 or 11 digits; the same in every call for this company)
                 */
                vknTckn: string;
                /**
                 * Format: text
                 * @description Tahsilat IBAN (account that customers pay to in TRY; absent: no change)
                 */
                tahsilatIban?: string;
                /**
                 * Format: text
                 * @description Hesap sahibi (holder of that account; empty or absent for the name of the company)
                 */
                hesapSahibi?: string;
            };
            /** @description Bileşenler (widgets that the page shows, by the names of their entry points: invoice-list) */
            widgetler: string[];
            /** @description Yetkiler (what the user may do; writing brings reading) */
            yetkiler: components["schemas"]["PartnerPermission"][];
        };
        /** @description Partner oturumu (session of one user in one company) */
        PartnerSession: {
            /** @description Kimlik (id, to end it by) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Oturum anahtarı (bearer token for the page, answered here and never again)
             */
            token: string;
            /** @description Bitiş (when it ends, RFC 3339) */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description Şirketin kimliği (companyId of its calls) */
            companyId: components["schemas"]["Uuid"];
            /** @description Kullanıcının kimliği (userKey of the provider) */
            userId: components["schemas"]["Uuid"];
        };
        /** @description Oturumları sonlandırma (whose sessions end: one user’s, or all of the partner) */
        PartnerRevocation: {
            /** @description Kullanıcının partnerdeki kimliği (the id by which the partner knows the user) */
            kullanici?: components["schemas"]["PartnerRef"];
            /** @description Tümü (true: every session of the partner) */
            tumu?: boolean;
        };
        /** @description Sonlandırılan oturumlar (how many sessions have ended) */
        PartnerRevoked: {
            /**
             * Format: int32
             * @description Sayı (sessions that were open)
             */
            sayi: number;
        };
        /**
         * @description Konu (events of a partner: an invoice was saved, was signed, was refused by the portal, a request came, a synchronization was done, a payment was taken)
         * @enum {string}
         */
        WebhookTopic: "fatura.kaydedildi" | "fatura.imzalandi" | "fatura.reddedildi" | "talep.geldi" | "esitleme.tamamlandi" | "tahsilat.kaydedildi" | "tahsilat.geriAlindi" | "fatura.odendi" | "fatura.gecikti" | "odeme.alindi";
        /**
         * @description Durum (open; paused by an admin; paused after failing for three days. Events wait until it is open again, at most 30 days)
         * @enum {string}
         */
        WebhookState: "ACIK" | "DURAKLATILDI" | "HATALI";
        /** @description Webhook adresi (URL for the events of a partner) */
        Webhook: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Adres (address)
             */
            url: string;
            /** @description Olaylar (topics that are sent) */
            olaylar: components["schemas"]["WebhookTopic"][];
            /**
             * Format: text
             * @description E-posta (address that gets a mail when it is paused)
             */
            email: string;
            /** @description Durum (whether it is open) */
            durum: components["schemas"]["WebhookState"];
            /** @description Oluşturulma anı (when it was made) */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description Bekleyen (number of pending events)
             */
            bekleyen: number;
            /**
             * Format: date-time
             * @description Son iletim (when the last one got through; null when none has)
             */
            sonIletim: string | null;
            /**
             * Format: date-time
             * @description Başarısızlık başlangıcı (since when nothing gets through; null while all is well)
             */
            basarisizBeri: string | null;
            /**
             * Format: date-time
             * @description Eski sırrın bitişi (until when it is signed with the secret before too; null when there is none)
             */
            eskiSirBitis: string | null;
        };
        /** @description Webhook adresleri (the addresses of a partner) */
        WebhookItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["Webhook"][];
        };
        /** @description Webhook adresi, yazılabilir alanlar (URL for the events of a partner, and their topics) */
        WebhookWrite: {
            /**
             * Format: text
             * @description Adres (https address, open to the internet; in development http and this machine too)
             */
            url: string;
            /** @description Olaylar (topics that are sent) */
            olaylar: components["schemas"]["WebhookTopic"][];
            /**
             * Format: text
             * @description E-posta (address that gets a mail when the webhook is paused after failures)
             */
            email: string;
        };
        /** @description Webhook adresi ve sırrı (address with its secret, which is returned only here) */
        WebhookSecret: {
            /** @description Webhook adresi (the address) */
            webhook: components["schemas"]["Webhook"];
            /**
             * Format: text
             * @description Sır (secret for verifying signatures, whsec_ and base64)
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw
             */
            sir: string;
        };
        /** @description Durum değişikliği (opens or pauses an address) */
        WebhookStateWrite: {
            /**
             * @description Durum (open: pending events are sent at once; paused: they wait)
             * @enum {string}
             */
            durum: "ACIK" | "DURAKLATILDI";
        };
        /**
         * @description Olay türü (what happened: one of the topics, or deneme for a test of the address)
         * @enum {string}
         */
        WebhookType: "fatura.kaydedildi" | "fatura.imzalandi" | "fatura.reddedildi" | "talep.geldi" | "esitleme.tamamlandi" | "tahsilat.kaydedildi" | "tahsilat.geriAlindi" | "fatura.odendi" | "fatura.gecikti" | "odeme.alindi" | "deneme";
        /** @description Deneme (one try to tell an event) */
        WebhookAttempt: {
            /** @description Ne zaman (when it was tried) */
            an: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description Süre (milliseconds until the answer)
             */
            sure: number;
            /**
             * Format: int32
             * @description Yanıt kodu (HTTP status; null when no answer came)
             */
            yanitKodu: number | null;
            /**
             * @description Hata (why no answer came: the address is in a network that nothing is sent to, it cannot be reached, it took too long; null when one came)
             * @enum {string|null}
             */
            hata: "ADRES_YASAK" | "ULASILAMADI" | "ZAMAN_ASIMI" | null;
            /**
             * Format: text
             * @description Yanıt (how the answer begins)
             */
            yanit: string;
        };
        /** @description İletim (an event on its way to one address) */
        WebhookDelivery: {
            /** @description Kimlik (id, the webhook-id header: the same at every try) */
            id: components["schemas"]["Uuid"];
            /** @description Olay türü (what happened) */
            olay: components["schemas"]["WebhookType"];
            /**
             * @description Durum (waits, got through, or was given up)
             * @enum {string}
             */
            durum: "BEKLIYOR" | "ILETILDI" | "ILETILEMEDI";
            /** @description Ne zaman (when it happened) */
            createdAt: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description İletildiği an (when it got through; null before)
             */
            iletildiAt: string | null;
            /**
             * Format: date-time
             * @description Sonraki deneme (when it is tried next at the earliest; null when it is not)
             */
            sonrakiDeneme: string | null;
            /** @description Denemeler (the last tries, the first of them first) */
            denemeler: components["schemas"]["WebhookAttempt"][];
            /**
             * Format: text
             * @description Gövde (body as it is sent and signed)
             */
            govde: string;
        };
        /** @description İletimler (a page of deliveries) */
        WebhookDeliveryPage: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["WebhookDelivery"][];
            /**
             * Format: int32
             * @description Sayfa numarası (number of this page, from 1)
             */
            page: number;
            /**
             * Format: int32
             * @description Sayfadaki en çok kayıt (most entries a page)
             */
            pageSize: number;
            /** @description Sonraki sayfa var mı (whether another page follows) */
            hasNext: boolean;
        };
        /**
         * Format: int32
         * @description Vade, gün (days from the date of an invoice until it is to be paid; 0 for the same day)
         */
        TermDays: number | null;
        /** @description Cari kartı (customer card) */
        Customer: {
            /**
             * Format: text
             * @description VKN veya TCKN (tax number of 10 digits or citizen number of 11)
             */
            vknTckn: string;
            /**
             * Format: text
             * @description Unvan (trade name, required for a legal person)
             */
            unvan: string;
            /**
             * Format: text
             * @description Ad (first name)
             */
            ad: string;
            /**
             * Format: text
             * @description Soyad (last name)
             */
            soyad: string;
            /**
             * Format: text
             * @description Vergi dairesi (name of the tax office)
             */
            vergiDairesi: string;
            /**
             * Format: text
             * @description Adres (address)
             */
            adres: string;
            /**
             * Format: text
             * @description İlçe (district)
             */
            ilce: string;
            /**
             * Format: text
             * @description İl (province)
             */
            il: string;
            /**
             * Format: text
             * @description Posta kodu (postal code)
             */
            postaKodu: string;
            /**
             * Format: text
             * @description Ülke (country, Türkiye by default)
             */
            ulke: string;
            /**
             * Format: text
             * @description Telefon (phone)
             */
            telNo: string;
            /**
             * Format: text
             * @description Faks (fax number)
             */
            faksNo: string;
            /**
             * Format: text
             * @description E-posta adresi (mail address)
             */
            email: string;
            /**
             * Format: text
             * @description Mali müşavirin e-postası (mail address of the accountant)
             */
            maliMusavirEmail: string;
            /**
             * Format: text
             * @description IBAN (TR and 24 digits)
             */
            iban: string;
            /** @description İskonto (discount in percent, 0 by default) */
            iskonto: components["schemas"]["Rate"];
            /**
             * Format: text
             * @description Para birimi (ISO currency code, TRY by default)
             */
            paraBirimi: string;
            /**
             * Format: text
             * @description Yetkilinin adı (name of the contact)
             */
            yetkiliAdi: string;
            /**
             * Format: text
             * @description Yetkilinin e-postası (mail address of the contact)
             */
            yetkiliEmail: string;
            /**
             * Format: text
             * @description Yetkilinin telefonu (phone of the contact)
             */
            yetkiliTelNo: string;
            /**
             * Format: text
             * @description Notlar (notes of our own)
             */
            notlar: string;
            /** @description Tüzel kişi (whether a legal person, true by default) */
            tuzel: boolean;
            /** @description Vade, gün (days until an invoice is to be paid; null for the term of the company) */
            vadeGunu: components["schemas"]["TermDays"];
            /** @description Hatırlatma gönderme (no automatic reminders go to this customer; false by default) */
            hatirlatmaYok: boolean;
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
        };
        /** @description Cari kartları (a page of customer cards) */
        CustomerPage: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["Customer"][];
            /**
             * Format: int32
             * @description Sayfa numarası (number of this page, from 1)
             */
            page: number;
            /**
             * Format: int32
             * @description Sayfadaki en çok kayıt (most entries a page)
             */
            pageSize: number;
            /** @description Sonraki sayfa var mı (whether another page follows) */
            hasNext: boolean;
        };
        /** @description Cari kartı, yazılabilir alanlar (other fields of Customer are accepted and ignored) */
        CustomerWrite: {
            /**
             * Format: text
             * @description VKN veya TCKN (tax number of 10 digits or citizen number of 11)
             */
            vknTckn?: string;
            /**
             * Format: text
             * @description Unvan (trade name, required for a legal person)
             */
            unvan?: string;
            /**
             * Format: text
             * @description Ad (first name)
             */
            ad?: string;
            /**
             * Format: text
             * @description Soyad (last name)
             */
            soyad?: string;
            /**
             * Format: text
             * @description Vergi dairesi (name of the tax office)
             */
            vergiDairesi?: string;
            /**
             * Format: text
             * @description Adres (address)
             */
            adres?: string;
            /**
             * Format: text
             * @description İlçe (district)
             */
            ilce?: string;
            /**
             * Format: text
             * @description İl (province)
             */
            il?: string;
            /**
             * Format: text
             * @description Posta kodu (postal code)
             */
            postaKodu?: string;
            /**
             * Format: text
             * @description Ülke (country, Türkiye by default)
             */
            ulke?: string;
            /**
             * Format: text
             * @description Telefon (phone)
             */
            telNo?: string;
            /**
             * Format: text
             * @description Faks (fax number)
             */
            faksNo?: string;
            /**
             * Format: text
             * @description E-posta adresi (mail address)
             */
            email?: string;
            /**
             * Format: text
             * @description Mali müşavirin e-postası (mail address of the accountant)
             */
            maliMusavirEmail?: string;
            /**
             * Format: text
             * @description IBAN (TR and 24 digits)
             */
            iban?: string;
            /** @description İskonto (discount in percent, 0 by default) */
            iskonto?: components["schemas"]["Rate"];
            /**
             * Format: text
             * @description Para birimi (ISO currency code, TRY by default)
             */
            paraBirimi?: string;
            /**
             * Format: text
             * @description Yetkilinin adı (name of the contact)
             */
            yetkiliAdi?: string;
            /**
             * Format: text
             * @description Yetkilinin e-postası (mail address of the contact)
             */
            yetkiliEmail?: string;
            /**
             * Format: text
             * @description Yetkilinin telefonu (phone of the contact)
             */
            yetkiliTelNo?: string;
            /**
             * Format: text
             * @description Notlar (notes of our own)
             */
            notlar?: string;
            /** @description Tüzel kişi (whether a legal person, true by default) */
            tuzel?: boolean;
            /** @description Vade, gün (days until an invoice is to be paid; null for the term of the company) */
            vadeGunu?: components["schemas"]["TermDays"];
            /** @description Hatırlatma gönderme (no automatic reminders go to this customer; false by default) */
            hatirlatmaYok?: boolean;
        };
        /** @description Cari kartları (customer cards) */
        CustomerItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["Customer"][];
            /** @description Süre doldu: yalnız listenin başına bakıldı (the time was over, only the first of the list were looked at) */
            eksik: boolean;
        };
        /**
         * @description Bilinen bir kartın boş hücreleri (empty cells in the row of a known card: they empty their fields, or leave them as they are)
         * @default BOSALT
         * @enum {string}
         */
        EmptyCells: "BOSALT" | "KORU";
        /** @description İçe aktarma sonucu (outcome of an import) */
        ImportResult: {
            /**
             * Format: int32
             * @description Eklenen satır sayısı (rows added)
             */
            eklenen: number;
            /**
             * Format: int32
             * @description Güncellenen satır sayısı (rows that changed a known card)
             */
            guncellenen: number;
            /**
             * Format: int32
             * @description Hatalı satır sayısı (rows skipped)
             */
            hatali: number;
            /**
             * Format: int32
             * @description Uyarılı satır sayısı (rows taken with something in them that is better looked at, counted as added or changed too)
             */
            uyarili: number;
            /** @description Satırlar (outcome of each row) */
            satirlar: {
                /**
                 * Format: int32
                 * @description Satır numarası (row of the sheet, the heading is 1)
                 */
                satir: number;
                /**
                 * @description Sonuç (added, changed or wrong)
                 * @enum {string}
                 */
                sonuc: "EKLENDI" | "GUNCELLENDI" | "HATALI";
                /**
                 * Format: text
                 * @description Mesaj (what is wrong, in the language of the call, else empty)
                 */
                mesaj: string;
                /**
                 * Format: text
                 * @description Uyarı (warning about an imported row in the language of the call, else empty)
                 */
                uyari: string;
            }[];
        };
        /**
         * @description Neden (what cards share: the number or the name)
         * @enum {string}
         */
        DoubleReason: "NUMARA" | "AD";
        /** @description Birden çok kez kayıtlı görünen kartlar (cards that look like one) */
        CustomerDoubles: {
            /** @description Kümeler (groups of cards) */
            items: {
                /** @description Neden (what they share) */
                neden: components["schemas"]["DoubleReason"];
                /** @description Kartlar (the cards, oldest first) */
                kartlar: components["schemas"]["Customer"][];
            }[];
        };
        /** @description Arka planda yükleme (an import of cards in the background) */
        CardImport: {
            /** @description Kimlik (id) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Dosya adı (name of the file)
             */
            dosyaAdi: string;
            /**
             * @description Durum (waiting, under way, done, cancelled, or refused as a whole)
             * @enum {string}
             */
            durum: "BEKLIYOR" | "SURUYOR" | "TAMAMLANDI" | "IPTAL" | "HATALI";
            /**
             * Format: int32
             * @description Dosyadaki satırlar (rows of the file; null while it is not read)
             */
            toplam: number | null;
            /**
             * Format: int32
             * @description İşlenen satırlar (rows that were looked at)
             */
            islenen: number;
            /**
             * Format: int32
             * @description Eklenen satırlar (rows added)
             */
            eklenen: number;
            /**
             * Format: int32
             * @description Güncellenen satırlar (rows that changed a known card)
             */
            guncellenen: number;
            /**
             * Format: int32
             * @description Hatalı satırlar (rows refused)
             */
            hatali: number;
            /**
             * Format: int32
             * @description Uyarılı satırlar (rows taken with something in them that is better looked at, counted as added or changed too)
             */
            uyarili: number;
            /**
             * Format: text
             * @description Mesaj (why the whole file was refused, in the language of the call)
             */
            mesaj: string | null;
            /** @description Başlangıç (when it was asked for) */
            baslangic: components["schemas"]["Timestamp"];
            /** @description Son ilerleme (when it last went on) */
            guncellendi: components["schemas"]["Timestamp"];
        };
        /** @description Yüklemeler (imports in the background) */
        CardImportItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["CardImport"][];
        };
        /** @description Kart anahtarları (keys of the cards in the rows of a file) */
        CardKeys: {
            /** @description Anahtarlar (the keys) */
            anahtarlar: string[];
            /** @description Sorulan alanlar (fields of the file; the answer lists those that have a value on the cards) */
            alanlar?: string[];
        };
        /** @description Bilinen kartlar (existing cards of a file) */
        KnownCards: {
            /** @description Anahtarlar (the keys that a card has) */
            anahtarlar: string[];
            /** @description Kartlarda dolu alanlar (fields that empty cells would clear, by key; cards without such fields are omitted) */
            dolu: {
                /**
                 * Format: text
                 * @description Anahtar (the key)
                 */
                anahtar: string;
                /** @description Dolu alanlar (requested fields whose value differs from that of a new card; with several cards of the key, the fields of any of them) */
                alanlar: string[];
            }[];
            /** @description Kartların adları (names of these cards, oldest first; a key may have several) */
            adlar?: {
                /**
                 * Format: text
                 * @description Anahtar (the key)
                 */
                anahtar: string;
                /**
                 * Format: text
                 * @description Ad (the name of a card with this key)
                 */
                ad: string;
            }[];
        };
        /** @description Yüklenen satır (outcome of a row) */
        CardImportRow: {
            /**
             * Format: int32
             * @description Satır numarası (row of the sheet, the heading is 1)
             */
            satir: number;
            /**
             * @description Sonuç (added, changed or wrong)
             * @enum {string}
             */
            sonuc: "EKLENDI" | "GUNCELLENDI" | "HATALI";
            /**
             * Format: text
             * @description Mesaj (what is wrong, in the language of the call, else empty)
             */
            mesaj: string;
            /**
             * Format: text
             * @description Uyarı (warning about an imported row in the language of the call, else empty)
             */
            uyari: string;
            /** @description Hücreler (cells by field of a row that was refused or has a warning; null for others) */
            alanlar: {
                [key: string]: string;
            } | null;
        };
        /** @description Yükleme satırları (rows of an import) */
        CardImportRowPage: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["CardImportRow"][];
            /** @description Sonraki sayfa var (there is another page) */
            hasNext: boolean;
        };
        /** @description Kartların birleştirilmesi (how two cards become one) */
        CustomerMerge: {
            /** @description Birleşen kart (id of the card that is merged into the kept one) */
            birlesen: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Birleşen kartın okunan sürümü (its ETag as it was read; a stale one answers 412)
             */
            birlesenSurumu?: string;
            /** @description Kalan kartın içeriği (the content of the kept card, as a PUT takes it) */
            kart: components["schemas"]["CustomerWrite"];
        };
        /** @description Ayrı kalan kartlar (whether two cards that look alike are kept apart) */
        CardsApart: {
            /** @description Diğer kart (id of the card beside the one of the path) */
            diger: components["schemas"]["Uuid"];
            /** @description Ayrı kalsın (they are two; false forgets it) */
            ayri: boolean;
        };
        /**
         * @description Ondalık sayı (decimal string with a point)
         * @example 83.33333
         */
        Decimal: string;
        /** @description Stok kartı (stock card; further taxes stand under their code, V<code>Orani) */
        StockItem: {
            /**
             * Format: text
             * @description Malın veya hizmetin adı (name of the goods or service)
             */
            malHizmet: string;
            /**
             * @description Stok tipi (kind of stock, TICARIMAL by default)
             * @enum {string}
             */
            stokTipi: "TICARIMAL" | "HAMMADDE" | "MAMUL" | "YARIMAMUL" | "HIZMET" | "SABITKIYMET";
            /**
             * Format: text
             * @description Birim (UN/ECE unit code)
             */
            birim: string;
            /** @description Birim fiyat (unit price without VAT, up to 5 decimals) */
            birimFiyat: string;
            /**
             * Format: text
             * @description Para birimi (ISO currency code, TRY by default)
             */
            dovizKodu: string;
            /**
             * Format: text
             * @description GTİP (customs tariff number, 12 digits)
             */
            gtip: string;
            /**
             * Format: text
             * @description Açıklama (explanation)
             */
            aciklama: string;
            /** @description KDV oranı (VAT rate in percent) */
            kdvOrani: components["schemas"]["Rate"];
            /**
             * Format: text
             * @description Tevkifat kodu (withholding code)
             */
            tevkifatKodu: string;
            /** @description Tevkifat oranı (withholding rate in percent) */
            V9015Orani: components["schemas"]["Rate"];
            /**
             * Format: text
             * @description İstisna / muafiyet sebebi (exemption code)
             */
            istisnaMuafiyetSebebi: string;
            /**
             * Format: text
             * @description Özel matrah nedeni (special base code)
             */
            ozelMatrahNedeni: string;
            /** @description Özel matrah tutarı (special base, in the currency of the invoice) */
            ozelMatrahTutari: components["schemas"]["Amount"];
            /**
             * Format: text
             * @description Teslim şartı (delivery term, INCOTERMS code)
             */
            teslimSarti: string;
            /**
             * Format: text
             * @description Eşya kap cinsi (kind of package, UN/ECE code)
             */
            esyaKapCinsi: string;
            /**
             * Format: text
             * @description Kap numarası (number of the package)
             */
            kapNo: string;
            /**
             * Format: text
             * @description Kap adedi (number of packages)
             */
            kapAdet: string;
            /**
             * Format: text
             * @description Teslim / bedel ödeme yeri (place of delivery and payment)
             */
            teslimBedelOdemeYeri: string;
            /**
             * Format: text
             * @description Gönderilme şekli (mode of transport, UN/ECE code)
             */
            gonderilmeSekli: string;
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /** @description Oluşturulma anı (instant of creation) */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Son değişiklik anı (instant of the last change) */
            updatedAt: components["schemas"]["Timestamp"];
        } & {
            [key: `V${string}Orani` | `V${string}Tutari`]: components["schemas"]["Decimal"] | undefined;
        };
        /** @description Stok kartları (a page of stock cards) */
        StockItemPage: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["StockItem"][];
            /**
             * Format: int32
             * @description Sayfa numarası (number of this page, from 1)
             */
            page: number;
            /**
             * Format: int32
             * @description Sayfadaki en çok kayıt (most entries a page)
             */
            pageSize: number;
            /** @description Sonraki sayfa var mı (whether another page follows) */
            hasNext: boolean;
        };
        /** @description Stok kartı, yazılabilir alanlar (other fields of StockItem are accepted and ignored) */
        StockItemWrite: {
            /**
             * Format: text
             * @description Malın veya hizmetin adı (name of the goods or service)
             */
            malHizmet?: string;
            /**
             * @description Stok tipi (kind of stock, TICARIMAL by default)
             * @enum {string}
             */
            stokTipi?: "TICARIMAL" | "HAMMADDE" | "MAMUL" | "YARIMAMUL" | "HIZMET" | "SABITKIYMET";
            /**
             * Format: text
             * @description Birim (UN/ECE unit code)
             */
            birim?: string;
            /** @description Birim fiyat (unit price without VAT, up to 5 decimals) */
            birimFiyat?: string;
            /**
             * Format: text
             * @description Para birimi (ISO currency code, TRY by default)
             */
            dovizKodu?: string;
            /**
             * Format: text
             * @description GTİP (customs tariff number, 12 digits)
             */
            gtip?: string;
            /**
             * Format: text
             * @description Açıklama (explanation)
             */
            aciklama?: string;
            /** @description KDV oranı (VAT rate in percent) */
            kdvOrani?: components["schemas"]["Rate"];
            /**
             * Format: text
             * @description Tevkifat kodu (withholding code)
             */
            tevkifatKodu?: string;
            /** @description Tevkifat oranı (withholding rate in percent) */
            V9015Orani?: components["schemas"]["Rate"];
            /**
             * Format: text
             * @description İstisna / muafiyet sebebi (exemption code)
             */
            istisnaMuafiyetSebebi?: string;
            /**
             * Format: text
             * @description Özel matrah nedeni (special base code)
             */
            ozelMatrahNedeni?: string;
            /** @description Özel matrah tutarı (special base, in the currency of the invoice) */
            ozelMatrahTutari?: components["schemas"]["Amount"];
            /**
             * Format: text
             * @description Teslim şartı (delivery term, INCOTERMS code)
             */
            teslimSarti?: string;
            /**
             * Format: text
             * @description Eşya kap cinsi (kind of package, UN/ECE code)
             */
            esyaKapCinsi?: string;
            /**
             * Format: text
             * @description Kap numarası (number of the package)
             */
            kapNo?: string;
            /**
             * Format: text
             * @description Kap adedi (number of packages)
             */
            kapAdet?: string;
            /**
             * Format: text
             * @description Teslim / bedel ödeme yeri (place of delivery and payment)
             */
            teslimBedelOdemeYeri?: string;
            /**
             * Format: text
             * @description Gönderilme şekli (mode of transport, UN/ECE code)
             */
            gonderilmeSekli?: string;
        } & {
            [key: `V${string}Orani` | `V${string}Tutari`]: components["schemas"]["Decimal"] | undefined;
        };
        /** @description Stok kartları (stock cards) */
        StockItemItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["StockItem"][];
            /** @description Süre doldu: yalnız listenin başına bakıldı (the time was over, only the first of the list were looked at) */
            eksik: boolean;
        };
        /** @description Birden çok kez kayıtlı görünen kartlar (cards that look like one) */
        StockItemDoubles: {
            /** @description Kümeler (groups of cards) */
            items: {
                /** @description Neden (what they share) */
                neden: components["schemas"]["DoubleReason"];
                /** @description Kartlar (the cards, oldest first) */
                kartlar: components["schemas"]["StockItem"][];
            }[];
        };
        /** @description Kartların birleştirilmesi (how two cards become one) */
        StockItemMerge: {
            /** @description Birleşen kart (id of the card that is merged into the kept one) */
            birlesen: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Birleşen kartın okunan sürümü (its ETag as it was read; a stale one answers 412)
             */
            birlesenSurumu?: string;
            /** @description Kalan kartın içeriği (the content of the kept card, as a PUT takes it) */
            kart: components["schemas"]["StockItemWrite"];
        };
        /** @description Hazır açıklama (ready explanation) */
        Explanation: {
            /**
             * Format: text
             * @description Açıklama (the text of the note)
             */
            aciklama: string;
            /** @description Faturada göster (whether new invoices carry it) */
            faturadaGoster: boolean;
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
        };
        /** @description Hazır açıklamalar (ready explanations) */
        ExplanationItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["Explanation"][];
        };
        /** @description Hazır açıklama, yazılabilir alanlar (ready explanation) */
        ExplanationWrite: {
            /**
             * Format: text
             * @description Açıklama (the text of the note)
             */
            aciklama: string;
            /** @description Faturada göster (whether new invoices carry it) */
            faturadaGoster: boolean;
        };
        /** @description Banka ve IBAN (bank and IBAN) */
        BankEntry: {
            /**
             * Format: text
             * @description Banka adı (name of the bank)
             */
            bankaAdi: string;
            /**
             * Format: text
             * @description IBAN (TR and 24 digits)
             */
            iban: string;
            /** @description Faturada göster (whether new invoices carry it) */
            faturadaGoster: boolean;
            /** @description Tahsilat hesabı (the account that customers pay to in its currency; choosing one replaces the other of the currency; absent: no change) */
            tahsilatHesabi: boolean;
            /**
             * Format: text
             * @description Hesap sahibi (holder of the account; empty for the name of the company; absent: no change)
             */
            hesapSahibi: string;
            /**
             * Format: text
             * @description Para birimi (ISO currency code of the account, TRY by default; absent: no change)
             */
            paraBirim: string;
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
        };
        /** @description Banka ve IBAN kayıtları (banks and IBANs) */
        BankEntryItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["BankEntry"][];
        };
        /** @description Banka ve IBAN, yazılabilir alanlar (bank and IBAN) */
        BankEntryWrite: {
            /**
             * Format: text
             * @description Banka adı (name of the bank)
             */
            bankaAdi: string;
            /**
             * Format: text
             * @description IBAN (TR and 24 digits)
             */
            iban: string;
            /** @description Faturada göster (whether new invoices carry it) */
            faturadaGoster: boolean;
            /** @description Tahsilat hesabı (the account that customers pay to in its currency; choosing one replaces the other of the currency; absent: no change) */
            tahsilatHesabi?: boolean;
            /**
             * Format: text
             * @description Hesap sahibi (holder of the account; empty for the name of the company; absent: no change)
             */
            hesapSahibi?: string;
            /**
             * Format: text
             * @description Para birimi (ISO currency code of the account, TRY by default; absent: no change)
             */
            paraBirim?: string;
        };
        /** @description Hücre (value of a cell, also when documents cannot contain it: the check of the line reports that) */
        SheetCell: string;
        /** @description Excel satırı (row of the sheet, as text) */
        ParsedLine: {
            /**
             * Format: int32
             * @description Satır numarası (row of the sheet as Excel counts them)
             */
            satir: number;
            /** @description Malın veya hizmetin adı (name of the goods or service) */
            malHizmet: components["schemas"]["SheetCell"];
            /** @description Miktar (quantity, up to 8 decimals) */
            miktar: components["schemas"]["SheetCell"];
            /** @description Birim (UN/ECE unit code) */
            birim: components["schemas"]["SheetCell"];
            /** @description Birim fiyat (unit price without VAT, up to 5 decimals) */
            birimFiyat: components["schemas"]["SheetCell"];
            /** @description İskonto oranı (discount or increase in percent) */
            iskontoOrani: components["schemas"]["SheetCell"];
            /** @description KDV oranı (VAT rate in percent) */
            kdvOrani: components["schemas"]["SheetCell"];
            /** @description Tevkifat kodu (withholding code) */
            tevkifatKodu: components["schemas"]["SheetCell"];
            /** @description Alıcı DİB satır kodu (line code of the buyer's inward processing permit; absent when the row has none) */
            aliciDibSatirKod?: components["schemas"]["SheetCell"];
            /** @description Açıklama sütunu (goes to the special notes of the invoice) */
            ozelNotlar: components["schemas"]["SheetCell"];
        };
        /** @description Okunan satırlar (rows that were read) */
        ParsedLineItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["ParsedLine"][];
        };
        /** @description Döviz kuru (TRY per unit; an empty text where the bulletin has none) */
        ExchangeRate: {
            /**
             * Format: text
             * @description Efektif alış (banknote buying rate, TRY per unit)
             */
            BanknoteBuying: string;
            /**
             * Format: text
             * @description Efektif satış (banknote selling rate, TRY per unit)
             */
            BanknoteSelling: string;
            /**
             * Format: text
             * @description Döviz alış (forex buying rate, TRY per unit)
             */
            ForexBuying: string;
            /**
             * Format: text
             * @description Döviz satış (forex selling rate, TRY per unit)
             */
            ForexSelling: string;
            /** @description Bülten tarihi (day of the bulletin, YYYY-MM-DD) */
            bultenTarihi: components["schemas"]["CalendarDate"];
            /**
             * @description Kaynak (TCMB is the Central Bank; KAYITLI a recorded sample, outside of production only, when the Central Bank cannot be reached)
             * @enum {string}
             */
            kaynak: "TCMB" | "KAYITLI";
        };
        /** @description Mükellef (entry of the tax registry) */
        RegistryEntry: {
            /** @description Bulundu mu (whether the registry knows the number; if not, or without a portal session, every text is empty) */
            bulundu: boolean;
            /**
             * Format: text
             * @description Ticaret unvanı (trade name)
             */
            unvan: string;
            /**
             * Format: text
             * @description Ad (first name)
             */
            ad: string;
            /**
             * Format: text
             * @description Soyad (last name)
             */
            soyad: string;
            /**
             * Format: text
             * @description Vergi dairesi (tax office, in the words of the portal)
             */
            vergiDairesi: string;
            /**
             * Format: text
             * @description Vergi dairesi kodu (six digits of the one office that this text names, else empty)
             */
            vergiDairesiKodu: string;
            /**
             * Format: text
             * @description Şirketin türü (kind of company, as the registry words it)
             */
            sirketinTuru: string;
            /**
             * Format: text
             * @description TCKN (citizen number, 11 digits, or empty)
             */
            tckn: string;
            /** @description Adres bilgileri (addresses; from our own customer card, else none) */
            adresBilgileri: {
                /**
                 * Format: text
                 * @description İl (province)
                 */
                ilAdi: string;
                /**
                 * Format: text
                 * @description İlçe (district)
                 */
                ilceAdi: string;
                /**
                 * Format: text
                 * @description Köy (village)
                 */
                koy: string;
                /**
                 * Format: text
                 * @description Mahalle veya semt (quarter)
                 */
                mahalleSemt: string;
                /**
                 * Format: text
                 * @description Belde veya bucak (town)
                 */
                beldeBucak: string;
                /**
                 * Format: text
                 * @description Cadde veya sokak (street)
                 */
                caddeSokak: string;
                /**
                 * Format: text
                 * @description Dış kapı numarası (number of the building)
                 */
                disKapiNo: string;
                /**
                 * Format: text
                 * @description İç kapı numarası (number of the flat)
                 */
                icKapiNo: string;
            }[];
        };
        /** @description Kuralın bir tarihten beri geçerli tutarı (the amount of a rule from a day on) */
        Threshold: {
            /**
             * @description Kural (rule)
             * @enum {string}
             */
            kural: "kismiTevkifat" | "eArsiv" | "eArsivBasitUsul" | "eFaturaCiro" | "eFaturaCiroOzel" | "kdvBeyanGunu";
            /** @description Başlangıç (first day) */
            baslangic: components["schemas"]["CalendarDate"];
            /** @description Bitiş (last day; absent where the entry ends when the next one of the rule begins) */
            bitis?: components["schemas"]["CalendarDate"];
            /** @description Tutar (amount in TL; for kdvBeyanGunu a day of the month) */
            tutar: components["schemas"]["Decimal"];
            /**
             * Format: text
             * @description Kaynak (source)
             */
            kaynak: string;
            /**
             * Format: text
             * @description Kaynağın tarihi (day of the source, or empty)
             */
            kaynakTarihi: string;
            /**
             * @description Kesinlik (OKUNDU: the text of the law was read; IKINCIL: from a secondary source)
             * @enum {string}
             */
            kesinlik: "OKUNDU" | "IKINCIL";
        };
        /** @description Kurallar (all rules with amounts) */
        ThresholdItems: {
            /** @description Tutarlar (amounts, oldest first) */
            items: components["schemas"]["Threshold"][];
        };
        /**
         * @description Onay durumu (approval status)
         * @enum {string}
         */
        OnayDurumu: "Onaylandi" | "Onaylanmadi" | "Silinmis";
        /**
         * Format: date
         * @description Belgedeki gün (calendar day that a document bears, YYYY-MM-DD; older documents may bear any year)
         * @example 2026-09-03
         */
        DocumentDate: string;
        /**
         * @description Saat (time of day, HH:mm:ss, Europe/Istanbul)
         * @example 14:05:09
         */
        ClockTime: string;
        /**
         * Format: text
         * @description VKN veya TCKN (tax number of 10 digits or citizen number of 11)
         * @example 7351902846
         */
        TaxNumber: string;
        /** @description İade edilen fatura (returned invoice) */
        ReturnedInvoice: {
            /**
             * Format: text
             * @description Fatura numarası (number of the returned invoice, 16 characters)
             */
            faturaNumarasi?: string;
            /**
             * Format: text
             * @description Fatura tarihi (date of the returned invoice, YYYY-MM-DD)
             */
            faturaTarih?: string;
        };
        /**
         * @description İade türü (what an IADE returns: goods that the company bought, or goods that it sold)
         * @enum {string}
         */
        IadeTuru: "ALIS_IADESI" | "SATIS_IADESI";
        /**
         * @description Tahsilat durumu (open, paid in part, paid, or paid with a credit left over)
         * @enum {string}
         */
        TahsilatDurumu: "ACIK" | "KISMI" | "ODENDI" | "FAZLA";
        /** @description Faturanın tahsilatı (what was received for an invoice) */
        InvoiceCollection: {
            /** @description Cari hesap (id of the customer account; null until an invoice from before the start is booked, and for a payable amount of zero) */
            cariHesapId: components["schemas"]["Uuid"] | null;
            /** @description Tahsilat durumu (state of the collection) */
            durum: components["schemas"]["TahsilatDurumu"];
            /** @description Gecikmiş (something is left, and the due day is over) */
            gecikmis: boolean;
            /**
             * Format: int32
             * @description Gecikme, gün (days since the due day; 0 until it is over)
             */
            gecikmeGunu: number;
            /** @description Tahsil edilen (what closed the invoice, in its currency) */
            tahsilEdilen: components["schemas"]["Amount"];
            /** @description Kalan (what is left to pay, in its currency) */
            kalan: components["schemas"]["Amount"];
            /** @description Son tahsilat (day of the last payment received for it) */
            sonTahsilat: components["schemas"]["CalendarDate"] | null;
        };
        /** @description Toplamlar (totals, in the currency of the invoice) */
        Totals: {
            /** @description Mal/hizmet toplam tutarı (sum of the gross lines) */
            urunHizmetToplamTutari?: components["schemas"]["Amount"];
            /** @description Toplam iskonto veya arttırım (sum of discounts or increases) */
            toplamIskonto?: components["schemas"]["Amount"];
            /**
             * @description İskonto mu arttırım mı (whether the sum is a discount or an increase)
             * @enum {string}
             */
            tip?: "İskonto" | "Arttırım";
            /** @description Matrah (sum of the net lines) */
            matrah?: components["schemas"]["Amount"];
            /** @description Hesaplanan KDV (VAT of all lines) */
            hesaplananKdv?: components["schemas"]["Amount"];
            /** @description Vergiler toplamı (all taxes together) */
            vergilerToplami?: components["schemas"]["Amount"];
            /** @description Vergiler dahil toplam tutar (total with taxes) */
            vergilerDahilToplamTutar?: components["schemas"]["Amount"];
            /** @description Ödenecek tutar (amount to pay) */
            odenecekTutar?: components["schemas"]["Amount"];
            /**
             * Format: text
             * @description Yazıyla ödenecek tutar (amount to pay in words)
             */
            odenecekTutarText?: string;
            /** @description Vergi toplamları (amount by tax code) */
            vergiToplamlar?: {
                [key: string]: components["schemas"]["Amount"];
            };
            /** @description KDV dökümü (VAT by rate) */
            kdvToplamlar?: {
                /** @description KDV oranı (VAT rate in percent) */
                oran: components["schemas"]["Rate"];
                /** @description KDV matrahı (base of this rate) */
                matrah: components["schemas"]["Amount"];
                /** @description KDV tutarı (VAT of this rate) */
                tutar: components["schemas"]["Amount"];
            }[];
            /** @description Hesaplanan tevkifat (VAT withheld) */
            hesaplananV9015?: components["schemas"]["Amount"];
            /** @description Tevkifata tabi işlem tutarı (sum of the lines with withholding) */
            tevkifataTabiIslemTutar?: components["schemas"]["Amount"];
            /** @description Tevkifata tabi işlemin KDV tutarı (VAT of the lines with withholding) */
            tevkifataTabiIslemKdv?: components["schemas"]["Amount"];
        };
        /** @description TL karşılıkları (TRY equivalents of a foreign-currency invoice) */
        TlKarsiligi: {
            /** @description Mal/hizmet toplam tutarı (sum of the gross lines, TRY) */
            urunHizmetToplamTutari: components["schemas"]["Amount"];
            /** @description Hesaplanan KDV (VAT of all lines, TRY) */
            hesaplananKdv: components["schemas"]["Amount"];
            /** @description Vergiler dahil toplam tutar (total with taxes, TRY) */
            vergilerDahilToplamTutar: components["schemas"]["Amount"];
            /** @description Ödenecek tutar (amount to pay, TRY) */
            odenecekTutar: components["schemas"]["Amount"];
        };
        /**
         * @description Portal durumu (whether the portal has the draft: sent, waiting to be sent, refused, outcome unknown)
         * @enum {string}
         */
        PortalDurumu: "GONDERILDI" | "BEKLIYOR" | "REDDEDILDI" | "BELIRSIZ";
        /** @description Talep akışı (cancel and objection requests, newest first) */
        TalepAkisi: {
            /**
             * @description Talebin türü (cancel or objection)
             * @enum {string}
             */
            tip: "IPTAL" | "ITIRAZ";
            /**
             * @description Talebin durumu (made, accepted or rejected)
             * @enum {string}
             */
            durum: "OLUSTU" | "KABUL" | "RET";
            /** @description Talebin tarihi (day of the request) */
            tarih: components["schemas"]["CalendarDate"];
        }[];
        /** @description Fatura, satırları olmadan (invoice without lines, as lists answer it) */
        InvoiceSummary: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: uuid
             * @description ETTN (the UUID that the portal gives; null until it has the invoice)
             */
            ettn: string | null;
            /**
             * Format: text
             * @description Belge numarası (number that the portal gives; null until it has the invoice)
             */
            belgeNumarasi: string | null;
            /** @description Fatura tarihi (date of the invoice, YYYY-MM-DD) */
            faturaTarih: components["schemas"]["DocumentDate"];
            /** @description Fatura saati (time of the invoice, HH:mm:ss, Europe/Istanbul) */
            faturaSaat: components["schemas"]["ClockTime"];
            /**
             * Format: text
             * @description Fatura tipi (kind of invoice, FaturaTip; null when it came from the portal)
             */
            faturaTip: string | null;
            /**
             * Format: text
             * @description Portaldaki fatura tipi (kind of invoice as the portal names it; null when it was made here)
             */
            portalFaturaTip?: string | null;
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /** @description Döviz kuru (TRY per unit, up to 6 decimals; 0 for TRY) */
            dovizKur: components["schemas"]["Decimal"];
            /** @description Alıcının VKN veya TCKN numarası (tax or citizen number of the recipient) */
            vknTckn: components["schemas"]["TaxNumber"];
            /**
             * Format: text
             * @description Alıcının unvanı (trade name of the recipient)
             */
            aliciUnvan: string;
            /**
             * Format: text
             * @description Alıcının adı (first name of the recipient)
             */
            aliciAdi: string;
            /**
             * Format: text
             * @description Alıcının soyadı (last name of the recipient)
             */
            aliciSoyadi: string;
            /**
             * Format: text
             * @description Alıcının vergi dairesi (tax office of the recipient)
             */
            vergiDairesi: string;
            /** @description E-posta adresleri (mail addresses that get the invoice) */
            emails: string[];
            /**
             * Format: text
             * @description E-posta adresleri (the same, joined by commas)
             */
            emailAddresses: string;
            /** @description İskonto (discount of new lines, percent) */
            iskonto: components["schemas"]["Rate"];
            /**
             * Format: text
             * @description İl (province)
             */
            il: string;
            /**
             * Format: text
             * @description İlçe (district)
             */
            ilce: string;
            /**
             * Format: text
             * @description Ülke (country)
             */
            ulke: string;
            /**
             * Format: text
             * @description Adres (address)
             */
            adres: string;
            /**
             * Format: text
             * @description İrsaliye numarası (number of the delivery note)
             */
            irsaliyeNumarasi: string;
            /**
             * Format: text
             * @description İrsaliye tarihi (date of the delivery note, YYYY-MM-DD, or empty)
             */
            irsaliyeTarihi: string;
            /** @description İade edilen faturalar (invoices that this one returns) */
            iadeFaturalari: components["schemas"]["ReturnedInvoice"][];
            /** @description İade türü (what an IADE returns; null on other types, and while it is unknown on one from the portal) */
            iadeTuru: components["schemas"]["IadeTuru"] | null;
            /** @description Vade (day until which the invoice is to be paid; null without a term) */
            vadeTarihi: components["schemas"]["CalendarDate"] | null;
            /** @description Takip dışı (a user took the invoice out of all balances) */
            takipDisi: boolean;
            /** @description Tahsilat (what was received for it; null without tahsilatRead, and for an invoice that is not tracked: a draft, a void one, an IADE, one from before the start) */
            tahsilat: components["schemas"]["InvoiceCollection"] | null;
            /** @description Vergiler (tax codes used on the invoice) */
            vergiler: string[];
            /** @description Toplamlar (totals, computed by the server) */
            totals: components["schemas"]["Totals"];
            /** @description TL karşılıkları (TRY equivalents; with a foreign currency only) */
            tlKarsiligi?: components["schemas"]["TlKarsiligi"];
            /**
             * Format: text
             * @description Notlar (automatic and special notes, ### between them)
             */
            not: string;
            /** @description Onay durumu (approval status) */
            onayDurumu: components["schemas"]["OnayDurumu"];
            /** @description Portal durumu (whether the portal has the draft) */
            portalDurumu: components["schemas"]["PortalDurumu"];
            /**
             * Format: text
             * @description Portalın mesajı (what the portal said when portalDurumu is REDDEDILDI)
             */
            portalMesaji?: string | null;
            /** @description Talep akışı (cancel and objection requests, newest first) */
            talepAkisi: components["schemas"]["TalepAkisi"];
            /** @description Oluşturulma anı (instant of creation) */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Son değişiklik anı (instant of the last change, state and requests included) */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description Faturalar (a page of invoices) */
        InvoicePage: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["InvoiceSummary"][];
            /**
             * Format: int32
             * @description Sayfa numarası (number of this page, from 1)
             */
            page: number;
            /**
             * Format: int32
             * @description Sayfadaki en çok kayıt (most entries a page)
             */
            pageSize: number;
            /** @description Sonraki sayfa var mı (whether another page follows) */
            hasNext: boolean;
        };
        /**
         * @description Fatura tipi (kind of invoice)
         * @enum {string}
         */
        FaturaTip: "SATIS" | "IADE" | "TEVKIFAT" | "ISTISNA" | "OZELMATRAH" | "IHRACKAYITLI" | "KONAKLAMAVERGISI";
        /** @description Mal/hizmet satırı (line; other taxes stand under their code: V<code>Orani percent, V<code>Tutari amount, V<code>BirimTutari amount per unit, V<code>KdvTutari VAT on the tax) */
        Line: {
            /** @description Kimlik (id of the line, UUID) */
            id?: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Malın veya hizmetin adı (name of the goods or service)
             */
            malHizmet?: string;
            /** @description Miktar (quantity, up to 8 decimals) */
            miktar?: components["schemas"]["Decimal"];
            /**
             * Format: text
             * @description Birim (UN/ECE unit code)
             * @example C62
             */
            birim?: string;
            /** @description Birim fiyat (unit price without VAT, up to 5 decimals) */
            birimFiyat?: string;
            /** @description KDV dahil birim fiyat (gross unit price that was typed for KDV Ayır) */
            kdvDahilBirimFiyat?: string;
            /** @description Fiyat (quantity × unit price) */
            fiyat?: components["schemas"]["Amount"];
            /**
             * @description İskonto veya arttırım (discount or increase)
             * @enum {string}
             */
            iskontoTip?: "ISKONTO" | "ARTTIRIM";
            /** @description İskonto oranı (discount or increase in percent) */
            iskontoOrani?: components["schemas"]["Rate"];
            /** @description İskonto tutarı (amount of the discount or increase) */
            iskontoTutari?: components["schemas"]["Amount"];
            /** @description Mal/hizmet tutarı (net amount of the line) */
            malHizmetTutari?: components["schemas"]["Amount"];
            /** @description KDV oranı (VAT rate in percent) */
            kdvOrani?: components["schemas"]["Rate"];
            /** @description KDV matrahı (base of the VAT) */
            kdvMatrahi?: components["schemas"]["Amount"];
            /** @description KDV tutarı (VAT of the line) */
            kdvTutari?: components["schemas"]["Amount"];
            /**
             * Format: text
             * @description Tevkifat kodu (withholding code)
             */
            tevkifatKodu?: string;
            /**
             * Format: text
             * @description Özel matrah nedeni (special base code)
             */
            ozelMatrahNedeni?: string;
            /** @description Özel matrah tutarı (special base, in the currency of the invoice) */
            ozelMatrahTutari?: components["schemas"]["Amount"];
            /**
             * Format: text
             * @description İstisna / muafiyet sebebi (exemption code)
             */
            istisnaMuafiyetSebebi?: string;
            /**
             * Format: text
             * @description Teslim şartı (delivery term, INCOTERMS code)
             */
            teslimSarti?: string;
            /**
             * Format: text
             * @description Eşya kap cinsi (kind of package, UN/ECE code)
             */
            esyaKapCinsi?: string;
            /**
             * Format: text
             * @description Kap numarası (number of the package)
             */
            kapNo?: string;
            /**
             * Format: text
             * @description Kap adedi (number of packages)
             */
            kapAdet?: string;
            /**
             * Format: text
             * @description Teslim / bedel ödeme yeri (place of delivery and payment)
             */
            teslimBedelOdemeYeri?: string;
            /**
             * Format: text
             * @description Gönderilme şekli (mode of transport, UN/ECE code)
             */
            gonderilmeSekli?: string;
            /**
             * Format: text
             * @description GTİP (customs tariff number, 12 digits)
             */
            gtip?: string;
            /**
             * Format: text
             * @description Alıcı DİB satır kodu (line code of the buyer's inward processing permit, 11 capital letters and digits; with reason 702 only)
             */
            aliciDibSatirKod?: string;
            /**
             * Format: text
             * @description Stok tipi (kind of the stock card that the line was made from)
             */
            stokTipi?: string;
            /**
             * Format: text
             * @description Para birimi (currency of the stock card that the line was made from)
             */
            dovizKodu?: string;
            /**
             * Format: text
             * @description Satır açıklaması (explanation of the line)
             */
            aciklama?: string;
        } & {
            [key: `V${string}Orani` | `V${string}Tutari`]: components["schemas"]["Decimal"] | undefined;
        };
        /** @description Metnin değerleri (values of the text by name) */
        WarningParams: {
            [key: string]: string | number;
        };
        /** @description Bilerek geçilen uyarı (a warning that a user has read and passed) */
        KnownWarning: {
            /** @description Kalıcı uyarı kodu (permanent code) */
            code: string;
            /**
             * Format: text
             * @description Alanın yolu (wire path of the field)
             */
            path: string;
            /** @description Metnin değerleri (values of the text by name) */
            params: components["schemas"]["WarningParams"];
        };
        /** @description Fatura, yazılabilir alanlar (other fields of Invoice are accepted and ignored; totals are computed again by the server) */
        InvoiceWrite: {
            /**
             * Format: text
             * @description Fatura tarihi (date of the invoice, YYYY-MM-DD, from 2005-01-01 to 31 days after today)
             */
            faturaTarih?: string;
            /**
             * Format: text
             * @description Fatura saati (time of the invoice, HH:mm:ss, Europe/Istanbul)
             */
            faturaSaat?: string;
            /** @description Fatura tipi (kind of invoice) */
            faturaTip?: components["schemas"]["FaturaTip"];
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             * @default TRY
             */
            paraBirim?: string;
            /** @description Döviz kuru (TRY per unit, up to 6 decimals; 0 for TRY) */
            dovizKur?: components["schemas"]["Decimal"];
            /** @description Alıcının VKN veya TCKN numarası (tax or citizen number of the recipient) */
            vknTckn?: components["schemas"]["TaxNumber"];
            /**
             * Format: text
             * @description Alıcının unvanı (trade name of the recipient)
             */
            aliciUnvan?: string;
            /**
             * Format: text
             * @description Alıcının adı (first name of the recipient)
             */
            aliciAdi?: string;
            /**
             * Format: text
             * @description Alıcının soyadı (last name of the recipient)
             */
            aliciSoyadi?: string;
            /**
             * Format: text
             * @description Alıcının vergi dairesi (tax office of the recipient)
             */
            vergiDairesi?: string;
            /** @description E-posta adresleri (mail addresses that get the invoice) */
            emails?: string[];
            /** @description İskonto (discount of new lines, percent) */
            iskonto?: components["schemas"]["Rate"];
            /**
             * Format: text
             * @description İl (province)
             */
            il?: string;
            /**
             * Format: text
             * @description İlçe (district)
             */
            ilce?: string;
            /**
             * Format: text
             * @description Ülke (country)
             */
            ulke?: string;
            /**
             * Format: text
             * @description Adres (address)
             */
            adres?: string;
            /**
             * Format: text
             * @description İrsaliye numarası (number of the delivery note)
             */
            irsaliyeNumarasi?: string;
            /**
             * Format: text
             * @description İrsaliye tarihi (date of the delivery note, YYYY-MM-DD, or empty)
             */
            irsaliyeTarihi?: string;
            /** @description İade edilen faturalar (invoices that this one returns) */
            iadeFaturalari?: components["schemas"]["ReturnedInvoice"][];
            /** @description İade türü (what an IADE returns; required on a new one, null on other types) */
            iadeTuru?: components["schemas"]["IadeTuru"] | null;
            /**
             * Format: text
             * @description Vade (day until which the invoice is to be paid, YYYY-MM-DD, at most 365 days after its date; null for no term)
             */
            vadeTarihi?: string | null;
            /** @description Vergiler (tax codes used on the invoice) */
            vergiler?: string[];
            /** @description Mal/hizmet satırları (lines) */
            malHizmetler: components["schemas"]["Line"][];
            /** @description Toplamlar (totals, computed by the server) */
            totals?: components["schemas"]["Totals"];
            /**
             * Format: text
             * @description Notlar (automatic and special notes, ### between them)
             */
            not?: string;
            /** @description Bilerek geçilen uyarılar (warnings that a user has read and passed; not sent to the portal) */
            bilinenUyarilar?: components["schemas"]["KnownWarning"][];
        };
        /** @description Fatura (invoice) */
        Invoice: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: uuid
             * @description ETTN (the UUID that the portal gives; null until it has the invoice)
             */
            ettn: string | null;
            /**
             * Format: text
             * @description Belge numarası (number that the portal gives; null until it has the invoice)
             */
            belgeNumarasi: string | null;
            /** @description Fatura tarihi (date of the invoice, YYYY-MM-DD) */
            faturaTarih: components["schemas"]["DocumentDate"];
            /** @description Fatura saati (time of the invoice, HH:mm:ss, Europe/Istanbul) */
            faturaSaat: components["schemas"]["ClockTime"];
            /**
             * Format: text
             * @description Fatura tipi (kind of invoice, FaturaTip; null when it came from the portal)
             */
            faturaTip: string | null;
            /**
             * Format: text
             * @description Portaldaki fatura tipi (kind of invoice as the portal names it; null when it was made here)
             */
            portalFaturaTip?: string | null;
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /** @description Döviz kuru (TRY per unit, up to 6 decimals; 0 for TRY) */
            dovizKur: components["schemas"]["Decimal"];
            /** @description Alıcının VKN veya TCKN numarası (tax or citizen number of the recipient) */
            vknTckn: components["schemas"]["TaxNumber"];
            /**
             * Format: text
             * @description Alıcının unvanı (trade name of the recipient)
             */
            aliciUnvan: string;
            /**
             * Format: text
             * @description Alıcının adı (first name of the recipient)
             */
            aliciAdi: string;
            /**
             * Format: text
             * @description Alıcının soyadı (last name of the recipient)
             */
            aliciSoyadi: string;
            /**
             * Format: text
             * @description Alıcının vergi dairesi (tax office of the recipient)
             */
            vergiDairesi: string;
            /** @description E-posta adresleri (mail addresses that get the invoice) */
            emails: string[];
            /**
             * Format: text
             * @description E-posta adresleri (the same, joined by commas)
             */
            emailAddresses: string;
            /** @description İskonto (discount of new lines, percent) */
            iskonto: components["schemas"]["Rate"];
            /**
             * Format: text
             * @description İl (province)
             */
            il: string;
            /**
             * Format: text
             * @description İlçe (district)
             */
            ilce: string;
            /**
             * Format: text
             * @description Ülke (country)
             */
            ulke: string;
            /**
             * Format: text
             * @description Adres (address)
             */
            adres: string;
            /**
             * Format: text
             * @description İrsaliye numarası (number of the delivery note)
             */
            irsaliyeNumarasi: string;
            /**
             * Format: text
             * @description İrsaliye tarihi (date of the delivery note, YYYY-MM-DD, or empty)
             */
            irsaliyeTarihi: string;
            /** @description İade edilen faturalar (invoices that this one returns) */
            iadeFaturalari: components["schemas"]["ReturnedInvoice"][];
            /** @description İade türü (what an IADE returns; null on other types, and while it is unknown on one from the portal) */
            iadeTuru: components["schemas"]["IadeTuru"] | null;
            /** @description Vade (day until which the invoice is to be paid; null without a term) */
            vadeTarihi: components["schemas"]["CalendarDate"] | null;
            /** @description Takip dışı (a user took the invoice out of all balances) */
            takipDisi?: boolean;
            /** @description Tahsilat (what was received for it; null without tahsilatRead, and for an invoice that is not tracked: a draft, a void one, an IADE, one from before the start) */
            tahsilat?: components["schemas"]["InvoiceCollection"] | null;
            /** @description Vergiler (tax codes used on the invoice) */
            vergiler: string[];
            /** @description Toplamlar (totals, computed by the server) */
            totals: components["schemas"]["Totals"];
            /** @description TL karşılıkları (TRY equivalents; with a foreign currency only) */
            tlKarsiligi?: components["schemas"]["TlKarsiligi"];
            /**
             * Format: text
             * @description Notlar (automatic and special notes, ### between them)
             */
            not: string;
            /** @description Onay durumu (approval status) */
            onayDurumu: components["schemas"]["OnayDurumu"];
            /** @description Portal durumu (whether the portal has the draft) */
            portalDurumu: components["schemas"]["PortalDurumu"];
            /**
             * Format: text
             * @description Portalın mesajı (what the portal said when portalDurumu is REDDEDILDI)
             */
            portalMesaji?: string | null;
            /** @description Talep akışı (cancel and objection requests, newest first) */
            talepAkisi: components["schemas"]["TalepAkisi"];
            /** @description Oluşturulma anı (instant of creation) */
            createdAt: components["schemas"]["Timestamp"];
            /** @description Son değişiklik anı (instant of the last change, state and requests included) */
            updatedAt: components["schemas"]["Timestamp"];
            /** @description Mal/hizmet satırları (lines) */
            malHizmetler: components["schemas"]["Line"][];
            /** @description Bilerek geçilen uyarılar (warnings that a user has read and passed; not sent to the portal) */
            bilinenUyarilar?: components["schemas"]["KnownWarning"][];
        };
        /** @description Uyarı (a warning about an invoice, which can be saved nevertheless) */
        InvoiceWarning: {
            /**
             * Format: text
             * @description Alanın yolu (wire path of the field)
             */
            path: string;
            /** @description Kalıcı uyarı kodu (permanent code; the tables of x-fault-codes explain it) */
            code: string;
            /**
             * Format: text
             * @description Uyarının metni (text in the caller's language)
             */
            message: string;
            /**
             * Format: text
             * @description Kural (rule of GET /kurallar whose amount is compared, or null)
             */
            kural: string | null;
            /** @description Metnin değerleri (values of the text by name) */
            params: components["schemas"]["WarningParams"];
        };
        /** @description Uyarılar (warnings about an invoice) */
        InvoiceWarnings: {
            /** @description Uyarılar (warnings) */
            uyarilar: components["schemas"]["InvoiceWarning"][];
        };
        /** @description Kaydedilen fatura, uyarılarıyla (a saved invoice with its warnings) */
        SavedInvoice: components["schemas"]["Invoice"] & components["schemas"]["InvoiceWarnings"];
        /**
         * @description Tutar (signed amount, decimal string with a point, up to 2 decimals)
         * @example -1234.56
         */
        SignedAmount: string;
        /** @description Döküm satırı (what an invoice has of one KDV rate and code, or of one tax; amounts in the currency of the invoice) */
        BreakdownRow: {
            /**
             * @description Satır (goods and services, a tax that adds, or a tax that is kept back)
             * @enum {string}
             */
            satir: "KDV" | "VERGI" | "STOPAJ";
            /**
             * Format: text
             * @description Kod (of withholding, special base, exemption or tax; null without one)
             */
            kod: string | null;
            /** @description KDV oranı (KDV rate in percent; null on STOPAJ) */
            oran: components["schemas"]["Rate"] | null;
            /** @description Matrah (net amount) */
            matrah: components["schemas"]["SignedAmount"];
            /** @description KDV matrahı (base of the KDV) */
            kdvMatrahi: components["schemas"]["SignedAmount"];
            /** @description KDV (before withholding) */
            kdv: components["schemas"]["SignedAmount"];
            /** @description Tevkifat oranı (withheld share of the KDV in percent; null without withholding) */
            tevkifatOrani: components["schemas"]["Rate"] | null;
            /** @description Tevkif edilen KDV (withheld KDV) */
            tevkif: components["schemas"]["SignedAmount"];
            /** @description Vergi (amount of the tax) */
            vergi: components["schemas"]["SignedAmount"];
            /** @description Ödenecek payı (what it adds to the payable amount) */
            odenecekPayi: components["schemas"]["SignedAmount"];
        };
        /** @description Dışa aktarılan fatura (an invoice of the export) */
        ExportedInvoice: components["schemas"]["InvoiceSummary"] & {
            /** @description Döküm (the invoice taken apart by KDV rate, code and tax) */
            dokum: components["schemas"]["BreakdownRow"][];
            /** @description Oranlara göre KDV tevkifatı (withheld VAT at each rate, summed over the lines) */
            tevkifatToplamlar: {
                /** @description Tevkifat oranı (withheld share of the VAT in percent) */
                oran: components["schemas"]["Rate"];
                /** @description Tevkifat tutarı (withheld VAT) */
                tutar: components["schemas"]["Amount"];
            }[];
        };
        /** @description Faturalar (invoices) */
        ExportedInvoiceItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["ExportedInvoice"][];
        };
        /** @description Faturalar (invoices) */
        InvoiceItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["InvoiceSummary"][];
            /** @description Süre doldu: yalnız listenin başına bakıldı (the time was over, only the first of the list were looked at) */
            eksik: boolean;
        };
        /**
         * @description Toplam tutar (sum of amounts, decimal string with a point, up to 2 decimals)
         * @example 1234.56
         */
        AmountSum: string;
        /** @description Fatura sayısı ve toplamları (number and sums of invoices) */
        InvoiceSums: {
            /** @description Onay durumu ve para birimine göre (by status and currency) */
            items: {
                /** @description Onay durumu (approval status) */
                onayDurumu: components["schemas"]["OnayDurumu"];
                /**
                 * Format: text
                 * @description Para birimi (ISO currency code)
                 */
                paraBirim: string;
                /**
                 * Format: int32
                 * @description Adet (how many invoices)
                 */
                adet: number;
                /** @description Ödenecek tutarların toplamı (sum to pay) */
                tutar: components["schemas"]["Amount"];
                /** @description Kalan (what is left to pay of those that are tracked; null without tahsilatRead, and before tracking has started) */
                kalan: components["schemas"]["AmountSum"] | null;
            }[];
        };
        /** @description Bir alıcıya aylık satışlar (sums invoiced to a recipient by month) */
        MonthlySums: {
            /** @description Ay ve para birimine göre, yeniden eskiye (by month and currency, the newest month first) */
            items: {
                /** @description Ay (month, YYYY-MM) */
                ay: string;
                /**
                 * Format: text
                 * @description Para birimi (ISO currency code)
                 */
                paraBirim: string;
                /**
                 * Format: int32
                 * @description Adet (how many sales)
                 */
                adet: number;
                /** @description Ödenecek tutarların toplamı (sum to pay) */
                tutar: components["schemas"]["Amount"];
                /** @description TL karşılığı (the same in TRY, each invoice at its own rate; null where the invoices carry no rate) */
                tlTutari: components["schemas"]["Amount"] | null;
                /** @description Matrahların toplamı (sum without KDV) */
                matrah: components["schemas"]["Amount"];
                /** @description Vergiler dahil toplam (sum with KDV) */
                vergilerDahil: components["schemas"]["Amount"];
                /** @description Matrahların TL karşılığı (sum without KDV in TRY; null where the invoices carry no rate) */
                tlMatrah: components["schemas"]["Amount"] | null;
                /** @description Vergiler dahil toplamın TL karşılığı (sum with KDV in TRY; null where the invoices carry no rate) */
                tlVergilerDahil: components["schemas"]["Amount"] | null;
                /**
                 * Format: int32
                 * @description İade sayısı (how many returns of sales)
                 */
                iadeAdet: number;
                /** @description İadelerin matrahı (sum of the returns without KDV) */
                iadeMatrah: components["schemas"]["Amount"];
            }[];
        };
        /** @description Bir alıcıya son fiyatlar (last price of each item for a recipient) */
        LastPriceItems: {
            /** @description Mal veya hizmetler, en son satılan önce (the last sold first) */
            items: {
                /**
                 * Format: text
                 * @description Malın veya hizmetin adı (name of the goods or service)
                 */
                malHizmet: string;
                /**
                 * Format: text
                 * @description Birim (UN/ECE unit code)
                 */
                birim: string;
                /** @description Birim fiyat (unit price without KDV) */
                birimFiyat: components["schemas"]["Decimal"];
                /**
                 * Format: text
                 * @description Para birimi (ISO currency code)
                 */
                paraBirim: string;
                /** @description Fatura tarihi (date of that invoice) */
                faturaTarih: components["schemas"]["DocumentDate"];
                /**
                 * Format: text
                 * @description Belge numarası (number of that invoice)
                 */
                belgeNumarasi: string;
            }[];
        };
        /** @description İmza isteği (invoices to sign) */
        SigningRequest: {
            /** @description İmzalanacak faturalar (ids of the invoices to sign) */
            faturaIds: components["schemas"]["Uuid"][];
        };
        /** @description Başlayan imza (signing that waits for its code) */
        SigningStarted: {
            /**
             * Format: text
             * @description Telefon (phone that the code went to, partly hidden by the portal)
             */
            phoneNumber: string;
            /** @description İmza kimliği (id of the signing) */
            signatureId: components["schemas"]["Uuid"];
        };
        /** @description İmza onayı (code of the signing) */
        SigningConfirmation: {
            /**
             * Format: text
             * @description SMS ile gelen kod (code of the SMS, upper case)
             */
            smsCode: string;
            /** @description İmza kimliği (the signatureId of POST /fatura/imza) */
            signature: components["schemas"]["Uuid"];
        };
        /** @description İmza sonucu (outcome of each invoice) */
        SigningResult: {
            /** @description Kayıtlar (the entries) */
            items: {
                /** @description Kimlik (id, UUID) */
                id: components["schemas"]["Uuid"];
                /** @description Onay durumu (approval status) */
                onayDurumu: components["schemas"]["OnayDurumu"];
            }[];
        };
        /** @description İptal talebi (cancel request) */
        CancelRequest: {
            /**
             * Format: text
             * @description Fatura tarihi (date of the invoice, YYYY-MM-DD)
             */
            faturaTarih: string;
            /**
             * Format: text
             * @description Belge numarası (document number, 16 characters)
             */
            belgeNumarasi: string;
            /**
             * Format: text
             * @description Açıklama (reason)
             */
            aciklama: string;
        };
        /** @description İtiraz talebi (objection request) */
        ObjectionRequest: {
            /**
             * Format: text
             * @description Fatura tarihi (date of the invoice, YYYY-MM-DD)
             */
            faturaTarih: string;
            /**
             * Format: text
             * @description Belge numarası (document number, 16 characters)
             */
            belgeNumarasi: string;
            /**
             * Format: text
             * @description Noter, mektup, telgraf veya KEP numarası (number of the paper that carried the objection)
             */
            referansBelgeNumarasi: string;
            /**
             * Format: text
             * @description Referans belgenin tarihi (date of that paper, YYYY-MM-DD)
             */
            referansBelgeTarih: string;
            /**
             * @description İtiraz yöntemi (how the objection was sent)
             * @enum {string}
             */
            itirazYontemi: "NOTER" | "TAAHHUTLU_MEKTUP" | "TELGRAF" | "KEP";
            /**
             * Format: text
             * @description Açıklama (reason)
             */
            aciklama: string;
        };
        /** @description Kuruş farkı (a small rest that is written off) */
        WriteOff: {
            /**
             * Format: text
             * @description Beklenen kalan (the rest that the user saw; another one answers 409 OPEN_CHANGED)
             */
            beklenenKalan?: string;
            /**
             * Format: text
             * @description Açıklama (explanation)
             * @default
             */
            aciklama?: string;
        };
        /**
         * @description Tür (a payment received, a credit that was paid back, a small rest that was written off, an opening balance: one that the customer owed, or a credit, or a received return that was deducted)
         * @enum {string}
         */
        TahsilatTuru: "TAHSILAT" | "PARA_IADESI" | "KURUS_FARKI" | "ACILIS_BORCU" | "ACILIS_AVANSI" | "ALINAN_IADE";
        /**
         * @description Yöntem (bank transfer, cash, card, cheque or promissory note, or other)
         * @enum {string}
         */
        Yontem: "HAVALE" | "NAKIT" | "KART" | "CEK_SENET" | "DIGER";
        /**
         * @description Tür (an invoice, an opening balance, or a refund that no credit covers any more)
         * @enum {string}
         */
        AcikKalemTuru: "FATURA" | "ACILIS" | "PARA_IADESI";
        /** @description Dağıtım satırı (an open item and what is paid of it) */
        ReceiptAllocation: {
            /** @description Fatura veya açılış bakiyesi (the invoice, or the opening balance) */
            faturaId: components["schemas"]["Uuid"];
            /** @description Tür (kind of the item) */
            tur: components["schemas"]["AcikKalemTuru"];
            /**
             * Format: text
             * @description Belge numarası (number of the invoice; null for an opening balance)
             */
            belgeNumarasi: string | null;
            /** @description Tutar (amount in the item's currency) */
            tutar: components["schemas"]["Amount"];
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
        };
        /** @description Geri alma (when and why a payment was reversed) */
        ReceiptReversed: {
            /** @description An (when it was reversed) */
            at: components["schemas"]["Timestamp"];
            /**
             * Format: text
             * @description Neden (reason)
             */
            neden: string;
        };
        /** @description Tahsilat (a payment received, a refund, a write-off or an opening balance) */
        Receipt: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /** @description Tür (kind) */
            tur: components["schemas"]["TahsilatTuru"];
            /** @description Cari hesap (id of the customer account) */
            cariHesapId: components["schemas"]["Uuid"];
            /** @description Tahsilat tarihi (day of the payment) */
            tarih: components["schemas"]["CalendarDate"];
            /** @description Tutar (amount) */
            tutar: components["schemas"]["Amount"];
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /** @description Kur (TRY per unit of the foreign currency; null where none was needed) */
            kur: components["schemas"]["Decimal"] | null;
            /** @description Yöntem (how it was paid; null for a write-off, an opening balance and a received return) */
            yontem: components["schemas"]["Yontem"] | null;
            /**
             * Format: text
             * @description Açıklama (explanation)
             */
            aciklama: string;
            /**
             * Format: text
             * @description VKN / TCKN (tax number of the customer account)
             */
            vknTckn: string;
            /**
             * Format: text
             * @description Cari hesap (name of the customer account)
             */
            aliciUnvan: string;
            /** @description Dağıtım (what it closes now; empty after it was reversed) */
            dagitim: components["schemas"]["ReceiptAllocation"][];
            /** @description Taslak (the invoice that was paid in advance, as a draft; null for other payments) */
            taslakId: components["schemas"]["Uuid"] | null;
            /** @description Kullanılmayan (credit left of it, in its currency) */
            kullanilmayan: components["schemas"]["Amount"];
            /** @description Geri alındı (when and why it was reversed; null while it counts) */
            geriAlindi: components["schemas"]["ReceiptReversed"] | null;
            /**
             * Format: text
             * @description Kaydeden (name of the user who booked it; null for one who is gone)
             */
            kaydeden: string | null;
            /** @description Kayıt anı (when it was booked) */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Ödeme satırları (what a payer types at the bank) */
        PaymentLines: {
            /**
             * Format: text
             * @description IBAN (without blanks)
             */
            iban: string;
            /**
             * Format: text
             * @description Alıcı (holder of the account)
             */
            hesapSahibi: string;
            /** @description Tutar (what is left to pay) */
            tutar: components["schemas"]["Amount"];
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /**
             * Format: text
             * @description Açıklama (number of the invoice, alone)
             */
            aciklama: string;
        };
        /** @description Ödeme bağlantısı (public payment page of an invoice) */
        PaymentLink: {
            /**
             * Format: text
             * @description Bağlantı, API adresine göre (address of the page, relative to the base of the API)
             */
            url: string;
            /** @description Son (end of the link) */
            expiresAt: components["schemas"]["Timestamp"];
            /**
             * Format: int32
             * @description Açılma (how often it was opened)
             */
            acilma: number;
            /** @description Ödeme satırları (what the page names) */
            satirlar: components["schemas"]["PaymentLines"];
        };
        /** @description Borçlu (who is asked to pay) */
        PaymentDebtor: {
            /**
             * @description Tür (IBAN, or a kind of KOLAS address: phone, mail, TCKN, VKN, foreigner number, passport)
             * @enum {string}
             */
            tur: "HESAP" | "TELEFON" | "EPOSTA" | "TCKN" | "VKN" | "YABANCI_NO" | "PASAPORT";
            /**
             * Format: text
             * @description Değer (the IBAN or address itself)
             */
            deger: string;
        };
        /**
         * @description Durum (being sent: the answer is not known yet; sent; paid; refused; over; cancelled; not received by the bank)
         * @enum {string}
         */
        PaymentRequestState: "GONDERILIYOR" | "GONDERILDI" | "ODENDI" | "REDDEDILDI" | "SURESI_DOLDU" | "IPTAL" | "ULASMADI";
        /** @description Ödeme isteği (a request to pay an invoice) */
        PaymentRequest: {
            /** @description Kimlik (id, also our reference at the bank) */
            id: components["schemas"]["Uuid"];
            /** @description Faturanın kimliği (id of the invoice) */
            faturaId: components["schemas"]["Uuid"];
            /** @description Borçlu (who was asked; null for a payer on the payment page) */
            borclu: components["schemas"]["PaymentDebtor"] | null;
            /** @description Tutar (what was asked for) */
            tutar: components["schemas"]["Amount"];
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /** @description Kısmi ödeme (whether a part may be paid) */
            kismi: boolean;
            /** @description Son geçerlilik (end of the request) */
            sonGecerlilik: components["schemas"]["Timestamp"];
            /** @description Durum (state) */
            durum: components["schemas"]["PaymentRequestState"];
            /**
             * Format: text
             * @description Neden (reason in the bank’s words; else empty)
             */
            neden: string;
            /** @description Ödenen (what was paid; null for none) */
            odenen: components["schemas"]["Amount"] | null;
            /** @description Avans (what of it closed nothing, because the invoice was paid or void already) */
            avans: components["schemas"]["Amount"];
            /** @description Tahsilat (id of the payment received) */
            tahsilatId: components["schemas"]["Uuid"] | null;
            /** @description Oluşturulma anı (when it was made) */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Ödeme istekleri (requests to pay an invoice) */
        PaymentRequestItems: {
            /** @description Kayıtlar (the newest first) */
            items: components["schemas"]["PaymentRequest"][];
        };
        /** @description Ödeme isteği (what the bank asks a payer for) */
        PaymentRequestWrite: {
            /** @description Borçlu (who is asked to pay) */
            borclu: components["schemas"]["PaymentDebtor"];
            /** @description Son geçerlilik (end of the request, 3 minutes to 3 months from now) */
            sonGecerlilik: components["schemas"]["Timestamp"];
            /** @description Kısmi ödeme (whether a part may be paid, which ends the request) */
            kismi: boolean;
        };
        /** @description Ödeme karekodu (payment code of an invoice) */
        PaymentQr: {
            /**
             * Format: text
             * @description Karekodun içeriği (what to draw; null when the bank has none, or a wrong one)
             */
            karekod: string | null;
            /** @description Son (end; null for none) */
            expiresAt: components["schemas"]["Timestamp"] | null;
            /** @description Deneme (made by the simulated bank: nobody can pay with it) */
            deneme: boolean;
        };
        /** @description Faturanın takibi (data of an approved invoice that a user may change, because documents do not have it) */
        InvoiceFollowUp: {
            /** @description Takip dışı (whether the invoice is left out of all balances; absent: no change) */
            takipDisi?: boolean;
            /**
             * Format: text
             * @description Vade (day until which the invoice is to be paid, YYYY-MM-DD; null for no term)
             */
            vadeTarihi: string | null;
            /** @description İade türü (what an IADE returns; null on other types, and for an unknown one from the portal) */
            iadeTuru: components["schemas"]["IadeTuru"] | null;
        };
        /** @description Tahsilat sayfası (a page of payments received) */
        ReceiptPage: {
            /** @description Tahsilatlar (the payments) */
            items: components["schemas"]["Receipt"][];
            /**
             * Format: int32
             * @description Sayfa (page)
             */
            page: number;
            /**
             * Format: int32
             * @description Sayfadaki satır (rows a page)
             */
            pageSize: number;
            /** @description Sonraki sayfa var (whether there is a next page) */
            hasNext: boolean;
        };
        /** @description Dağıtım satırı (an open item and what is paid of it) */
        AllocationWrite: {
            /** @description Fatura veya açılış bakiyesi (the invoice, or the opening balance: both as the open items of the account have it) */
            faturaId: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Tutar (amount in the item's currency)
             */
            tutar: string;
            /**
             * Format: text
             * @description Beklenen kalan (the rest that the user saw; another one answers 409 OPEN_CHANGED)
             */
            beklenenKalan?: string;
        };
        /** @description Yeni tahsilat (a payment received) */
        ReceiptWrite: {
            /** @description Cari hesap (customer account to which the amount that closes nothing is credited; required without faturaId and taslakId) */
            cariHesapId?: components["schemas"]["Uuid"];
            /** @description Fatura (an invoice of that customer account; required without cariHesapId and taslakId) */
            faturaId?: components["schemas"]["Uuid"];
            /** @description Taslak (a draft that was paid in advance: a credit of its recipient, which closes the invoice when it is approved; dagitim has to be empty) */
            taslakId?: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Tahsilat tarihi (day of the payment, YYYY-MM-DD)
             */
            tarih: string;
            /**
             * Format: text
             * @description Tutar (amount, decimal string with a point)
             */
            tutar: string;
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /**
             * Format: text
             * @description Kur (TRY per unit of the foreign currency; required where the payment and an invoice differ in currency)
             * @default
             */
            kur?: string;
            /** @description Yöntem (how it was paid) */
            yontem: components["schemas"]["Yontem"];
            /**
             * Format: text
             * @description Açıklama (explanation)
             * @default
             */
            aciklama?: string;
            /**
             * @description Dağıtım (the invoices that it closes)
             * @default []
             */
            dagitim?: components["schemas"]["AllocationWrite"][];
        };
        /** @description Para iadesi (an advance that is paid back) */
        RefundWrite: {
            /** @description Cari hesap (customer account that gets the money back) */
            cariHesapId: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Tarih (day of the refund, YYYY-MM-DD)
             */
            tarih: string;
            /**
             * Format: text
             * @description Tutar (amount, at most the credit)
             */
            tutar: string;
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /** @description Yöntem (how it was paid back) */
            yontem: components["schemas"]["Yontem"];
            /**
             * Format: text
             * @description Açıklama (explanation)
             * @default
             */
            aciklama?: string;
        };
        /** @description Geri alma isteği (why a payment is reversed) */
        ReceiptReversal: {
            /**
             * Format: text
             * @description Neden (reason)
             * @default
             */
            neden?: string;
        };
        /** @description Tahsilatın dağıtımı (which invoices a payment closes) */
        ReceiptAllocations: {
            /** @description Dağıtım (all invoices that it closes from now on; those that are missing are open again) */
            dagitim: components["schemas"]["AllocationWrite"][];
        };
        /** @description Yaşlandırma (open amounts by days since the due day; credits are not in them) */
        Ageing: {
            /** @description Vadesi gelmemiş (not due yet) */
            vadesiGelmemis: components["schemas"]["AmountSum"];
            /** @description 1–30 gün (1 to 30 days late) */
            gun30: components["schemas"]["AmountSum"];
            /** @description 31–60 gün (31 to 60 days late) */
            gun60: components["schemas"]["AmountSum"];
            /** @description 61–90 gün (61 to 90 days late) */
            gun90: components["schemas"]["AmountSum"];
            /** @description 90 günden fazla (more than 90 days late) */
            gun90Ustu: components["schemas"]["AmountSum"];
        };
        /** @description Son tahsilat (day and amount of the last payment received) */
        LastReceipt: {
            /** @description Tarih (day) */
            tarih: components["schemas"]["CalendarDate"];
            /** @description Tutar (amount) */
            tutar: components["schemas"]["AmountSum"];
        };
        /** @description Cari hesap, bir para biriminde (a customer account in one currency) */
        Debtor: {
            /** @description Kimlik (id of the customer account) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description VKN / TCKN (number of the customer)
             */
            vknTckn: string;
            /**
             * Format: text
             * @description Cari (name of the customer)
             */
            aliciUnvan: string;
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /** @description Bakiye (open amounts less credits; above 0 the customer owes, below 0 the company does) */
            bakiye: components["schemas"]["SignedAmount"];
            /** @description Açık tutar (sum of the open amounts) */
            acik: components["schemas"]["AmountSum"];
            /**
             * Format: int32
             * @description Açık fatura (number of them)
             */
            acikFatura: number;
            /** @description Vadesi geçen (open amounts that are late) */
            vadesiGecen: components["schemas"]["AmountSum"];
            /**
             * Format: int32
             * @description Gecikme, gün (days since the earliest due day; 0 while none is over)
             */
            gecikmeGunu: number;
            /** @description Avans / fazla ödeme (credits that close nothing) */
            avans: components["schemas"]["AmountSum"];
            /** @description Yaşlandırma (open amounts by lateness) */
            yaslandirma: components["schemas"]["Ageing"];
            /** @description Son tahsilat (the last payment received; null for none) */
            sonTahsilat: components["schemas"]["LastReceipt"] | null;
        };
        /** @description Cari hesap sayfası (a page of customer accounts) */
        DebtorPage: {
            /** @description Cari hesaplar (the accounts) */
            items: components["schemas"]["Debtor"][];
            /**
             * Format: int32
             * @description Sayfa (page)
             */
            page: number;
            /**
             * Format: int32
             * @description Sayfadaki satır (rows a page)
             */
            pageSize: number;
            /** @description Sonraki sayfa var (whether there is a next page) */
            hasNext: boolean;
        };
        /** @description Bir para birimindeki alacak (what is owed in one currency) */
        ReceivablesSum: {
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /**
             * Format: int32
             * @description Cari hesap (number of accounts with an open amount or a credit)
             */
            cariHesap: number;
            /** @description Toplam alacak (sum of the open amounts) */
            toplamAlacak: components["schemas"]["AmountSum"];
            /** @description Vadesi geçen (open amounts that are late) */
            vadesiGecen: components["schemas"]["AmountSum"];
            /** @description Bu hafta vadesi gelen (open amounts due from today to Sunday) */
            buHafta: components["schemas"]["AmountSum"];
            /** @description Avans / fazla ödeme (credits that close nothing) */
            avans: components["schemas"]["AmountSum"];
            /** @description Yaşlandırma (open amounts by lateness) */
            yaslandirma: components["schemas"]["Ageing"];
        };
        /** @description Yaklaşık TL karşılığı (sums of all currencies in TRY, at the last known rates) */
        ReceivablesInTry: {
            /** @description Toplam alacak (sum of the open amounts) */
            toplamAlacak: components["schemas"]["AmountSum"];
            /** @description Vadesi geçen (open amounts that are late) */
            vadesiGecen: components["schemas"]["AmountSum"];
            /** @description Bu hafta vadesi gelen (open amounts due from today to Sunday) */
            buHafta: components["schemas"]["AmountSum"];
            /** @description Avans / fazla ödeme (credits that close nothing) */
            avans: components["schemas"]["AmountSum"];
        };
        /** @description Alacakların özeti (what is owed to the company) */
        Receivables: {
            /** @description Alacak takibinin başlangıcı (day from which invoices are claims; null while nothing is tracked) */
            baslangic: components["schemas"]["CalendarDate"] | null;
            /** @description Eski faturalar işleniyor (invoices from before the start was chosen are still being booked) */
            isleniyor: boolean;
            /** @description Para birimleri (one row a currency, TRY first, then by code) */
            items: components["schemas"]["ReceivablesSum"][];
            /** @description Yaklaşık TL karşılığı (null without foreign amounts, and when no rate of one of the currencies is known) */
            yaklasikTl: components["schemas"]["ReceivablesInTry"] | null;
        };
        /** @description Açılış bakiyelerinin aktarım sonucu (outcome of an import of opening balances) */
        OpeningImportResult: {
            /**
             * Format: int32
             * @description Eklenen satır sayısı (rows added)
             */
            eklenen: number;
            /**
             * Format: int32
             * @description Güncellenen satır sayısı (rows of an account that had an opening balance in the currency)
             */
            guncellenen: number;
            /**
             * Format: int32
             * @description Hatalı satır sayısı (rows skipped)
             */
            hatali: number;
            /**
             * Format: int32
             * @description Uyarılı satır sayısı (rows taken with a warning, counted as added or changed too)
             */
            uyarili: number;
            /** @description Satırlar (outcome of each row) */
            satirlar: components["schemas"]["CardImportRow"][];
        };
        /** @description Birleşen cari hesap (an account that is shown as a part of another one) */
        DebtorPart: {
            /** @description Kimlik (id of the customer account) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description VKN / TCKN (number of the customer)
             */
            vknTckn: string;
            /**
             * Format: text
             * @description Cari (name of the customer)
             */
            aliciUnvan: string;
        };
        /** @description Bir para birimindeki bakiye (balance of a customer account in one currency) */
        DebtorBalance: {
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /** @description Bakiye (open amounts less credits; above 0 the customer owes, below 0 the company does) */
            bakiye: components["schemas"]["SignedAmount"];
            /** @description Açık tutar (sum of the open amounts) */
            acik: components["schemas"]["AmountSum"];
            /**
             * Format: int32
             * @description Açık fatura (number of them)
             */
            acikFatura: number;
            /** @description Vadesi geçen (open amounts that are late) */
            vadesiGecen: components["schemas"]["AmountSum"];
            /**
             * Format: int32
             * @description Gecikme, gün (days since the earliest due day; 0 while none is over)
             */
            gecikmeGunu: number;
            /** @description Avans / fazla ödeme (credits that close nothing) */
            avans: components["schemas"]["AmountSum"];
            /** @description Yaşlandırma (open amounts by lateness) */
            yaslandirma: components["schemas"]["Ageing"];
            /** @description Son tahsilat (the last payment received; null for none) */
            sonTahsilat: components["schemas"]["LastReceipt"] | null;
        };
        /** @description Açık fatura (an invoice, or an opening balance, with an amount that is left to pay) */
        OpenInvoice: {
            /** @description Fatura veya açılış bakiyesi (id of the invoice, or of the opening balance) */
            faturaId: components["schemas"]["Uuid"];
            /** @description Cari hesap (id of the account that owes it: this one, or one that is a part of it) */
            cariHesapId: components["schemas"]["Uuid"];
            /** @description Tür (kind of the item) */
            tur: components["schemas"]["AcikKalemTuru"];
            /**
             * Format: text
             * @description Belge numarası (number of the invoice; null for an opening balance)
             */
            belgeNumarasi: string | null;
            /** @description Fatura tarihi (day of the invoice, or of the opening balance) */
            faturaTarih: components["schemas"]["CalendarDate"];
            /**
             * Format: text
             * @description Fatura tipi (type; null for an unknown one)
             */
            faturaTip: string | null;
            /** @description Vade (due day; without a term 30 days after the day of the invoice) */
            vade: components["schemas"]["CalendarDate"];
            /** @description Belirtilen vade (due day that the invoice states; null without a term) */
            vadeTarihi: components["schemas"]["CalendarDate"] | null;
            /**
             * Format: int32
             * @description Gecikme, gün (days since the due day; 0 until it is over)
             */
            gecikmeGunu: number;
            /** @description Tahsilat durumu (open, or paid in part) */
            durum: components["schemas"]["TahsilatDurumu"];
            /** @description Tutar (payable amount) */
            tutar: components["schemas"]["Amount"];
            /** @description Kalan (what is left) */
            kalan: components["schemas"]["Amount"];
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
        };
        /** @description Alınan iade faturası (a return that the customer issued, and that is not deducted from the balance) */
        ReturnProposal: {
            /** @description Kimlik (id of the received invoice) */
            id: components["schemas"]["Uuid"];
            /** @description Cari hesap (id of the account of its seller: this one, or one that is a part of it) */
            cariHesapId: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Belge numarası (document number)
             */
            belgeNumarasi: string;
            /** @description Tutar (amount; null when its document has none, so that the user enters it) */
            tutar: components["schemas"]["Amount"] | null;
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /** @description Yoksayıldı (whether a user has ignored it) */
            yoksayildi: boolean;
        };
        /** @description Cari hesap (a customer account with its open invoices) */
        DebtorAccount: {
            /** @description Kimlik (id of the customer account) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description VKN / TCKN (number of the customer)
             */
            vknTckn: string;
            /**
             * Format: text
             * @description Cari (name of the customer)
             */
            aliciUnvan: string;
            /** @description Cari kartı (id of the customer card with this number; null without one, or with several) */
            cariId: components["schemas"]["Uuid"] | null;
            /** @description Birleşen cari hesaplar (accounts that are shown as a part of this one, by name) */
            birlesenler: components["schemas"]["DebtorPart"][];
            /** @description Bakiyeler (one row a currency, TRY first, then by code) */
            bakiyeler: components["schemas"]["DebtorBalance"][];
            /** @description Açık faturalar (the first 500 by due day, in all currencies) */
            acikFaturalar: components["schemas"]["OpenInvoice"][];
            /** @description Alınan iade faturaları (received returns that can be deducted from the balance, the newest first) */
            iadeler: components["schemas"]["ReturnProposal"][];
        };
        /**
         * @description Hareket türü (kind of an entry: an invoice, a return, a payment, a refund, a write-off or an opening balance, and the opposite entry of each)
         * @enum {string}
         */
        HareketTuru: "FATURA" | "FATURA_IPTALI" | "IADE" | "IADE_IPTALI" | "TAHSILAT" | "TAHSILAT_IPTALI" | "PARA_IADESI" | "PARA_IADESI_IPTALI" | "FARK" | "FARK_IPTALI" | "ACILIS" | "ACILIS_IPTALI";
        /** @description Hareket (an entry of a customer account) */
        LedgerLine: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /** @description Tarih (day) */
            tarih: components["schemas"]["CalendarDate"];
            /** @description Hareket (kind) */
            tur: components["schemas"]["HareketTuru"];
            /** @description Fatura (id of the invoice; null on a payment) */
            faturaId: components["schemas"]["Uuid"] | null;
            /**
             * Format: text
             * @description Belge numarası (number of the invoice)
             */
            belgeNumarasi: string | null;
            /** @description Tahsilat (id of the payment; null on an invoice) */
            tahsilatId: components["schemas"]["Uuid"] | null;
            /** @description Yöntem (how it was paid; null on an invoice) */
            yontem: components["schemas"]["Yontem"] | null;
            /**
             * Format: text
             * @description Açıklama (explanation of the payment)
             */
            aciklama: string;
            /** @description Vade (due day that the invoice states; null without a term) */
            vade: components["schemas"]["CalendarDate"] | null;
            /** @description Borç (debit; 0.00 on a credit) */
            borc: components["schemas"]["AmountSum"];
            /** @description Alacak (credit; 0.00 on a debit) */
            alacak: components["schemas"]["AmountSum"];
            /** @description Bakiye (balance after this entry) */
            bakiye: components["schemas"]["SignedAmount"];
            /** @description Geri alındı (an opposite entry undoes it) */
            geriAlindi: boolean;
        };
        /** @description Hareket sayfası (a page of entries, newest first) */
        LedgerPage: {
            /** @description Hareketler (the entries) */
            items: components["schemas"]["LedgerLine"][];
            /** @description Devir (balance before the period) */
            devir: components["schemas"]["SignedAmount"];
            /** @description Borç toplamı (debits of the period) */
            borcToplam: components["schemas"]["AmountSum"];
            /** @description Alacak toplamı (credits of the period) */
            alacakToplam: components["schemas"]["AmountSum"];
            /** @description Bakiye (balance after the period) */
            bakiye: components["schemas"]["SignedAmount"];
            /**
             * Format: int32
             * @description Sayfa (page)
             */
            page: number;
            /**
             * Format: int32
             * @description Sayfadaki satır (rows a page)
             */
            pageSize: number;
            /** @description Sonraki sayfa var (whether there is a next page) */
            hasNext: boolean;
        };
        /** @description Firma (the company on a statement) */
        StatementIssuer: {
            /**
             * Format: text
             * @description Unvan (name)
             */
            unvan: string;
            /**
             * Format: text
             * @description Adres (address)
             */
            adres: string;
            /**
             * Format: text
             * @description Vergi dairesi (tax office)
             */
            vergiDairesi: string;
            /**
             * Format: text
             * @description VKN / TCKN (tax number)
             */
            vknTckn: string;
        };
        /** @description Açık fatura (a debit with a rest) */
        StatementOpenItem: {
            /** @description Hareket (kind of the debit) */
            tur: components["schemas"]["HareketTuru"];
            /**
             * Format: text
             * @description Belge numarası (number of the invoice)
             */
            belgeNumarasi: string | null;
            /** @description Vade (due day) */
            vade: components["schemas"]["CalendarDate"];
            /**
             * Format: int32
             * @description Gecikme, gün (days since the due day; 0 until it is over)
             */
            gecikmeGunu: number;
            /** @description Kalan (what is left) */
            kalan: components["schemas"]["Amount"];
        };
        /** @description Cari ekstre (statement of a customer account in one currency and period) */
        Statement: {
            /** @description Cari hesap (id of the customer account) */
            cariHesapId: components["schemas"]["Uuid"];
            /** @description Firma (the company whose books these are) */
            firma: components["schemas"]["StatementIssuer"];
            /**
             * Format: text
             * @description Unvan (name of the customer)
             */
            aliciUnvan: string;
            /**
             * Format: text
             * @description VKN / TCKN (number of the customer)
             */
            vknTckn: string;
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /** @description İlk gün (first day; null: from the first entry on) */
            baslangicTarihi: components["schemas"]["CalendarDate"] | null;
            /** @description Son gün (last day) */
            bitisTarihi: components["schemas"]["CalendarDate"];
            /** @description Düzenlenme (day on which it was made) */
            duzenlenme: components["schemas"]["CalendarDate"];
            /** @description Devir (balance before the period) */
            devir: components["schemas"]["SignedAmount"];
            /** @description Hareketler (the entries of the period, oldest first) */
            hareketler: components["schemas"]["LedgerLine"][];
            /** @description Borç toplamı (debits of the period) */
            borcToplam: components["schemas"]["AmountSum"];
            /** @description Alacak toplamı (credits of the period) */
            alacakToplam: components["schemas"]["AmountSum"];
            /** @description Bakiye (balance after the period) */
            bakiye: components["schemas"]["SignedAmount"];
            /** @description Açık faturalar (what is open on the day on which it was made, due day first) */
            acikKalemler: components["schemas"]["StatementOpenItem"][];
            /** @description Açık toplam (sum of what is open) */
            acikToplam: components["schemas"]["AmountSum"];
            /** @description Avans / fazla ödeme (credit) */
            avans: components["schemas"]["AmountSum"];
        };
        /** @description Mutabakat yanıtı (whether the customer agrees with the balance) */
        StatementAnswer: {
            /**
             * @description Sonuç (agrees or not)
             * @enum {string}
             */
            sonuc: "MUTABIK" | "MUTABIK_DEGIL";
            /**
             * Format: text
             * @description Açıklama (text of the customer)
             */
            metin: string;
            /** @description Tarih (when it was sent) */
            tarih: components["schemas"]["Timestamp"];
        };
        /** @description Ekstre bağlantısı (public page of a statement) */
        StatementLink: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Bağlantı, API adresine göre (address of the page, relative to the base of the API)
             */
            url: string;
            /** @description Son (end of the link) */
            expiresAt: components["schemas"]["Timestamp"];
            /** @description Oluşturma (when it was made) */
            olusturma: components["schemas"]["Timestamp"];
            /** @description İlk gün (first day; null: from the first entry on) */
            baslangicTarihi: components["schemas"]["CalendarDate"] | null;
            /** @description Son gün (last day) */
            bitisTarihi: components["schemas"]["CalendarDate"];
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /** @description Bakiye (balance that the page names) */
            bakiye: components["schemas"]["SignedAmount"];
            /** @description Açık (the page can be opened: neither ended nor revoked) */
            acik: boolean;
            /**
             * Format: int32
             * @description Açılma (how often it was opened)
             */
            acilma: number;
            /** @description Yanıt (answer of the customer; null without one) */
            yanit: components["schemas"]["StatementAnswer"] | null;
        };
        /** @description Ekstre bağlantıları (links of a customer account) */
        StatementLinks: {
            /** @description Bağlantılar (newest first) */
            items: components["schemas"]["StatementLink"][];
        };
        /** @description Ekstre bağlantısı isteği (what the link shows, and for how long) */
        StatementLinkRequest: {
            /** @description İlk gün (first day; null: from the first entry on) */
            baslangicTarihi?: components["schemas"]["CalendarDate"] | null;
            /** @description Son gün (last day; null: today) */
            bitisTarihi?: components["schemas"]["CalendarDate"] | null;
            /**
             * @description Para birimi (ISO currency code)
             * @default TRY
             */
            paraBirim?: string;
            /**
             * Format: int32
             * @description Süre, saniye (seconds until the link ends; at most 30 days)
             * @default 2592000
             */
            sure?: number;
        };
        /** @description Yanıt formu (form of the public page) */
        StatementAnswerForm: {
            /**
             * @description Sonuç (agrees or not)
             * @enum {string}
             */
            sonuc: "MUTABIK" | "MUTABIK_DEGIL";
            /**
             * Format: text
             * @description Açıklama (text; kept up to 500 characters)
             */
            metin?: string;
        };
        /** @description Alınan iadenin düşülmesi (how much a received return lowers the balance) */
        ReturnDeduction: {
            /**
             * Format: text
             * @description Tutar (above 0; only for a return whose amount is not known, ignored for others)
             */
            tutar?: string;
        };
        /** @description Alınan iadenin yoksayılması (whether a received return is ignored) */
        ReturnIgnored: {
            /** @description Yoksay (true: it is not proposed any more; false: it is proposed again) */
            yoksay: boolean;
        };
        /** @description Açılış bakiyesi (what a customer owed before tracking began) */
        OpeningBalance: {
            /** @description Kimlik (its id, by which POST /tahsilat/{id}/geri-al undoes it; null without one) */
            tahsilatId: components["schemas"]["Uuid"] | null;
            /** @description Tarih (its day; without one the day before the start of tracking, and null while nothing is tracked) */
            tarih: components["schemas"]["CalendarDate"] | null;
            /** @description Tutar (above 0 the customer owed it, below 0 it is a credit of the customer; 0.00 without one) */
            tutar: components["schemas"]["SignedAmount"];
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /** @description Vade tarihi (due day that was given) */
            vadeTarihi: components["schemas"]["CalendarDate"] | null;
        };
        /** @description Yeni açılış bakiyesi (what a customer owed before tracking began) */
        OpeningBalanceWrite: {
            /**
             * Format: text
             * @description Tutar (above 0 the customer owed it, below 0 it is a credit of the customer; 0 removes the opening balance)
             */
            tutar: string;
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /**
             * Format: text
             * @description Vade tarihi (due day of an amount that the customer owed, YYYY-MM-DD; absent or null: 30 days after the day of the opening balance)
             */
            vadeTarihi?: string | null;
        };
        /** @description Birleşen cari hesap (the other customer account) */
        DebtorMerge: {
            /** @description Birleşen (id of the other customer account) */
            birlesen: components["schemas"]["Uuid"];
        };
        /**
         * @description Kanal (mail, which we send; WhatsApp and SMS, which the person sends from their own device)
         * @enum {string}
         */
        ReminderChannel: "EPOSTA" | "WHATSAPP" | "SMS";
        /**
         * @description Sonuç (queued, sent, not sent, not delivered, or prepared for WhatsApp or SMS)
         * @enum {string}
         */
        ReminderOutcome: "KUYRUKTA" | "GONDERILDI" | "GONDERILMEDI" | "ULASMADI" | "HAZIRLANDI";
        /**
         * @description Neden gönderilmedi (paid, void, open cancellation or objection, not tracked, the recipient or the card wants none, no address, mails are not allowed, or it was too late in the day)
         * @enum {string}
         */
        ReminderReason: "ODENDI" | "GECERSIZ" | "TALEP" | "TAKIP_DISI" | "ISTEMIYOR" | "ADRES_YOK" | "KAPALI" | "SAAT";
        /** @description Hatırlatma kaydı (an entry in the log of reminders) */
        Reminder: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /** @description Cari hesap (id of the customer account) */
            cariHesapId: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Alıcı (name of the customer)
             */
            aliciUnvan: string;
            /** @description Zaman (when it was queued or prepared) */
            zaman: components["schemas"]["Timestamp"];
            /** @description Kanal (channel) */
            kanal: components["schemas"]["ReminderChannel"];
            /**
             * Format: text
             * @description Adres (masked mail address, b***@ornek.com.tr; null without one)
             */
            adres: string | null;
            /** @description Faturalar (numbers of the invoices) */
            faturalar: string[];
            /**
             * Format: int32
             * @description Aşama (days from the due day by which an automatic mail was sent; null when a person sent it)
             */
            asama: number | null;
            /**
             * Format: text
             * @description Kullanıcı (name of the person who sent it; null for an automatic one)
             */
            kullanici: string | null;
            /** @description Sonuç (outcome) */
            durum: components["schemas"]["ReminderOutcome"];
            /** @description Neden (why it was not sent; null otherwise) */
            neden: components["schemas"]["ReminderReason"] | null;
        };
        /** @description Hatırlatma kayıtları (a page of the log of reminders) */
        ReminderPage: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["Reminder"][];
            /**
             * Format: int32
             * @description Sayfa (page)
             */
            page: number;
            /**
             * Format: int32
             * @description Sayfadaki satır (rows a page)
             */
            pageSize: number;
            /** @description Sonraki sayfa var (whether there is a next page) */
            hasNext: boolean;
        };
        /** @description Hatırlatma (invoices to remind of) */
        ReminderRequest: {
            /** @description Faturalar (ids of the invoices; one message for each customer account) */
            faturaIds: components["schemas"]["Uuid"][];
            /** @description Kanal (channel) */
            kanal: components["schemas"]["ReminderChannel"];
            /**
             * @description Onay alındı (the recipient wants reminders again: the person asked, see REMINDER_STOPPED)
             * @default false
             */
            onayAlindi?: boolean;
        };
        /** @description Hatırlatma kayıtları (entries in the log of reminders) */
        Reminders: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["Reminder"][];
        };
        /** @description E-posta adresi (an address of a reminder) */
        ReminderAddress: {
            /**
             * Format: text
             * @description Adres (mail address)
             */
            adres: string;
            /** @description Hatırlatma istemiyor (its reader asked for no more reminders) */
            durduruldu: boolean;
        };
        /** @description Hatırlatılan fatura (an invoice of a reminder) */
        ReminderInvoice: {
            /** @description Fatura (id of the invoice) */
            faturaId: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Belge numarası (number of the invoice)
             */
            belgeNumarasi: string;
            /** @description Vade (due date; null when the invoice names none) */
            vadeTarihi: components["schemas"]["CalendarDate"] | null;
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /** @description Kalan (what is left to pay, in its currency) */
            kalan: components["schemas"]["Amount"];
            /** @description Neden hatırlatılmaz (why the message leaves it out; null when it is in the message) */
            neden: components["schemas"]["ReminderReason"] | null;
        };
        /** @description Hatırlatma önizlemesi (the message to one customer account) */
        ReminderPreview: {
            /** @description Cari hesap (id of the customer account) */
            cariHesapId: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Alıcı (name of the customer)
             */
            aliciUnvan: string;
            /**
             * Format: text
             * @description Konu (subject of the mail)
             */
            konu: string;
            /**
             * Format: text
             * @description Metin (text of the message; empty when no invoice is left to remind of)
             */
            metin: string;
            /** @description Adresler (addresses of the invoices, else of the card) */
            adresler: components["schemas"]["ReminderAddress"][];
            /**
             * Format: text
             * @description Telefon (phone of the card in digits, 905321234567; null without one, or without permission to read cards)
             */
            telefon: string | null;
            /** @description Faturalar (the invoices) */
            faturalar: components["schemas"]["ReminderInvoice"][];
        };
        /** @description Hatırlatma önizlemeleri (one message for each customer account) */
        ReminderPreviews: {
            /** @description İletiler (the messages) */
            items: components["schemas"]["ReminderPreview"][];
        };
        /** @description Beklenen hatırlatmalar (automatic mails of the next seven days) */
        ReminderForecast: {
            /**
             * Format: int32
             * @description Adet (mails that the coming seven days bring, if nothing is paid)
             */
            adet: number;
            /**
             * @description Engel (why no reminder leaves by mail: the owner's address is not verified, or the partner is not allowed to; null when mails leave)
             * @enum {string|null}
             */
            engel: "EPOSTA_DOGRULANMADI" | "IZIN_YOK" | null;
        };
        /**
         * @description Kaynak (the connected bank, or a file of this kind)
         * @enum {string}
         */
        BankSource: "BANKA" | "EXCEL" | "CSV" | "MT940";
        /**
         * @description Durum (proposed, without a match, matched, marked as no payment, or reversed by the bank)
         * @enum {string}
         */
        BankMovementState: "ONERI" | "ESLESMEDI" | "ESLESTI" | "YOKSAYILDI" | "BANKA_GERI_ALDI";
        /** @description Eşleşen fatura (an invoice of a match) */
        MatchedInvoice: {
            /** @description Fatura (id of the invoice) */
            faturaId: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Belge numarası (number of the invoice)
             */
            belgeNumarasi: string;
            /** @description Fatura tarihi (day of the invoice) */
            faturaTarih: components["schemas"]["CalendarDate"];
            /**
             * Format: text
             * @description Para birimi (currency of the invoice)
             */
            paraBirim: string;
            /** @description Kalan (what is left to pay now) */
            kalan: components["schemas"]["Amount"];
            /** @description Tutar (what the movement pays of it) */
            tutar: components["schemas"]["Amount"];
        };
        /**
         * @description Neden (why it is proposed: a reference of the bank, an invoice number, a tax number, a learned payer or a similar name; with _TUTAR the amount is equal too, TUTAR is the amount alone; or a payment that was recorded by hand)
         * @enum {string}
         */
        MatchReason: "REFERANS_TUTAR" | "REFERANS" | "NUMARA_TUTAR" | "NUMARA" | "VKN_TUTAR" | "VKN" | "ODEYEN_TUTAR" | "ODEYEN" | "AD_TUTAR" | "TUTAR" | "ELLE_KAYITLI";
        /** @description Öneri (a proposal for a movement) */
        MatchProposal: {
            /**
             * Format: text
             * @description Anahtar (key of the proposal; another one when its invoices or amounts have changed)
             */
            anahtar: string;
            /**
             * Format: int32
             * @description Kural (number of the rule, 1 to 10; null for a payment that was recorded by hand)
             */
            kural: number | null;
            /** @description Neden (why it is proposed) */
            neden: components["schemas"]["MatchReason"];
            /** @description Cari hesap (id of the customer account) */
            cariHesapId: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Alıcı (name of the customer)
             */
            aliciUnvan: string;
            /** @description Faturalar (what it pays) */
            faturalar: components["schemas"]["MatchedInvoice"][];
            /** @description Fazla (what is left over; it becomes a credit of the customer) */
            fazla: components["schemas"]["Amount"];
            /** @description Tahsilat (payment that was recorded by hand, to which the movement is bound; else null) */
            tahsilatId: components["schemas"]["Uuid"] | null;
            /** @description İpucu (what may explain an amount that is not the payable one) */
            ipucu: ("TEVKIFAT_KESILMIS" | "STOPAJ_KESILMIS" | "TEVKIFAT_ODENMIS") | null;
            /** @description Kur gerekli (the currencies differ, so the person confirms a rate) */
            kurGerekli: boolean;
            /** @description Ön seçili (whether the screen selects it; never the amount alone) */
            onSecili: boolean;
        };
        /** @description Banka hareketi (a credit of a bank account) */
        BankMovement: {
            /** @description Kimlik (id) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Hesap (our IBAN, without blanks)
             */
            hesap: string;
            /** @description Tarih (day of the movement) */
            tarih: components["schemas"]["CalendarDate"];
            /**
             * Format: text
             * @description Saat (HH:mm:ss, when known)
             */
            saat: string | null;
            /** @description Tutar (amount) */
            tutar: components["schemas"]["Amount"];
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /**
             * Format: text
             * @description Açıklama (text of the bank, else empty)
             */
            metin: string;
            /**
             * Format: text
             * @description Gönderen (name of the payer, else empty)
             */
            karsiAd: string;
            /**
             * Format: text
             * @description VKN / TCKN (of the payer; masked, else empty)
             */
            karsiVkn: string;
            /**
             * Format: text
             * @description IBAN (of the payer, masked, else empty)
             */
            karsiIban: string;
            /**
             * Format: text
             * @description Kanal (channel of the bank, else empty)
             */
            kanal: string;
            /** @description Kaynak (where it was read) */
            kaynak: components["schemas"]["BankSource"];
            /** @description Durum (state) */
            durum: components["schemas"]["BankMovementState"];
            /**
             * Format: int32
             * @description Kural (number of the rule of a match; null for one that a person chose)
             */
            kural: number | null;
            /** @description Kendiliğinden (matched without a person) */
            kendiliginden: boolean;
            /**
             * Format: text
             * @description Onaylayan (who confirmed the match, else empty)
             */
            onaylayan: string;
            /** @description Tahsilat (payment of a match) */
            tahsilatId: components["schemas"]["Uuid"] | null;
            /**
             * Format: text
             * @description Alıcı (customer of a match, else empty; the first when there are several)
             */
            aliciUnvan: string;
            /** @description Fazla (what a match left as a credit, else 0.00) */
            fazla: components["schemas"]["Amount"];
            /** @description Eşleşen faturalar (what a match pays now) */
            eslesen: components["schemas"]["MatchedInvoice"][];
            /** @description Öneriler (proposals, best first) */
            oneriler: components["schemas"]["MatchProposal"][];
        };
        /** @description Hareket sayıları (movements in each state) */
        BankMovementCounts: {
            /**
             * Format: int32
             * @description Öneriler (proposed)
             */
            oneri: number;
            /**
             * Format: int32
             * @description Eşleşenler (matched)
             */
            eslesen: number;
            /**
             * Format: int32
             * @description Eşleşmeyenler (without a match, no payment, or reversed)
             */
            eslesmeyen: number;
        };
        /** @description Bankadan alım (reading from the connected bank) */
        BankPullState: {
            /** @description Açık (a bank is connected) */
            acik: boolean;
            /** @description Son alım (last time that it answered) */
            sonAlim: components["schemas"]["Timestamp"] | null;
            /** @description Alınamadı (the last query failed) */
            alinamadi: boolean;
        };
        /** @description Banka hareketi sayfası (a page of movements, newest first) */
        BankMovementPage: {
            /** @description Hareketler (the movements) */
            items: components["schemas"]["BankMovement"][];
            /** @description Sayılar (movements in each state) */
            sayilar: components["schemas"]["BankMovementCounts"];
            /** @description Alım (reading from the connected bank) */
            alim: components["schemas"]["BankPullState"];
            /**
             * Format: int32
             * @description Sayfa (page)
             */
            page: number;
            /**
             * Format: int32
             * @description Sayfadaki satır (rows a page)
             */
            pageSize: number;
            /** @description Sonraki sayfa var (whether there is a next page) */
            hasNext: boolean;
        };
        /** @description Alım sonucu (what a reading brought) */
        BankPullResult: {
            /**
             * Format: int32
             * @description Yeni (new movements)
             */
            yeni: number;
            /**
             * Format: int32
             * @description Daha önce alınmış (movements that were known)
             */
            mevcut: number;
            /**
             * Format: int32
             * @description Kendiliğinden eşleşti (matched without a person)
             */
            otomatik: number;
            /**
             * Format: int32
             * @description Öneri (proposed)
             */
            oneri: number;
            /**
             * Format: int32
             * @description Eşleşmedi (without a match)
             */
            eslesmedi: number;
        };
        /** @description Onay (what a movement pays: exactly one of oneri, dagitim and tahsilatId, or cariHesapId alone) */
        MovementConfirmation: {
            /** @description Hareket (id of the movement) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Öneri (key of the proposal; 409 OPEN_CHANGED when it is not proposed any more)
             */
            oneri?: string;
            /** @description Dağıtım (the invoices that the person chose) */
            dagitim?: components["schemas"]["AllocationWrite"][];
            /** @description Cari hesap (account of what is left over, for a choice without invoices) */
            cariHesapId?: components["schemas"]["Uuid"];
            /** @description Tahsilat (payment that was recorded by hand, to which the movement is bound) */
            tahsilatId?: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Kur (TRY per unit; required where the currencies differ)
             */
            kur?: string;
        };
        /** @description Onaylar (matches to book) */
        MovementConfirmations: {
            /** @description Hareketler (the movements, each once) */
            items: components["schemas"]["MovementConfirmation"][];
        };
        /** @description Onayın sonucu (outcome of one movement) */
        MovementOutcome: {
            /** @description Hareket (id of the movement) */
            id: components["schemas"]["Uuid"];
            /**
             * @description Sonuç (matched, or refused)
             * @enum {string}
             */
            sonuc: "ESLESTI" | "HATALI";
            /**
             * Format: text
             * @description Kod (code of the problem, else null)
             */
            kod: string | null;
            /**
             * Format: text
             * @description Mesaj (why it was refused, in the language of the call, else empty)
             */
            mesaj: string;
        };
        /** @description Onay sonuçları (outcomes in the order of the call) */
        MovementOutcomes: {
            /** @description Sonuçlar (outcomes) */
            items: components["schemas"]["MovementOutcome"][];
        };
        /**
         * @description Ondalık ayracı (decimal separator: 1.234,56 or 1,234.56)
         * @enum {string}
         */
        NumberStyle: "VIRGUL" | "NOKTA";
        /** @description Sütunlar (columns of a statement, from 0) */
        StatementColumns: {
            /**
             * Format: int32
             * @description Başlık satırı (row of the headings; the first row of the sheet is 1; 0 without headings)
             */
            baslikSatiri: number;
            /**
             * Format: int32
             * @description Tarih (day, may include the time)
             */
            tarih?: number;
            /**
             * Format: int32
             * @description Saat (time)
             */
            saat?: number;
            /** @description Açıklama (texts, joined in this order) */
            metin?: number[];
            /**
             * Format: int32
             * @description Tutar (signed amount, or amount beside the side)
             */
            tutar?: number;
            /**
             * Format: int32
             * @description B/A (side: borç or alacak)
             */
            yon?: number;
            /**
             * Format: int32
             * @description Borç (debits)
             */
            borc?: number;
            /**
             * Format: int32
             * @description Alacak (credits)
             */
            alacak?: number;
            /**
             * Format: int32
             * @description Bakiye (balance)
             */
            bakiye?: number;
            /**
             * Format: int32
             * @description Gönderen (name of the payer)
             */
            karsiAd?: number;
            /**
             * Format: int32
             * @description VKN / TCKN (tax number of the payer)
             */
            karsiVkn?: number;
            /**
             * Format: int32
             * @description IBAN (of the payer)
             */
            karsiIban?: number;
            /**
             * Format: int32
             * @description Kanal (channel)
             */
            kanal?: number;
            /**
             * Format: int32
             * @description İşlem numarası (reference of the bank)
             */
            referans?: number;
            /** @description Sayı biçimi (what the person answered for a column that mixes both styles) */
            sayiBicimi?: {
                /** @description Tutar (amount) */
                tutar?: components["schemas"]["NumberStyle"];
                /** @description Borç (debits) */
                borc?: components["schemas"]["NumberStyle"];
                /** @description Alacak (credits) */
                alacak?: components["schemas"]["NumberStyle"];
                /** @description Bakiye (balance) */
                bakiye?: components["schemas"]["NumberStyle"];
            };
        };
        /** @description Karışık sütun (a column of amounts with two number styles) */
        MixedColumn: {
            /**
             * @description Sütun (which column)
             * @enum {string}
             */
            sutun: "tutar" | "borc" | "alacak" | "bakiye";
            /** @description Örnekler (one amount of each style) */
            ornekler: string[];
            /**
             * Format: int32
             * @description Satır (row of the second one)
             */
            satir: number;
        };
        /** @description Okunamayan satır (a row whose day, amount or direction cannot be read) */
        UnreadableRow: {
            /**
             * Format: int32
             * @description Satır (row of the sheet)
             */
            satir: number;
            /**
             * Format: text
             * @description Sütun (field of sutunlar)
             */
            sutun: string;
        };
        /** @description Sütun önerisi (proposed columns) */
        StatementPreview: {
            /** @description Başlıklar (headings; of the first row when none were found) */
            basliklar: string[];
            /** @description Örnekler (five rows) */
            ornekler: string[][];
            /** @description Sütunlar (proposal) */
            sutunlar: components["schemas"]["StatementColumns"];
            /** @description Bulundu (headings for date, text and amount were found) */
            bulundu: boolean;
            /** @description Hatırlanan (confirmed before for this account and these headings) */
            hatirlanan: boolean;
            /** @description Karışık (after a confirmation: the person is asked for the style of this column) */
            karisik: components["schemas"]["MixedColumn"] | null;
            /** @description Okunamayan (after a confirmation: the first rows that these columns cannot read) */
            okunamayan: components["schemas"]["UnreadableRow"][];
        };
        /** @description Hesap özeti dosyası (an uploaded statement of a bank) */
        BankFile: {
            /** @description Kimlik (id) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Dosya adı (name of the file)
             */
            dosyaAdi: string;
            /** @description Tür (kind of file) */
            tur: components["schemas"]["BankSource"];
            /**
             * @description Durum (columns to be confirmed, waiting, under way, done, stopped, refused, being undone, or undone)
             * @enum {string}
             */
            durum: "ONAY_BEKLIYOR" | "BEKLIYOR" | "SURUYOR" | "TAMAMLANDI" | "IPTAL" | "HATALI" | "GERI_ALINIYOR" | "GERI_ALINDI";
            /**
             * Format: text
             * @description Hesap (our IBAN as the file names it or the person confirmed, else empty)
             */
            hesap: string;
            /** @description Bilinen hesap (one of the bank entries of the company) */
            bilinenHesap: boolean;
            /**
             * Format: text
             * @description Para birimi (currency of the account)
             */
            paraBirim: string;
            /** @description Önizleme (proposed columns; null for MT940 and after the end) */
            onizleme: components["schemas"]["StatementPreview"] | null;
            /** @description Bakiye var (balances are checked, so that a missing row is noticed) */
            bakiyeVar: boolean;
            /**
             * Format: int32
             * @description Toplam (rows of the file; null while it is not read)
             */
            toplam: number | null;
            /**
             * Format: int32
             * @description İşlenen (rows that were looked at)
             */
            islenen: number;
            /**
             * Format: int32
             * @description Yeni (new movements)
             */
            yeni: number;
            /**
             * Format: int32
             * @description Daha önce alınmış (movements that were known)
             */
            mevcut: number;
            /**
             * Format: int32
             * @description Kendiliğinden eşleşti (matched without a person)
             */
            otomatik: number;
            /**
             * Format: int32
             * @description Öneri (proposed)
             */
            oneri: number;
            /**
             * Format: int32
             * @description Eşleşmedi (without a match)
             */
            eslesmedi: number;
            /**
             * Format: text
             * @description Kod (code of the problem that ended it, else null)
             */
            kod: string | null;
            /**
             * Format: text
             * @description Mesaj (why it was refused, else null)
             */
            mesaj: string | null;
            /** @description Başlangıç (when it was uploaded) */
            baslangic: components["schemas"]["Timestamp"];
            /** @description Güncellendi (last change) */
            guncellendi: components["schemas"]["Timestamp"];
        };
        /** @description Hesabımız (a bank entry of the company) */
        OwnAccount: {
            /**
             * Format: text
             * @description IBAN (without blanks)
             */
            iban: string;
            /**
             * Format: text
             * @description Banka (name of the bank)
             */
            bankaAdi: string;
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
        };
        /** @description Hesap özeti dosyaları (the latest uploads, and our accounts) */
        BankFiles: {
            /** @description Dosyalar (uploads) */
            items: components["schemas"]["BankFile"][];
            /** @description Hesaplarımız (our accounts) */
            hesaplar: components["schemas"]["OwnAccount"][];
        };
        /** @description Onay (account and columns of a file) */
        BankFileConfirmation: {
            /**
             * Format: text
             * @description Hesap (our IBAN)
             */
            hesap: string;
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /** @description Sütunlar (columns; not for MT940) */
            sutunlar?: components["schemas"]["StatementColumns"];
        };
        /** @description Öğrenilen ödeyen (a payer that a confirmed match taught) */
        Payer: {
            /** @description Kimlik (id) */
            id: components["schemas"]["Uuid"];
            /**
             * @description Tür (known by IBAN or by name)
             * @enum {string}
             */
            tur: "IBAN" | "AD";
            /**
             * Format: text
             * @description Gösterim (name, or masked IBAN)
             */
            gosterim: string;
            /** @description Cari hesap (customer account) */
            cariHesapId: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Alıcı (name of the customer)
             */
            aliciUnvan: string;
            /** @description Son kullanım (last use) */
            kullanildi: components["schemas"]["Timestamp"];
        };
        /** @description Öğrenilen ödeyenler sayfası (a page of payers) */
        PayerPage: {
            /** @description Ödeyenler (payers) */
            items: components["schemas"]["Payer"][];
            /**
             * Format: int32
             * @description Sayfa (page)
             */
            page: number;
            /**
             * Format: int32
             * @description Sayfadaki satır (rows a page)
             */
            pageSize: number;
            /** @description Sonraki sayfa var (whether there is a next page) */
            hasNext: boolean;
        };
        /**
         * @description Program (what the accountant imports: Luca as vouchers, as income and expenses, or as a list of invoices; vouchers or a list as Excel for other programs; the XML files)
         * @enum {string}
         */
        HandOffProgram: "LUCA_BILANCO" | "LUCA_ISLETME" | "LUCA_LISTE" | "FIS_EXCEL" | "LISTE_EXCEL" | "UBL_ZIP";
        /**
         * @description Ek dosya (a file that goes into the pack beside that of the program)
         * @enum {string}
         */
        HandOffExtra: "LISTE_EXCEL" | "UBL_ZIP";
        /**
         * @description Rol (what a line of an entry is: customer, supplier, revenue, export revenue, KDV of sales, other taxes, tax withheld by the customer, returns of sales, KDV of purchases, returns of purchases, deferred KDV)
         * @enum {string}
         */
        LedgerRole: "ALICI" | "SATICI" | "GELIR" | "GELIR_IHRACAT" | "HESAPLANAN_KDV" | "VERGI" | "STOPAJ" | "SATISTAN_IADE" | "INDIRILECEK_KDV" | "ALISTAN_IADE" | "DIGER_KDV";
        /** @description Hesap haritasının satırı (the ledger code of a role; the row with most fields set wins, and the key wins over the type) */
        LedgerMapRow: {
            /** @description Rol (what a line of an entry is) */
            rol: components["schemas"]["LedgerRole"];
            /**
             * Format: text
             * @description Anahtar (KDV rate in percent, tax code, or number of a customer; null for all)
             */
            anahtar: string | null;
            /** @description Fatura tipi (type of the invoice; null for all) */
            tip: components["schemas"]["FaturaTip"] | null;
            /**
             * Format: text
             * @description Hesap kodu (code in the chart of the accountant)
             */
            kod: string;
        };
        /** @description Seçimler (how the accountant books what offices book differently; null is not answered yet, ELLE is left to be booked by hand) */
        HandOffChoices: {
            /**
             * @description İade türü (what a return without a known kind is)
             * @enum {string|null}
             */
            iadeTuru: "ALIS_IADESI" | "SATIS_IADESI" | "ELLE" | null;
            /**
             * @description Alıştan iadenin KDV hesabı (KDV of a returned purchase: 391 or 191)
             * @enum {string|null}
             */
            iadeKdv: "HESAPLANAN" | "INDIRILECEK" | "ELLE" | null;
            /**
             * @description İhracat geliri (revenue of exports: 601 or that of the other sales)
             * @enum {string|null}
             */
            ihracatGeliri: "AYRI" | "AYNI" | null;
            /**
             * @description Tecil edilen KDV (deferred KDV of sales that are registered for export)
             * @enum {string|null}
             */
            tecilKdv: "DIGER_KDV" | "ELLE" | null;
            /**
             * @description Özel matrah (invoices whose KDV has a special base)
             * @enum {string|null}
             */
            ozelMatrah: "FIS" | "ELLE" | null;
            /**
             * @description Stopaj (tax that the customer withholds: 193)
             * @enum {string|null}
             */
            stopaj: "FIS" | "ELLE" | null;
            /**
             * @description Kuruş farkı (where the rounding of a currency goes: revenue, or the customer)
             * @enum {string|null}
             */
            fxResidue: "GELIR" | "CARI" | null;
        };
        /** @description Mali müşavir (the accountant of a company and what their program wants) */
        AccountantOffice: {
            /**
             * Format: text
             * @description Unvan (name of the office)
             */
            unvan: string;
            /**
             * Format: text
             * @description E-posta (address that links of packs are mailed to; empty for none)
             */
            eposta: string;
            /**
             * Format: text
             * @description Yetkili (name of the person)
             */
            yetkili: string;
            /** @description Program (what the accountant imports) */
            program: components["schemas"]["HandOffProgram"];
            /** @description Ek dosyalar (further files of each pack) */
            ekler: components["schemas"]["HandOffExtra"][];
            /** @description Hesap haritası (the code of each role) */
            harita: components["schemas"]["LedgerMapRow"][];
            /** @description Seçimler (what offices book differently) */
            secimler: components["schemas"]["HandOffChoices"];
            /**
             * @description Cari kuralı (one code for all customers, or a code by tax number)
             * @enum {string}
             */
            cariKurali: "TEK" | "VKN";
            /**
             * @description Fiş düzeni (a voucher for each invoice, or for each day)
             * @enum {string}
             */
            fisDuzeni: "FATURA" | "GUN";
            /** @description Kendisi çekiyor (the accountant also fetches the invoices with their own program, so a pack would book them twice; null is not answered yet) */
            kendisiCekiyor: boolean | null;
        };
        /** @description Mali müşavir (the office of the company, or none) */
        AccountantOfficeAnswer: {
            /** @description Ofis (null while there is none) */
            ofis: components["schemas"]["AccountantOffice"] | null;
        };
        /** @description Beyan grupları (sums of invoices for the declarations, in TRY; lists by code and rate) */
        SummaryGroups: {
            /** @description Tevkifat uygulanmayan işlemler (by KDV rate, without rows of withholding and exempt rows of rate 0) */
            oranlar: {
                /** @description KDV oranı (KDV rate in percent) */
                oran: components["schemas"]["Rate"];
                /** @description KDV matrahı (base of the KDV) */
                kdvMatrahi: components["schemas"]["SignedAmount"];
                /** @description KDV (before withholding) */
                kdv: components["schemas"]["SignedAmount"];
            }[];
            /** @description Tevkifat uygulanan işlemler (by code, withheld share and KDV rate) */
            tevkifat: {
                /**
                 * Format: text
                 * @description Kod (code)
                 */
                kod: string;
                /** @description Tevkifat oranı (withheld share in percent, 100 for all of it) */
                tevkifatOrani: components["schemas"]["Rate"];
                /** @description KDV oranı (KDV rate in percent) */
                kdvOrani: components["schemas"]["Rate"];
                /** @description KDV matrahı (base of the KDV) */
                kdvMatrahi: components["schemas"]["SignedAmount"];
                /** @description KDV (before withholding) */
                kdv: components["schemas"]["SignedAmount"];
                /** @description Tevkif edilen KDV (withheld KDV) */
                tevkif: components["schemas"]["SignedAmount"];
                /** @description Kalan KDV (KDV that is not withheld) */
                kalan: components["schemas"]["SignedAmount"];
            }[];
            /** @description İstisnalar (by code) */
            istisnalar: {
                /**
                 * Format: text
                 * @description Kod (code)
                 */
                kod: string;
                /**
                 * @description Tür (full exemption, partial, or of another tax)
                 * @enum {string}
                 */
                tur: "TAM" | "KISMI" | "DIGER";
                /** @description Matrah (net amount) */
                matrah: components["schemas"]["SignedAmount"];
            }[];
            /** @description Özel matrah (by code; its KDV is in oranlar too) */
            ozelMatrah: {
                /**
                 * Format: text
                 * @description Kod (code)
                 */
                kod: string;
                /** @description Matrah (net amount) */
                matrah: components["schemas"]["SignedAmount"];
                /** @description Özel matrah (special base of the KDV) */
                kdvMatrahi: components["schemas"]["SignedAmount"];
                /** @description KDV (before withholding) */
                kdv: components["schemas"]["SignedAmount"];
            }[];
            /** @description İhraç kayıtlı teslimler (by code; their KDV is in oranlar too) */
            ihracKayitli: {
                /**
                 * Format: text
                 * @description Kod (code)
                 */
                kod: string;
                /** @description Matrah (net amount) */
                matrah: components["schemas"]["SignedAmount"];
                /** @description KDV (before withholding) */
                kdv: components["schemas"]["SignedAmount"];
                /** @description Tecil edilen KDV (deferred KDV) */
                tecil: components["schemas"]["SignedAmount"];
            }[];
            /** @description Diğer vergiler (other taxes that add, by code) */
            vergiler: {
                /**
                 * Format: text
                 * @description Kod (code)
                 */
                kod: string;
                /** @description Tutar (amount) */
                tutar: components["schemas"]["SignedAmount"];
            }[];
            /** @description Stopaj (tax that the customer withholds, by code) */
            stopaj: {
                /**
                 * Format: text
                 * @description Kod (code)
                 */
                kod: string;
                /** @description Tutar (amount) */
                tutar: components["schemas"]["SignedAmount"];
            }[];
            /** @description Toplam (of these invoices) */
            toplam: {
                /**
                 * Format: int32
                 * @description Fatura sayısı (number of invoices)
                 */
                adet: number;
                /** @description Matrah (net amount) */
                matrah: components["schemas"]["SignedAmount"];
                /** @description KDV (before withholding) */
                kdv: components["schemas"]["SignedAmount"];
                /** @description Tevkif edilen KDV (withheld KDV) */
                tevkif: components["schemas"]["SignedAmount"];
                /** @description Ödenecek (payable amount) */
                odenecek: components["schemas"]["SignedAmount"];
            };
        };
        /** @description Sayılar (number of invoices by a value) */
        SummaryCounts: {
            /**
             * Format: text
             * @description Değer (the value)
             */
            deger: string;
            /**
             * Format: int32
             * @description Fatura sayısı (number of invoices)
             */
            adet: number;
        }[];
        /** @description Ay özeti (the valid invoices of a month for the declarations, in TRY; the groups themselves are without returns) */
        MonthSummary: {
            /** @description Tevkifat uygulanmayan işlemler (by KDV rate, without rows of withholding and exempt rows of rate 0) */
            oranlar: {
                /** @description KDV oranı (KDV rate in percent) */
                oran: components["schemas"]["Rate"];
                /** @description KDV matrahı (base of the KDV) */
                kdvMatrahi: components["schemas"]["SignedAmount"];
                /** @description KDV (before withholding) */
                kdv: components["schemas"]["SignedAmount"];
            }[];
            /** @description Tevkifat uygulanan işlemler (by code, withheld share and KDV rate) */
            tevkifat: {
                /**
                 * Format: text
                 * @description Kod (code)
                 */
                kod: string;
                /** @description Tevkifat oranı (withheld share in percent, 100 for all of it) */
                tevkifatOrani: components["schemas"]["Rate"];
                /** @description KDV oranı (KDV rate in percent) */
                kdvOrani: components["schemas"]["Rate"];
                /** @description KDV matrahı (base of the KDV) */
                kdvMatrahi: components["schemas"]["SignedAmount"];
                /** @description KDV (before withholding) */
                kdv: components["schemas"]["SignedAmount"];
                /** @description Tevkif edilen KDV (withheld KDV) */
                tevkif: components["schemas"]["SignedAmount"];
                /** @description Kalan KDV (KDV that is not withheld) */
                kalan: components["schemas"]["SignedAmount"];
            }[];
            /** @description İstisnalar (by code) */
            istisnalar: {
                /**
                 * Format: text
                 * @description Kod (code)
                 */
                kod: string;
                /**
                 * @description Tür (full exemption, partial, or of another tax)
                 * @enum {string}
                 */
                tur: "TAM" | "KISMI" | "DIGER";
                /** @description Matrah (net amount) */
                matrah: components["schemas"]["SignedAmount"];
            }[];
            /** @description Özel matrah (by code; its KDV is in oranlar too) */
            ozelMatrah: {
                /**
                 * Format: text
                 * @description Kod (code)
                 */
                kod: string;
                /** @description Matrah (net amount) */
                matrah: components["schemas"]["SignedAmount"];
                /** @description Özel matrah (special base of the KDV) */
                kdvMatrahi: components["schemas"]["SignedAmount"];
                /** @description KDV (before withholding) */
                kdv: components["schemas"]["SignedAmount"];
            }[];
            /** @description İhraç kayıtlı teslimler (by code; their KDV is in oranlar too) */
            ihracKayitli: {
                /**
                 * Format: text
                 * @description Kod (code)
                 */
                kod: string;
                /** @description Matrah (net amount) */
                matrah: components["schemas"]["SignedAmount"];
                /** @description KDV (before withholding) */
                kdv: components["schemas"]["SignedAmount"];
                /** @description Tecil edilen KDV (deferred KDV) */
                tecil: components["schemas"]["SignedAmount"];
            }[];
            /** @description Diğer vergiler (other taxes that add, by code) */
            vergiler: {
                /**
                 * Format: text
                 * @description Kod (code)
                 */
                kod: string;
                /** @description Tutar (amount) */
                tutar: components["schemas"]["SignedAmount"];
            }[];
            /** @description Stopaj (tax that the customer withholds, by code) */
            stopaj: {
                /**
                 * Format: text
                 * @description Kod (code)
                 */
                kod: string;
                /** @description Tutar (amount) */
                tutar: components["schemas"]["SignedAmount"];
            }[];
            /** @description Toplam (of these invoices) */
            toplam: {
                /**
                 * Format: int32
                 * @description Fatura sayısı (number of invoices)
                 */
                adet: number;
                /** @description Matrah (net amount) */
                matrah: components["schemas"]["SignedAmount"];
                /** @description KDV (before withholding) */
                kdv: components["schemas"]["SignedAmount"];
                /** @description Tevkif edilen KDV (withheld KDV) */
                tevkif: components["schemas"]["SignedAmount"];
                /** @description Ödenecek (payable amount) */
                odenecek: components["schemas"]["SignedAmount"];
            };
            /**
             * Format: text
             * @description Dönem (month, YYYY-MM)
             */
            donem: string;
            /** @description İadeler (returns, never netted) */
            iadeler: {
                /** @description Alıştan iadeler (returns of purchases) */
                alis: components["schemas"]["SummaryGroups"];
                /** @description Satıştan iadeler (returns of sales) */
                satis: components["schemas"]["SummaryGroups"];
                /** @description Türü bilinmeyen iadeler (returns of an unknown kind) */
                bilinmeyen: components["schemas"]["SummaryGroups"];
            };
            /** @description Sayılar (numbers of invoices) */
            sayilar: {
                /** @description Duruma göre (by state: GECERLI, TASLAK, IPTAL, SILINMIS) */
                durum: components["schemas"]["SummaryCounts"];
                /** @description Tipe göre (valid ones by type; BILINMIYOR is in no sum) */
                tip: components["schemas"]["SummaryCounts"];
                /** @description Para birimine göre (valid ones by currency) */
                paraBirim: components["schemas"]["SummaryCounts"];
                /**
                 * Format: int32
                 * @description Kursuz (valid ones in a currency without a rate; they are in no sum)
                 */
                kursuz: number;
            };
        };
        /** @description Tahsilat ayarları (how the company collects its money) */
        CollectionSettings: {
            /** @description Vade, gün (days until an invoice is to be paid, for customers without a term; null for none) */
            vadeGunu: components["schemas"]["TermDays"];
            /** @description Vadeyi faturada göster (whether the notes of an invoice name its due date) */
            vadeyiGoster: boolean;
            /**
             * Format: text
             * @description Alacak takibinin başlangıcı (day from which approved invoices are claims, YYYY-MM-DD; null while nothing is tracked; absent: no change)
             */
            baslangic: string | null;
            /** @description Kendiliğinden hatırlat (whether mails remind by themselves; absent: no change) */
            hatirlatma: boolean;
            /** @description Hatırlatma günleri (days from the due day, at most five of -60 to 365, -3 for three days before it; absent: no change) */
            hatirlatmaGunleri: number[];
            /** @description Kısmi ödemeleri kendiliğinden işle (a bank movement with the number of an invoice and a smaller amount is matched without a person; absent: no change) */
            kismiKendiliginden: boolean;
            /** @description VKN ile gelen tam tutarı kendiliğinden işle (a bank movement with the tax number of the customer and the whole amount of one invoice is matched without a person; absent: no change) */
            vknKendiliginden: boolean;
            /** @description Eski faturalar işleniyor (invoices from before the start was chosen are still being booked) */
            isleniyor: boolean;
            /** @description Banka bağlı (a bank can be asked for payments and movements) */
            bankaBagli: boolean;
        };
        /** @description Tahsilat ayarları (how the company collects its money) */
        CollectionSettingsWrite: {
            /** @description Vade, gün (days until an invoice is to be paid, for customers without a term; null for none) */
            vadeGunu: components["schemas"]["TermDays"];
            /** @description Vadeyi faturada göster (whether the notes of an invoice name its due date) */
            vadeyiGoster: boolean;
            /**
             * Format: text
             * @description Alacak takibinin başlangıcı (day from which approved invoices are claims, YYYY-MM-DD; null while nothing is tracked; absent: no change)
             */
            baslangic?: string | null;
            /** @description Kendiliğinden hatırlat (whether mails remind by themselves; absent: no change) */
            hatirlatma?: boolean;
            /** @description Hatırlatma günleri (days from the due day, at most five of -60 to 365, -3 for three days before it; absent: no change) */
            hatirlatmaGunleri?: number[];
            /** @description Kısmi ödemeleri kendiliğinden işle (a bank movement with the number of an invoice and a smaller amount is matched without a person; absent: no change) */
            kismiKendiliginden?: boolean;
            /** @description VKN ile gelen tam tutarı kendiliğinden işle (a bank movement with the tax number of the customer and the whole amount of one invoice is matched without a person; absent: no change) */
            vknKendiliginden?: boolean;
        };
        /** @description Adıma düzenlenen fatura (received invoice) */
        ReceivedInvoice: {
            /** @description Onay durumu (approval status) */
            durum: components["schemas"]["OnayDurumu"];
            /**
             * Format: text
             * @description Satıcının unvanı veya adı soyadı (name of the seller)
             */
            saticiUnvanAdSoyad: string;
            /**
             * Format: text
             * @description Satıcının VKN veya TCKN numarası (tax or citizen number of the seller)
             */
            saticiVknTckn: string;
            /** @description Ödenecek tutar (amount to pay; null when the document is unavailable) */
            odenecek: components["schemas"]["Amount"] | null;
            /** @description Vergiler toplamı (all taxes together; null when the document is unavailable) */
            vergi: components["schemas"]["Amount"] | null;
            /** @description Vergiler dahil toplam (total with taxes; null when the document is unavailable) */
            toplam: components["schemas"]["Amount"] | null;
            /**
             * Format: text
             * @description Para birimi (currency of the three amounts)
             */
            paraBirim?: string | null;
            /**
             * Format: text
             * @description Fatura tipi (kind of invoice in its document; null when the document is unavailable)
             */
            faturaTip: string | null;
            /**
             * Format: text
             * @description Belge numarası (document number, 16 characters)
             */
            belgeNumarasi: string;
            /** @description Belge tarihi (date of the document, DD-MM-YYYY) */
            belgeTarihi: string;
            /**
             * Format: text
             * @description ETTN (the UUID that the portal gave)
             */
            ettn: string | null;
            /** @description Talep akışı (cancel and objection requests, newest first) */
            talepAkisi: components["schemas"]["TalepAkisi"];
        };
        /** @description Adıma düzenlenen faturalar (received invoices) */
        ReceivedInvoiceItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["ReceivedInvoice"][];
        };
        /** @description Adıma düzenlenen fatura için iptal talebi (cancel request for a received invoice) */
        ReceivedCancelRequest: {
            /**
             * Format: text
             * @description Fatura tarihi (date of the invoice, YYYY-MM-DD)
             */
            faturaTarih: string;
            /**
             * Format: text
             * @description Belge numarası (document number, 16 characters)
             */
            belgeNumarasi: string;
            /**
             * Format: text
             * @description Açıklama (reason)
             */
            aciklama: string;
            /**
             * Format: text
             * @description Satıcının VKN veya TCKN numarası (tax or citizen number of the seller)
             */
            saticiVknTckn: string;
        };
        /** @description Adıma düzenlenen faturaya itiraz (objection to a received invoice) */
        ReceivedObjectionRequest: {
            /**
             * Format: text
             * @description Fatura tarihi (date of the invoice, YYYY-MM-DD)
             */
            faturaTarih: string;
            /**
             * Format: text
             * @description Belge numarası (document number, 16 characters)
             */
            belgeNumarasi: string;
            /**
             * Format: text
             * @description Noter, mektup, telgraf veya KEP numarası (number of the paper that carried the objection)
             */
            referansBelgeNumarasi: string;
            /**
             * Format: text
             * @description Referans belgenin tarihi (date of that paper, YYYY-MM-DD)
             */
            referansBelgeTarih: string;
            /**
             * @description İtiraz yöntemi (how the objection was sent)
             * @enum {string}
             */
            itirazYontemi: "NOTER" | "TAAHHUTLU_MEKTUP" | "TELGRAF" | "KEP";
            /**
             * Format: text
             * @description Açıklama (reason)
             */
            aciklama: string;
            /**
             * Format: text
             * @description Satıcının VKN veya TCKN numarası (tax or citizen number of the seller)
             */
            saticiVknTckn: string;
        };
        /** @description Gelen talep (request of another taxpayer) */
        ReceivedRequest: {
            /**
             * Format: text
             * @description Talebin kimliği (id of the request at the portal)
             */
            iptalItirazOid: string;
            /** @description Talep tarihi (day of the request) */
            iptalItirazTalepTarihi: components["schemas"]["CalendarDate"];
            /**
             * Format: text
             * @description Belge numarası (document number, 16 characters)
             */
            belgeNumarasi: string;
            /**
             * Format: text
             * @description Satıcının VKN veya TCKN numarası (tax or citizen number of the seller)
             */
            saticiVknTckn: string;
            /**
             * Format: text
             * @description Satıcının unvanı veya adı soyadı (name of the seller)
             */
            saticiUnvanAdSoyad: string;
            /**
             * @description Talebin türü (cancel or objection)
             * @enum {string}
             */
            tip: "IPTAL" | "ITIRAZ";
            /**
             * @description Talebin durumu (made, accepted or rejected)
             * @enum {string}
             */
            durum: "OLUSTU" | "KABUL" | "RET";
            /** @description Yanıt tarihi (day of the answer; null until it is answered and where the answer was not given here) */
            cevapTarihi: components["schemas"]["CalendarDate"] | null;
            /** @description Belge tarihi (date of the invoice; null when the portal does not return it) */
            belgeTarihi: components["schemas"]["DocumentDate"] | null;
            /**
             * Format: text
             * @description Alıcının VKN veya TCKN numarası (tax or citizen number of the recipient; empty when not given)
             */
            aliciVknTckn: string;
            /**
             * Format: text
             * @description Alıcının unvanı veya adı soyadı (name of the recipient; empty when not given)
             */
            aliciUnvanAdSoyad: string;
            /**
             * Format: text
             * @description Talebin açıklaması (why it was raised; empty when not given)
             */
            aciklama: string;
            /**
             * Format: text
             * @description İtiraz yöntemi (how an objection was sent, as the portal writes it; empty when not given)
             */
            itirazYontemi: string;
            /**
             * Format: text
             * @description Referans belge numarası (number of the paper that carried an objection; empty when not given)
             */
            referansBelgeNumarasi: string;
            /** @description Referans belgenin tarihi (date of that paper; null when not given) */
            referansBelgeTarih: components["schemas"]["DocumentDate"] | null;
            /** @description Faturanın ödenecek tutarı (amount to pay of the invoice; null where it is not known here) */
            odenecek: components["schemas"]["Amount"] | null;
            /**
             * Format: text
             * @description Para birimi (currency of the amount)
             */
            paraBirim: string | null;
        };
        /** @description Gelen talepler (requests of other taxpayers) */
        ReceivedRequestItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["ReceivedRequest"][];
        };
        /** @description Gönderilen talep (request that the company has raised) */
        SentRequest: {
            /** @description Kimlik (id of the request) */
            id: components["schemas"]["Uuid"];
            /**
             * @description Hangi fatura için (raised on an invoice of the company, or on one that another party issued to it)
             * @enum {string}
             */
            yon: "KENDI" | "ADIMA";
            /**
             * @description Talebin türü (cancel or objection)
             * @enum {string}
             */
            tip: "IPTAL" | "ITIRAZ";
            /**
             * @description Talebin durumu (made, accepted or rejected; BELIRSIZ while it is unknown whether the portal has it)
             * @enum {string}
             */
            durum: "BELIRSIZ" | "OLUSTU" | "KABUL" | "RET";
            /** @description Talep tarihi (day of the request) */
            talepTarihi: components["schemas"]["CalendarDate"];
            /**
             * Format: text
             * @description Belge numarası (document number, 16 characters)
             */
            belgeNumarasi: string;
            /** @description Belge tarihi (date of the invoice) */
            belgeTarihi: components["schemas"]["DocumentDate"];
            /**
             * Format: text
             * @description Karşı tarafın unvanı veya adı soyadı (name of the other side, which answers)
             */
            karsiTaraf: string;
            /**
             * Format: text
             * @description Karşı tarafın VKN veya TCKN numarası (tax or citizen number of the other side)
             */
            karsiTarafVknTckn: string;
            /** @description Faturanın ödenecek tutarı (amount to pay of the invoice; null when the document is unavailable) */
            odenecek: components["schemas"]["Amount"] | null;
            /**
             * Format: text
             * @description Para birimi (currency of the amount)
             */
            paraBirim: string | null;
        };
        /** @description Gönderilen talepler (requests that the company has raised) */
        SentRequestItems: {
            /** @description Kayıtlar (the entries) */
            items: components["schemas"]["SentRequest"][];
        };
        /** @description Gelen talebin kabulü (accepts a request) */
        RequestAcceptance: {
            /**
             * Format: text
             * @description Talep tarihi (day of the request, YYYY-MM-DD)
             */
            tarih?: string;
            /**
             * Format: text
             * @description Talep tarihi (day of the request)
             */
            iptalItirazTalepTarihi?: string;
            /**
             * Format: text
             * @description Belge numarası (document number, 16 characters)
             */
            belgeNumarasi: string;
            /**
             * Format: text
             * @description Satıcının VKN veya TCKN numarası (tax or citizen number of the seller)
             */
            saticiVknTckn: string;
        };
        /** @description Gelen talebin reddi (rejects a request) */
        RequestRejection: {
            /**
             * Format: text
             * @description Talep tarihi (day of the request, YYYY-MM-DD)
             */
            tarih?: string;
            /**
             * Format: text
             * @description Talep tarihi (day of the request)
             */
            iptalItirazTalepTarihi?: string;
            /**
             * Format: text
             * @description Belge numarası (document number, 16 characters)
             */
            belgeNumarasi: string;
            /**
             * Format: text
             * @description Satıcının VKN veya TCKN numarası (tax or citizen number of the seller)
             */
            saticiVknTckn: string;
            /**
             * Format: text
             * @description Açıklama (reason of the rejection)
             */
            aciklama: string;
        };
        /** @description Bir günün bir para birimindeki faturaları (invoices of one day in one currency) */
        HomeDay: {
            /** @description Fatura tarihi (day of the invoices) */
            tarih: components["schemas"]["CalendarDate"];
            /**
             * Format: text
             * @description Para birimi (ISO currency code; null while the document has not been read)
             */
            paraBirim: string | null;
            /**
             * Format: int32
             * @description Adet (how many invoices)
             */
            adet: number;
            /** @description Ödenecek tutarların toplamı (sum to pay) */
            tutar: components["schemas"]["Amount"];
            /** @description TL karşılığı (the same in TRY, each invoice at its own rate; null where the invoices carry no rate) */
            tlTutari: components["schemas"]["Amount"] | null;
            /** @description Matrahların toplamı (sum without KDV) */
            matrah: components["schemas"]["Amount"];
            /** @description Vergiler dahil toplam (sum with KDV) */
            vergilerDahil: components["schemas"]["Amount"];
            /** @description Matrahların TL karşılığı (sum without KDV in TRY; null where it is unknown) */
            tlMatrah: components["schemas"]["Amount"] | null;
            /** @description Vergiler dahil toplamın TL karşılığı (sum with KDV in TRY; null where it is unknown) */
            tlVergilerDahil: components["schemas"]["Amount"] | null;
        };
        /** @description Gün ve para birimine göre, eskiden yeniye (by day and currency, oldest first) */
        HomeDays: components["schemas"]["HomeDay"][];
        /** @description Anasayfanın rakamları (sales and purchases of a company in a period) */
        HomeFigures: {
            /** @description Satışlar (approved invoices by day, without returns and void ones; null without faturaRead) */
            satislar: components["schemas"]["HomeDays"] | null;
            /** @description Satış iadeleri (returns of sales by day: own invoices of kind SATIS_IADESI, and with adimaDuzenlenenFaturalarRead received ones of type IADE; null without faturaRead) */
            satisIadeleri: components["schemas"]["HomeDays"] | null;
            /** @description Alışlar (invoices issued to the company by day, without returns, void and deleted ones; null without adimaDuzenlenenFaturalarRead) */
            alislar: components["schemas"]["HomeDays"] | null;
            /** @description Alış iadeleri (own invoices of kind ALIS_IADESI by day, with faturaRead; null without adimaDuzenlenenFaturalarRead) */
            alisIadeleri: components["schemas"]["HomeDays"] | null;
            /**
             * Format: int32
             * @description Gelen iptal ve itiraz talepleri (how many requests others raised; null without iptalItirazRead)
             */
            talepler: number | null;
        };
        /** @description Bekleyen bir iş (one thing that needs a hand) */
        PendingItem: {
            /**
             * @description Tür (a draft to sign soon, a draft that the portal refused, a cancellation or an objection to answer)
             * @enum {string}
             */
            tur: "IMZA" | "DUZELTME" | "IPTAL" | "ITIRAZ";
            /**
             * Format: text
             * @description Kimlik (id of the invoice, or of the request at the portal)
             */
            id: string;
            /**
             * Format: text
             * @description Karşı taraf (name of the other side)
             */
            karsiTaraf: string;
            /**
             * Format: text
             * @description Belge numarası (document number)
             */
            belgeNumarasi: string | null;
            /** @description Fatura veya talep tarihi (day of the invoice, or of the request) */
            tarih: components["schemas"]["DocumentDate"];
            /** @description Ödenecek tutar (the amount to pay; null where it is not known) */
            tutar: components["schemas"]["Amount"] | null;
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string | null;
            /** @description Son gün (last day to sign or to answer; null where the day of the invoice is not known) */
            sonGun: components["schemas"]["DocumentDate"] | null;
            /**
             * Format: text
             * @description Portalın mesajı (words of the portal)
             */
            mesaj: string | null;
        };
        /** @description Vadesi geçenler (what is left to pay of late invoices) */
        Overdue: {
            /**
             * Format: int32
             * @description Adet (how many late invoices)
             */
            adet: number;
            /** @description En eski vade (the earliest due day among them; null without any) */
            enEskiVade: components["schemas"]["CalendarDate"] | null;
            /** @description Kalan tutarlar (what is left to pay in each currency, TRY first) */
            tutarlar: {
                /**
                 * Format: text
                 * @description Para birimi (ISO currency code)
                 */
                paraBirim: string;
                /** @description Kalan (what is left to pay) */
                tutar: components["schemas"]["AmountSum"];
            }[];
        };
        /** @description İlk adımlar (what is done on the way to the first invoice) */
        FirstSteps: {
            /** @description GİB hesabı bağlı (a portal account is linked) */
            gib: boolean;
            /** @description Fatura oluşturuldu (there is an invoice) */
            fatura: boolean;
            /** @description Logo veya imza eklendi (there is a logo or a signature) */
            gorsel: boolean;
        };
        /** @description Süren yükleme (an import of cards that is under way) */
        RunningImport: {
            /** @description Kimlik (id) */
            id: components["schemas"]["Uuid"];
            /**
             * @description Tür (customers or stock)
             * @enum {string}
             */
            tur: "CARI" | "STOK";
            /**
             * Format: text
             * @description Dosya adı (name of the file)
             */
            dosyaAdi: string;
            /**
             * Format: int32
             * @description Dosyadaki satırlar (rows of the file; null while it is not read)
             */
            toplam: number | null;
            /**
             * Format: int32
             * @description İşlenen satırlar (rows that were looked at)
             */
            islenen: number;
        };
        /** @description Eksik yükleme (an import of cards that ended and left rows out) */
        EndedImport: {
            /** @description Kimlik (id) */
            id: components["schemas"]["Uuid"];
            /**
             * @description Tür (customers or stock)
             * @enum {string}
             */
            tur: "CARI" | "STOK";
            /**
             * Format: text
             * @description Dosya adı (name of the file)
             */
            dosyaAdi: string;
            /**
             * Format: int32
             * @description Hatalı satırlar (rows refused)
             */
            hatali: number;
            /**
             * Format: text
             * @description Mesaj (why the whole file was refused, in the language of the call)
             */
            mesaj: string | null;
            /** @description Bitiş (when it ended) */
            guncellendi: components["schemas"]["Timestamp"];
        };
        /** @description Bugün el atılacaklar (pending work of today) */
        Pending: {
            /** @description İşler, süresi ilk dolan önce (earliest end first, ended ones last) */
            items: components["schemas"]["PendingItem"][];
            /**
             * Format: int32
             * @description İşlerin sayısı (number of entries, omitted ones included)
             */
            toplam: number;
            /**
             * Format: int32
             * @description Yanıt bekleyen talepler (how many of them are cancellations and objections to answer)
             */
            talepler: number;
            /** @description Vadesi geçenler (what is left to pay of late invoices; null without tahsilatRead, and before tracking has started) */
            gecikenler: components["schemas"]["Overdue"] | null;
            /**
             * Format: int32
             * @description Banka hareketlerindeki öneriler (bank movements with a proposal that waits for a person; null without tahsilatRead)
             */
            bankaOnerileri: number | null;
            /** @description İlk adımlar (steps to the first invoice; null once one is approved, and without faturaRead) */
            ilkAdimlar: components["schemas"]["FirstSteps"] | null;
            /** @description Süren Excel yüklemeleri (running imports of cards that the caller may read) */
            aktarimlar: components["schemas"]["RunningImport"][];
            /** @description Satırları alınmayan son Excel yüklemeleri (the caller's newest import of each kind of card, where it ended in the last seven days and left rows out) */
            eksikAktarimlar: components["schemas"]["EndedImport"][];
        };
        /** @description Bağlantı isteği (asks for a signed link) */
        LinkRequest: {
            /**
             * @description Belge (which document)
             * @enum {string}
             */
            dosya: "pdf" | "html" | "zip";
            /**
             * Format: int32
             * @description Geçerlilik süresi (validity in seconds)
             * @default 900
             */
            sure?: number;
        };
        /** @description İmzalı bağlantı (signed link) */
        SignedLink: {
            /**
             * Format: text
             * @description Bağlantı, API adresine göre (address that needs no token, relative to the base of the API: “belge/…” below the address that this call went to, a proxy’s included)
             */
            url: string;
            /** @description Son geçerlilik anı (instant at which the link ends) */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description Toplu belge isteği (asks for the documents of several invoices) */
        BundleRequest: {
            /** @description Faturalar (ids of the invoices) */
            faturaIds: components["schemas"]["Uuid"][];
        };
        /** @description Toplu belge (documents of several invoices in one ZIP) */
        DocumentBundle: {
            /** @description Kimlik (id, UUID) */
            id: components["schemas"]["Uuid"];
            /**
             * Format: int32
             * @description Dosya sayısı (how many files the ZIP will hold, to tell how far it is)
             */
            dosyaSayisi: number;
            /**
             * Format: text
             * @description Bağlantı, API adresine göre (address that needs no token, relative to the base of the API)
             */
            url: string;
            /** @description Son geçerlilik anı (instant at which the link ends) */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description Deneme (a try of the address; nothing happened) */
        TestEvent: {
            /**
             * @description Olay türü (what happened)
             * @enum {string}
             */
            type: "deneme";
            /** @description Ne zaman (when it happened) */
            timestamp: components["schemas"]["Timestamp"];
            /** @description İçerik (what is tried) */
            data: {
                /** @description Adresin kimliği (id of the address that is tried) */
                webhookId: components["schemas"]["Uuid"];
            };
        };
        /**
         * Format: text
         * @description Şirketin partnerdeki kimliği (the id by which the partner knows the company)
         */
        PartnersCompanyId: string | null;
        /** @description Ödenecek fatura (what is to be paid, and to whom) */
        BankOrder: {
            /** @description Şirketin partnerdeki kimliği (the id by which the partner knows the company) */
            sirketKimligi: components["schemas"]["PartnersCompanyId"];
            /**
             * Format: text
             * @description Referansımız (our reference, unique)
             */
            referans: string;
            /**
             * Format: text
             * @description Belge numarası (number of the invoice)
             */
            belgeNumarasi: string;
            /** @description Tutar (what is left to pay) */
            tutar: components["schemas"]["Amount"];
            /**
             * @description Para birimi (currency)
             * @enum {string}
             */
            paraBirim: "TRY";
            /**
             * Format: text
             * @description IBAN (account that gets the money)
             */
            iban: string;
            /**
             * Format: text
             * @description Hesap sahibi (holder of that account)
             */
            hesapSahibi: string;
        };
        /** @description Ödeme isteği (a request to pay) */
        BankPaymentOrder: {
            /** @description Şirketin partnerdeki kimliği (the id by which the partner knows the company) */
            sirketKimligi: components["schemas"]["PartnersCompanyId"];
            /**
             * Format: text
             * @description Referansımız (our reference, unique)
             */
            referans: string;
            /**
             * Format: text
             * @description Belge numarası (number of the invoice)
             */
            belgeNumarasi: string;
            /** @description Tutar (what is left to pay) */
            tutar: components["schemas"]["Amount"];
            /**
             * @description Para birimi (currency)
             * @enum {string}
             */
            paraBirim: "TRY";
            /**
             * Format: text
             * @description IBAN (account that gets the money)
             */
            iban: string;
            /**
             * Format: text
             * @description Hesap sahibi (holder of that account)
             */
            hesapSahibi: string;
            /** @description Borçlu (who is to pay; absent for a payer whom only the bank’s own page gets to know) */
            borclu?: components["schemas"]["PaymentDebtor"];
            /** @description Son geçerlilik (end of the request) */
            sonGecerlilik: components["schemas"]["Timestamp"];
            /** @description Kısmi ödeme (whether a part may be paid, which ends the request) */
            kismi: boolean;
        };
        /** @description İstenen istek (the request that is asked about) */
        BankReference: {
            /** @description Şirketin partnerdeki kimliği (the id by which the partner knows the company) */
            sirketKimligi: components["schemas"]["PartnersCompanyId"];
            /**
             * Format: text
             * @description Referansımız (our reference)
             */
            referans: string;
        };
        /** @description İstenen hareketler (whose movements are asked for) */
        BankMovementQuery: {
            /** @description Şirketin partnerdeki kimliği (the id by which the partner knows the company) */
            sirketKimligi: components["schemas"]["PartnersCompanyId"];
            /**
             * Format: text
             * @description Hesap (our IBAN)
             */
            hesap: string;
            /** @description Başlangıç (first day) */
            baslangicTarihi: components["schemas"]["CalendarDate"];
            /** @description Bitiş (last day) */
            bitisTarihi: components["schemas"]["CalendarDate"];
            /**
             * Format: text
             * @description İmleç (the sonraki of the page before; absent for the first)
             */
            imlec?: string;
        };
        /** @description Bankaya çağrı (what a partner’s collection address gets: the kind of the call, its time and its data) */
        BankCall: {
            /**
             * @description Çağrı (what is asked for)
             * @enum {string}
             */
            type: "createQr" | "requestToPay" | "requestState" | "cancelRequest" | "listMovements";
            /** @description An (time of the call) */
            timestamp: components["schemas"]["Timestamp"];
            /** @description İçerik (what the call is about) */
            data: components["schemas"]["BankOrder"] | components["schemas"]["BankPaymentOrder"] | components["schemas"]["BankReference"] | components["schemas"]["BankMovementQuery"];
        };
        /** @description Yok (the bank does not offer it, or not now) */
        BankRefusal: {
            /**
             * Format: text
             * @description Neden (reason in words, for a person)
             */
            yok: string;
        };
        /** @description Karekod (a payment code that the bank made) */
        BankQr: {
            /**
             * Format: text
             * @description Karekodun içeriği (payload, opaque)
             */
            karekod: string;
            /**
             * @description Tür (a TR Karekod, a short code, or an address)
             * @enum {string}
             */
            tur: "TR_KAREKOD" | "KISA" | "BAGLANTI";
            /** @description Son (end of the code; absent for none) */
            expiresAt?: components["schemas"]["Timestamp"];
        };
        /** @description Karekod yanıtı (createQr) */
        BankQrAnswer: components["schemas"]["BankRefusal"] | components["schemas"]["BankQr"];
        /**
         * @description Durum (A, B, K, G: open; O: paid; I: ended unpaid; YOK: the bank has no request of that reference)
         * @enum {string}
         */
        BankState: "A" | "B" | "K" | "G" | "O" | "I" | "YOK";
        /** @description Ödeme isteğinin durumu (state of a request to pay, as the bank has it) */
        BankRequestState: {
            /**
             * Format: text
             * @description Referansımız (our reference, as it was sent)
             */
            referans: string;
            /** @description Durum (state) */
            durum: components["schemas"]["BankState"];
            /** @description Ödenen (what was paid; absent for the whole amount; only with O) */
            odenen?: components["schemas"]["Amount"];
            /** @description Ödeme tarihi (day of the payment) */
            odemeTarihi?: components["schemas"]["CalendarDate"];
            /**
             * Format: text
             * @description Neden kodu (01 refused, 02 no answer, 11 cancelled by the creditor; only with I)
             */
            nedenKodu?: string;
            /**
             * Format: text
             * @description Neden (reason in the bank’s words)
             */
            neden?: string;
            /**
             * Format: text
             * @description Sayfa (https address of the bank at which the payer pays; absent for none)
             */
            sayfa?: string;
        };
        /** @description Ödeme isteği yanıtı (requestToPay, requestState, cancelRequest) */
        BankRequestAnswer: components["schemas"]["BankRefusal"] | components["schemas"]["BankRequestState"];
        /** @description Hesap hareketi (a movement of an account) */
        ReportedMovement: {
            /**
             * Format: text
             * @description Kimlik (id, unique in the account)
             */
            id: string;
            /** @description Tarih (day) */
            tarih: components["schemas"]["CalendarDate"];
            /** @description Saat (time) */
            saat?: components["schemas"]["ClockTime"];
            /** @description Tutar (amount without sign) */
            tutar: components["schemas"]["Amount"];
            /**
             * Format: text
             * @description Para birimi (ISO currency code)
             */
            paraBirim: string;
            /**
             * @description Yön (money that came in, or went out)
             * @enum {string}
             */
            yon: "ALACAK" | "BORC";
            /**
             * Format: text
             * @description Açıklama (text of the payer)
             */
            metin?: string;
            /**
             * Format: text
             * @description Karşı taraf (name of the other side)
             */
            karsiAd?: string;
            /**
             * Format: text
             * @description VKN / TCKN (tax number of the other side)
             */
            karsiVkn?: string;
            /**
             * Format: text
             * @description IBAN (of the other side, may be masked)
             */
            karsiIban?: string;
            /**
             * Format: text
             * @description Kanal (FAST, EFT, HAVALE …)
             */
            kanal?: string;
            /**
             * Format: text
             * @description Banka referansı (of the bank)
             */
            bankaReferansi?: string;
            /**
             * Format: text
             * @description Tahsilat referansı (referans of our request)
             */
            tahsilatReferansi?: string;
        };
        /** @description Hesap hareketleri (a page of movements of an account) */
        BankMovements: {
            /** @description Hareketler (oldest first) */
            hareketler: components["schemas"]["ReportedMovement"][];
            /**
             * Format: text
             * @description Sonraki (cursor of the next page; absent for none)
             */
            sonraki?: string;
        };
        /** @description Hareket yanıtı (listMovements) */
        BankMovementsAnswer: components["schemas"]["BankRefusal"] | components["schemas"]["BankMovements"];
        /** @description Fatura olayının içeriği (data of an invoice event; read further fields with GET /fatura/{id}) */
        InvoiceWebhookData: {
            /** @description Şirketin kimliği (id of the company) */
            companyId: components["schemas"]["Uuid"];
            /** @description Şirketin partnerdeki kimliği (the id by which the partner knows the company) */
            sirketKimligi: components["schemas"]["PartnersCompanyId"];
            /** @description Faturanın kimliği (id of the invoice) */
            faturaId: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Belge numarası (number; null until the portal has given one)
             */
            belgeNumarasi: string | null;
            /** @description ETTN (UUID of the portal; null until it has given one) */
            ettn: components["schemas"]["Uuid"] | null;
            /** @description Onay durumu (whether it is approved) */
            onayDurumu: components["schemas"]["OnayDurumu"];
            /** @description Portal durumu (state at the portal) */
            portalDurumu: components["schemas"]["PortalDurumu"];
            /**
             * Format: text
             * @description Para birimi (currency, ISO 4217)
             */
            paraBirim: string;
            /** @description Ödenecek tutar (what is to be paid) */
            odenecekTutar: components["schemas"]["Amount"];
        };
        /** @description Tahsilat olayının içeriği (data of an event about a payment; read further fields with GET /tahsilat/{id}) */
        ReceiptWebhookData: {
            /** @description Şirketin kimliği (id of the company) */
            companyId: components["schemas"]["Uuid"];
            /** @description Şirketin partnerdeki kimliği (the id by which the partner knows the company) */
            sirketKimligi: components["schemas"]["PartnersCompanyId"];
            /** @description Tahsilatın kimliği (id of the payment) */
            tahsilatId: components["schemas"]["Uuid"];
            /** @description Tür (a payment, a refund or a write-off) */
            tur: components["schemas"]["TahsilatTuru"];
            /** @description Tutar (amount) */
            tutar: components["schemas"]["Amount"];
            /**
             * Format: text
             * @description Para birimi (currency, ISO 4217)
             */
            paraBirim: string;
            /** @description Yöntem (how it was paid; null for a write-off) */
            yontem: components["schemas"]["Yontem"] | null;
            /** @description Faturalar (ids of the invoices that it closes, or closed until it was reversed) */
            faturaIds: components["schemas"]["Uuid"][];
        };
        /** @description Fatura tahsilatı olayının içeriği (data of an event about what is left to pay of an invoice) */
        CollectedWebhookData: {
            /** @description Şirketin kimliği (id of the company) */
            companyId: components["schemas"]["Uuid"];
            /** @description Şirketin partnerdeki kimliği (the id by which the partner knows the company) */
            sirketKimligi: components["schemas"]["PartnersCompanyId"];
            /** @description Faturanın kimliği (id of the invoice) */
            faturaId: components["schemas"]["Uuid"];
            /**
             * Format: text
             * @description Belge numarası (number; null until the portal has given one)
             */
            belgeNumarasi: string | null;
            /** @description ETTN (UUID of the portal; null until it has given one) */
            ettn: components["schemas"]["Uuid"] | null;
            /** @description Onay durumu (whether it is approved) */
            onayDurumu: components["schemas"]["OnayDurumu"];
            /** @description Portal durumu (state at the portal) */
            portalDurumu: components["schemas"]["PortalDurumu"];
            /**
             * Format: text
             * @description Para birimi (currency, ISO 4217)
             */
            paraBirim: string;
            /** @description Ödenecek tutar (what is to be paid) */
            odenecekTutar: components["schemas"]["Amount"];
            /** @description Vade (day until which the invoice is to be paid; null without a term) */
            vadeTarihi: components["schemas"]["CalendarDate"] | null;
            /** @description Kalan (what is left to pay) */
            kalan: components["schemas"]["Amount"];
        };
        /** @description Fatura kaydedildi (an invoice was made or changed; it may not be at the portal yet) */
        InvoiceSavedEvent: {
            /**
             * @description Olay türü (what happened)
             * @enum {string}
             */
            type: "fatura.kaydedildi";
            /** @description Ne zaman (when it happened) */
            timestamp: components["schemas"]["Timestamp"];
            /** @description İçerik (which invoice) */
            data: components["schemas"]["InvoiceWebhookData"];
        };
        /** @description Fatura imzalandı (an invoice was signed and is valid from now on) */
        InvoiceSignedEvent: {
            /**
             * @description Olay türü (what happened)
             * @enum {string}
             */
            type: "fatura.imzalandi";
            /** @description Ne zaman (when it happened) */
            timestamp: components["schemas"]["Timestamp"];
            /** @description İçerik (which invoice) */
            data: components["schemas"]["InvoiceWebhookData"];
        };
        /** @description Fatura reddedildi (the portal refused an invoice; portalMesaji of the invoice has the reason) */
        InvoiceRefusedEvent: {
            /**
             * @description Olay türü (what happened)
             * @enum {string}
             */
            type: "fatura.reddedildi";
            /** @description Ne zaman (when it happened) */
            timestamp: components["schemas"]["Timestamp"];
            /** @description İçerik (which invoice) */
            data: components["schemas"]["InvoiceWebhookData"];
        };
        /** @description Talep geldi (another party asks to cancel an invoice or objects to one) */
        RequestCameEvent: {
            /**
             * @description Olay türü (what happened)
             * @enum {string}
             */
            type: "talep.geldi";
            /** @description Ne zaman (when it happened) */
            timestamp: components["schemas"]["Timestamp"];
            /** @description İçerik (which request) */
            data: {
                /** @description Şirketin kimliği (id of the company) */
                companyId: components["schemas"]["Uuid"];
                /** @description Şirketin partnerdeki kimliği (the id by which the partner knows the company) */
                sirketKimligi: components["schemas"]["PartnersCompanyId"];
                /**
                 * Format: text
                 * @description Talebin kimliği (id of the request at the portal)
                 */
                iptalItirazOid: string;
                /**
                 * @description Tip (a cancel, or an objection)
                 * @enum {string}
                 */
                tip: "IPTAL" | "ITIRAZ";
                /**
                 * Format: text
                 * @description Belge numarası (number of the invoice)
                 */
                belgeNumarasi: string;
                /** @description Tarih (day of the request) */
                tarih: components["schemas"]["CalendarDate"];
            };
        };
        /** @description Eşitleme tamamlandı (the portal's invoices of a company were downloaded) */
        SyncDoneEvent: {
            /**
             * @description Olay türü (what happened)
             * @enum {string}
             */
            type: "esitleme.tamamlandi";
            /** @description Ne zaman (when it happened) */
            timestamp: components["schemas"]["Timestamp"];
            /** @description İçerik (what was added) */
            data: {
                /** @description Şirketin kimliği (id of the company) */
                companyId: components["schemas"]["Uuid"];
                /** @description Şirketin partnerdeki kimliği (the id by which the partner knows the company) */
                sirketKimligi: components["schemas"]["PartnersCompanyId"];
                /**
                 * Format: int32
                 * @description Fatura sayısı (invoices that were added)
                 */
                faturaSayisi: number;
                /**
                 * Format: int32
                 * @description Cari sayısı (customers that were added)
                 */
                cariSayisi: number;
                /**
                 * Format: int32
                 * @description Stok sayısı (stock items that were added)
                 */
                stokSayisi: number;
            };
        };
        /** @description Tahsilat kaydedildi (a payment of a customer, a refund or a write-off was booked) */
        ReceiptBookedEvent: {
            /**
             * @description Olay türü (what happened)
             * @enum {string}
             */
            type: "tahsilat.kaydedildi";
            /** @description Ne zaman (when it happened) */
            timestamp: components["schemas"]["Timestamp"];
            /** @description İçerik (which payment) */
            data: components["schemas"]["ReceiptWebhookData"];
        };
        /** @description Tahsilat geri alındı (a payment of a customer, a refund or a write-off was undone) */
        ReceiptReversedEvent: {
            /**
             * @description Olay türü (what happened)
             * @enum {string}
             */
            type: "tahsilat.geriAlindi";
            /** @description Ne zaman (when it happened) */
            timestamp: components["schemas"]["Timestamp"];
            /** @description İçerik (which payment) */
            data: components["schemas"]["ReceiptWebhookData"];
        };
        /** @description Fatura ödendi (nothing is left to pay of an invoice) */
        InvoicePaidEvent: {
            /**
             * @description Olay türü (what happened)
             * @enum {string}
             */
            type: "fatura.odendi";
            /** @description Ne zaman (when it happened) */
            timestamp: components["schemas"]["Timestamp"];
            /** @description İçerik (which invoice, and what is left) */
            data: components["schemas"]["CollectedWebhookData"];
        };
        /** @description Fatura gecikti (the due day of an invoice is over and something is left to pay; once for each due day) */
        InvoiceOverdueEvent: {
            /**
             * @description Olay türü (what happened)
             * @enum {string}
             */
            type: "fatura.gecikti";
            /** @description Ne zaman (when it happened) */
            timestamp: components["schemas"]["Timestamp"];
            /** @description İçerik (which invoice, and what is left) */
            data: components["schemas"]["CollectedWebhookData"];
        };
        /** @description Ödeme alındı (the yearly membership of a company was paid) */
        PaymentTakenEvent: {
            /**
             * @description Olay türü (what happened)
             * @enum {string}
             */
            type: "odeme.alindi";
            /** @description Ne zaman (when it happened) */
            timestamp: components["schemas"]["Timestamp"];
            /** @description İçerik (which payment) */
            data: {
                /** @description Şirketin kimliği (id of the company) */
                companyId: components["schemas"]["Uuid"];
                /** @description Şirketin partnerdeki kimliği (the id by which the partner knows the company) */
                sirketKimligi: components["schemas"]["PartnersCompanyId"];
                /** @description Ödemenin kimliği (id of the payment) */
                odemeId: components["schemas"]["Uuid"];
                /** @description Tutar (amount in TRY, KDV included; 0.00 where a coupon paid it) */
                tutar: components["schemas"]["Amount"];
            };
        };
    };
    responses: {
        /** @description İstek geçersiz (the request is malformed or refused) */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Kaydın durumu bu işleme uygun değil (the state does not allow it) */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Gövde çok büyük (body too large) */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Alanlar hatalı veya portal reddetti (wrong fields, or refused by the portal) */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Çok fazla istek veya deneme (too many requests or tries) */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Beklenmeyen hata (unexpected error) */
        Unexpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Oturum yok veya süresi dolmuş (no session, or one that is over) */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Yetki yok (permission is missing) */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Kayıt bulunamadı (no such entry) */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description GİB portalına ulaşılamıyor (the portal is out of reach) */
        PortalDown: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Dosya türü desteklenmiyor (kind of file not supported) */
        WrongFileType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Ödeme sağlayıcısına ulaşılamıyor (the payment provider is out of reach) */
        PaymentDown: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Şirketin kullanım süresi dolmuş (trial or licence is over) */
        LicenceOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Kayıt bu arada değişmiş (stale version; ETag names the current one) */
        StaleVersion: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Merkez Bankası kurlarına ulaşılamıyor (rates are out of reach) */
        RatesDown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Bankaya ulaşılamıyor (the bank is out of reach) */
        BankDown: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Sunucu şu anda yanıt veremiyor (busy, without its database, or too slow; Retry-After says when to come again) */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
        idempotencyKey: string;
        /** @description Kimlik (id, UUID) */
        id: components["schemas"]["Uuid"];
        /** @description Şirketin kimliği (id of the active company) */
        companyId: components["schemas"]["Uuid"];
        /** @description Sayfa numarası (page, from 1) */
        page: number;
        /** @description İlk gün (first day, included) */
        baslangicTarihi: components["schemas"]["CalendarDate"];
        /** @description Son gün (last day, included) */
        bitisTarihi: components["schemas"]["CalendarDate"];
        /** @description Ödemenin kimliği (id of the payment) */
        paymentId: components["schemas"]["Uuid"];
        /** @description Partnerin kimliği (id of the partner) */
        partnerId: components["schemas"]["Uuid"];
        /** @description Sayfadaki en çok satır (most rows a page; an export asks for many) */
        pageSize: number;
        /** @description Bilinen bir kartın boş hücreleri (empty cells in the row of a known card: BOSALT clears their fields or sets defaults; KORU keeps the values of the card, except the missing half of a name whose other half is in the row; sent in the query, not in the form) */
        bosHucre: components["schemas"]["EmptyCells"];
        /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
        ifMatch: string;
        /** @description Şirketin kimliği (id of the active company) */
        optionalCompanyId: components["schemas"]["Uuid"];
        /** @description Onay durumu (only invoices of this status) */
        onayDurumu: components["schemas"]["OnayDurumu"];
        /** @description Tahsilat durumu (only invoices of this state; ODENDI has those of FAZLA too, GECIKMIS those with a rest whose due day is over; needs tahsilatRead) */
        tahsilatDurumu: "ACIK" | "KISMI" | "ODENDI" | "FAZLA" | "GECIKMIS";
        /** @description İlk vade günü (first due day, included; without vadeTarihi an invoice is due 30 days after its date; needs tahsilatRead) */
        vadeBaslangic: components["schemas"]["CalendarDate"];
        /** @description Son vade günü (last due day, included; needs tahsilatRead) */
        vadeBitis: components["schemas"]["CalendarDate"];
        /** @description Sıralama (order: by date, by amount in the currency of the invoice, or by due day, which without vadeTarihi is 30 days after the date; - sorts descending) */
        sirala: "-faturaTarih" | "faturaTarih" | "-odenecekTutar" | "odenecekTutar" | "-vadeTarihi" | "vadeTarihi";
        /** @description Değişiklik anı (only invoices that changed at or after this instant, RFC 3339) */
        degisenBeri: components["schemas"]["Timestamp"];
        /** @description Alıcının adı; çok kişinin taşıdığı 11111111111 ve 2222222222 numaralarında kişiyi ayırır (name of the recipient in any Turkish spelling. With the shared numbers 11111111111 and 2222222222 only invoices to this name are returned; with other numbers it is ignored) */
        alici: string;
        /** @description Bağlantının anahtarı (key of the link) */
        jeton: string;
        /** @description Sayfanın dili (language of the page; without it that of Accept-Language) */
        dil: "tr" | "en";
        /** @description Fatura (only payments that close this invoice, did, or named it as a draft) */
        faturaId: components["schemas"]["Uuid"];
        /** @description Cari hesap (only payments of this customer account) */
        cariHesapId: components["schemas"]["Uuid"];
        /** @description Kullanılmayan (true: only payments with a credit that closes nothing) */
        kullanilmayan: boolean;
        /** @description Arama (part of the name or the number, in any Turkish spelling) */
        cariHesapAra: string;
        /** @description VKN / TCKN (only accounts of this number) */
        cariHesapNo: string;
        /** @description Alıcının adı; çok kişinin taşıdığı 11111111111 ve 2222222222 numaralarında kişiyi ayırır (name of the customer, for the shared numbers; ignored with others) */
        cariHesapAlici: string;
        /** @description Yalnız gecikenler (true: only accounts with a late amount) */
        geciken: boolean;
        /** @description Kapanmış hesaplar da (true: accounts without an open amount or credit, too) */
        bakiyesizler: boolean;
        /** @description Para birimi (only this currency; absent: a row for each) */
        cariHesapParaBirimi: string;
        /** @description Sıralama (order: by an amount, or by name; - sorts descending) */
        cariHesapSirala: "-vadesiGecen" | "vadesiGecen" | "-bakiye" | "bakiye" | "-vadesiGelmemis" | "vadesiGelmemis" | "-gun30" | "gun30" | "-gun60" | "gun60" | "-gun90" | "gun90" | "-gun90Ustu" | "gun90Ustu" | "-avans" | "avans" | "aliciUnvan" | "-aliciUnvan";
        /** @description Para birimi (currency of the entries) */
        hareketParaBirimi: string;
        /** @description Geri alınanları göster (true: entries that were undone within the period, too) */
        geriAlinanlar: boolean;
        /** @description Biçim (json: the data; pdf, xlsx: a file) */
        ekstreBicimi: "json" | "pdf" | "xlsx";
        /** @description Günler (days from the due day, separated by commas: -3,0,7) */
        hatirlatmaGunleri: string;
        /** @description Sekme (only proposed, matched, or other movements) */
        hareketSekmesi: "ONERI" | "ESLESEN" | "ESLESMEYEN";
        /** @description Arama (part of the text or of the name of the payer, in any Turkish spelling, or the amount) */
        hareketAra: string;
        /** @description Dönem (month, YYYY-MM) */
        donem: string;
        /** @description ETTN (until the portal gives one, the id of the invoice) */
        ettn: components["schemas"]["Uuid"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Bekleme süresi (seconds to wait before the next try)
         * @example 60
         */
        RetryAfter: number;
        /** @description Yeni adres (where to go on) */
        Location: string;
        /**
         * @description Sürüm (version of what was answered; send it back as If-Match)
         * @example "3"
         */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            503: components["responses"]["Unavailable"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRevocation"];
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
            503: components["responses"]["Unavailable"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            503: components["responses"]["Unavailable"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bekleyen değişiklik */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingEmailChange"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
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
            /** @description Kullanıcı, henüz eski adresiyle */
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
            503: components["responses"]["Unavailable"];
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Geri alındı */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailVerification"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    requestEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
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
            503: components["responses"]["Unavailable"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    requestPhoneCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oturumlar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kapatıldı */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReceivedInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Davetler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedInvitationItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kabul edildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reddedildi */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCompany: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCompany: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPortalAccount: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Durum */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateGibCredentials: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
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
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
                /** @description Şirketin kimliği (id of the active company) */
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
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSync: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSync: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopSync: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadImage: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Görselin türü (logo or signature) */
                type: "LOGO" | "IMZA";
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPayment: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            503: components["responses"]["PaymentDown"];
        };
    };
    listApiKeys: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewApiKey"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameApiKey: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
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
            /** @description Anahtar, gizli kısmı maskeli */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteApiKey: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyUsers: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCompanyUser: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            /** @description Davet edildi */
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
            503: components["responses"]["Unavailable"];
        };
    };
    removeCompanyUser: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPermissions: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePermissions: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PermissionsWrite"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewInvitation: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gönderildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyAudit: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Sayfa numarası (page, from 1) */
                page?: components["parameters"]["page"];
                /** @description Konu (only actions about this) */
                konu?: components["schemas"]["AuditSubject"];
                /** @description İşlem (only this action) */
                islem?: components["schemas"]["AuditAction"];
                /** @description Kullanıcı (only what this person did) */
                kullanici?: components["schemas"]["Uuid"];
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
            /** @description Sayfa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    handOverCompany: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandOver"];
            };
        };
        responses: {
            /** @description Devredildi */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyCoupon: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            503: components["responses"]["Unavailable"];
        };
    };
    checkPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ödemenin kimliği (id of the payment) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PaymentDown"];
        };
    };
    openPaymentPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ödemenin kimliği (id of the payment) */
                id: components["parameters"]["paymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description 3-D sayfası */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    completePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Ödemenin kimliği (id of the payment) */
                id: components["parameters"]["paymentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PaymentCallback"];
            };
        };
        responses: {
            /** @description Ödeme sonucu sayfası */
            303: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description Hepsi (true: also payments that wait for the bank or were refused) */
                hepsi?: boolean;
            };
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendDemo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    activateCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Şirket (only what was done in this company) */
                sirket?: components["schemas"]["Uuid"];
                /** @description Sayfa numarası (page, from 1) */
                page?: components["parameters"]["page"];
                /** @description Konu (only actions about this) */
                konu?: components["schemas"]["AuditSubject"];
                /** @description İşlem (only this action) */
                islem?: components["schemas"]["AuditAction"];
                /** @description Kullanıcı (only what this person did) */
                kullanici?: components["schemas"]["Uuid"];
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
            /** @description Sayfa */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCampaign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                /** @description Sayfa numarası (page, from 1) */
                page?: components["parameters"]["page"];
                /** @description Dağıtım (true: only coupons given to a customer) */
                dagitim?: boolean;
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPartners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Partnerler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPartner: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerWrite"];
            };
        };
        responses: {
            /** @description Partner */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    updatePartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerWrite"];
            };
        };
        responses: {
            /** @description Partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateBankSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Partner ve sır; sır yalnız burada */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPartnerKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerKeyWrite"];
            };
        };
        responses: {
            /** @description Anahtar */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPartnerKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokePartnerKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description İptal edildi */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotatePartnerKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Anahtar */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPartnerKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPartnerSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerSessionWrite"];
            };
        };
        responses: {
            /** @description Oturum */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerSession"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    revokePartnerSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerRevocation"];
            };
        };
        responses: {
            /** @description Sonlandırıldı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerRevoked"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokePartnerSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sonlandırıldı */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Partnerin kimliği (id of the partner) */
                partnerId: components["parameters"]["partnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhook adresleri */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Partnerin kimliği (id of the partner) */
                partnerId: components["parameters"]["partnerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookWrite"];
            };
        };
        responses: {
            /** @description Webhook adresi; sır yalnız burada */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Partnerin kimliği (id of the partner) */
                partnerId: components["parameters"]["partnerId"];
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookWrite"];
            };
        };
        responses: {
            /** @description Webhook adresi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Partnerin kimliği (id of the partner) */
                partnerId: components["parameters"]["partnerId"];
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tamam */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    setWebhookState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Partnerin kimliği (id of the partner) */
                partnerId: components["parameters"]["partnerId"];
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookStateWrite"];
            };
        };
        responses: {
            /** @description Webhook adresi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Partnerin kimliği (id of the partner) */
                partnerId: components["parameters"]["partnerId"];
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhook adresi; sır yalnız burada */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Partnerin kimliği (id of the partner) */
                partnerId: components["parameters"]["partnerId"];
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description İletim */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Sayfa numarası (page, from 1) */
                page?: components["parameters"]["page"];
                /** @description Durum (only deliveries that stand so) */
                durum?: "BEKLIYOR" | "ILETILDI" | "ILETILEMEDI";
            };
            header?: never;
            path: {
                /** @description Partnerin kimliği (id of the partner) */
                partnerId: components["parameters"]["partnerId"];
                /** @description Kimlik (id, UUID) */
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
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Partnerin kimliği (id of the partner) */
                partnerId: components["parameters"]["partnerId"];
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
                /** @description İletimin kimliği (id of the delivery) */
                iletimId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description İletim */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomers: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Sayfa numarası (page, from 1) */
                page?: components["parameters"]["page"];
                /** @description Sayfadaki en çok satır (most rows a page; an export asks for many) */
                pageSize?: components["parameters"]["pageSize"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCustomer: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
                    ETag: components["headers"]["ETag"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchCustomers: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Aranan metin (text to look for) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    importCustomers: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Bilinen bir kartın boş hücreleri (empty cells in the row of a known card: BOSALT clears their fields or sets defaults; KORU keeps the values of the card, except the missing half of a name whose other half is in the row; sent in the query, not in the form) */
                bosHucre?: components["parameters"]["bosHucre"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            /** @description Sonuç, satır satır */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomerDoubles: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kümeler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDoubles"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomerImports: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yüklemeler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardImportItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    startCustomerImport: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Bilinen bir kartın boş hücreleri (empty cells in the row of a known card: BOSALT clears their fields or sets defaults; KORU keeps the values of the card, except the missing half of a name whose other half is in the row; sent in the query, not in the form) */
                bosHucre?: components["parameters"]["bosHucre"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            /** @description Yükleme */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardImport"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    findKnownCustomers: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardKeys"];
            };
        };
        responses: {
            /** @description Bilinenler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownCards"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomerImport: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yükleme */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelCustomerImport: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yükleme */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCustomerImportRows: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Sayfa numarası (page, from 1) */
                page?: components["parameters"]["page"];
                /** @description Yalnızca hatalı satırlar (only the refused rows) */
                hatali?: boolean;
                /** @description Yalnızca uyarılı satırlar (only rows that were taken with a warning; beside hatali the refused ones too) */
                uyarili?: boolean;
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Satırlar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardImportRowPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCustomer: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kart */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCustomer: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
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
                    ETag: components["headers"]["ETag"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCustomer: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeCustomers: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerMerge"];
            };
        };
        responses: {
            /** @description Kalan kart */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepCustomersApart: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardsApart"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStockItems: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Sayfa numarası (page, from 1) */
                page?: components["parameters"]["page"];
                /** @description Sayfadaki en çok satır (most rows a page; an export asks for many) */
                pageSize?: components["parameters"]["pageSize"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStockItem: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
                    ETag: components["headers"]["ETag"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchStockItems: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Aranan metin (text to look for) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    importStockItems: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Bilinen bir kartın boş hücreleri (empty cells in the row of a known card: BOSALT clears their fields or sets defaults; KORU keeps the values of the card, except the missing half of a name whose other half is in the row; sent in the query, not in the form) */
                bosHucre?: components["parameters"]["bosHucre"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            /** @description Sonuç, satır satır */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStockItemDoubles: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kümeler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockItemDoubles"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStockItemImports: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yüklemeler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardImportItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    startStockItemImport: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Bilinen bir kartın boş hücreleri (empty cells in the row of a known card: BOSALT clears their fields or sets defaults; KORU keeps the values of the card, except the missing half of a name whose other half is in the row; sent in the query, not in the form) */
                bosHucre?: components["parameters"]["bosHucre"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            /** @description Yükleme */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardImport"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    findKnownStockItems: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardKeys"];
            };
        };
        responses: {
            /** @description Bilinenler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownCards"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStockItemImport: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yükleme */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelStockItemImport: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yükleme */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStockItemImportRows: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Sayfa numarası (page, from 1) */
                page?: components["parameters"]["page"];
                /** @description Yalnızca hatalı satırlar (only the refused rows) */
                hatali?: boolean;
                /** @description Yalnızca uyarılı satırlar (only rows that were taken with a warning; beside hatali the refused ones too) */
                uyarili?: boolean;
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Satırlar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardImportRowPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStockItem: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kart */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateStockItem: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
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
                    ETag: components["headers"]["ETag"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteStockItem: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeStockItems: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockItemMerge"];
            };
        };
        responses: {
            /** @description Kalan kart */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepStockItemsApart: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardsApart"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExplanations: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createExplanation: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
                    ETag: components["headers"]["ETag"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExplanation: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kayıt */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateExplanation: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
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
                    ETag: components["headers"]["ETag"];
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
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteExplanation: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBankEntries: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBankEntry: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
                    ETag: components["headers"]["ETag"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBankEntry: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kayıt */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBankEntry: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
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
                    ETag: components["headers"]["ETag"];
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
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBankEntry: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    parseLines: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExchangeRate: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId?: components["parameters"]["optionalCompanyId"];
                /** @description Para birimi (ISO currency code) */
                currencyCode: string;
                /** @description Fatura tarihi (date of the invoice) */
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
                /** @description VKN veya TCKN (tax or citizen number) */
                vknTckn: string;
                /** @description Şirketin kimliği (id of the active company) */
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
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
                        /**
                         * Format: text
                         * @description Sürümün özeti (hash of the deployed build)
                         */
                        hash: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listThresholds: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kurallar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThresholdItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Sayfa numarası (page, from 1) */
                page?: components["parameters"]["page"];
                /** @description İlk gün (first day, included) */
                baslangicTarihi?: components["parameters"]["baslangicTarihi"];
                /** @description Son gün (last day, included) */
                bitisTarihi?: components["parameters"]["bitisTarihi"];
                /** @description Onay durumu (only invoices of this status) */
                onayDurumu?: components["parameters"]["onayDurumu"];
                /** @description Tahsilat durumu (only invoices of this state; ODENDI has those of FAZLA too, GECIKMIS those with a rest whose due day is over; needs tahsilatRead) */
                tahsilatDurumu?: components["parameters"]["tahsilatDurumu"];
                /** @description İlk vade günü (first due day, included; without vadeTarihi an invoice is due 30 days after its date; needs tahsilatRead) */
                vadeBaslangic?: components["parameters"]["vadeBaslangic"];
                /** @description Son vade günü (last due day, included; needs tahsilatRead) */
                vadeBitis?: components["parameters"]["vadeBitis"];
                /** @description Sıralama (order: by date, by amount in the currency of the invoice, or by due day, which without vadeTarihi is 30 days after the date; - sorts descending) */
                sirala?: components["parameters"]["sirala"];
                /** @description Değişiklik anı (only invoices that changed at or after this instant, RFC 3339) */
                degisenBeri?: components["parameters"]["degisenBeri"];
                /** @description Belge numarası (document number) */
                belgeNumarasi?: string;
                /** @description Fatura tarihi (date of the invoice) */
                faturaTarih?: components["schemas"]["CalendarDate"];
                /** @description ETTN (the UUID that the portal gave) */
                ettn?: components["schemas"]["Uuid"];
                /** @description Alıcının VKN veya TCKN'si (only invoices to this number) */
                vknTckn?: string;
                /** @description Alıcının adı; çok kişinin taşıdığı 11111111111 ve 2222222222 numaralarında kişiyi ayırır (name of the recipient in any Turkish spelling. With the shared numbers 11111111111 and 2222222222 only invoices to this name are returned; with other numbers it is ignored) */
                alici?: components["parameters"]["alici"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInvoice: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedInvoice"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    listAllInvoices: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description İlk gün (first day, included) */
                baslangicTarihi?: components["parameters"]["baslangicTarihi"];
                /** @description Son gün (last day, included) */
                bitisTarihi?: components["parameters"]["bitisTarihi"];
                /** @description Onay durumu (only invoices of this status) */
                onayDurumu?: components["parameters"]["onayDurumu"];
                /** @description Tahsilat durumu (only invoices of this state; ODENDI has those of FAZLA too, GECIKMIS those with a rest whose due day is over; needs tahsilatRead) */
                tahsilatDurumu?: components["parameters"]["tahsilatDurumu"];
                /** @description İlk vade günü (first due day, included; without vadeTarihi an invoice is due 30 days after its date; needs tahsilatRead) */
                vadeBaslangic?: components["parameters"]["vadeBaslangic"];
                /** @description Son vade günü (last due day, included; needs tahsilatRead) */
                vadeBitis?: components["parameters"]["vadeBitis"];
                /** @description Değişiklik anı (only invoices that changed at or after this instant, RFC 3339) */
                degisenBeri?: components["parameters"]["degisenBeri"];
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
                    "application/json": components["schemas"]["ExportedInvoiceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchInvoices: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Aranan metin (text to look for) */
                q: string;
                /** @description İlk gün (first day, included) */
                baslangicTarihi?: components["parameters"]["baslangicTarihi"];
                /** @description Son gün (last day, included) */
                bitisTarihi?: components["parameters"]["bitisTarihi"];
                /** @description Onay durumu (only invoices of this status) */
                onayDurumu?: components["parameters"]["onayDurumu"];
                /** @description Tahsilat durumu (only invoices of this state; ODENDI has those of FAZLA too, GECIKMIS those with a rest whose due day is over; needs tahsilatRead) */
                tahsilatDurumu?: components["parameters"]["tahsilatDurumu"];
                /** @description İlk vade günü (first due day, included; without vadeTarihi an invoice is due 30 days after its date; needs tahsilatRead) */
                vadeBaslangic?: components["parameters"]["vadeBaslangic"];
                /** @description Son vade günü (last due day, included; needs tahsilatRead) */
                vadeBitis?: components["parameters"]["vadeBitis"];
                /** @description Alıcının VKN veya TCKN'si (only invoices to this number) */
                vknTckn?: string;
                /** @description Sıralama (order: by date, by amount in the currency of the invoice, or by due day, which without vadeTarihi is 30 days after the date; - sorts descending) */
                sirala?: components["parameters"]["sirala"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    summarizeInvoices: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description İlk gün (first day, included) */
                baslangicTarihi?: components["parameters"]["baslangicTarihi"];
                /** @description Son gün (last day, included) */
                bitisTarihi?: components["parameters"]["bitisTarihi"];
                /** @description Onay durumu (only invoices of this status) */
                onayDurumu?: components["parameters"]["onayDurumu"];
                /** @description Tahsilat durumu (only invoices of this state; ODENDI has those of FAZLA too, GECIKMIS those with a rest whose due day is over; needs tahsilatRead) */
                tahsilatDurumu?: components["parameters"]["tahsilatDurumu"];
                /** @description İlk vade günü (first due day, included; without vadeTarihi an invoice is due 30 days after its date; needs tahsilatRead) */
                vadeBaslangic?: components["parameters"]["vadeBaslangic"];
                /** @description Son vade günü (last due day, included; needs tahsilatRead) */
                vadeBitis?: components["parameters"]["vadeBitis"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Özet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceSums"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    sumInvoicesByMonth: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Alıcının VKN veya TCKN'si (number of the recipient) */
                vknTckn: string;
                /** @description Alıcının adı; çok kişinin taşıdığı 11111111111 ve 2222222222 numaralarında kişiyi ayırır (name of the recipient in any Turkish spelling. With the shared numbers 11111111111 and 2222222222 only invoices to this name are returned; with other numbers it is ignored) */
                alici?: components["parameters"]["alici"];
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
            /** @description Aylar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthlySums"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLastPrices: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Alıcının VKN veya TCKN'si (number of the recipient) */
                vknTckn: string;
                /** @description Alıcının adı; çok kişinin taşıdığı 11111111111 ve 2222222222 numaralarında kişiyi ayırır (name of the recipient in any Turkish spelling. With the shared numbers 11111111111 and 2222222222 only invoices to this name are returned; with other numbers it is ignored) */
                alici?: components["parameters"]["alici"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Son fiyatlar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LastPriceItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkInvoice: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Kayıtlı faturanın kimliği (the stored invoice that is changed; it is not compared with itself) */
                id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceWrite"];
            };
        };
        responses: {
            /** @description Uyarılar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceWarnings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSigning: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    requestObjection: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    redownloadInvoice: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Belge numarası (document number) */
                belgeNumarasi: string;
                /** @description Fatura tarihi (date of the invoice) */
                faturaTarih: components["schemas"]["CalendarDate"];
                /** @description ETTN (the UUID that the portal gave) */
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
                    ETag: components["headers"]["ETag"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    getInvoice: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fatura */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInvoice: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Fatura imza kodunu bekliyorsa (while its signing waits for the code: DEGISTIR changes it anyway; SOR answers 409, so that a client can ask the user first) */
                imzadaysa?: "DEGISTIR" | "SOR";
            };
            header?: {
                /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedInvoice"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteInvoice: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Fatura imza kodunu bekliyorsa (while its signing waits for the code: SIL deletes it anyway; SOR answers 409, so that a client can ask the user first) */
                imzadaysa?: "SIL" | "SOR";
            };
            header?: {
                /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    resendInvoice: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fatura */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeOffInvoice: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteOff"];
            };
        };
        responses: {
            /** @description Kaydedildi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    createPaymentLink: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bağlantı */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokePaymentLink: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kapatıldı */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentRequests: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ödeme istekleri */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPaymentRequest: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestWrite"];
            };
        };
        responses: {
            /** @description Ödeme isteği */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequest"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPaymentRequest: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ödeme isteği */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentQr: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Karekod */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentQr"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    payByLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Bağlantının anahtarı (key of the link) */
                jeton: components["parameters"]["jeton"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bankadan daha önce istendi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description Bankanın sayfası */
            303: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description Bağlantı geçersiz */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            /** @description Bankaya ulaşılamıyor */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    openPaymentLink: {
        parameters: {
            query?: {
                /** @description Sayfanın dili (language of the page; without it that of Accept-Language) */
                dil?: components["parameters"]["dil"];
            };
            header?: never;
            path: {
                /** @description Bağlantının anahtarı (key of the link) */
                jeton: components["parameters"]["jeton"];
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
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Bağlantı geçersiz */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    openPaymentLinkPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Bağlantının anahtarı (key of the link) */
                jeton: components["parameters"]["jeton"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fatura */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Bağlantı geçersiz */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateInvoiceFollowUp: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceFollowUp"];
            };
        };
        responses: {
            /** @description Kaydedildi */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceFollowUp"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReceipts: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Fatura (only payments that close this invoice, did, or named it as a draft) */
                faturaId?: components["parameters"]["faturaId"];
                /** @description Cari hesap (only payments of this customer account) */
                cariHesapId?: components["parameters"]["cariHesapId"];
                /** @description Kullanılmayan (true: only payments with a credit that closes nothing) */
                kullanilmayan?: components["parameters"]["kullanilmayan"];
                /** @description Sayfa numarası (page, from 1) */
                page?: components["parameters"]["page"];
                /** @description Sayfadaki en çok satır (most rows a page; an export asks for many) */
                pageSize?: components["parameters"]["pageSize"];
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
                    "application/json": components["schemas"]["ReceiptPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReceipt: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptWrite"];
            };
        };
        responses: {
            /** @description Kaydedildi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    createRefund: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundWrite"];
            };
        };
        responses: {
            /** @description Kaydedildi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tahsilat */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    reverseReceipt: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptReversal"];
            };
        };
        responses: {
            /** @description Geri alındı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    updateReceiptAllocations: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptAllocations"];
            };
        };
        responses: {
            /** @description Kaydedildi */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    listDebtors: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Arama (part of the name or the number, in any Turkish spelling) */
                q?: components["parameters"]["cariHesapAra"];
                /** @description VKN / TCKN (only accounts of this number) */
                vknTckn?: components["parameters"]["cariHesapNo"];
                /** @description Alıcının adı; çok kişinin taşıdığı 11111111111 ve 2222222222 numaralarında kişiyi ayırır (name of the customer, for the shared numbers; ignored with others) */
                alici?: components["parameters"]["cariHesapAlici"];
                /** @description Yalnız gecikenler (true: only accounts with a late amount) */
                geciken?: components["parameters"]["geciken"];
                /** @description Kapanmış hesaplar da (true: accounts without an open amount or credit, too) */
                bakiyesizler?: components["parameters"]["bakiyesizler"];
                /** @description Para birimi (only this currency; absent: a row for each) */
                paraBirim?: components["parameters"]["cariHesapParaBirimi"];
                /** @description Sıralama (order: by an amount, or by name; - sorts descending) */
                sirala?: components["parameters"]["cariHesapSirala"];
                /** @description Sayfa numarası (page, from 1) */
                page?: components["parameters"]["page"];
                /** @description Sayfadaki en çok satır (most rows a page; an export asks for many) */
                pageSize?: components["parameters"]["pageSize"];
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
                    "application/json": components["schemas"]["DebtorPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceivables: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Özet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receivables"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    importOpeningBalances: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            /** @description Sonuç, satır satır */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningImportResult"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDebtor: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cari hesap */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebtorAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLedgerEntries: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description İlk gün (first day, included) */
                baslangicTarihi?: components["parameters"]["baslangicTarihi"];
                /** @description Son gün (last day, included) */
                bitisTarihi?: components["parameters"]["bitisTarihi"];
                /** @description Para birimi (currency of the entries) */
                paraBirim?: components["parameters"]["hareketParaBirimi"];
                /** @description Geri alınanları göster (true: entries that were undone within the period, too) */
                geriAlinanlar?: components["parameters"]["geriAlinanlar"];
                /** @description Sayfa numarası (page, from 1) */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hareketler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatement: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description İlk gün (first day, included) */
                baslangicTarihi?: components["parameters"]["baslangicTarihi"];
                /** @description Son gün (last day, included) */
                bitisTarihi?: components["parameters"]["bitisTarihi"];
                /** @description Para birimi (currency of the entries) */
                paraBirim?: components["parameters"]["hareketParaBirimi"];
                /** @description Geri alınanları göster (true: entries that were undone within the period, too) */
                geriAlinanlar?: components["parameters"]["geriAlinanlar"];
                /** @description Biçim (json: the data; pdf, xlsx: a file) */
                bicim?: components["parameters"]["ekstreBicimi"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cari ekstre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statement"];
                    "application/pdf": Blob;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStatementLinks: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bağlantılar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementLinks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStatementLink: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatementLinkRequest"];
            };
        };
        responses: {
            /** @description Bağlantı */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementLink"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    revokeStatementLinks: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kapatıldı */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    openStatementPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Bağlantının anahtarı (key of the link) */
                jeton: components["parameters"]["jeton"];
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
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Bağlantı geçersiz */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    openSharedStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Bağlantının anahtarı (key of the link) */
                jeton: components["parameters"]["jeton"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cari ekstre */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Bağlantı geçersiz */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Bağlantının anahtarı (key of the link) */
                jeton: components["parameters"]["jeton"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["StatementAnswerForm"];
            };
        };
        responses: {
            /** @description Ekstre sayfası */
            303: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description Bağlantı geçersiz */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deductReturn: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnDeduction"];
            };
        };
        responses: {
            /** @description Düşülen iade */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    ignoreReturn: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnIgnored"];
            };
        };
        responses: {
            /** @description Alınan iade faturası */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnProposal"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getOpeningBalance: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Para birimi (currency of the entries) */
                paraBirim?: components["parameters"]["hareketParaBirimi"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Açılış bakiyesi */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningBalance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOpeningBalance: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningBalanceWrite"];
            };
        };
        responses: {
            /** @description Kaydedildi */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpeningBalance"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    mergeDebtors: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtorMerge"];
            };
        };
        responses: {
            /** @description Cari hesap */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebtorAccount"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    splitDebtors: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebtorMerge"];
            };
        };
        responses: {
            /** @description Cari hesap */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebtorAccount"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    listReminders: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Cari hesap (only payments of this customer account) */
                cariHesapId?: components["parameters"]["cariHesapId"];
                /** @description Sayfa numarası (page, from 1) */
                page?: components["parameters"]["page"];
                /** @description Sayfadaki en çok satır (most rows a page; an export asks for many) */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kayıtlar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendReminders: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderRequest"];
            };
        };
        responses: {
            /** @description Kayıtlar */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reminders"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    previewReminders: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderRequest"];
            };
        };
        responses: {
            /** @description İletiler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderPreviews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    forecastReminders: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Günler (days from the due day, separated by commas: -3,0,7) */
                gunler: components["parameters"]["hatirlatmaGunleri"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sayı */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderForecast"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    openReminderStop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Bağlantının anahtarı (key of the link) */
                jeton: components["parameters"]["jeton"];
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
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Bağlantı geçersiz */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopReminders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Bağlantının anahtarı (key of the link) */
                jeton: components["parameters"]["jeton"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sayfa */
            303: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description Bağlantı geçersiz */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBankMovements: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Sekme (only proposed, matched, or other movements) */
                sekme?: components["parameters"]["hareketSekmesi"];
                /** @description Arama (part of the text or of the name of the payer, in any Turkish spelling, or the amount) */
                q?: components["parameters"]["hareketAra"];
                /** @description İlk gün (first day, included) */
                baslangicTarihi?: components["parameters"]["baslangicTarihi"];
                /** @description Son gün (last day, included) */
                bitisTarihi?: components["parameters"]["bitisTarihi"];
                /** @description Sayfa numarası (page, from 1) */
                page?: components["parameters"]["page"];
                /** @description Sayfadaki en çok satır (most rows a page; an export asks for many) */
                pageSize?: components["parameters"]["pageSize"];
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
                    "application/json": components["schemas"]["BankMovementPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    pullBankMovements: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
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
                    "application/json": components["schemas"]["BankPullResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["BankDown"];
        };
    };
    confirmBankMovements: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovementConfirmations"];
            };
        };
        responses: {
            /** @description Sonuçlar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovementOutcomes"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    listBankFiles: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
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
                    "application/json": components["schemas"]["BankFiles"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadBankFile: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            /** @description Yüklendi */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankFile"];
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBankFile: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dosya */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmBankFile: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankFileConfirmation"];
            };
        };
        responses: {
            /** @description Dosya */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankFile"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBankFile: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dosya */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayers: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Sayfa numarası (page, from 1) */
                page?: components["parameters"]["page"];
                /** @description Sayfadaki en çok satır (most rows a page; an export asks for many) */
                pageSize?: components["parameters"]["pageSize"];
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
                    "application/json": components["schemas"]["PayerPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePayer: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoBankMovement: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hareket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankMovement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    ignoreBankMovement: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hareket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankMovement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOffice: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mali müşavir */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountantOfficeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOffice: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountantOffice"];
            };
        };
        responses: {
            /** @description Kaydedildi */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountantOfficeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOffice: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
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
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["StaleVersion"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMonthSummary: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description Dönem (month, YYYY-MM) */
                donem: components["parameters"]["donem"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Özet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCollectionSettings: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ayarlar */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCollectionSettings: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Okunan sürüm (the ETag that was read; a stale one answers 412 with the current version) */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionSettingsWrite"];
            };
        };
        responses: {
            /** @description Kaydedildi */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["StaleVersion"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReceivedInvoices: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    requestCancelOfReceived: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    requestObjectionToReceived: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    listRequests: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    listSentRequests: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
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
                    "application/json": components["schemas"]["SentRequestItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    acceptRequest: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    rejectRequest: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: {
                /** @description Tekrar anahtarı (repeating a call with the same key answers the first answer; with another body 422, while the first still runs 409) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["PortalDown"];
        };
    };
    getHomeFigures: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
                /** @description İlk gün (first day, included) */
                baslangicTarihi: components["schemas"]["CalendarDate"];
                /** @description Son gün (last day, included) */
                bitisTarihi: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rakamlar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomeFigures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPending: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description İşler */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pending"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeDocumentLinks: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kapatıldı */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDocumentLink: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path: {
                /** @description ETTN (until the portal gives one, the id of the invoice) */
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocument: {
        parameters: {
            query?: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId?: components["parameters"]["optionalCompanyId"];
                /** @description Bağlantının sonu (end of the signed link, seconds since 1970) */
                expires?: number;
                /** @description Bağlantının imzası (signature of the link) */
                signature?: string;
            };
            header?: never;
            path: {
                /** @description ETTN (until the portal gives one, the id of the invoice) */
                ettn: components["parameters"]["ettn"];
                /** @description Dosya adı ({ettn}_f.pdf, {ettn}_f.html or fatura.zip) */
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
                    "application/pdf": Blob;
                    "text/html": string;
                    "application/zip": Blob;
                };
            };
            /** @description Değişmedi (the ETag in If-None-Match is still that of the document) */
            304: {
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDocumentBundle: {
        parameters: {
            query: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId: components["parameters"]["companyId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BundleRequest"];
            };
        };
        responses: {
            /** @description Hazır */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentBundle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentBundle: {
        parameters: {
            query?: {
                /** @description Şirketin kimliği (id of the active company) */
                companyId?: components["parameters"]["optionalCompanyId"];
                /** @description Bağlantının sonu (end of the signed link, seconds since 1970) */
                expires?: number;
                /** @description Bağlantının imzası (signature of the link) */
                signature?: string;
            };
            header?: never;
            path: {
                /** @description Kimlik (id, UUID) */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description faturalar.zip */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["LicenceOver"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    invoiceSaved: {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği (id of the event: the same when it is sent again) */
                "webhook-id": components["schemas"]["Uuid"];
                /** @description Gönderildiği an (when this try was sent, seconds since 1970) */
                "webhook-timestamp": number;
                /** @description İmzalar (v1, and the HMAC-SHA256 of id.timestamp.body in base64; two of them, separated by a blank, while a secret is being changed) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceSavedEvent"];
            };
        };
        responses: {
            /** @description Alındı (taken; anything else is tried again over three days) */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    invoiceSigned: {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği (id of the event: the same when it is sent again) */
                "webhook-id": components["schemas"]["Uuid"];
                /** @description Gönderildiği an (when this try was sent, seconds since 1970) */
                "webhook-timestamp": number;
                /** @description İmzalar (v1, and the HMAC-SHA256 of id.timestamp.body in base64; two of them, separated by a blank, while a secret is being changed) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceSignedEvent"];
            };
        };
        responses: {
            /** @description Alındı (taken; anything else is tried again over three days) */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    invoiceRefused: {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği (id of the event: the same when it is sent again) */
                "webhook-id": components["schemas"]["Uuid"];
                /** @description Gönderildiği an (when this try was sent, seconds since 1970) */
                "webhook-timestamp": number;
                /** @description İmzalar (v1, and the HMAC-SHA256 of id.timestamp.body in base64; two of them, separated by a blank, while a secret is being changed) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceRefusedEvent"];
            };
        };
        responses: {
            /** @description Alındı (taken; anything else is tried again over three days) */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    requestCame: {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği (id of the event: the same when it is sent again) */
                "webhook-id": components["schemas"]["Uuid"];
                /** @description Gönderildiği an (when this try was sent, seconds since 1970) */
                "webhook-timestamp": number;
                /** @description İmzalar (v1, and the HMAC-SHA256 of id.timestamp.body in base64; two of them, separated by a blank, while a secret is being changed) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestCameEvent"];
            };
        };
        responses: {
            /** @description Alındı (taken; anything else is tried again over three days) */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    syncDone: {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği (id of the event: the same when it is sent again) */
                "webhook-id": components["schemas"]["Uuid"];
                /** @description Gönderildiği an (when this try was sent, seconds since 1970) */
                "webhook-timestamp": number;
                /** @description İmzalar (v1, and the HMAC-SHA256 of id.timestamp.body in base64; two of them, separated by a blank, while a secret is being changed) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SyncDoneEvent"];
            };
        };
        responses: {
            /** @description Alındı (taken; anything else is tried again over three days) */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiptBooked: {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği (id of the event: the same when it is sent again) */
                "webhook-id": components["schemas"]["Uuid"];
                /** @description Gönderildiği an (when this try was sent, seconds since 1970) */
                "webhook-timestamp": number;
                /** @description İmzalar (v1, and the HMAC-SHA256 of id.timestamp.body in base64; two of them, separated by a blank, while a secret is being changed) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptBookedEvent"];
            };
        };
        responses: {
            /** @description Alındı (taken; anything else is tried again over three days) */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiptReversed: {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği (id of the event: the same when it is sent again) */
                "webhook-id": components["schemas"]["Uuid"];
                /** @description Gönderildiği an (when this try was sent, seconds since 1970) */
                "webhook-timestamp": number;
                /** @description İmzalar (v1, and the HMAC-SHA256 of id.timestamp.body in base64; two of them, separated by a blank, while a secret is being changed) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptReversedEvent"];
            };
        };
        responses: {
            /** @description Alındı (taken; anything else is tried again over three days) */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    invoicePaid: {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği (id of the event: the same when it is sent again) */
                "webhook-id": components["schemas"]["Uuid"];
                /** @description Gönderildiği an (when this try was sent, seconds since 1970) */
                "webhook-timestamp": number;
                /** @description İmzalar (v1, and the HMAC-SHA256 of id.timestamp.body in base64; two of them, separated by a blank, while a secret is being changed) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoicePaidEvent"];
            };
        };
        responses: {
            /** @description Alındı (taken; anything else is tried again over three days) */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    invoiceOverdue: {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği (id of the event: the same when it is sent again) */
                "webhook-id": components["schemas"]["Uuid"];
                /** @description Gönderildiği an (when this try was sent, seconds since 1970) */
                "webhook-timestamp": number;
                /** @description İmzalar (v1, and the HMAC-SHA256 of id.timestamp.body in base64; two of them, separated by a blank, while a secret is being changed) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceOverdueEvent"];
            };
        };
        responses: {
            /** @description Alındı (taken; anything else is tried again over three days) */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    paymentTaken: {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği (id of the event: the same when it is sent again) */
                "webhook-id": components["schemas"]["Uuid"];
                /** @description Gönderildiği an (when this try was sent, seconds since 1970) */
                "webhook-timestamp": number;
                /** @description İmzalar (v1, and the HMAC-SHA256 of id.timestamp.body in base64; two of them, separated by a blank, while a secret is being changed) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentTakenEvent"];
            };
        };
        responses: {
            /** @description Alındı (taken; anything else is tried again over three days) */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    webhookTest: {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği (id of the event: the same when it is sent again) */
                "webhook-id": components["schemas"]["Uuid"];
                /** @description Gönderildiği an (when this try was sent, seconds since 1970) */
                "webhook-timestamp": number;
                /** @description İmzalar (v1, and the HMAC-SHA256 of id.timestamp.body in base64; two of them, separated by a blank, while a secret is being changed) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestEvent"];
            };
        };
        responses: {
            /** @description Alındı (taken; anything else is tried again over three days) */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    bankCall: {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği (id of the event: the same when it is sent again) */
                "webhook-id": components["schemas"]["Uuid"];
                /** @description Gönderildiği an (when this try was sent, seconds since 1970) */
                "webhook-timestamp": number;
                /** @description İmzalar (v1, and the HMAC-SHA256 of id.timestamp.body in base64; two of them, separated by a blank, while a secret is being changed) */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankCall"];
            };
        };
        responses: {
            /** @description Yanıt (answer to the type of the call) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankQrAnswer"] | components["schemas"]["BankRequestAnswer"] | components["schemas"]["BankMovementsAnswer"];
                };
            };
        };
    };
}

/** An event of a partner, discriminated by `type`. */
export type WebhookEvent = webhooks[Exclude<keyof webhooks, 'bankCall'>]['post']['requestBody']['content']['application/json'];
