ALTER TABLE "card_import" ADD COLUMN "partner_session_id" uuid;--> statement-breakpoint
ALTER TABLE "received_invoice" ADD COLUMN "indirme_hatasi" timestamp (3) with time zone;