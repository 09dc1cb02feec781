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
ALTER TABLE "portal_write" ADD CONSTRAINT "portal_write_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_write" ADD CONSTRAINT "portal_write_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;