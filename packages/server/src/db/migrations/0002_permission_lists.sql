ALTER TABLE "api_key" ADD COLUMN "allowed" text[];--> statement-breakpoint
UPDATE "api_key" SET "allowed" = array(SELECT key FROM jsonb_each("permissions") WHERE value = 'true') WHERE "permissions" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key" DROP COLUMN "permissions";--> statement-breakpoint
ALTER TABLE "api_key" RENAME COLUMN "allowed" TO "permissions";--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "allowed" text[];--> statement-breakpoint
UPDATE "invitation" SET "allowed" = array(SELECT key FROM jsonb_each("permissions") WHERE value = 'true');--> statement-breakpoint
ALTER TABLE "invitation" DROP COLUMN "permissions";--> statement-breakpoint
ALTER TABLE "invitation" RENAME COLUMN "allowed" TO "permissions";--> statement-breakpoint
ALTER TABLE "invitation" ALTER COLUMN "permissions" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_session" ADD COLUMN "allowed" text[];--> statement-breakpoint
UPDATE "partner_session" SET "allowed" = array(SELECT key FROM jsonb_each("permissions") WHERE value = 'true');--> statement-breakpoint
ALTER TABLE "partner_session" DROP COLUMN "permissions";--> statement-breakpoint
ALTER TABLE "partner_session" RENAME COLUMN "allowed" TO "permissions";--> statement-breakpoint
ALTER TABLE "partner_session" ALTER COLUMN "permissions" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "permissions" text[];--> statement-breakpoint
UPDATE "member" SET "permissions" = array_remove(ARRAY[
  CASE WHEN "fatura_read" THEN 'faturaRead' END,
  CASE WHEN "fatura_write" THEN 'faturaWrite' END,
  CASE WHEN "stok_read" THEN 'stokRead' END,
  CASE WHEN "stok_write" THEN 'stokWrite' END,
  CASE WHEN "cari_read" THEN 'cariRead' END,
  CASE WHEN "cari_write" THEN 'cariWrite' END,
  CASE WHEN "iptal_itiraz_read" THEN 'iptalItirazRead' END,
  CASE WHEN "iptal_itiraz_write" THEN 'iptalItirazWrite' END,
  CASE WHEN "adima_duzenlenen_faturalar_read" THEN 'adimaDuzenlenenFaturalarRead' END,
  CASE WHEN "adima_duzenlenen_faturalar_write" THEN 'adimaDuzenlenenFaturalarWrite' END,
  CASE WHEN "yetkilendirme_read" THEN 'yetkilendirmeRead' END,
  CASE WHEN "yetkilendirme_write" THEN 'yetkilendirmeWrite' END,
  CASE WHEN "company_write" THEN 'companyWrite' END,
  CASE WHEN "api_write" THEN 'apiWrite' END
], NULL);--> statement-breakpoint
ALTER TABLE "member" ALTER COLUMN "permissions" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "member"
  DROP COLUMN "fatura_read",
  DROP COLUMN "fatura_write",
  DROP COLUMN "stok_read",
  DROP COLUMN "stok_write",
  DROP COLUMN "cari_read",
  DROP COLUMN "cari_write",
  DROP COLUMN "iptal_itiraz_read",
  DROP COLUMN "iptal_itiraz_write",
  DROP COLUMN "adima_duzenlenen_faturalar_read",
  DROP COLUMN "adima_duzenlenen_faturalar_write",
  DROP COLUMN "yetkilendirme_read",
  DROP COLUMN "yetkilendirme_write",
  DROP COLUMN "company_write",
  DROP COLUMN "api_write";
