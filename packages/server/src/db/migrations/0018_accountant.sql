-- Contracts: the table is new, so no server of the release before writes to it.
CREATE TABLE "accountant_office" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"ofis" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "dokum" jsonb;--> statement-breakpoint
ALTER TABLE "accountant_office" ADD CONSTRAINT "accountant_office_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_without_breakdown" ON "invoice" USING btree ("company_id","id") WHERE "invoice"."dokum" is null;--> statement-breakpoint
-- Who reads the invoices of a company may see what its accountant gets (A-52).
update member set permissions = permissions || array['muhasebeRead']
where 'faturaRead' = any(permissions) and not ('muhasebeRead' = any(permissions));--> statement-breakpoint
update invitation set permissions = permissions || array['muhasebeRead']
where 'faturaRead' = any(permissions) and not ('muhasebeRead' = any(permissions));
