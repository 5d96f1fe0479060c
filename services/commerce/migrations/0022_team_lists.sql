CREATE INDEX "product_translations_complete" ON "commerce"."product_translations" USING btree ("language","product_id") WHERE title is not null and description_html is not null;--> statement-breakpoint
-- Indexes of parts of texts need pg_trgm, which comes with PostgreSQL; without it, searches of the team read whole tables.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$;--> statement-breakpoint
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX orders_text ON commerce.orders USING gin (number gin_trgm_ops, email gin_trgm_ops, (coalesce(address->>'firstName', '') || ' ' || coalesce(address->>'lastName', '') || ' ' || coalesce(address->>'company', '')) gin_trgm_ops);
    CREATE INDEX order_lines_sku ON commerce.order_lines USING gin (sku gin_trgm_ops);
    CREATE INDEX products_text ON commerce.products USING gin (title gin_trgm_ops, handle gin_trgm_ops, vendor gin_trgm_ops);
    CREATE INDEX variants_sku_text ON commerce.variants USING gin (sku gin_trgm_ops);
  END IF;
EXCEPTION WHEN undefined_object THEN RAISE NOTICE 'pg_trgm is in a schema that is not searched';
END $$;
