CREATE TABLE "partner_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"ad" text NOT NULL,
	"key_hash" text NOT NULL,
	"son_haneler" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "partner_key_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "partner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ad" text NOT NULL,
	"kaynaklar" text[] NOT NULL,
	"dakikada_oturum" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paused_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "partner_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"partner_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"widgets" text[] NOT NULL,
	"permissions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
DROP INDEX "company_vkn_tckn";--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "partner_ref" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "partner_id" uuid;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "partner_ref" text;--> statement-breakpoint
ALTER TABLE "partner_key" ADD CONSTRAINT "partner_key_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_session" ADD CONSTRAINT "partner_session_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_session" ADD CONSTRAINT "partner_session_key_id_partner_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."partner_key"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_session" ADD CONSTRAINT "partner_session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_session" ADD CONSTRAINT "partner_session_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_key_partner" ON "partner_key" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "partner_session_partner" ON "partner_session" USING btree ("partner_id","user_id");--> statement-breakpoint
CREATE INDEX "partner_session_key" ON "partner_session" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "partner_session_company" ON "partner_session" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "partner_session_expires" ON "partner_session" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "user_partner" ON "user" USING btree ("partner_id","partner_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "company_partner" ON "company" USING btree ("partner_id","partner_ref");--> statement-breakpoint
CREATE UNIQUE INDEX "company_partner_vkn_tckn" ON "company" USING btree ("partner_id","vkn_tckn") WHERE "company"."partner_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "company_vkn_tckn" ON "company" USING btree ("vkn_tckn") WHERE "company"."closed_at" is null and "company"."partner_id" is null;