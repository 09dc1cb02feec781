CREATE TABLE "access_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"family" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
	CONSTRAINT "company_vkn_tckn_unique" UNIQUE("vkn_tckn")
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
CREATE TABLE "invoice_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"dosya" text NOT NULL,
	"kaynak" text NOT NULL,
	"icerik" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
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
	"arama" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
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
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_credentials" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "refresh_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"family" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"successor_hash" text
);
--> statement-breakpoint
CREATE TABLE "signing" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"fatura_ids" jsonb NOT NULL,
	"phone_number" text NOT NULL,
	"portal_oid" text NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"spent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"phone" text,
	"phone_notification_permission" boolean DEFAULT true NOT NULL,
	"email_notification_permission" boolean DEFAULT true NOT NULL,
	"admin" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_document" ADD CONSTRAINT "invoice_document_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_document" ADD CONSTRAINT "invoice_document_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_credentials" ADD CONSTRAINT "portal_credentials_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_session" ADD CONSTRAINT "portal_session_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing" ADD CONSTRAINT "signing_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing" ADD CONSTRAINT "signing_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_token_family" ON "access_token" USING btree ("family");--> statement-breakpoint
CREATE INDEX "access_token_expires" ON "access_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_log_company" ON "audit_log" USING btree ("company_id","seq");--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invoice_document_newest" ON "invoice_document" USING btree ("invoice_id","dosya","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_newest" ON "invoice" USING btree ("company_id","fatura_tarih" DESC NULLS LAST,"fatura_saat" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_arama" ON "invoice" USING gin ("arama" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_ettn" ON "invoice" USING btree ("company_id","ettn");--> statement-breakpoint
CREATE INDEX "invoice_portal_durumu" ON "invoice" USING btree ("portal_durumu") WHERE "invoice"."portal_durumu" in ('BEKLIYOR', 'BELIRSIZ');--> statement-breakpoint
CREATE INDEX "member_user" ON "member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refresh_token_family" ON "refresh_token" USING btree ("family");--> statement-breakpoint
CREATE INDEX "refresh_token_expires" ON "refresh_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_token_user" ON "refresh_token" USING btree ("user_id");