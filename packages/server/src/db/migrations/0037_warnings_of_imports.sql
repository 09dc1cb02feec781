ALTER TABLE "card_import_piece" ADD COLUMN "uyarili" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_import" ADD COLUMN "uyarili" integer DEFAULT 0 NOT NULL;