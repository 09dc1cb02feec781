DROP INDEX "customer_newest";--> statement-breakpoint
DROP INDEX "stock_item_newest";--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "sira" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_item" ADD COLUMN "sira" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "customer_sira" ON "customer" USING btree ("company_id","sira" collate "C","created_at","id");--> statement-breakpoint
CREATE INDEX "stock_item_sira" ON "stock_item" USING btree ("company_id","sira" collate "C","created_at","id");