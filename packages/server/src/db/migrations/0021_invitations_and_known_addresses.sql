CREATE TABLE "known_address" (
	"user_id" uuid NOT NULL,
	"address_mac" text NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_address_user_id_address_mac_pk" PRIMARY KEY("user_id","address_mac")
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member" RENAME COLUMN "call_id" TO "invitation_id";--> statement-breakpoint
ALTER TABLE "known_address" ADD CONSTRAINT "known_address_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_address_last_used" ON "known_address" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_company_email" ON "invitation" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "invitation_email" ON "invitation" USING btree ("email");