DROP INDEX "customer_letter_pairs";--> statement-breakpoint
DROP INDEX "stock_item_letter_pairs";--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "harfler" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_item" ADD COLUMN "harfler" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Stored from here on: to make them for the index took most of an import.
update customer set harfler = letter_pairs(arama) where arama <> '';
--> statement-breakpoint
update stock_item set harfler = letter_pairs(arama) where arama <> '';
--> statement-breakpoint
CREATE INDEX "customer_letter_pairs" ON "customer" USING gin ("harfler");--> statement-breakpoint
CREATE INDEX "stock_item_letter_pairs" ON "stock_item" USING gin ("harfler");