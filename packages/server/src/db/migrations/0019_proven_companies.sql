ALTER TABLE "company" DROP CONSTRAINT "company_vkn_tckn_unique";--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "company_vkn_tckn" ON "company" USING btree ("vkn_tckn") WHERE "company"."closed_at" is null;--> statement-breakpoint
UPDATE "company" SET "proven_at" = "created_at" WHERE EXISTS (SELECT FROM "portal_credentials" WHERE "portal_credentials"."company_id" = "company"."id") OR EXISTS (SELECT FROM "audit_log" WHERE "audit_log"."company_id" = "company"."id" AND "audit_log"."action" IN ('linkCompany', 'updateGibCredentials'));
