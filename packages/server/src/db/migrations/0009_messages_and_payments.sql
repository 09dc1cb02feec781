CREATE TABLE "simulated_charge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"amount" numeric NOT NULL,
	"card" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sent_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "sayfa" text;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_open_coupon" ON "payment" USING btree ("coupon_id") WHERE "payment"."durum" = 'BEKLIYOR';