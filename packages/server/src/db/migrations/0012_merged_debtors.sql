ALTER TABLE "debtor" ADD COLUMN "birlesen" uuid;--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "taslak_id" uuid;--> statement-breakpoint
CREATE INDEX "debtor_merged" ON "debtor" USING btree ("company_id","birlesen") WHERE "debtor"."birlesen" is not null;--> statement-breakpoint
CREATE INDEX "receipt_draft" ON "receipt" USING btree ("company_id","taslak_id") WHERE "receipt"."taslak_id" is not null;