ALTER TABLE "portal_credentials" ADD COLUMN "refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "portal_credentials" ADD COLUMN "refused_text" text;