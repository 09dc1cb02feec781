ALTER TABLE "receipt" ADD COLUMN "taslak_id" uuid;--> statement-breakpoint
CREATE INDEX "receipt_draft" ON "receipt" USING btree ("company_id","taslak_id") WHERE "receipt"."taslak_id" is not null;