CREATE TABLE "sent_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"yon" text NOT NULL,
	"islem" text NOT NULL,
	"belge" text NOT NULL,
	"tarih" date NOT NULL,
	"durum" text NOT NULL,
	"bakilma" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sync" ADD COLUMN "hata_sayisi" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_request" ADD CONSTRAINT "sent_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_request" ADD CONSTRAINT "sent_request_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sent_request_belirsiz" ON "sent_request" USING btree ("company_id","belge") WHERE "sent_request"."durum" = 'BELIRSIZ';--> statement-breakpoint
CREATE INDEX "sent_request_belge" ON "sent_request" USING btree ("company_id","belge","started_at" DESC NULLS LAST);