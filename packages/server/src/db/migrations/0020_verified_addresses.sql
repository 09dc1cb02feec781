CREATE TABLE "email_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "email_link" ADD CONSTRAINT "email_link_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_link_user" ON "email_link" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_link_expires" ON "email_link" USING btree ("expires_at");
--> statement-breakpoint
UPDATE "user" SET "email_verified_at" = "created_at" WHERE "password_hash" IS NOT NULL AND EXISTS (SELECT FROM "member" WHERE "member"."user_id" = "user"."id");
