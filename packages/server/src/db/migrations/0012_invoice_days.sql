CREATE TABLE "invoice_day" (
	"company_id" uuid NOT NULL,
	"fatura_tarih" date NOT NULL,
	"adet" integer NOT NULL,
	CONSTRAINT "invoice_day_company_id_fatura_tarih_pk" PRIMARY KEY("company_id","fatura_tarih")
);
--> statement-breakpoint
DROP INDEX "invoice_document_newest";--> statement-breakpoint
DROP INDEX "invoice_newest";--> statement-breakpoint
DROP INDEX "outbox_newest";--> statement-breakpoint
DROP INDEX "payment_newest";--> statement-breakpoint
DROP INDEX "payment_company";--> statement-breakpoint
DROP INDEX "received_invoice_newest";--> statement-breakpoint
DROP INDEX "received_request_newest";--> statement-breakpoint
DROP INDEX "sent_request_belge";--> statement-breakpoint
ALTER TABLE "invoice_day" ADD CONSTRAINT "invoice_day_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_document_newest" ON "invoice_document" USING btree ("invoice_id","dosya","created_at");--> statement-breakpoint
CREATE INDEX "invoice_newest" ON "invoice" USING btree ("company_id","fatura_tarih","fatura_saat","id");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_newest" ON "payment" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_company" ON "payment" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "received_invoice_newest" ON "received_invoice" USING btree ("company_id","belge_tarihi","id");--> statement-breakpoint
CREATE INDEX "received_request_newest" ON "received_request" USING btree ("company_id","tarih");--> statement-breakpoint
CREATE INDEX "sent_request_belge" ON "sent_request" USING btree ("company_id","belge","started_at");