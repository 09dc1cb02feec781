ALTER TABLE "debtor" ADD COLUMN "birlesen" uuid;--> statement-breakpoint
CREATE INDEX "debtor_merged" ON "debtor" USING btree ("company_id","birlesen") WHERE "debtor"."birlesen" is not null;