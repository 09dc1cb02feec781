CREATE TABLE "overdue_event" (
	"company_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"vade" date NOT NULL,
	CONSTRAINT "overdue_event_company_id_invoice_id_vade_pk" PRIMARY KEY("company_id","invoice_id","vade")
);
--> statement-breakpoint
ALTER TABLE "receipt" ALTER COLUMN "yontem" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "debtor" ADD COLUMN "arama" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "tur" text DEFAULT 'TAHSILAT' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "takip_disi" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "overdue_event" ADD CONSTRAINT "overdue_event_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_rest_left" ON "ledger_rest" USING btree ("company_id","entry_id") WHERE "ledger_rest"."kalan" > 0;--> statement-breakpoint
CREATE INDEX "receipt_debtor" ON "receipt" USING btree ("company_id","debtor_id");