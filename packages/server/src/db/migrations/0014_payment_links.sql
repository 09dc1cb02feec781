-- Contracts: the constraints are on a table and columns that are created here, and no older server writes to them.
CREATE TABLE "payment_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"sayac" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "tahsilat_hesabi" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "hesap_sahibi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "para_birim" text DEFAULT 'TRY' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "iban_degisti" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_link_open" ON "payment_link" USING btree ("company_id","invoice_id") WHERE "payment_link"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "payment_link_expires" ON "payment_link" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_entry_collection" ON "bank_entry" USING btree ("company_id","para_birim") WHERE "bank_entry"."tahsilat_hesabi";