ALTER TABLE "commerce"."inventory" ADD COLUMN "sold_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "commerce"."orders" ADD COLUMN "shipments_left" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "commerce"."orders" ADD COLUMN "ship_by" date;--> statement-breakpoint
CREATE INDEX "inventory_sold_out" ON "commerce"."inventory" USING btree ("sold_out_at") WHERE sold_out_at is not null;--> statement-breakpoint
CREATE INDEX "orders_to_ship" ON "commerce"."orders" USING btree ("ship_by","paid_at") WHERE status = 'paid' and shipments_left > 0;--> statement-breakpoint
CREATE INDEX "orders_paid" ON "commerce"."orders" USING btree ("paid_at");--> statement-breakpoint
CREATE FUNCTION "commerce"."note_sold_out"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.is_tracked AND NOT NEW.continue_selling AND NEW.on_hand <= NEW.reserved THEN
    IF NEW.sold_out_at IS NULL THEN NEW.sold_out_at := now(); END IF;
  ELSE NEW.sold_out_at := NULL; END IF;
  RETURN NEW; END $$;
--> statement-breakpoint
CREATE TRIGGER "inventory_sold_out" BEFORE INSERT OR UPDATE ON "commerce"."inventory" FOR EACH ROW EXECUTE FUNCTION "commerce"."note_sold_out"();
--> statement-breakpoint
UPDATE "commerce"."inventory" i SET sold_out_at = p.updated_at FROM "commerce"."variants" v JOIN "commerce"."products" p ON p.id = v.product_id
  WHERE v.id = i.variant_id AND i.is_tracked AND NOT i.continue_selling AND i.on_hand <= i.reserved;
--> statement-breakpoint
-- Earlier orders count as late from the last promised day of delivery.
UPDATE "commerce"."orders" o SET
  shipments_left = jsonb_array_length(o.shipments) - (SELECT count(*) FROM "commerce"."fulfilments" f WHERE f.order_id = o.id),
  ship_by = (SELECT min((l.promise->'window'->>'to')::date) FROM "commerce"."order_lines" l WHERE l.order_id = o.id AND NOT EXISTS (
    SELECT FROM "commerce"."fulfilments" f, jsonb_array_elements(o.shipments->f.shipment->'lineItems') item
    WHERE f.order_id = o.id AND item->>'lineId' = l.line_id::text));
