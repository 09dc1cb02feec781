CREATE TABLE "webhook_delivery" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sira" bigserial NOT NULL,
	"webhook_id" uuid NOT NULL,
	"company_id" uuid,
	"olay" text NOT NULL,
	"konu" text NOT NULL,
	"govde" text NOT NULL,
	"durum" text DEFAULT 'BEKLIYOR' NOT NULL,
	"deneme_sayisi" integer DEFAULT 0 NOT NULL,
	"sonraki_deneme" timestamp (3) with time zone NOT NULL,
	"denemeler" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"iletildi_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"url" text NOT NULL,
	"olaylar" jsonb NOT NULL,
	"email" text NOT NULL,
	"durum" text DEFAULT 'ACIK' NOT NULL,
	"sir" text NOT NULL,
	"eski_sirlar" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"son_iletim" timestamp (3) with time zone,
	"basarisiz_beri" timestamp (3) with time zone,
	"hata_sayisi" integer DEFAULT 0 NOT NULL,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_delivery_newest" ON "webhook_delivery" USING btree ("webhook_id","sira");--> statement-breakpoint
CREATE INDEX "webhook_delivery_old" ON "webhook_delivery" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting" ON "webhook_delivery" USING btree ("webhook_id","konu","sira") WHERE "webhook_delivery"."durum" = 'BEKLIYOR';--> statement-breakpoint
CREATE INDEX "webhook_partner" ON "webhook" USING btree ("partner_id","created_at");