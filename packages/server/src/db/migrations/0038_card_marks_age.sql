-- They are set anew by whoever reads far.
DELETE FROM "card_mark";
--> statement-breakpoint
ALTER TABLE "card_mark" ADD COLUMN "set_at" timestamp (3) with time zone NOT NULL;