CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"seq" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid,
	"user_id" uuid,
	"action" text NOT NULL,
	"entity_id" uuid,
	"details" jsonb,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_mac" text NOT NULL,
	"new_id" uuid NOT NULL,
	"holder" uuid NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"headers" jsonb,
	"body" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "partner_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"ad" text NOT NULL,
	"key_hash" text NOT NULL,
	"son_haneler" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "partner_key_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "partner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ad" text NOT NULL,
	"kaynaklar" text[] NOT NULL,
	"dakikada_oturum" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paused_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "email_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "known_address" (
	"user_id" uuid NOT NULL,
	"address_mac" text NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_address_user_id_address_mac_pk" PRIMARY KEY("user_id","address_mac")
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "phone_code" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"code_mac" text NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"phone" text,
	"phone_notification_permission" boolean DEFAULT true NOT NULL,
	"email_notification_permission" boolean DEFAULT true NOT NULL,
	"admin" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"partner_id" uuid,
	"partner_ref" text,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "access_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"api_key_id" uuid,
	"family" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"family" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"successor_hash" text
);
--> statement-breakpoint
CREATE TABLE "session" (
	"family" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"api_key" text NOT NULL,
	"secret_hash" text NOT NULL,
	"name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"permissions" jsonb,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "api_key_api_key_unique" UNIQUE("api_key")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"vkn_tckn" text NOT NULL,
	"unvan" text DEFAULT '' NOT NULL,
	"ad" text DEFAULT '' NOT NULL,
	"soyad" text DEFAULT '' NOT NULL,
	"sicil_no" text DEFAULT '' NOT NULL,
	"mersis_no" text DEFAULT '' NOT NULL,
	"vergi_dairesi" text DEFAULT '' NOT NULL,
	"vergi_dairesi_id" integer,
	"cadde" text DEFAULT '' NOT NULL,
	"apartman_adi" text DEFAULT '' NOT NULL,
	"apartman_no" text DEFAULT '' NOT NULL,
	"kapi_no" text DEFAULT '' NOT NULL,
	"mahalle" text DEFAULT '' NOT NULL,
	"il" text DEFAULT '' NOT NULL,
	"il_id" integer,
	"ilce" text DEFAULT '' NOT NULL,
	"ilce_id" integer,
	"posta_kodu" text DEFAULT '' NOT NULL,
	"ulke" text DEFAULT '' NOT NULL,
	"acik_adres" text DEFAULT '' NOT NULL,
	"sirketin_turu" text DEFAULT '' NOT NULL,
	"tckn" text DEFAULT '' NOT NULL,
	"yetkili_adi" text DEFAULT '' NOT NULL,
	"yetkili_soyadi" text DEFAULT '' NOT NULL,
	"yetkili_tckn" text DEFAULT '' NOT NULL,
	"yetkili_dogum_tarihi" text DEFAULT '' NOT NULL,
	"yetkili_tel_no" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"faks_no" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"is_merkezi" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"demo_duration" integer DEFAULT 0 NOT NULL,
	"imza_data" text,
	"logo_data" text,
	"deleted_at" timestamp (3) with time zone,
	"proven_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"partner_id" uuid,
	"partner_ref" text
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"fatura_read" boolean DEFAULT false NOT NULL,
	"fatura_write" boolean DEFAULT false NOT NULL,
	"stok_read" boolean DEFAULT false NOT NULL,
	"stok_write" boolean DEFAULT false NOT NULL,
	"cari_read" boolean DEFAULT false NOT NULL,
	"cari_write" boolean DEFAULT false NOT NULL,
	"iptal_itiraz_read" boolean DEFAULT false NOT NULL,
	"iptal_itiraz_write" boolean DEFAULT false NOT NULL,
	"adima_duzenlenen_faturalar_read" boolean DEFAULT false NOT NULL,
	"adima_duzenlenen_faturalar_write" boolean DEFAULT false NOT NULL,
	"yetkilendirme_read" boolean DEFAULT false NOT NULL,
	"yetkilendirme_write" boolean DEFAULT false NOT NULL,
	"company_write" boolean DEFAULT false NOT NULL,
	"api_write" boolean DEFAULT false NOT NULL,
	"invitation_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "partner_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"partner_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"widgets" text[] NOT NULL,
	"permissions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "portal_credentials" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"refused_at" timestamp (3) with time zone,
	"refused_text" text
);
--> statement-breakpoint
CREATE TABLE "portal_session" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"sealed_token" text,
	"holder" uuid,
	"lease_until" timestamp (3) with time zone,
	"logout_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "signing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"fatura_ids" jsonb NOT NULL,
	"versions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"phone_number" text NOT NULL,
	"portal_oid" text NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"spent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ad" text NOT NULL,
	"aciklama" text DEFAULT '' NOT NULL,
	"kupon_sayisi" integer NOT NULL,
	"indirim_orani" numeric NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"sira" integer NOT NULL,
	"kod" text NOT NULL,
	"musteri" text DEFAULT '' NOT NULL,
	"musteriye_verildi" boolean DEFAULT false NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" uuid,
	CONSTRAINT "coupon_kod_unique" UNIQUE("kod")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"coupon_id" uuid,
	"amount" numeric NOT NULL,
	"durum" text NOT NULL,
	"provider_id" text,
	"url" text,
	"sayfa" text,
	"hata" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_import_piece" (
	"company_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"ilk" integer NOT NULL,
	"hatali" integer NOT NULL,
	"uyarili" integer DEFAULT 0 NOT NULL,
	"satirlar" jsonb NOT NULL,
	CONSTRAINT "card_import_piece_import_id_ilk_pk" PRIMARY KEY("import_id","ilk")
);
--> statement-breakpoint
CREATE TABLE "card_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"tur" text NOT NULL,
	"user_id" uuid NOT NULL,
	"dosya_adi" text NOT NULL,
	"dosya" "bytea",
	"bos_hucre" text DEFAULT 'BOSALT' NOT NULL,
	"durum" text NOT NULL,
	"toplam" integer,
	"islenen" integer DEFAULT 0 NOT NULL,
	"eklenen" integer DEFAULT 0 NOT NULL,
	"guncellenen" integer DEFAULT 0 NOT NULL,
	"hatali" integer DEFAULT 0 NOT NULL,
	"uyarili" integer DEFAULT 0 NOT NULL,
	"mesaj" text,
	"mesaj_en" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cards_apart" (
	"company_id" uuid NOT NULL,
	"bir" uuid NOT NULL,
	"diger" uuid NOT NULL,
	CONSTRAINT "cards_apart_company_id_bir_diger_pk" PRIMARY KEY("company_id","bir","diger")
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"vkn_tckn" text DEFAULT '' NOT NULL,
	"unvan" text DEFAULT '' NOT NULL,
	"ad" text DEFAULT '' NOT NULL,
	"soyad" text DEFAULT '' NOT NULL,
	"vergi_dairesi" text DEFAULT '' NOT NULL,
	"adres" text DEFAULT '' NOT NULL,
	"ilce" text DEFAULT '' NOT NULL,
	"il" text DEFAULT '' NOT NULL,
	"posta_kodu" text DEFAULT '' NOT NULL,
	"ulke" text DEFAULT '' NOT NULL,
	"tel_no" text DEFAULT '' NOT NULL,
	"faks_no" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"mali_musavir_email" text DEFAULT '' NOT NULL,
	"iban" text DEFAULT '' NOT NULL,
	"iskonto" numeric DEFAULT '0' NOT NULL,
	"para_birimi" text DEFAULT 'TRY' NOT NULL,
	"yetkili_adi" text DEFAULT '' NOT NULL,
	"yetkili_email" text DEFAULT '' NOT NULL,
	"yetkili_tel_no" text DEFAULT '' NOT NULL,
	"notlar" text DEFAULT '' NOT NULL,
	"tuzel" boolean DEFAULT true NOT NULL,
	"arama" text DEFAULT '' NOT NULL,
	"sira" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"mal_hizmet" text NOT NULL,
	"stok_tipi" text DEFAULT 'TICARIMAL' NOT NULL,
	"birim" text NOT NULL,
	"birim_fiyat" numeric DEFAULT '0' NOT NULL,
	"doviz_kodu" text DEFAULT 'TRY' NOT NULL,
	"gtip" text DEFAULT '' NOT NULL,
	"aciklama" text DEFAULT '' NOT NULL,
	"kdv_orani" numeric DEFAULT '0' NOT NULL,
	"tevkifat_kodu" text DEFAULT '' NOT NULL,
	"v9015_orani" numeric DEFAULT '0' NOT NULL,
	"istisna_muafiyet_sebebi" text DEFAULT '' NOT NULL,
	"ozel_matrah_nedeni" text DEFAULT '' NOT NULL,
	"ozel_matrah_tutari" numeric DEFAULT '0' NOT NULL,
	"teslim_sarti" text DEFAULT '' NOT NULL,
	"esya_kap_cinsi" text DEFAULT '' NOT NULL,
	"kap_no" text DEFAULT '' NOT NULL,
	"kap_adet" text DEFAULT '' NOT NULL,
	"teslim_bedel_odeme_yeri" text DEFAULT '' NOT NULL,
	"gonderilme_sekli" text DEFAULT '' NOT NULL,
	"vergi_oranlari" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"anahtar" text DEFAULT '' NOT NULL,
	"arama" text DEFAULT '' NOT NULL,
	"sira" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"banka_adi" text NOT NULL,
	"iban" text NOT NULL,
	"faturada_goster" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "explanation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"aciklama" text NOT NULL,
	"faturada_goster" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_bundle" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"fatura_ids" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_day" (
	"company_id" uuid NOT NULL,
	"fatura_tarih" date NOT NULL,
	"adet" integer NOT NULL,
	CONSTRAINT "invoice_day_company_id_fatura_tarih_pk" PRIMARY KEY("company_id","fatura_tarih")
);
--> statement-breakpoint
CREATE TABLE "invoice_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"dosya" text NOT NULL,
	"kaynak" text NOT NULL,
	"icerik" "bytea",
	"anahtar" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invoice_document_kept" CHECK (num_nonnulls("invoice_document"."icerik", "invoice_document"."anahtar") = 1)
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"ettn" uuid,
	"belge_numarasi" text,
	"fatura_tarih" date NOT NULL,
	"fatura_saat" time(0) NOT NULL,
	"fatura_tip" text,
	"portal_fatura_tip" text,
	"para_birim" text NOT NULL,
	"doviz_kur" numeric NOT NULL,
	"vkn_tckn" text NOT NULL,
	"alici_unvan" text DEFAULT '' NOT NULL,
	"alici_adi" text DEFAULT '' NOT NULL,
	"alici_soyadi" text DEFAULT '' NOT NULL,
	"vergi_dairesi" text DEFAULT '' NOT NULL,
	"emails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"iskonto" numeric DEFAULT '0' NOT NULL,
	"il" text DEFAULT '' NOT NULL,
	"ilce" text DEFAULT '' NOT NULL,
	"ulke" text DEFAULT '' NOT NULL,
	"adres" text DEFAULT '' NOT NULL,
	"irsaliye_numarasi" text DEFAULT '' NOT NULL,
	"irsaliye_tarihi" text DEFAULT '' NOT NULL,
	"iade_faturalari" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"vergiler" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mal_hizmetler" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"tl_karsiligi" jsonb,
	"not" text DEFAULT '' NOT NULL,
	"onay_durumu" text NOT NULL,
	"portal_durumu" text NOT NULL,
	"portal_mesaji" text,
	"talep_akisi" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"odenecek_tutar" numeric GENERATED ALWAYS AS (coalesce(nullif(totals ->> 'odenecekTutar', '')::numeric, 0)) STORED NOT NULL,
	"arama" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_write" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"islem" text NOT NULL,
	"onceki_durum" text NOT NULL,
	"onceki_ettnler" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kabul_edildi" boolean DEFAULT false NOT NULL,
	"bakilma" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"signature_hash" text NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"api_key_id" uuid,
	"partner_session_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_bulletin" (
	"day" date PRIMARY KEY NOT NULL,
	"rates" jsonb,
	"fetched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "received_invoice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"belge_numarasi" text NOT NULL,
	"belge_tarihi" date NOT NULL,
	"satici_unvan_ad_soyad" text NOT NULL,
	"satici_vkn_tckn" text NOT NULL,
	"ettn" text,
	"durum" text NOT NULL,
	"belge_okundu" boolean DEFAULT false NOT NULL,
	"okuma_sayisi" integer DEFAULT 0 NOT NULL,
	"odenecek" numeric,
	"vergi" numeric,
	"toplam" numeric,
	"para_birim" text,
	"talep_akisi" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "received_request" (
	"company_id" uuid NOT NULL,
	"iptal_itiraz_oid" text NOT NULL,
	"tarih" date NOT NULL,
	"belge_numarasi" text NOT NULL,
	"satici_vkn_tckn" text NOT NULL,
	"satici_unvan_ad_soyad" text NOT NULL,
	"tip" text NOT NULL,
	"durum" text NOT NULL,
	"notified_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "received_request_company_id_iptal_itiraz_oid_pk" PRIMARY KEY("company_id","iptal_itiraz_oid")
);
--> statement-breakpoint
CREATE TABLE "sent_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"yon" text NOT NULL,
	"islem" text NOT NULL,
	"belge" text NOT NULL,
	"tarih" date NOT NULL,
	"durum" text NOT NULL,
	"bakilma" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sync" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"durum" text NOT NULL,
	"baslangic_tarihi" date NOT NULL,
	"bitis_tarihi" date NOT NULL,
	"tamamlanan_pencere" integer DEFAULT 0 NOT NULL,
	"toplam_pencere" integer NOT NULL,
	"fatura_sayisi" integer DEFAULT 0 NOT NULL,
	"cari_sayisi" integer DEFAULT 0 NOT NULL,
	"stok_sayisi" integer DEFAULT 0 NOT NULL,
	"mesaj" text,
	"hata_sayisi" integer DEFAULT 0 NOT NULL,
	"son_tam_gun" date,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sira" bigserial NOT NULL,
	"webhook_id" uuid NOT NULL,
	"company_id" uuid,
	"olay" text NOT NULL,
	"konu" text NOT NULL,
	"govde" text NOT NULL,
	"durum" text DEFAULT 'BEKLIYOR' NOT NULL,
	"deneme_sayisi" integer DEFAULT 0 NOT NULL,
	"sonraki_deneme" timestamp (3) with time zone NOT NULL,
	"denemeler" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"iletildi_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"url" text NOT NULL,
	"olaylar" jsonb NOT NULL,
	"email" text NOT NULL,
	"durum" text DEFAULT 'ACIK' NOT NULL,
	"sir" text NOT NULL,
	"eski_sirlar" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"son_iletim" timestamp (3) with time zone,
	"basarisiz_beri" timestamp (3) with time zone,
	"hata_sayisi" integer DEFAULT 0 NOT NULL,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_charge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"amount" numeric NOT NULL,
	"card" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partner_key" ADD CONSTRAINT "partner_key_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_link" ADD CONSTRAINT "email_link_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_address" ADD CONSTRAINT "known_address_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_code" ADD CONSTRAINT "phone_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_api_key_id_api_key_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_key"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_session" ADD CONSTRAINT "partner_session_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_session" ADD CONSTRAINT "partner_session_key_id_partner_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."partner_key"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_session" ADD CONSTRAINT "partner_session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_session" ADD CONSTRAINT "partner_session_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_credentials" ADD CONSTRAINT "portal_credentials_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_session" ADD CONSTRAINT "portal_session_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing" ADD CONSTRAINT "signing_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing" ADD CONSTRAINT "signing_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_used_by_company_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."company"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_import_piece" ADD CONSTRAINT "card_import_piece_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_import_piece" ADD CONSTRAINT "card_import_piece_import_id_card_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."card_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_import" ADD CONSTRAINT "card_import_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards_apart" ADD CONSTRAINT "cards_apart_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_item" ADD CONSTRAINT "stock_item_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explanation" ADD CONSTRAINT "explanation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_bundle" ADD CONSTRAINT "document_bundle_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_day" ADD CONSTRAINT "invoice_day_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_document" ADD CONSTRAINT "invoice_document_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_document" ADD CONSTRAINT "invoice_document_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_write" ADD CONSTRAINT "portal_write_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_write" ADD CONSTRAINT "portal_write_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_link" ADD CONSTRAINT "document_link_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_link" ADD CONSTRAINT "document_link_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_link" ADD CONSTRAINT "document_link_api_key_id_api_key_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_key"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_link" ADD CONSTRAINT "document_link_partner_session_id_partner_session_id_fk" FOREIGN KEY ("partner_session_id") REFERENCES "public"."partner_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_invoice" ADD CONSTRAINT "received_invoice_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_request" ADD CONSTRAINT "received_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_request" ADD CONSTRAINT "sent_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_request" ADD CONSTRAINT "sent_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync" ADD CONSTRAINT "sync_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_company" ON "audit_log" USING btree ("company_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_user" ON "audit_log" USING btree ("user_id","at","seq");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at","seq");--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "partner_key_partner" ON "partner_key" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "email_link_user" ON "email_link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_link_expires" ON "email_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_address_last_used" ON "known_address" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "password_reset_user" ON "password_reset" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_reset_expires" ON "password_reset" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_partner" ON "user" USING btree ("partner_id","partner_ref");--> statement-breakpoint
CREATE INDEX "access_token_family" ON "access_token" USING btree ("family");--> statement-breakpoint
CREATE INDEX "access_token_expires" ON "access_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "access_token_user" ON "access_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_token_api_key" ON "access_token" USING btree ("api_key_id") WHERE "access_token"."api_key_id" is not null;--> statement-breakpoint
CREATE INDEX "refresh_token_family" ON "refresh_token" USING btree ("family");--> statement-breakpoint
CREATE INDEX "refresh_token_expires" ON "refresh_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_token_user" ON "refresh_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "api_key_company" ON "api_key" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "company_vkn_tckn" ON "company" USING btree ("vkn_tckn") WHERE "company"."closed_at" is null and "company"."partner_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "company_partner" ON "company" USING btree ("partner_id","partner_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "company_partner_vkn_tckn" ON "company" USING btree ("partner_id","vkn_tckn") WHERE "company"."partner_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_company_email" ON "invitation" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "invitation_email" ON "invitation" USING btree ("email");--> statement-breakpoint
CREATE INDEX "member_user" ON "member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "partner_session_partner" ON "partner_session" USING btree ("partner_id","user_id");--> statement-breakpoint
CREATE INDEX "partner_session_key" ON "partner_session" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "partner_session_company" ON "partner_session" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "partner_session_expires" ON "partner_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "coupon_campaign" ON "coupon" USING btree ("campaign_id","sira");--> statement-breakpoint
CREATE INDEX "payment_newest" ON "payment" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_company" ON "payment" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_open_company" ON "payment" USING btree ("company_id") WHERE "payment"."durum" = 'BEKLIYOR';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_open_coupon" ON "payment" USING btree ("coupon_id") WHERE "payment"."durum" = 'BEKLIYOR';--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "card_import_newest" ON "card_import" USING btree ("company_id","tur","created_at");--> statement-breakpoint
CREATE INDEX "customer_sira" ON "customer" USING btree ("company_id","sira" collate "C","created_at","id");--> statement-breakpoint
CREATE INDEX "customer_vkn_tckn" ON "customer" USING btree ("company_id","vkn_tckn");--> statement-breakpoint
CREATE INDEX "customer_arama" ON "customer" USING gin ("arama" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_item_sira" ON "stock_item" USING btree ("company_id","sira" collate "C","created_at","id");--> statement-breakpoint
CREATE INDEX "stock_item_anahtar" ON "stock_item" USING btree ("company_id","anahtar");--> statement-breakpoint
CREATE INDEX "stock_item_arama" ON "stock_item" USING gin ("arama" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bank_entry_company" ON "bank_entry" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "explanation_company" ON "explanation" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "invoice_document_newest" ON "invoice_document" USING btree ("invoice_id","dosya","created_at");--> statement-breakpoint
CREATE INDEX "invoice_newest" ON "invoice" USING btree ("company_id","fatura_tarih","fatura_saat","id");--> statement-breakpoint
CREATE INDEX "invoice_amount" ON "invoice" USING btree ("company_id","odenecek_tutar","id");--> statement-breakpoint
CREATE INDEX "invoice_recipient" ON "invoice" USING btree ("company_id","vkn_tckn","fatura_tarih","fatura_saat","id");--> statement-breakpoint
CREATE INDEX "invoice_sold" ON "invoice" USING btree ("company_id","fatura_tarih","para_birim","odenecek_tutar","doviz_kur") WHERE "invoice"."onay_durumu" = 'Onaylandi';--> statement-breakpoint
CREATE INDEX "invoice_draft" ON "invoice" USING btree ("company_id","portal_durumu","fatura_tarih") WHERE "invoice"."onay_durumu" = 'Onaylanmadi';--> statement-breakpoint
CREATE INDEX "invoice_number" ON "invoice" USING btree ("company_id","belge_numarasi");--> statement-breakpoint
CREATE INDEX "invoice_arama" ON "invoice" USING gin ("arama" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_ettn" ON "invoice" USING btree ("company_id","ettn");--> statement-breakpoint
CREATE INDEX "invoice_portal_durumu" ON "invoice" USING btree ("portal_durumu") WHERE "invoice"."portal_durumu" in ('BEKLIYOR', 'BELIRSIZ');--> statement-breakpoint
CREATE INDEX "document_link_signature" ON "document_link" USING btree ("signature_hash");--> statement-breakpoint
CREATE INDEX "document_link_company" ON "document_link" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "document_link_user" ON "document_link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "document_link_api_key" ON "document_link" USING btree ("api_key_id");--> statement-breakpoint
CREATE INDEX "document_link_partner_session" ON "document_link" USING btree ("partner_session_id");--> statement-breakpoint
CREATE INDEX "document_link_expires" ON "document_link" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "received_invoice_belge" ON "received_invoice" USING btree ("company_id","satici_vkn_tckn","belge_numarasi");--> statement-breakpoint
CREATE INDEX "received_invoice_newest" ON "received_invoice" USING btree ("company_id","belge_tarihi","id");--> statement-breakpoint
CREATE INDEX "received_request_newest" ON "received_request" USING btree ("company_id","tarih");--> statement-breakpoint
CREATE UNIQUE INDEX "sent_request_belirsiz" ON "sent_request" USING btree ("company_id","belge") WHERE "sent_request"."durum" = 'BELIRSIZ';--> statement-breakpoint
CREATE INDEX "sent_request_belge" ON "sent_request" USING btree ("company_id","belge","started_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_newest" ON "webhook_delivery" USING btree ("webhook_id","sira");--> statement-breakpoint
CREATE INDEX "webhook_delivery_old" ON "webhook_delivery" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting" ON "webhook_delivery" USING btree ("webhook_id","konu","sira") WHERE "webhook_delivery"."durum" = 'BEKLIYOR';--> statement-breakpoint
CREATE INDEX "webhook_partner" ON "webhook" USING btree ("partner_id","created_at");