CREATE TABLE "commerce"."product_completeness" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"has_picture" boolean NOT NULL,
	"translated_into" text[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "commerce"."product_translations_complete";--> statement-breakpoint
DROP INDEX "commerce"."inventory_sold_out";--> statement-breakpoint
ALTER TABLE "commerce"."inventory" ADD COLUMN "is_available" boolean GENERATED ALWAYS AS (is_tracked and on_hand > reserved) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "commerce"."inventory" ADD COLUMN "product_id" bigint;--> statement-breakpoint
UPDATE "commerce"."inventory" i SET product_id = v.product_id FROM "commerce"."variants" v WHERE v.id = i.variant_id;--> statement-breakpoint
ALTER TABLE "commerce"."inventory" ALTER COLUMN "product_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "commerce"."product_completeness" ADD CONSTRAINT "product_completeness_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "commerce"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_without_picture" ON "commerce"."product_completeness" USING btree ("product_id") WHERE not has_picture;--> statement-breakpoint
CREATE INDEX "inventory_available" ON "commerce"."inventory" USING btree ("product_id") WHERE is_available;--> statement-breakpoint
CREATE INDEX "inventory_untracked" ON "commerce"."inventory" USING btree ("product_id") WHERE not is_tracked;--> statement-breakpoint
CREATE INDEX "product_metafields_filtered" ON "commerce"."product_metafields" USING btree ("key",left(value, 255) text_pattern_ops) WHERE namespace = 'custom' and key in ('category', 'customerRestrictions');--> statement-breakpoint
CREATE INDEX "products_status" ON "commerce"."products" USING btree ("status","updated_at","id");--> statement-breakpoint
CREATE INDEX "products_title" ON "commerce"."products" USING btree (left(title, 255),"id");--> statement-breakpoint
CREATE INDEX "products_vendor" ON "commerce"."products" USING btree (left(vendor, 255),"id");--> statement-breakpoint
CREATE INDEX "orders_cancelled" ON "commerce"."orders" USING btree ("cancelled_at") WHERE status = 'cancelled';--> statement-breakpoint
CREATE INDEX "refunds_requested" ON "commerce"."refunds" USING btree ("requested_at") WHERE reason = 'refund';--> statement-breakpoint
CREATE INDEX "inventory_sold_out" ON "commerce"."inventory" USING btree ("product_id","sold_out_at") WHERE sold_out_at is not null;--> statement-breakpoint
INSERT INTO "commerce"."product_completeness" (product_id, has_picture, translated_into)
  SELECT p.id, EXISTS (SELECT FROM "commerce"."media" m WHERE m.product_id = p.id AND m.kind = 'image'),
    ARRAY(SELECT t.language FROM "commerce"."product_translations" t WHERE t.product_id = p.id AND t.title IS NOT NULL
      AND (t.description_html IS NOT NULL OR p.description_html = '') ORDER BY t.language)
  FROM "commerce"."products" p;
