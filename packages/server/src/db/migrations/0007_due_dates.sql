-- Contracts: the constraint is on a table that is created here, and no older server writes to it.
CREATE TABLE "collection_settings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"vade_gunu" integer,
	"vadeyi_goster" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "vade_gunu" integer;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "iade_turu_secildi" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "vade_tarihi" date;--> statement-breakpoint
ALTER TABLE "collection_settings" ADD CONSTRAINT "collection_settings_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;