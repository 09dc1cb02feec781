ALTER TABLE "invoice_document" ALTER COLUMN "icerik" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_document" ADD COLUMN "anahtar" text;--> statement-breakpoint
ALTER TABLE "invoice_document" ADD CONSTRAINT "invoice_document_kept" CHECK (num_nonnulls("invoice_document"."icerik", "invoice_document"."anahtar") = 1);