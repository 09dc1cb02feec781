CREATE TABLE "api_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"api_key" text NOT NULL,
	"secret_hash" text NOT NULL,
	"name" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "api_key_api_key_unique" UNIQUE("api_key")
);
--> statement-breakpoint
CREATE TABLE "bank_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"banka_adi" text NOT NULL,
	"iban" text NOT NULL,
	"faturada_goster" boolean NOT NULL,
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
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_bulletin" (
	"day" date PRIMARY KEY NOT NULL,
	"rates" jsonb,
	"fetched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "explanation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"aciklama" text NOT NULL,
	"faturada_goster" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
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
	"hata" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
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
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
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
	"son_tam_gun" date,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_token" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_used_by_company_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."company"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explanation" ADD CONSTRAINT "explanation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_code" ADD CONSTRAINT "phone_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_invoice" ADD CONSTRAINT "received_invoice_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "received_request" ADD CONSTRAINT "received_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_item" ADD CONSTRAINT "stock_item_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync" ADD CONSTRAINT "sync_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_key_company" ON "api_key" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "bank_entry_company" ON "bank_entry" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "coupon_campaign" ON "coupon" USING btree ("campaign_id","sira");--> statement-breakpoint
CREATE INDEX "customer_newest" ON "customer" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "customer_vkn_tckn" ON "customer" USING btree ("company_id","vkn_tckn");--> statement-breakpoint
CREATE INDEX "customer_arama" ON "customer" USING gin ("arama" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "explanation_company" ON "explanation" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "password_reset_user" ON "password_reset" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_reset_expires" ON "password_reset" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payment_newest" ON "payment" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payment_company" ON "payment" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "received_invoice_belge" ON "received_invoice" USING btree ("company_id","satici_vkn_tckn","belge_numarasi");--> statement-breakpoint
CREATE INDEX "received_invoice_newest" ON "received_invoice" USING btree ("company_id","belge_tarihi" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "received_request_newest" ON "received_request" USING btree ("company_id","tarih" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_item_newest" ON "stock_item" USING btree ("company_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stock_item_anahtar" ON "stock_item" USING btree ("company_id","anahtar");--> statement-breakpoint
CREATE INDEX "stock_item_arama" ON "stock_item" USING gin ("arama" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_api_key_id_api_key_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_key"("id") ON DELETE cascade ON UPDATE no action;