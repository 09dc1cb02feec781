-- Contracts: the constraints are on tables that are created here, and no older server writes to them.
CREATE TABLE "bank_file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"partner_session_id" uuid,
	"dosya_adi" text NOT NULL,
	"dosya" "bytea",
	"tur" text NOT NULL,
	"durum" text NOT NULL,
	"hesap" text DEFAULT '' NOT NULL,
	"para_birim" text DEFAULT 'TRY' NOT NULL,
	"onizleme" jsonb,
	"sutunlar" jsonb,
	"bakiye_var" boolean DEFAULT true NOT NULL,
	"toplam" integer,
	"islenen" integer DEFAULT 0 NOT NULL,
	"yeni" integer DEFAULT 0 NOT NULL,
	"mevcut" integer DEFAULT 0 NOT NULL,
	"otomatik" integer DEFAULT 0 NOT NULL,
	"oneri" integer DEFAULT 0 NOT NULL,
	"eslesmedi" integer DEFAULT 0 NOT NULL,
	"kod" text,
	"mesaj" text,
	"mesaj_en" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_pull" (
	"company_id" uuid NOT NULL,
	"hesap" text NOT NULL,
	"son_alim" timestamp (3) with time zone,
	"alinamadi" boolean DEFAULT false NOT NULL,
	"saat_basi" timestamp (3) with time zone NOT NULL,
	"sorgu" integer NOT NULL,
	CONSTRAINT "bank_pull_company_id_hesap_pk" PRIMARY KEY("company_id","hesap")
);
--> statement-breakpoint
CREATE TABLE "match_look" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "movement_key" (
	"company_id" uuid NOT NULL,
	"hesap" text NOT NULL,
	"anahtar" text NOT NULL,
	"kaynak" text NOT NULL,
	"yon" text NOT NULL,
	"movement_id" uuid NOT NULL,
	"file_id" uuid,
	"tarih" date NOT NULL,
	"tutar" numeric(17, 2) NOT NULL,
	"para_birim" text NOT NULL,
	CONSTRAINT "movement_key_company_id_hesap_anahtar_pk" PRIMARY KEY("company_id","hesap","anahtar")
);
--> statement-breakpoint
CREATE TABLE "movement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"hesap" text NOT NULL,
	"kaynak" text NOT NULL,
	"file_id" uuid,
	"tarih" date NOT NULL,
	"saat" text DEFAULT '' NOT NULL,
	"tutar" numeric(17, 2) NOT NULL,
	"para_birim" text NOT NULL,
	"metin" text DEFAULT '' NOT NULL,
	"karsi_ad" text DEFAULT '' NOT NULL,
	"karsi_vkn" text DEFAULT '' NOT NULL,
	"karsi_iban" text DEFAULT '' NOT NULL,
	"kanal" text DEFAULT '' NOT NULL,
	"banka_referansi" text DEFAULT '' NOT NULL,
	"tahsilat_referansi" text DEFAULT '' NOT NULL,
	"arama" text DEFAULT '' NOT NULL,
	"durum" text NOT NULL,
	"oneriler" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"kural" integer,
	"user_id" uuid,
	"receipt_id" uuid,
	"bagli" boolean DEFAULT false NOT NULL,
	"elle" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"tur" text NOT NULL,
	"anahtar" text NOT NULL,
	"gosterim" text NOT NULL,
	"debtor_id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_columns" (
	"company_id" uuid NOT NULL,
	"hesap" text NOT NULL,
	"basliklar" text NOT NULL,
	"sutunlar" jsonb NOT NULL,
	"para_birim" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "statement_columns_company_id_basliklar_hesap_pk" PRIMARY KEY("company_id","basliklar","hesap")
);
--> statement-breakpoint
ALTER TABLE "collection_settings" ADD COLUMN "kismi_kendiliginden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_settings" ADD COLUMN "vkn_kendiliginden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_file" ADD CONSTRAINT "bank_file_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_pull" ADD CONSTRAINT "bank_pull_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_look" ADD CONSTRAINT "match_look_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movement_key" ADD CONSTRAINT "movement_key_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movement_key" ADD CONSTRAINT "movement_key_file_id_bank_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_file_id_bank_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movement" ADD CONSTRAINT "movement_receipt_id_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payer" ADD CONSTRAINT "payer_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payer" ADD CONSTRAINT "payer_debtor_id_debtor_id_fk" FOREIGN KEY ("debtor_id") REFERENCES "public"."debtor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_columns" ADD CONSTRAINT "statement_columns_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_file_newest" ON "bank_file" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "movement_key_day" ON "movement_key" USING btree ("company_id","hesap","tarih");--> statement-breakpoint
CREATE INDEX "movement_newest" ON "movement" USING btree ("company_id","tarih","id");--> statement-breakpoint
CREATE INDEX "movement_state" ON "movement" USING btree ("company_id","durum","tarih","id");--> statement-breakpoint
CREATE INDEX "movement_file" ON "movement" USING btree ("company_id","file_id") WHERE "movement"."file_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "movement_receipt" ON "movement" USING btree ("receipt_id") WHERE "movement"."receipt_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payer_key" ON "payer" USING btree ("company_id","tur","anahtar","debtor_id");--> statement-breakpoint
CREATE INDEX "payer_used" ON "payer" USING btree ("company_id","used_at","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_booked" ON "ledger_entry" USING btree ("company_id","at");