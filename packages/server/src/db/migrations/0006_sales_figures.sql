-- Contracts: the generated columns rewrite the invoices once, about a minute for a million. Older servers run on without the dropped index, their home page is slower.
DROP INDEX "invoice_sold";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "iade_turu" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "matrah" numeric GENERATED ALWAYS AS (coalesce(nullif(totals ->> 'matrah', '')::numeric, 0)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "vergiler_dahil" numeric GENERATED ALWAYS AS (coalesce(nullif(totals ->> 'vergilerDahilToplamTutar', '')::numeric, 0)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "gecersiz" boolean GENERATED ALWAYS AS (onay_durumu = 'Silinmis' or talep_akisi @> '[{"tip": "IPTAL", "durum": "KABUL"}]'::jsonb) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "received_invoice" ADD COLUMN "fatura_tip" text;--> statement-breakpoint
CREATE INDEX "invoice_figures" ON "invoice" USING btree ("company_id","fatura_tarih","para_birim","odenecek_tutar","matrah","vergiler_dahil","doviz_kur","fatura_tip","portal_fatura_tip","iade_turu") WHERE "invoice"."onay_durumu" = 'Onaylandi' and not "invoice"."gecersiz";--> statement-breakpoint
CREATE INDEX "invoice_portal_return" ON "invoice" USING btree ("company_id","vkn_tckn") WHERE "invoice"."fatura_tip" is null and "invoice"."portal_fatura_tip" = 'IADE';--> statement-breakpoint
CREATE INDEX "invoice_changed" ON "invoice" USING btree ("company_id","updated_at");--> statement-breakpoint
-- The kind of the returns that exist. One from the portal without returned invoices stays unknown.
UPDATE "invoice" AS "iade" SET "iade_turu" = CASE WHEN EXISTS (
  SELECT FROM jsonb_array_elements("iade"."iade_faturalari") AS "returned" JOIN "invoice" AS "sold"
    ON "sold"."company_id" = "iade"."company_id" AND "sold"."belge_numarasi" = "returned" ->> 'faturaNumarasi'
    AND "sold"."vkn_tckn" = "iade"."vkn_tckn"
  ) THEN 'SATIS_IADESI' ELSE 'ALIS_IADESI' END
WHERE coalesce("iade"."fatura_tip", "iade"."portal_fatura_tip") = 'IADE' AND ("iade"."fatura_tip" = 'IADE' OR "iade"."iade_faturalari" <> '[]');--> statement-breakpoint
-- Read the documents of the home page's days again, for their type.
UPDATE "received_invoice" SET "belge_okundu" = false, "okuma_sayisi" = 0 WHERE "belge_okundu" AND "belge_tarihi" >= current_date - 31;
