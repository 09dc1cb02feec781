DROP INDEX "invoice_recipient";--> statement-breakpoint
CREATE INDEX "invoice_sold" ON "invoice" USING btree ("company_id","fatura_tarih","para_birim","odenecek_tutar","doviz_kur") WHERE "invoice"."onay_durumu" = 'Onaylandi';--> statement-breakpoint
CREATE INDEX "invoice_draft" ON "invoice" USING btree ("company_id","portal_durumu","fatura_tarih") WHERE "invoice"."onay_durumu" = 'Onaylanmadi';--> statement-breakpoint
CREATE INDEX "invoice_number" ON "invoice" USING btree ("company_id","belge_numarasi");--> statement-breakpoint
CREATE INDEX "invoice_recipient" ON "invoice" USING btree ("company_id","vkn_tckn","fatura_tarih","fatura_saat","id");