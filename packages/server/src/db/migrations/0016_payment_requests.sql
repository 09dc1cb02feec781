-- Contracts: the constraints are on tables that are created here, and no older server writes to them.
CREATE TABLE "payment_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"borclu_turu" text,
	"borclu_degeri" text DEFAULT '' NOT NULL,
	"tutar" numeric(24, 2) NOT NULL,
	"iban" text NOT NULL,
	"kismi" boolean NOT NULL,
	"son_gecerlilik" timestamp (3) with time zone NOT NULL,
	"durum" text NOT NULL,
	"neden" text DEFAULT '' NOT NULL,
	"odenen" numeric(24, 2),
	"avans" numeric(24, 2) DEFAULT '0.00' NOT NULL,
	"sayfa" text,
	"iptal_istendi" timestamp (3) with time zone,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_request" (
	"referans" text PRIMARY KEY NOT NULL,
	"belge_numarasi" text NOT NULL,
	"tutar" numeric NOT NULL,
	"iban" text NOT NULL,
	"hesap_sahibi" text NOT NULL,
	"borclu" text NOT NULL,
	"kismi" boolean NOT NULL,
	"son_gecerlilik" timestamp (3) with time zone NOT NULL,
	"durum" text NOT NULL,
	"odenen" numeric,
	"odeme_tarihi" date,
	"neden_kodu" text,
	"neden" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "tahsilat_adresi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "tahsilat_sirri" text;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "eski_tahsilat_sirlari" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_request" ADD CONSTRAINT "payment_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_request" ADD CONSTRAINT "payment_request_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_request_open" ON "payment_request" USING btree ("company_id","invoice_id") WHERE "payment_request"."durum" in ('GONDERILIYOR', 'GONDERILDI');--> statement-breakpoint
CREATE INDEX "payment_request_invoice" ON "payment_request" USING btree ("company_id","invoice_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_request_age" ON "payment_request" USING btree ("created_at");