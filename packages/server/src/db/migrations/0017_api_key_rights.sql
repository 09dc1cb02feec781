ALTER TABLE "api_key" ADD COLUMN "permissions" jsonb;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "last_used_at" timestamp (3) with time zone;