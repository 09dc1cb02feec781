ALTER TABLE "bank_entry" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "explanation" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;