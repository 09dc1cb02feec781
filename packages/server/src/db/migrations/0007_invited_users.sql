ALTER TABLE "user" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "call_id" uuid;--> statement-breakpoint
CREATE INDEX "access_token_user" ON "access_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_token_api_key" ON "access_token" USING btree ("api_key_id") WHERE "access_token"."api_key_id" is not null;