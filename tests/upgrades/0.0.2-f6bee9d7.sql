-- A shop of version 0.0.2-f6bee9d7. SECRET=tWxkUwli0mrZ_ST9TxRNuzSX4zefPIsUNzzurdROc9c
set client_min_messages = warning;
set session_replication_role = replica;
-- audience/0000_start
CREATE SCHEMA "audience";

CREATE TABLE "audience"."visitors" (
	"visitor_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"identified_at" timestamp with time zone NOT NULL
);

CREATE INDEX "visitors_account" ON "audience"."visitors" USING btree ("account_id");
CREATE INDEX "visitors_age" ON "audience"."visitors" USING btree ("identified_at");
-- care/0000_start
CREATE SCHEMA "care";

CREATE TABLE "care"."customers" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"standing" text,
	"language" text NOT NULL,
	"country" text,
	"order_count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_order_at" timestamp with time zone,
	CONSTRAINT "customers_account_id_unique" UNIQUE("account_id")
);

CREATE INDEX "customers_since" ON "care"."customers" USING btree ("since","id");
CREATE INDEX "customers_last_order" ON "care"."customers" USING btree ("last_order_at","id");
CREATE INDEX "customers_email" ON "care"."customers" USING btree ("email");
CREATE UNIQUE INDEX "customers_guest" ON "care"."customers" USING btree ("email") WHERE account_id is null;
-- care/0001_text_search
-- Indexes of parts of texts need pg_trgm, which comes with PostgreSQL; without it, searches of the team read whole tables.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$;
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX customers_text ON care.customers USING gin (name gin_trgm_ops, email gin_trgm_ops, company gin_trgm_ops);
  END IF;
EXCEPTION WHEN undefined_object THEN RAISE NOTICE 'pg_trgm is in a schema that is not searched';
END $$;
-- commerce/0000_start
CREATE SCHEMA "commerce";

CREATE SEQUENCE "commerce"."order_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;
CREATE TABLE "commerce"."cart_gift_cards" (
	"cart_token" text NOT NULL,
	"gift_card_id" bigint NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "commerce"."cart_gift_cards_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "cart_gift_cards_cart_token_gift_card_id_pk" PRIMARY KEY("cart_token","gift_card_id")
);

CREATE TABLE "commerce"."cart_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cart_token" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "commerce"."cart_lines_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "cart_lines_quantity" CHECK ("commerce"."cart_lines"."quantity" > 0)
);

CREATE TABLE "commerce"."carts" (
	"token" text PRIMARY KEY NOT NULL,
	"secret_digest" text NOT NULL,
	"country_code" text NOT NULL,
	"language" text NOT NULL,
	"customer_id" text,
	"company_location_id" text,
	"email" text,
	"phone" text,
	"note" text DEFAULT '' NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"discount_codes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);

CREATE TABLE "commerce"."discounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commerce"."discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"code" text,
	"value" jsonb NOT NULL,
	"scope" jsonb NOT NULL,
	"minimum_subtotal_minor" jsonb,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"usage_limit" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"is_once_per_customer" boolean DEFAULT false NOT NULL,
	"is_combinable" boolean DEFAULT true NOT NULL,
	CONSTRAINT "discounts_code_unique" UNIQUE("code"),
	CONSTRAINT "discounts_within_limit" CHECK ("commerce"."discounts"."usage_limit" is null or "commerce"."discounts"."used" <= "commerce"."discounts"."usage_limit")
);

CREATE TABLE "commerce"."gift_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commerce"."gift_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code_digest" text NOT NULL,
	"last_characters" text NOT NULL,
	"currency" text NOT NULL,
	"balance_minor" bigint NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "gift_cards_code_digest_unique" UNIQUE("code_digest"),
	CONSTRAINT "gift_cards_balance" CHECK ("commerce"."gift_cards"."balance_minor" >= 0)
);

CREATE TABLE "commerce"."collection_products" (
	"collection_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collection_products_collection_id_product_id_pk" PRIMARY KEY("collection_id","product_id")
);

CREATE TABLE "commerce"."collections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commerce"."collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"handle" text NOT NULL,
	"title" text NOT NULL,
	"description_html" text DEFAULT '' NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"picture_url" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_handle_unique" UNIQUE("handle")
);

CREATE TABLE "commerce"."inventory" (
	"variant_id" bigint PRIMARY KEY NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"continue_selling" boolean DEFAULT false NOT NULL,
	"is_tracked" boolean DEFAULT true NOT NULL,
	"imported_quantity" integer,
	CONSTRAINT "inventory_reserved" CHECK ("commerce"."inventory"."reserved" >= 0)
);

CREATE TABLE "commerce"."media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commerce"."media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"alt_translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"width" integer,
	"height" integer,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL
);

CREATE TABLE "commerce"."product_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "commerce"."product_metafields" (
	"product_id" bigint NOT NULL,
	"namespace" text NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "product_metafields_product_id_namespace_key_pk" PRIMARY KEY("product_id","namespace","key")
);

CREATE TABLE "commerce"."product_translations" (
	"product_id" bigint NOT NULL,
	"language" text NOT NULL,
	"handle" text,
	"title" text,
	"description_html" text,
	"seo_title" text,
	"seo_description" text,
	"option_names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"option_values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"metafields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "product_translations_product_id_language_pk" PRIMARY KEY("product_id","language")
);

CREATE TABLE "commerce"."products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commerce"."products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"handle" text NOT NULL,
	"title" text NOT NULL,
	"description_html" text DEFAULT '' NOT NULL,
	"vendor" text DEFAULT '' NOT NULL,
	"product_type" text DEFAULT '' NOT NULL,
	"category_path" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"published_at" timestamp with time zone,
	"seo_title" text,
	"seo_description" text,
	"is_gift_card" boolean DEFAULT false NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"import_digest" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_handle_unique" UNIQUE("handle")
);

CREATE TABLE "commerce"."variant_prices" (
	"variant_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"compare_at_minor" bigint,
	"trade_price_minor" bigint,
	CONSTRAINT "variant_prices_variant_id_currency_pk" PRIMARY KEY("variant_id","currency"),
	CONSTRAINT "variant_prices_positive" CHECK ("commerce"."variant_prices"."price_minor" >= 0)
);

CREATE TABLE "commerce"."variants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commerce"."variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"sku" text,
	"barcode" text,
	"option1" text,
	"option2" text,
	"option3" text,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"requires_shipping" boolean DEFAULT true NOT NULL,
	"is_taxable" boolean DEFAULT true NOT NULL,
	"picture_url" text,
	CONSTRAINT "variants_options" UNIQUE NULLS NOT DISTINCT("product_id","option1","option2","option3")
);

CREATE TABLE "commerce"."checkouts" (
	"cart_token" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"address" jsonb NOT NULL,
	"billing_address" jsonb,
	"delivery_option" text DEFAULT 'standard' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);

CREATE TABLE "commerce"."discount_redemptions" (
	"discount_id" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"customer_id" text,
	"email" text NOT NULL,
	CONSTRAINT "discount_redemptions_discount_id_order_id_pk" PRIMARY KEY("discount_id","order_id")
);

CREATE TABLE "commerce"."gift_card_redemptions" (
	"order_id" uuid NOT NULL,
	"gift_card_id" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "gift_card_redemptions_order_id_gift_card_id_pk" PRIMARY KEY("order_id","gift_card_id")
);

CREATE TABLE "commerce"."order_lines" (
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"variant_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"title" text NOT NULL,
	"variant_title" text,
	"handle" text NOT NULL,
	"artisan_name" text NOT NULL,
	"picture" jsonb,
	"quantity" integer NOT NULL,
	"unit_price_minor" bigint NOT NULL,
	"subtotal_minor" bigint NOT NULL,
	"paid_minor" bigint NOT NULL,
	"reserved" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_line_id_pk" PRIMARY KEY("order_id","line_id")
);

CREATE TABLE "commerce"."orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"cart_token" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"country_code" text NOT NULL,
	"language" text NOT NULL,
	"customer_id" text,
	"company_location_id" text,
	"email" text NOT NULL,
	"address" jsonb NOT NULL,
	"billing_address" jsonb,
	"note" text NOT NULL,
	"shipments" jsonb NOT NULL,
	"promotions" jsonb NOT NULL,
	"goods_minor" bigint NOT NULL,
	"shipping_minor" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"total_minor" bigint NOT NULL,
	"gift_cards_minor" bigint NOT NULL,
	"due_minor" bigint NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_cart_token_unique" UNIQUE("cart_token")
);

CREATE TABLE "commerce"."payments" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reference" text NOT NULL,
	"last_four" text,
	"is_test" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);

ALTER TABLE "commerce"."cart_gift_cards" ADD CONSTRAINT "cart_gift_cards_cart_token_carts_token_fk" FOREIGN KEY ("cart_token") REFERENCES "commerce"."carts"("token") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."cart_gift_cards" ADD CONSTRAINT "cart_gift_cards_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "commerce"."gift_cards"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."cart_lines" ADD CONSTRAINT "cart_lines_cart_token_carts_token_fk" FOREIGN KEY ("cart_token") REFERENCES "commerce"."carts"("token") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."cart_lines" ADD CONSTRAINT "cart_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "commerce"."variants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."collection_products" ADD CONSTRAINT "collection_products_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "commerce"."collections"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."collection_products" ADD CONSTRAINT "collection_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "commerce"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."inventory" ADD CONSTRAINT "inventory_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "commerce"."variants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."media" ADD CONSTRAINT "media_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "commerce"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."product_metafields" ADD CONSTRAINT "product_metafields_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "commerce"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."product_translations" ADD CONSTRAINT "product_translations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "commerce"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."variant_prices" ADD CONSTRAINT "variant_prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "commerce"."variants"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "commerce"."products"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."checkouts" ADD CONSTRAINT "checkouts_cart_token_carts_token_fk" FOREIGN KEY ("cart_token") REFERENCES "commerce"."carts"("token") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."discount_redemptions" ADD CONSTRAINT "discount_redemptions_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "commerce"."discounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."discount_redemptions" ADD CONSTRAINT "discount_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "commerce"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."gift_card_redemptions" ADD CONSTRAINT "gift_card_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "commerce"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."gift_card_redemptions" ADD CONSTRAINT "gift_card_redemptions_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "commerce"."gift_cards"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "commerce"."order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "commerce"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "commerce"."orders"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "cart_lines_cart" ON "commerce"."cart_lines" USING btree ("cart_token","position");
CREATE INDEX "cart_lines_variant" ON "commerce"."cart_lines" USING btree ("variant_id");
CREATE INDEX "carts_used" ON "commerce"."carts" USING btree ("used_at");
CREATE INDEX "collection_products_product" ON "commerce"."collection_products" USING btree ("product_id");
CREATE INDEX "media_product" ON "commerce"."media" USING btree ("product_id","position");
CREATE UNIQUE INDEX "product_translations_handle" ON "commerce"."product_translations" USING btree ("language","handle");
CREATE INDEX "products_created" ON "commerce"."products" USING btree ("created_at","id");
CREATE INDEX "products_tags" ON "commerce"."products" USING gin ("tags");
CREATE INDEX "variants_product" ON "commerce"."variants" USING btree ("product_id","position");
CREATE INDEX "variants_sku" ON "commerce"."variants" USING btree ("sku");
CREATE INDEX "discount_redemptions_customer" ON "commerce"."discount_redemptions" USING btree ("customer_id");
CREATE INDEX "discount_redemptions_email" ON "commerce"."discount_redemptions" USING btree ("email");
CREATE INDEX "orders_placed" ON "commerce"."orders" USING btree ("placed_at","id");
CREATE INDEX "orders_customer" ON "commerce"."orders" USING btree ("customer_id","placed_at");
CREATE INDEX "payments_status" ON "commerce"."payments" USING btree ("status");
-- commerce/0001_fulfilments
CREATE TABLE "commerce"."fulfilments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"shipment" integer NOT NULL,
	"company" text NOT NULL,
	"number" text NOT NULL,
	"url" text,
	"sent_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);

ALTER TABLE "commerce"."fulfilments" ADD CONSTRAINT "fulfilments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "commerce"."orders"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "fulfilments_shipment" ON "commerce"."fulfilments" USING btree ("order_id","shipment");
CREATE INDEX "orders_guest_email" ON "commerce"."orders" USING btree (lower("email")) WHERE customer_id is null;
-- commerce/0002_checkout_owner
-- Who entered these is not known: their buyers enter the address again, and strangers cannot read it.
DELETE FROM "commerce"."checkouts";
UPDATE "commerce"."carts" SET "email" = NULL WHERE "email" IS NOT NULL;
ALTER TABLE "commerce"."checkouts" ADD COLUMN "holder_digest" text NOT NULL;
ALTER TABLE "commerce"."checkouts" ADD COLUMN "customer_id" text;
-- commerce/0003_cart_owner
ALTER TABLE "commerce"."carts" ADD COLUMN "owner_id" text;
-- The customer of a cart has been its owner so far.
UPDATE "commerce"."carts" SET "owner_id" = "customer_id" WHERE "customer_id" IS NOT NULL;
-- commerce/0004_unpaid_orders
ALTER TABLE "commerce"."orders" ADD COLUMN "payment_due_at" timestamp with time zone;
ALTER TABLE "commerce"."orders" ADD COLUMN "reminded_at" timestamp with time zone;
ALTER TABLE "commerce"."orders" ADD COLUMN "network_key" text;
ALTER TABLE "commerce"."payments" ADD COLUMN "came_late_at" timestamp with time zone;
CREATE INDEX "orders_unpaid" ON "commerce"."orders" USING btree ("payment_due_at") WHERE status = 'awaiting-payment';
-- Their buyers were told of no deadline: they have ten days from now, to the end of the last one in Italy.
UPDATE "commerce"."orders" SET "payment_due_at" = (date_trunc('day', now() AT TIME ZONE 'Europe/Rome') + interval '11 days') AT TIME ZONE 'Europe/Rome' WHERE "status" = 'awaiting-payment';
-- commerce/0005_order_terms
ALTER TABLE "commerce"."orders" ADD COLUMN "terms" jsonb;
-- commerce/0006_delivery_promise
ALTER TABLE "commerce"."order_lines" ADD COLUMN "promise" jsonb;
-- commerce/0007_change_order
ALTER TABLE "commerce"."product_changes" ADD COLUMN "transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL;
CREATE INDEX "product_changes_order" ON "commerce"."product_changes" USING btree ("transaction","id");
-- commerce/0008_changes_moved
DROP TABLE "commerce"."product_changes" CASCADE;
-- commerce/0009_shop_metafields
CREATE TABLE "commerce"."shop_metafields" (
	"namespace" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "shop_metafields_namespace_key_pk" PRIMARY KEY("namespace","key")
);
-- commerce/0010_conversions
CREATE TABLE "commerce"."conversions" (
	"currency" text PRIMARY KEY NOT NULL,
	"base" text NOT NULL,
	"rate" double precision NOT NULL,
	"to_minor" integer NOT NULL,
	"less_minor" integer NOT NULL,
	"source" text NOT NULL,
	"quoted_on" date,
	"checked_at" timestamp with time zone NOT NULL
);

ALTER TABLE "commerce"."variant_prices" ADD COLUMN "is_converted" boolean DEFAULT false NOT NULL;
-- commerce/0011_unsold_currencies
ALTER TABLE "commerce"."variants" ADD COLUMN "unsold_in" text[] DEFAULT '{}' NOT NULL;
-- commerce/0012_collection_rules
ALTER TABLE "commerce"."collections" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;
ALTER TABLE "commerce"."collections" ADD COLUMN "rules" jsonb;
-- commerce/0013_order_version
ALTER TABLE "commerce"."orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;

CREATE FUNCTION "commerce"."increase_order_version"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.version := OLD.version + 1; RETURN NEW; END $$;

CREATE TRIGGER "orders_version" BEFORE UPDATE ON "commerce"."orders" FOR EACH ROW EXECUTE FUNCTION "commerce"."increase_order_version"();
-- commerce/0014_order_text_language
ALTER TABLE "commerce"."order_lines" ADD COLUMN "text_language" text;
-- commerce/0015_product_version
ALTER TABLE "commerce"."products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
CREATE INDEX "products_updated" ON "commerce"."products" USING btree ("updated_at","id");

CREATE FUNCTION "commerce"."increase_version"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.version := OLD.version + 1; RETURN NEW; END $$;

CREATE TRIGGER "products_version" BEFORE UPDATE ON "commerce"."products" FOR EACH ROW EXECUTE FUNCTION "commerce"."increase_version"();
-- commerce/0016_refunds_and_notes
CREATE TABLE "commerce"."order_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);

CREATE TABLE "commerce"."refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_positive" CHECK ("commerce"."refunds"."amount_minor" > 0)
);

ALTER TABLE "commerce"."payments" ADD COLUMN "received_minor" bigint;
ALTER TABLE "commerce"."order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "commerce"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "commerce"."refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "commerce"."orders"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "order_notes_order" ON "commerce"."order_notes" USING btree ("order_id","at");
CREATE INDEX "refunds_order" ON "commerce"."refunds" USING btree ("order_id","requested_at");
CREATE INDEX "refunds_open" ON "commerce"."refunds" USING btree ("next_attempt_at") WHERE status = 'pending';
-- commerce/0017_discount_version
ALTER TABLE "commerce"."discounts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
-- commerce/0018_customer_directory
CREATE TABLE "commerce"."changed_buyers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"customer_id" text,
	"email" text
);

CREATE FUNCTION "commerce"."note_changed_buyer"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP <> 'INSERT' AND OLD.customer_id IS NOT NULL THEN INSERT INTO commerce.changed_buyers (customer_id) VALUES (OLD.customer_id); END IF;
  IF TG_OP <> 'DELETE' AND NEW.customer_id IS NOT NULL AND NEW.customer_id IS DISTINCT FROM (CASE TG_OP WHEN 'UPDATE' THEN OLD.customer_id END) THEN INSERT INTO commerce.changed_buyers (customer_id) VALUES (NEW.customer_id); END IF;
  IF TG_OP <> 'INSERT' AND OLD.customer_id IS NULL THEN INSERT INTO commerce.changed_buyers (email) VALUES (lower(OLD.email)); END IF;
  IF TG_OP <> 'DELETE' AND NEW.customer_id IS NULL AND (TG_OP = 'INSERT' OR OLD.customer_id IS NOT NULL OR lower(OLD.email) <> lower(NEW.email)) THEN INSERT INTO commerce.changed_buyers (email) VALUES (lower(NEW.email)); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "orders_changed" AFTER INSERT OR DELETE OR UPDATE OF "customer_id", "email", "cancelled_at", "address", "language" ON "commerce"."orders" FOR EACH ROW EXECUTE FUNCTION "commerce"."note_changed_buyer"();

INSERT INTO "commerce"."changed_buyers" ("customer_id", "email") SELECT DISTINCT "customer_id", CASE WHEN "customer_id" IS NULL THEN lower("email") END FROM "commerce"."orders";
-- commerce/0019_waiting
ALTER TABLE "commerce"."inventory" ADD COLUMN "sold_out_at" timestamp with time zone;
ALTER TABLE "commerce"."orders" ADD COLUMN "shipments_left" integer DEFAULT 0 NOT NULL;
ALTER TABLE "commerce"."orders" ADD COLUMN "ship_by" date;
CREATE INDEX "inventory_sold_out" ON "commerce"."inventory" USING btree ("sold_out_at") WHERE sold_out_at is not null;
CREATE INDEX "orders_to_ship" ON "commerce"."orders" USING btree ("ship_by","paid_at") WHERE status = 'paid' and shipments_left > 0;
CREATE INDEX "orders_paid" ON "commerce"."orders" USING btree ("paid_at");
CREATE FUNCTION "commerce"."note_sold_out"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.is_tracked AND NOT NEW.continue_selling AND NEW.on_hand <= NEW.reserved THEN
    IF NEW.sold_out_at IS NULL THEN NEW.sold_out_at := now(); END IF;
  ELSE NEW.sold_out_at := NULL; END IF;
  RETURN NEW; END $$;

CREATE TRIGGER "inventory_sold_out" BEFORE INSERT OR UPDATE ON "commerce"."inventory" FOR EACH ROW EXECUTE FUNCTION "commerce"."note_sold_out"();

UPDATE "commerce"."inventory" i SET sold_out_at = p.updated_at FROM "commerce"."variants" v JOIN "commerce"."products" p ON p.id = v.product_id
  WHERE v.id = i.variant_id AND i.is_tracked AND NOT i.continue_selling AND i.on_hand <= i.reserved;

-- Earlier orders count as late from the last promised day of delivery.
UPDATE "commerce"."orders" o SET
  shipments_left = jsonb_array_length(o.shipments) - (SELECT count(*) FROM "commerce"."fulfilments" f WHERE f.order_id = o.id),
  ship_by = (SELECT min((l.promise->'window'->>'to')::date) FROM "commerce"."order_lines" l WHERE l.order_id = o.id AND NOT EXISTS (
    SELECT FROM "commerce"."fulfilments" f, jsonb_array_elements(o.shipments->f.shipment->'lineItems') item
    WHERE f.order_id = o.id AND item->>'lineId' = l.line_id::text));
-- commerce/0020_uploads
CREATE TABLE "commerce"."product_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "commerce"."product_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"account_id" text NOT NULL,
	"uploads" jsonb NOT NULL,
	"currency" text NOT NULL,
	"allows_images" boolean NOT NULL,
	"is_dry_run" boolean DEFAULT true NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"bytes_total" bigint DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"report" jsonb,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);

CREATE TABLE "commerce"."upload_parts" (
	"upload_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "upload_parts_upload_id_place_pk" PRIMARY KEY("upload_id","place")
);

CREATE TABLE "commerce"."uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

ALTER TABLE "commerce"."upload_parts" ADD CONSTRAINT "upload_parts_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "commerce"."uploads"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "product_imports_created" ON "commerce"."product_imports" USING btree ("created_at");
CREATE INDEX "uploads_created" ON "commerce"."uploads" USING btree ("created_at");
-- commerce/0021_uploaded_pictures
CREATE TABLE "commerce"."uploaded_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"unused_since" timestamp with time zone
);

CREATE INDEX "uploaded_pictures_unused" ON "commerce"."uploaded_pictures" USING btree ("unused_since");
-- commerce/0022_team_lists
CREATE INDEX "product_translations_complete" ON "commerce"."product_translations" USING btree ("language","product_id") WHERE title is not null and description_html is not null;
-- Indexes of parts of texts need pg_trgm, which comes with PostgreSQL; without it, searches of the team read whole tables.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$;
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX orders_text ON commerce.orders USING gin (number gin_trgm_ops, email gin_trgm_ops, (coalesce(address->>'firstName', '') || ' ' || coalesce(address->>'lastName', '') || ' ' || coalesce(address->>'company', '')) gin_trgm_ops);
    CREATE INDEX order_lines_sku ON commerce.order_lines USING gin (sku gin_trgm_ops);
    CREATE INDEX products_text ON commerce.products USING gin (title gin_trgm_ops, handle gin_trgm_ops, vendor gin_trgm_ops);
    CREATE INDEX variants_sku_text ON commerce.variants USING gin (sku gin_trgm_ops);
  END IF;
EXCEPTION WHEN undefined_object THEN RAISE NOTICE 'pg_trgm is in a schema that is not searched';
END $$;
-- commerce/0023_team_filters
CREATE TABLE "commerce"."product_completeness" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"has_picture" boolean NOT NULL,
	"translated_into" text[] NOT NULL
);

DROP INDEX "commerce"."product_translations_complete";
DROP INDEX "commerce"."inventory_sold_out";
ALTER TABLE "commerce"."inventory" ADD COLUMN "is_available" boolean GENERATED ALWAYS AS (is_tracked and on_hand > reserved) STORED NOT NULL;
ALTER TABLE "commerce"."inventory" ADD COLUMN "product_id" bigint;
UPDATE "commerce"."inventory" i SET product_id = v.product_id FROM "commerce"."variants" v WHERE v.id = i.variant_id;
ALTER TABLE "commerce"."inventory" ALTER COLUMN "product_id" SET NOT NULL;
ALTER TABLE "commerce"."product_completeness" ADD CONSTRAINT "product_completeness_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "commerce"."products"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "products_without_picture" ON "commerce"."product_completeness" USING btree ("product_id") WHERE not has_picture;
CREATE INDEX "inventory_available" ON "commerce"."inventory" USING btree ("product_id") WHERE is_available;
CREATE INDEX "inventory_untracked" ON "commerce"."inventory" USING btree ("product_id") WHERE not is_tracked;
CREATE INDEX "product_metafields_filtered" ON "commerce"."product_metafields" USING btree ("key",left(value, 255) text_pattern_ops) WHERE namespace = 'custom' and key in ('category', 'customerRestrictions');
CREATE INDEX "products_status" ON "commerce"."products" USING btree ("status","updated_at","id");
CREATE INDEX "products_title" ON "commerce"."products" USING btree (left(title, 255),"id");
CREATE INDEX "products_vendor" ON "commerce"."products" USING btree (left(vendor, 255),"id");
CREATE INDEX "orders_cancelled" ON "commerce"."orders" USING btree ("cancelled_at") WHERE status = 'cancelled';
CREATE INDEX "refunds_requested" ON "commerce"."refunds" USING btree ("requested_at") WHERE reason = 'refund';
CREATE INDEX "inventory_sold_out" ON "commerce"."inventory" USING btree ("product_id","sold_out_at") WHERE sold_out_at is not null;
INSERT INTO "commerce"."product_completeness" (product_id, has_picture, translated_into)
  SELECT p.id, EXISTS (SELECT FROM "commerce"."media" m WHERE m.product_id = p.id AND m.kind = 'image'),
    ARRAY(SELECT t.language FROM "commerce"."product_translations" t WHERE t.product_id = p.id AND t.title IS NOT NULL
      AND (t.description_html IS NOT NULL OR p.description_html = '') ORDER BY t.language)
  FROM "commerce"."products" p;
-- commerce/0024_agreed_orders
CREATE TABLE "commerce"."agreed_lines" (
	"agreed_order_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"variant_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_minor" bigint NOT NULL,
	"compare_at_minor" bigint,
	"finish" text,
	"lead_time_days" integer,
	"project_name" text,
	CONSTRAINT "agreed_lines_agreed_order_id_position_pk" PRIMARY KEY("agreed_order_id","position"),
	CONSTRAINT "agreed_lines_quantity" CHECK ("commerce"."agreed_lines"."quantity" > 0)
);

CREATE TABLE "commerce"."agreed_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"digest" text NOT NULL,
	"currency" text NOT NULL,
	"shipping_minor" bigint NOT NULL,
	"shipping_title" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "agreed_orders_reference_unique" UNIQUE("reference")
);

ALTER TABLE "commerce"."carts" ADD COLUMN "agreed_order_id" uuid;
ALTER TABLE "commerce"."order_lines" ADD COLUMN "compare_at_minor" bigint;
ALTER TABLE "commerce"."order_lines" ADD COLUMN "finish" text;
ALTER TABLE "commerce"."order_lines" ADD COLUMN "project_name" text;
ALTER TABLE "commerce"."orders" ADD COLUMN "agreed_reference" text;
ALTER TABLE "commerce"."orders" ADD COLUMN "shipping_title" text;
ALTER TABLE "commerce"."agreed_lines" ADD CONSTRAINT "agreed_lines_agreed_order_id_agreed_orders_id_fk" FOREIGN KEY ("agreed_order_id") REFERENCES "commerce"."agreed_orders"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "agreed_orders_expiry" ON "commerce"."agreed_orders" USING btree ("expires_at");
ALTER TABLE "commerce"."carts" ADD CONSTRAINT "carts_agreed_order_id_agreed_orders_id_fk" FOREIGN KEY ("agreed_order_id") REFERENCES "commerce"."agreed_orders"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "carts_agreed" ON "commerce"."carts" USING btree ("agreed_order_id") WHERE agreed_order_id is not null;
ALTER TABLE "commerce"."orders" ADD CONSTRAINT "orders_agreed_reference_unique" UNIQUE("agreed_reference");
-- commerce/0025_company_orders
CREATE INDEX "orders_company" ON "commerce"."orders" USING btree ("company_location_id","placed_at");
-- commerce/0026_exempt_carts
ALTER TABLE "commerce"."carts" ADD COLUMN "exempt_number" text;
-- commerce/0027_credit_terms
CREATE TABLE "commerce"."credit_terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"location_id" text NOT NULL,
	"company" text NOT NULL,
	"currency" text NOT NULL,
	"limit_minor" bigint NOT NULL,
	"days" integer NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_terms_of_company" UNIQUE("location_id","currency")
);

DROP INDEX "commerce"."refunds_requested";
ALTER TABLE "commerce"."orders" ADD COLUMN "overdue_reminded_at" timestamp with time zone;
CREATE INDEX "refunds_requested" ON "commerce"."refunds" USING btree ("requested_at") WHERE reason in ('refund', 'credited');
-- commerce/0028_samples
ALTER TABLE "commerce"."orders" ADD COLUMN "is_samples" boolean DEFAULT false NOT NULL;
CREATE INDEX "orders_samples" ON "commerce"."orders" USING btree ("company_location_id","placed_at") WHERE is_samples;
-- commerce/0029_project_lists
ALTER TABLE "commerce"."agreed_lines" ADD COLUMN "project_list_id" uuid;
ALTER TABLE "commerce"."order_lines" ADD COLUMN "project_list_id" uuid;
CREATE INDEX "order_lines_project" ON "commerce"."order_lines" USING btree ("project_list_id") WHERE project_list_id is not null;
-- content/0000_start
CREATE SCHEMA "content";

CREATE TABLE "content"."documents" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"body" jsonb NOT NULL,
	"revision" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);

CREATE INDEX "documents_type_index" ON "content"."documents" USING btree ("type");
-- content/0001_assets
CREATE TABLE "content"."assets" (
	"name" text PRIMARY KEY NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" "bytea" NOT NULL
);
-- content/0002_revisions
CREATE TABLE "content"."revisions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author" text,
	"document" jsonb,
	"mutations" jsonb NOT NULL
);

CREATE INDEX "revisions_document" ON "content"."revisions" USING btree ("document_id","id");
CREATE INDEX "revisions_transaction" ON "content"."revisions" USING btree ("transaction_id");
CREATE INDEX "revisions_at" ON "content"."revisions" USING btree ("at");
-- content/0003_preferences
CREATE TABLE "content"."preferences" (
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preferences_account_id_key_pk" PRIMARY KEY("account_id","key")
);
-- content/0004_drafts
CREATE INDEX "documents_drafts" ON "content"."documents" USING btree ("updated_at") WHERE id like 'drafts.%';
-- customer/0000_start
CREATE SCHEMA "customer";

CREATE TABLE "customer"."addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"address" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "customer"."attributes" (
	"account_id" text NOT NULL,
	"namespace" text NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attributes_account_id_namespace_key_pk" PRIMARY KEY("account_id","namespace","key")
);

CREATE TABLE "customer"."company_contacts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"contact_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"location_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"company_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_contacts_contact_id_unique" UNIQUE("contact_id"),
	CONSTRAINT "company_contacts_company_id_unique" UNIQUE("company_id"),
	CONSTRAINT "company_contacts_location_id_unique" UNIQUE("location_id")
);

CREATE TABLE "customer"."customers" (
	"account_id" text PRIMARY KEY NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

ALTER TABLE "customer"."addresses" ADD CONSTRAINT "addresses_account_id_customers_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "customer"."customers"("account_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "customer"."attributes" ADD CONSTRAINT "attributes_account_id_customers_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "customer"."customers"("account_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "customer"."company_contacts" ADD CONSTRAINT "company_contacts_account_id_customers_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "customer"."customers"("account_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "addresses_account" ON "customer"."addresses" USING btree ("account_id","created_at");
CREATE UNIQUE INDEX "addresses_default" ON "customer"."addresses" USING btree ("account_id") WHERE is_default;
-- customer/0001_trade_standing
ALTER TABLE "customer"."company_contacts" ADD COLUMN "standing" text DEFAULT 'pending' NOT NULL;
-- customer/0002_customer_directory
CREATE TABLE "customer"."changed_customers" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL
);

CREATE FUNCTION "customer"."note_changed_customer"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO customer.changed_customers (account_id) VALUES (coalesce(NEW.account_id, OLD.account_id)); RETURN NULL; END $$;

CREATE TRIGGER "customers_changed" AFTER INSERT OR DELETE OR UPDATE ON "customer"."customers" FOR EACH ROW EXECUTE FUNCTION "customer"."note_changed_customer"();

CREATE TRIGGER "attributes_changed" AFTER INSERT OR DELETE OR UPDATE ON "customer"."attributes" FOR EACH ROW EXECUTE FUNCTION "customer"."note_changed_customer"();

CREATE TRIGGER "company_contacts_changed" AFTER INSERT OR DELETE OR UPDATE ON "customer"."company_contacts" FOR EACH ROW EXECUTE FUNCTION "customer"."note_changed_customer"();

INSERT INTO "customer"."changed_customers" ("account_id") SELECT "account_id" FROM "customer"."customers";
-- customer/0003_companies
CREATE TABLE "customer"."companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"location_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"standing" text DEFAULT 'pending' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"is_tax_exempt" boolean DEFAULT false NOT NULL,
	"exemption_decided_by" text,
	"exemption_decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "companies_location_id_unique" UNIQUE("location_id")
);

CREATE TABLE "customer"."company_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"address" jsonb NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "customer"."company_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_invitations_token_hash_unique" UNIQUE("token_hash")
);

CREATE TABLE "customer"."company_members" (
	"account_id" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"contact_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_members_contact_id_unique" UNIQUE("contact_id")
);

INSERT INTO "customer"."companies" ("id", "location_id", "name", "standing", "created_at") SELECT "company_id", "location_id", "company_name", "standing", "created_at" FROM "customer"."company_contacts";

INSERT INTO "customer"."company_members" ("account_id", "company_id", "contact_id", "role", "joined_at") SELECT "account_id", "company_id", "contact_id", 'owner', "created_at" FROM "customer"."company_contacts";

DROP TABLE "customer"."company_contacts" CASCADE;
ALTER TABLE "customer"."company_addresses" ADD CONSTRAINT "company_addresses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "customer"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "customer"."company_invitations" ADD CONSTRAINT "company_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "customer"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "customer"."company_members" ADD CONSTRAINT "company_members_account_id_customers_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "customer"."customers"("account_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "customer"."company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "customer"."companies"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "company_addresses_company" ON "customer"."company_addresses" USING btree ("company_id","created_at");
CREATE UNIQUE INDEX "company_addresses_default" ON "customer"."company_addresses" USING btree ("company_id") WHERE is_default;
CREATE UNIQUE INDEX "company_invitations_email" ON "customer"."company_invitations" USING btree ("company_id",lower("email"));
CREATE INDEX "company_members_company" ON "customer"."company_members" USING btree ("company_id","joined_at");

CREATE TRIGGER "company_members_changed" AFTER INSERT OR DELETE OR UPDATE ON "customer"."company_members" FOR EACH ROW EXECUTE FUNCTION "customer"."note_changed_customer"();

CREATE FUNCTION "customer"."note_changed_company"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO customer.changed_customers (account_id) SELECT account_id FROM customer.company_members WHERE company_id = NEW.id; RETURN NULL; END $$;

CREATE TRIGGER "companies_changed" AFTER UPDATE ON "customer"."companies" FOR EACH ROW EXECUTE FUNCTION "customer"."note_changed_company"();
-- files/0000_start
CREATE SCHEMA "files";

CREATE TABLE "files"."file_parts" (
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "file_parts_file_id_place_pk" PRIMARY KEY("file_id","place")
);

CREATE TABLE "files"."files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);

ALTER TABLE "files"."file_parts" ADD CONSTRAINT "file_parts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "files"."files"("id") ON DELETE cascade ON UPDATE no action;
-- identity/0000_start
CREATE SCHEMA "identity";

CREATE TABLE "identity"."accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"language" text NOT NULL,
	"has_commercial_consent" boolean DEFAULT false NOT NULL,
	"has_personalized_consent" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"email_verified_at" timestamp with time zone,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);

CREATE TABLE "identity"."mailed_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);

CREATE TABLE "identity"."payloads" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"user_code" text,
	"uid" text,
	"account_id" text,
	"expires_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "payloads_model_id_pk" PRIMARY KEY("model","id")
);

CREATE TABLE "identity"."sign_in_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid,
	"kind" text NOT NULL,
	"visitor_key" text,
	"happened_at" timestamp with time zone NOT NULL
);

CREATE TABLE "identity"."signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

ALTER TABLE "identity"."mailed_links" ADD CONSTRAINT "mailed_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "identity"."sign_in_events" ADD CONSTRAINT "sign_in_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "mailed_links_account" ON "identity"."mailed_links" USING btree ("account_id","purpose");
CREATE INDEX "payloads_grant" ON "identity"."payloads" USING btree ("grant_id");
CREATE INDEX "payloads_uid" ON "identity"."payloads" USING btree ("uid");
CREATE INDEX "payloads_account" ON "identity"."payloads" USING btree ("account_id");
CREATE INDEX "payloads_expiry" ON "identity"."payloads" USING btree ("expires_at") WHERE expires_at is not null;
CREATE INDEX "sign_in_events_account" ON "identity"."sign_in_events" USING btree ("account_id","happened_at");
-- identity/0001_email_changes
ALTER TABLE "identity"."mailed_links" ADD COLUMN "email" text;
-- identity/0002_known_devices
CREATE TABLE "identity"."attempt_streaks" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);

CREATE TABLE "identity"."known_devices" (
	"account_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_account_id_token_hash_pk" PRIMARY KEY("account_id","token_hash")
);

ALTER TABLE "identity"."known_devices" ADD CONSTRAINT "known_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "attempt_streaks_last" ON "identity"."attempt_streaks" USING btree ("last_at");
CREATE INDEX "known_devices_token" ON "identity"."known_devices" USING btree ("token_hash");
-- identity/0003_credentials_version
ALTER TABLE "identity"."accounts" ADD COLUMN "credentials_version" integer DEFAULT 0 NOT NULL;
ALTER TABLE "identity"."mailed_links" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;
CREATE INDEX "mailed_links_email" ON "identity"."mailed_links" USING btree ("email") WHERE email is not null;
-- identity/0004_sealed_keys
ALTER TABLE "identity"."signing_keys" ALTER COLUMN "jwk" DROP NOT NULL;
ALTER TABLE "identity"."signing_keys" ADD COLUMN "sealed" text;
-- identity/0005_token_digests
-- Tokens and codes that are in use go on working: their ids become the digests under which they are looked up.
UPDATE "identity"."payloads"
SET "id" = encode(sha256(convert_to("id", 'UTF8')), 'hex'), "payload" = "payload" - 'jti'
WHERE "model" IN ('AccessToken', 'RefreshToken', 'AuthorizationCode');
-- identity/0006_account_sessions
CREATE TABLE "identity"."account_sessions" (
	"uid" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"browser" text,
	"system" text,
	"country" text
);

ALTER TABLE "identity"."account_sessions" ADD CONSTRAINT "account_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;
-- identity/0007_recorded_sessions
ALTER TABLE "identity"."account_sessions" ADD COLUMN "device_hash" text;
ALTER TABLE "identity"."account_sessions" ADD COLUMN "started_at" timestamp with time zone DEFAULT now() NOT NULL;
CREATE INDEX "account_sessions_account" ON "identity"."account_sessions" USING btree ("account_id");
-- Sessions of earlier releases go on: the provider stores a session only while it is recorded.
INSERT INTO "identity"."account_sessions" ("uid", "account_id")
SELECT "stored"."uid", "accounts"."id"
FROM "identity"."payloads" AS "stored" JOIN "identity"."accounts" ON "accounts"."id"::text = "stored"."account_id"
WHERE "stored"."model" = 'Session' AND "stored"."uid" IS NOT NULL
ON CONFLICT DO NOTHING;
-- identity/0008_staff
CREATE TABLE "identity"."recovery_codes" (
	"account_id" uuid NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "recovery_codes_account_id_digest_pk" PRIMARY KEY("account_id","digest")
);

CREATE TABLE "identity"."staff" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"roles" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"sealed_secret" text,
	"last_step" integer
);

CREATE TABLE "identity"."staff_sessions" (
	"id_digest" text PRIMARY KEY NOT NULL,
	"token_digest" text NOT NULL,
	"sealed_token" text NOT NULL,
	"account_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"sealed_secret" text,
	CONSTRAINT "staff_sessions_token_digest_unique" UNIQUE("token_digest")
);

ALTER TABLE "identity"."recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_staff_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."staff"("account_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "identity"."staff" ADD CONSTRAINT "staff_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "identity"."staff_sessions" ADD CONSTRAINT "staff_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "staff_sessions_account" ON "identity"."staff_sessions" USING btree ("account_id");
CREATE INDEX "staff_sessions_started" ON "identity"."staff_sessions" USING btree ("started_at");
-- identity/0009_customer_directory
CREATE TABLE "identity"."changed_accounts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL
);

ALTER TABLE "identity"."accounts" ADD COLUMN "commercial_consent_at" timestamp with time zone;
ALTER TABLE "identity"."accounts" ADD COLUMN "personalized_consent_at" timestamp with time zone;
CREATE FUNCTION "identity"."note_changed_account"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO identity.changed_accounts (account_id) VALUES (coalesce(NEW.id, OLD.id)); RETURN NULL; END $$;

CREATE TRIGGER "accounts_changed" AFTER INSERT OR DELETE OR UPDATE OF "email", "email_verified_at", "language", "password_hash", "has_commercial_consent", "has_personalized_consent" ON "identity"."accounts" FOR EACH ROW EXECUTE FUNCTION "identity"."note_changed_account"();

INSERT INTO "identity"."changed_accounts" ("account_id") SELECT "id" FROM "identity"."accounts";
-- identity/0010_passkeys
CREATE TABLE "identity"."passkey_challenges" (
	"digest" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "identity"."passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"use" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);

ALTER TABLE "identity"."staff_sessions" ADD COLUMN "browser" text;
ALTER TABLE "identity"."staff_sessions" ADD COLUMN "system" text;
ALTER TABLE "identity"."passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "passkey_challenges_expiry" ON "identity"."passkey_challenges" USING btree ("expires_at");
CREATE INDEX "passkeys_account" ON "identity"."passkeys" USING btree ("account_id","use");
-- identity/0011_saved_filters
CREATE TABLE "identity"."saved_filters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);

ALTER TABLE "identity"."saved_filters" ADD CONSTRAINT "saved_filters_account_id_staff_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."staff"("account_id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "saved_filters_name" ON "identity"."saved_filters" USING btree ("account_id","resource","name");
-- identity/0012_sign_in_tickets
CREATE TABLE "identity"."sign_in_tickets" (
	"digest" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

ALTER TABLE "identity"."sign_in_tickets" ADD CONSTRAINT "sign_in_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "sign_in_tickets_expiry" ON "identity"."sign_in_tickets" USING btree ("expires_at");
-- kernel/0000_start
CREATE SCHEMA "kernel";

CREATE TABLE "kernel"."milestones" (
	"name" text PRIMARY KEY NOT NULL,
	"reached_at" timestamp with time zone NOT NULL
);

CREATE UNLOGGED TABLE "kernel"."rate_limits" (
	"key" text NOT NULL,
	"window" integer NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limits_key_window_pk" PRIMARY KEY("key","window")
);

CREATE INDEX "rate_limits_expired" ON "kernel"."rate_limits" USING btree ("expires_at");
-- kernel/0001_jobs
CREATE TABLE "kernel"."jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL
);
-- kernel/0002_cursors
CREATE TABLE "kernel"."cursors" (
	"reader" text PRIMARY KEY NOT NULL,
	"cursor" text NOT NULL
);
-- kernel/0003_changes
CREATE TABLE "kernel"."changes" (
	"log" text NOT NULL,
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"subject" text NOT NULL,
	"version" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE INDEX "changes_order" ON "kernel"."changes" USING btree ("log","transaction","id");
CREATE UNIQUE INDEX "changes_version" ON "kernel"."changes" USING btree ("log","subject","version");
-- kernel/0004_pictures
CREATE TABLE "kernel"."fetched_pictures" (
	"source" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "kernel"."picture_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"allowed_at" timestamp with time zone DEFAULT now() NOT NULL
);
-- kernel/0005_team
CREATE TABLE "kernel"."audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" text NOT NULL,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"object_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);

CREATE TABLE "kernel"."team_responses" (
	"account_id" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"response" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_responses_account_id_key_pk" PRIMARY KEY("account_id","key")
);

CREATE INDEX "audit_log_at" ON "kernel"."audit_log" USING btree ("at","id");
CREATE INDEX "audit_log_object" ON "kernel"."audit_log" USING btree ("resource","object_id","at");
CREATE INDEX "audit_log_account" ON "kernel"."audit_log" USING btree ("account_id","at");
CREATE INDEX "team_responses_at" ON "kernel"."team_responses" USING btree ("at");
CREATE FUNCTION "kernel"."reject_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'The audit log is append-only' USING ERRCODE = 'insufficient_privilege'; END $$;

CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "kernel"."audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "kernel"."reject_change"();
-- kernel/0006_fetched_picture_names
CREATE INDEX "fetched_pictures_name" ON "kernel"."fetched_pictures" USING btree ("name");
-- mail/0000_start
CREATE SCHEMA "mail";

CREATE TABLE "mail"."outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"letter" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_letter_unique" UNIQUE("letter"),
	CONSTRAINT "outbox_attempts" CHECK ("mail"."outbox"."attempts" >= 0)
);

CREATE INDEX "outbox_due" ON "mail"."outbox" USING btree ("next_attempt_at") WHERE status = 'waiting';
CREATE INDEX "outbox_created" ON "mail"."outbox" USING btree ("created_at","id");
-- mail/0001_sealed_links
ALTER TABLE "mail"."outbox" ADD COLUMN "sealed_link" text;
ALTER TABLE "mail"."outbox" ADD COLUMN "emptied_at" timestamp with time zone;
CREATE INDEX "outbox_address" ON "mail"."outbox" USING btree (lower("to_address"));
-- Links in emails that were sent, given up or kept before links were sealed: their secrets are cut out.
UPDATE "mail"."outbox" SET
	"html" = regexp_replace("html", '(/(password|verify-email|change-email|restore-email)/|[?&](amp;)?token=)[A-Za-z0-9_-]+', '\1…', 'g'),
	"text" = regexp_replace("text", '(/(password|verify-email|change-email|restore-email)/|[?&](amp;)?token=)[A-Za-z0-9_-]+', '\1…', 'g')
WHERE "status" <> 'waiting';
-- mail/0002_email_version
ALTER TABLE "mail"."outbox" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;

CREATE FUNCTION "mail"."increase_version"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.version := OLD.version + 1; RETURN NEW; END $$;

CREATE TRIGGER "outbox_version" BEFORE UPDATE ON "mail"."outbox" FOR EACH ROW EXECUTE FUNCTION "mail"."increase_version"();
-- mail/0003_failed_emails
CREATE INDEX "outbox_failed" ON "mail"."outbox" USING btree ("created_at") WHERE status = 'failed';
-- mail/0004_team_lists
CREATE INDEX "outbox_status" ON "mail"."outbox" USING btree ("status","created_at","id");
CREATE INDEX "outbox_kind" ON "mail"."outbox" USING btree ("kind","created_at","id");
-- Indexes of parts of texts need pg_trgm, which comes with PostgreSQL; without it, searches of the team read whole tables.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$;
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX outbox_text ON mail.outbox USING gin (to_address gin_trgm_ops, subject gin_trgm_ops);
  END IF;
EXCEPTION WHEN undefined_object THEN RAISE NOTICE 'pg_trgm is in a schema that is not searched';
END $$;
-- mail/0005_order_emails
CREATE INDEX "outbox_order" ON "mail"."outbox" USING btree (split_part(letter, ' ', 2)) WHERE kind like 'order-%';
-- mail/0006_reply_to
ALTER TABLE "mail"."outbox" ADD COLUMN "reply_to" text;
-- platform/0000_start
CREATE SCHEMA "platform";

CREATE TABLE "platform"."list_items" (
	"list_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "list_items_list_id_product_id_pk" PRIMARY KEY("list_id","product_id")
);

CREATE TABLE "platform"."lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"name" text,
	"description" text DEFAULT '' NOT NULL,
	"is_private" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

ALTER TABLE "platform"."list_items" ADD CONSTRAINT "list_items_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "platform"."lists"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "lists_account" ON "platform"."lists" USING btree ("account_id","created_at");
CREATE UNIQUE INDEX "lists_saved" ON "platform"."lists" USING btree ("account_id") WHERE name is null;
-- platform/0001_customer_carts
CREATE TABLE "platform"."customer_carts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);

ALTER TABLE "platform"."lists" ADD COLUMN "purpose" text;
CREATE UNIQUE INDEX "lists_purpose" ON "platform"."lists" USING btree ("account_id","purpose") WHERE purpose is not null;
-- platform/0002_counted_searches
CREATE TABLE "platform"."search_counts" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"term" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "search_counts_day_language_term_pk" PRIMARY KEY("day","language","term")
);

CREATE TABLE "platform"."search_marks" (
	"mark" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);

CREATE INDEX "search_marks_day" ON "platform"."search_marks" USING btree ("day");
-- platform/0003_searches_without_results
CREATE TABLE "platform"."search_reviews" (
	"language" text NOT NULL,
	"term" text NOT NULL,
	"day" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_reviews_language_term_pk" PRIMARY KEY("language","term")
);

ALTER TABLE "platform"."search_counts" DROP CONSTRAINT "search_counts_day_language_term_pk";
ALTER TABLE "platform"."search_counts" ADD COLUMN "has_results" boolean DEFAULT true NOT NULL;
ALTER TABLE "platform"."search_counts" ADD CONSTRAINT "search_counts_day_language_term_has_results_pk" PRIMARY KEY("day","language","term","has_results");
-- platform/0004_search_ids
CREATE INDEX "search_counts_id" ON "platform"."search_counts" USING btree (md5(case when "has_results" then 't ' else 'f ' end || "language" || ' ' || "term"));
-- platform/0005_requests
CREATE SEQUENCE "platform"."request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;
CREATE TABLE "platform"."request_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"account_id" text,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);

CREATE TABLE "platform"."requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"fields" jsonb NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"account_id" text,
	"assignee" text,
	"received_at" timestamp with time zone NOT NULL,
	"reply_by" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_digest" text NOT NULL,
	CONSTRAINT "requests_number_unique" UNIQUE("number"),
	CONSTRAINT "requests_idempotency_key_unique" UNIQUE("idempotency_key")
);

ALTER TABLE "platform"."request_messages" ADD CONSTRAINT "request_messages_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "platform"."requests"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "request_messages_request" ON "platform"."request_messages" USING btree ("request_id","sent_at");
CREATE INDEX "requests_received" ON "platform"."requests" USING btree ("received_at","id");
CREATE INDEX "requests_reply_by" ON "platform"."requests" USING btree ("reply_by","id");
CREATE INDEX "requests_new" ON "platform"."requests" USING btree ("reply_by","received_at") WHERE state = 'new';
CREATE INDEX "requests_account" ON "platform"."requests" USING btree ("account_id") WHERE account_id is not null;
CREATE INDEX "requests_updated" ON "platform"."requests" USING btree ("updated_at");
-- Indexes of parts of texts need pg_trgm, which comes with PostgreSQL; without it, searches of the team read whole tables.
DO $$ BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$;
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX requests_text ON platform.requests USING gin (number gin_trgm_ops, name gin_trgm_ops, email gin_trgm_ops);
  END IF;
EXCEPTION WHEN undefined_object THEN RAISE NOTICE 'pg_trgm is in a schema that is not searched';
END $$;
-- platform/0006_conversations
CREATE TABLE "platform"."reply_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);

CREATE TABLE "platform"."request_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);

CREATE TABLE "platform"."request_drafts" (
	"request_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"text" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_drafts_request_id_account_id_pk" PRIMARY KEY("request_id","account_id")
);

CREATE TABLE "platform"."request_readers" (
	"request_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_readers_request_id_account_id_pk" PRIMARY KEY("request_id","account_id")
);

ALTER TABLE "platform"."request_messages" ADD COLUMN "is_note" boolean DEFAULT false NOT NULL;
ALTER TABLE "platform"."request_messages" ADD COLUMN "email_id" text;
ALTER TABLE "platform"."requests" ADD COLUMN "pieces" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "platform"."requests" ADD COLUMN "merged_into" uuid;
ALTER TABLE "platform"."request_attachments" ADD CONSTRAINT "request_attachments_message_id_request_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "platform"."request_messages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "platform"."request_drafts" ADD CONSTRAINT "request_drafts_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "platform"."requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "platform"."request_readers" ADD CONSTRAINT "request_readers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "platform"."requests"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "request_attachments_message" ON "platform"."request_attachments" USING btree ("message_id");
CREATE INDEX "request_attachments_unclaimed" ON "platform"."request_attachments" USING btree ("uploaded_at") WHERE message_id is null;
ALTER TABLE "platform"."requests" ADD CONSTRAINT "requests_merged_into_requests_id_fk" FOREIGN KEY ("merged_into") REFERENCES "platform"."requests"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "requests_kind" ON "platform"."requests" USING btree ("kind","received_at");
CREATE INDEX "requests_merged" ON "platform"."requests" USING btree ("merged_into") WHERE merged_into is not null;
CREATE INDEX "requests_order" ON "platform"."requests" USING btree ((fields->>'orderNumber'));
CREATE INDEX "requests_awaited_variant" ON "platform"."requests" USING btree ((pieces->0->>'variantId')) WHERE kind = 'back-in-stock' and state = 'waiting';
ALTER TABLE "platform"."request_messages" ADD CONSTRAINT "request_messages_email_id_unique" UNIQUE("email_id");
-- platform/0007_updates
CREATE TABLE "platform"."read_markers" (
	"account_id" text NOT NULL,
	"update_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "read_markers_account_id_update_id_pk" PRIMARY KEY("account_id","update_id")
);

CREATE TABLE "platform"."saved_prices" (
	"list_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"currency" text NOT NULL,
	"is_trade" boolean NOT NULL,
	"known_minor" bigint NOT NULL,
	"changed_minor" bigint,
	"changed_at" timestamp with time zone,
	CONSTRAINT "saved_prices_list_id_product_id_currency_is_trade_pk" PRIMARY KEY("list_id","product_id","currency","is_trade")
);

ALTER TABLE "platform"."saved_prices" ADD CONSTRAINT "saved_prices_item" FOREIGN KEY ("list_id","product_id") REFERENCES "platform"."list_items"("list_id","product_id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "read_markers_read" ON "platform"."read_markers" USING btree ("read_at");
-- platform/0008_download-counts
CREATE TABLE "platform"."download_counts" (
	"day" date NOT NULL,
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"downloads" integer NOT NULL,
	CONSTRAINT "download_counts_day_product_id_kind_pk" PRIMARY KEY("day","product_id","kind")
);
-- platform/0009_stock_notices
ALTER TABLE "platform"."requests" ADD COLUMN "notice_sent_at" timestamp with time zone;
-- platform/0010_lists
CREATE TABLE "platform"."list_links" (
	"list_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"token_hash" text NOT NULL,
	"has_prices" boolean NOT NULL,
	"openings" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "platform"."list_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_id" uuid NOT NULL,
	"account_id" text,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'invited' NOT NULL,
	"token_hash" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL
);

CREATE TABLE "platform"."list_sections" (
	"list_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"rank" text collate "C" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "list_sections_list_id_id_pk" PRIMARY KEY("list_id","id")
);

ALTER TABLE "platform"."saved_prices" DROP CONSTRAINT "saved_prices_item";

DROP INDEX "platform"."lists_saved";
ALTER TABLE "platform"."list_items" DROP CONSTRAINT "list_items_list_id_product_id_pk";
ALTER TABLE "platform"."list_items" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;
ALTER TABLE "platform"."list_items" ADD CONSTRAINT "list_items_list_id_id_pk" PRIMARY KEY("list_id","id");
ALTER TABLE "platform"."list_items" ADD COLUMN "variant_id" text;
ALTER TABLE "platform"."list_items" ADD COLUMN "note" text DEFAULT '' NOT NULL;
ALTER TABLE "platform"."list_items" ADD COLUMN "client_note" text DEFAULT '' NOT NULL;
ALTER TABLE "platform"."list_items" ADD COLUMN "section_id" uuid;
ALTER TABLE "platform"."list_items" ADD COLUMN "rank" text collate "C";
-- The newest first, as before. Decimal digits are ranks too, with room between them (domain/list/rank.ts).
UPDATE "platform"."list_items" AS item SET "rank" = '5' || lpad((newest."place" * 10)::text, 4, '0')
FROM (
	SELECT "list_id", "id", row_number() OVER (PARTITION BY "list_id" ORDER BY "added_at" DESC, "product_id" DESC) AS "place"
	FROM "platform"."list_items"
) AS newest
WHERE newest."list_id" = item."list_id" AND newest."id" = item."id";
ALTER TABLE "platform"."list_items" ALTER COLUMN "rank" SET NOT NULL;
ALTER TABLE "platform"."list_items" ADD COLUMN "former_section_id" uuid;
ALTER TABLE "platform"."list_items" ADD COLUMN "former_rank" text collate "C";
ALTER TABLE "platform"."list_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "platform"."list_items" ADD COLUMN "removed_at" timestamp with time zone;
ALTER TABLE "platform"."lists" ADD COLUMN "owner_name" text DEFAULT '' NOT NULL;
ALTER TABLE "platform"."lists" ADD COLUMN "cover" jsonb;
ALTER TABLE "platform"."lists" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "platform"."lists" ADD COLUMN "revision" bigint DEFAULT 1 NOT NULL;
ALTER TABLE "platform"."lists" ADD COLUMN "item_count" integer DEFAULT 0 NOT NULL;
ALTER TABLE "platform"."lists" ADD COLUMN "piece_count" integer DEFAULT 0 NOT NULL;
ALTER TABLE "platform"."lists" ADD COLUMN "section_count" integer DEFAULT 0 NOT NULL;
ALTER TABLE "platform"."lists" ADD COLUMN "first_products" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "platform"."lists" ADD COLUMN "updated_at" timestamp with time zone;
UPDATE "platform"."lists" AS list SET
	"purpose" = coalesce(list."purpose", CASE WHEN list."name" IS NULL THEN 'saved' END),
	"name" = CASE WHEN list."purpose" IS NULL THEN list."name" END,
	"updated_at" = greatest(list."created_at", content."latest_at"),
	"item_count" = content."items",
	"piece_count" = content."pieces",
	"first_products" = content."first"
FROM (
	SELECT stored."id", count(item."id") AS "items", coalesce(sum(item."quantity"), 0) AS "pieces", max(item."added_at") AS "latest_at",
		coalesce(jsonb_path_query_array(jsonb_agg(item."product_id" ORDER BY item."rank"), '$[0 to 3] ? (@ != null)'), '[]') AS "first"
	FROM "platform"."lists" AS stored LEFT JOIN "platform"."list_items" AS item ON item."list_id" = stored."id"
	GROUP BY stored."id"
) AS content
WHERE content."id" = list."id";
ALTER TABLE "platform"."lists" ALTER COLUMN "updated_at" SET NOT NULL;
ALTER TABLE "platform"."lists" ADD COLUMN "removed_at" timestamp with time zone;
ALTER TABLE "platform"."list_links" ADD CONSTRAINT "list_links_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "platform"."lists"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "platform"."list_members" ADD CONSTRAINT "list_members_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "platform"."lists"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "platform"."list_sections" ADD CONSTRAINT "list_sections_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "platform"."lists"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "list_links_token" ON "platform"."list_links" USING btree ("token_hash");
CREATE UNIQUE INDEX "list_members_token" ON "platform"."list_members" USING btree ("token_hash");
CREATE UNIQUE INDEX "list_members_email" ON "platform"."list_members" USING btree ("list_id",lower(email));
CREATE UNIQUE INDEX "list_members_account" ON "platform"."list_members" USING btree ("account_id","list_id") WHERE account_id is not null;
CREATE INDEX "list_sections_removed" ON "platform"."list_sections" USING btree ("removed_at") WHERE removed_at is not null;
ALTER TABLE "platform"."list_items" ADD CONSTRAINT "list_items_section" FOREIGN KEY ("list_id","section_id") REFERENCES "platform"."list_sections"("list_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "platform"."saved_prices" ADD CONSTRAINT "saved_prices_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "platform"."lists"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "list_items_product" ON "platform"."list_items" USING btree ("list_id","product_id");
CREATE INDEX "list_items_removed" ON "platform"."list_items" USING btree ("removed_at") WHERE removed_at is not null;
CREATE INDEX "lists_removed" ON "platform"."lists" USING btree ("removed_at") WHERE removed_at is not null;
-- platform/0011_exports-and-studios
CREATE TABLE "platform"."exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"subject" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"parts" uuid[] DEFAULT '{}' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);

CREATE TABLE "platform"."studio_logos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);

CREATE TABLE "platform"."studios" (
	"account_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);

CREATE INDEX "exports_account" ON "platform"."exports" USING btree ("account_id","created_at");
CREATE INDEX "exports_open" ON "platform"."exports" USING btree ("created_at") WHERE state in ('waiting', 'running');
CREATE INDEX "exports_expiry" ON "platform"."exports" USING btree ("expires_at");
CREATE UNIQUE INDEX "studio_logos_shown" ON "platform"."studio_logos" USING btree ("account_id") WHERE is_shown;
-- platform/0012_list_presences
CREATE TABLE "platform"."list_presences" (
	"list_id" uuid NOT NULL,
	"tab" uuid NOT NULL,
	"account_id" text NOT NULL,
	"writing_item_id" uuid,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "list_presences_list_id_tab_pk" PRIMARY KEY("list_id","tab")
);

ALTER TABLE "platform"."list_presences" ADD CONSTRAINT "list_presences_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "platform"."lists"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "list_presences_seen" ON "platform"."list_presences" USING btree ("seen_at");
-- platform/0013_quotes
CREATE SEQUENCE "platform"."quote_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;
CREATE TABLE "platform"."quote_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"account_id" text,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);

CREATE TABLE "platform"."quote_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform"."quote_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quote_id" uuid NOT NULL,
	"event" text NOT NULL,
	"version" integer NOT NULL,
	"account_id" text,
	"text" text DEFAULT '' NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);

CREATE TABLE "platform"."quote_versions" (
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"offer" jsonb NOT NULL,
	"total_minor" integer NOT NULL,
	"sent_by" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_versions_quote_id_version_pk" PRIMARY KEY("quote_id","version")
);

CREATE TABLE "platform"."quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" text NOT NULL,
	"request_id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"project" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"draft" jsonb,
	"sent_version" integer DEFAULT 0 NOT NULL,
	"valid_until" date,
	"total_minor" integer DEFAULT 0 NOT NULL,
	"prepared_by" text NOT NULL,
	"accepted_as" text,
	"accepted_at" timestamp with time zone,
	"agreed_order_id" text,
	"checkout_url" text,
	"order_number" text,
	"reminded_version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_number_unique" UNIQUE("number"),
	CONSTRAINT "quotes_request_id_unique" UNIQUE("request_id")
);

ALTER TABLE "platform"."quote_comments" ADD CONSTRAINT "quote_comments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "platform"."quotes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "platform"."quote_events" ADD CONSTRAINT "quote_events_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "platform"."quotes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "platform"."quote_versions" ADD CONSTRAINT "quote_versions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "platform"."quotes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "platform"."quotes" ADD CONSTRAINT "quotes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "platform"."requests"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "quote_comments_quote" ON "platform"."quote_comments" USING btree ("quote_id","sent_at");
CREATE INDEX "quote_events_quote" ON "platform"."quote_events" USING btree ("quote_id","id");
CREATE INDEX "quotes_updated" ON "platform"."quotes" USING btree ("updated_at","id");
CREATE INDEX "quotes_open" ON "platform"."quotes" USING btree ("valid_until") WHERE state in ('sent', 'accepted');
-- platform/0014_trade_applications
CREATE TABLE "platform"."trade_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"account_id" text NOT NULL,
	"email" text NOT NULL,
	"fields" jsonb NOT NULL,
	"language" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"decide_by" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"request_id" uuid,
	"vat_result" text,
	"vat_checked_at" timestamp with time zone,
	"vat_name" text,
	"vat_check_due" timestamp with time zone,
	"idempotency_key" text NOT NULL,
	"body_digest" text NOT NULL,
	CONSTRAINT "trade_applications_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "trade_applications_email_unique" UNIQUE("email"),
	CONSTRAINT "trade_applications_idempotency_key_unique" UNIQUE("idempotency_key")
);

CREATE TABLE "platform"."trade_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"account_id" text NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone NOT NULL
);

CREATE TABLE "platform"."trade_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);

DROP INDEX "platform"."request_attachments_unclaimed";
ALTER TABLE "platform"."request_attachments" ADD COLUMN "application_id" uuid;
ALTER TABLE "platform"."trade_applications" ADD CONSTRAINT "trade_applications_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "platform"."requests"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "platform"."trade_decisions" ADD CONSTRAINT "trade_decisions_application_id_trade_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "platform"."trade_applications"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "platform"."trade_notes" ADD CONSTRAINT "trade_notes_application_id_trade_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "platform"."trade_applications"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "trade_applications_received" ON "platform"."trade_applications" USING btree ("received_at","id");
CREATE INDEX "trade_applications_pending" ON "platform"."trade_applications" USING btree ("received_at") WHERE state = 'pending';
CREATE INDEX "trade_applications_vat_due" ON "platform"."trade_applications" USING btree ("vat_check_due") WHERE vat_check_due is not null;
CREATE INDEX "trade_applications_decided" ON "platform"."trade_applications" USING btree ("decided_at") WHERE state = 'rejected';
CREATE INDEX "trade_decisions_application" ON "platform"."trade_decisions" USING btree ("application_id","decided_at");
CREATE INDEX "trade_notes_application" ON "platform"."trade_notes" USING btree ("application_id","written_at");
CREATE UNIQUE INDEX "request_attachments_application" ON "platform"."request_attachments" USING btree ("application_id");
CREATE INDEX "request_attachments_unclaimed" ON "platform"."request_attachments" USING btree ("uploaded_at") WHERE message_id is null and application_id is null;
-- platform/0015_list_projects
ALTER TABLE "platform"."lists" ADD COLUMN "project" jsonb;
-- platform/0016_saved_projects
ALTER TABLE "platform"."list_items" ADD COLUMN "project" jsonb;
-- platform/0017_trade_readers
CREATE TABLE "platform"."trade_readers" (
	"application_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trade_readers_application_id_account_id_pk" PRIMARY KEY("application_id","account_id")
);

ALTER TABLE "platform"."trade_readers" ADD CONSTRAINT "trade_readers_application_id_trade_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "platform"."trade_applications"("id") ON DELETE cascade ON UPDATE no action;
-- search/0000_start
CREATE SCHEMA "search";

CREATE TABLE "search"."indexes" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"primary_id" integer,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "indexes_name_unique" UNIQUE("name")
);

CREATE TABLE "search"."indexed_changes" (
	"change_id" bigint PRIMARY KEY NOT NULL,
	"indexed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE "search"."records" (
	"index_id" integer NOT NULL,
	"object_id" text NOT NULL,
	"record" jsonb,
	"revision" bigint NOT NULL,
	CONSTRAINT "records_index_id_object_id_pk" PRIMARY KEY("index_id","object_id")
);

ALTER TABLE "search"."indexes" ADD CONSTRAINT "indexes_primary_id_indexes_id_fk" FOREIGN KEY ("primary_id") REFERENCES "search"."indexes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "search"."records" ADD CONSTRAINT "records_index_id_indexes_id_fk" FOREIGN KEY ("index_id") REFERENCES "search"."indexes"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "records_by_revision" ON "search"."records" USING btree ("index_id","revision","object_id");
-- search/0001_synonyms
CREATE TABLE "search"."synonyms" (
	"index_id" integer NOT NULL,
	"object_id" text NOT NULL,
	"synonym" jsonb NOT NULL,
	CONSTRAINT "synonyms_index_id_object_id_pk" PRIMARY KEY("index_id","object_id")
);

ALTER TABLE "search"."indexes" ADD COLUMN "synonyms_revision" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "search"."synonyms" ADD CONSTRAINT "synonyms_index_id_indexes_id_fk" FOREIGN KEY ("index_id") REFERENCES "search"."indexes"("id") ON DELETE cascade ON UPDATE no action;
-- search/0002_changes_moved
DROP TABLE "search"."indexed_changes" CASCADE;
-- search/0003_team_synonyms
ALTER TABLE "search"."synonyms" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "search"."synonyms" ADD COLUMN "removed_at" timestamp with time zone;
-- search/0004_category_orders
CREATE TABLE "search"."category_orders" (
	"path" text PRIMARY KEY NOT NULL,
	"pinned" text[] NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
-- tracking/0000_start
CREATE SCHEMA "tracking";

CREATE TABLE "tracking"."arrivals" (
	"day" date NOT NULL,
	"country" text NOT NULL,
	"consent" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "arrivals_day_country_consent_pk" PRIMARY KEY("day","country","consent")
);

CREATE TABLE "tracking"."session_artisans" (
	"session_id" text NOT NULL,
	"artisan" text NOT NULL,
	"day" date NOT NULL,
	"steps" smallint NOT NULL,
	CONSTRAINT "session_artisans_session_id_artisan_pk" PRIMARY KEY("session_id","artisan")
);

CREATE TABLE "tracking"."sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor" text NOT NULL,
	"day" date NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"country" text,
	"language" text,
	"campaign_kind" text,
	"campaign" text,
	"steps" smallint NOT NULL,
	"pages" integer NOT NULL,
	"searches" integer NOT NULL,
	"is_customer" boolean NOT NULL
);

CREATE TABLE "tracking"."events" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"session_id" text NOT NULL
);

CREATE INDEX "session_artisans_day" ON "tracking"."session_artisans" USING btree ("day");
CREATE INDEX "sessions_day" ON "tracking"."sessions" USING btree ("day");
CREATE INDEX "events_at" ON "tracking"."events" USING btree ("at");
-- visual/0000_start
CREATE SCHEMA "visual";

CREATE TABLE "visual"."pictures" (
	"id" serial PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"version" text NOT NULL,
	"embedding" text NOT NULL,
	"look" "bytea" NOT NULL,
	CONSTRAINT "pictures_address_version_embedding_unique" UNIQUE("address","version","embedding")
);

CREATE TABLE "visual"."products" (
	"number" bigint PRIMARY KEY NOT NULL,
	"picture_ids" integer[] NOT NULL,
	"revision" bigint NOT NULL
);

CREATE TABLE "visual"."seen_changes" (
	"change_id" bigint PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);

CREATE TABLE "visual"."state" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL
);

CREATE INDEX "products_by_revision" ON "visual"."products" USING btree ("revision");
-- visual/0001_without_seen_changes
DROP TABLE "visual"."seen_changes" CASCADE;
create schema migrations;
create table migrations."audience" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."audience" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."audience", '[
{"id": 1, "hash": "360a7a24c69e4ef3ac10661bac870e8572397713d483c8f0ea5c68aabaaa56ce", "created_at": 1795286111880}
]');
create table migrations."care" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."care" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."care", '[
{"id": 1, "hash": "9b2f56dbe380b6b06ccc1b98cdb70451e45f98e0ed9f2fe45841fcceb9de0482", "created_at": 1795531954209},
{"id": 2, "hash": "68c41aab84e7bab97b506f45df72439f8c774b9e39c6354521ef277ca45cda8c", "created_at": 1795534383672}
]');
create table migrations."chat" (id serial primary key, hash text not null, created_at bigint);
create table migrations."commerce" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."commerce" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."commerce", '[
{"id": 1, "hash": "f98913741bebe8e5d2cefefe5cba0e213170e50c075619127703adb7d5a9715e", "created_at": 1795227263510},
{"id": 2, "hash": "7d34f2abadc99c47909707fe98136a7b22d130be6dc46e2f1da7222e0fc1e2d9", "created_at": 1795276728935},
{"id": 3, "hash": "745948827cca9766428fcb5846e6a0b49e1c302e4bf8770fddc92089fdbdc989", "created_at": 1795345298507},
{"id": 4, "hash": "71cb3560d100e7d2bc999bf848a8d1dc0ef8713fddfc746d4d47a536289f0aad", "created_at": 1795346307060},
{"id": 5, "hash": "49bc91de98d1605ccff0659fd0d5d10fc3568c8b5fdf9ba2b3db727a2d882d76", "created_at": 1795347135797},
{"id": 6, "hash": "b7406e976378e5f0fd6318c3f2dead30c84e3c75b7c8dfa6aff8facac089c166", "created_at": 1795369603781},
{"id": 7, "hash": "c5bc390f1d9a8cf25e40f60f97125c5fc4f5363f59bd26e9266d434677780cea", "created_at": 1795372297086},
{"id": 8, "hash": "f03e5da4ac4f22f73b042fa435ef66442b3d405913005928a5b8e19672dcb3c3", "created_at": 1795412287440},
{"id": 9, "hash": "2929979fb1fadb934bf3b16d906c10ff0b50236359bb7ba4bcf736fb43ff9458", "created_at": 1795417251561},
{"id": 10, "hash": "4a7ae56075fdd7971c1a106d4dd35bf32ef6909d35daa6c07c93fc276ab674e4", "created_at": 1795445495916},
{"id": 11, "hash": "35b66ee48fed8297b02414c5c62b87a14f8906427307d185ef50947d16ce0a31", "created_at": 1795446101403},
{"id": 12, "hash": "0affe4313fc2530898d3b5c812e2491684f34afd8110b9d09a0c03b875700383", "created_at": 1795448526846},
{"id": 13, "hash": "8f175c1e01b4e150ed1a7c433ada092abe43e1cfe9f80960a3d7eee4e207a4cc", "created_at": 1795453642165},
{"id": 14, "hash": "89751a046584e6e0f5cba836bf3582531c7525e83204f79765a946d5e8305b7d", "created_at": 1795469618850},
{"id": 15, "hash": "70603a7859287711efca568362f318a834746e902f99a15164686686ca774405", "created_at": 1795475449288},
{"id": 16, "hash": "7737f21e51ad6898fb5e150e46ccdf086a05b4685a880eb28e3999b8881ccbcc", "created_at": 1795476622920},
{"id": 17, "hash": "40039329f8969ede1f4e1bf6d3669be497a8349bfa57ed5ea16994c303e93d88", "created_at": 1795477089354},
{"id": 18, "hash": "b643a577512b6379b75437b08f643729b41b114c0218e2772c159c31b5036a9f", "created_at": 1795477595081},
{"id": 19, "hash": "a3d6c55b7c161a94208b0e2091640f394dab73ed3f1435a8d2713674929b2c41", "created_at": 1795531812443},
{"id": 20, "hash": "69d6eb5af130cc48835344405a4e5eee5480e13c9dab7c1266f0aceaa5832d9e", "created_at": 1795532696561},
{"id": 21, "hash": "d1c040225312d1c51602d24111d2ec6231295ea7701c9b0cbab073dc09ff6a9a", "created_at": 1795533790757},
{"id": 22, "hash": "21a5279c7f0d76a80f742fc3c234f60f01bb17a43e9d3b140325e1492adb1ca4", "created_at": 1795534344109},
{"id": 23, "hash": "9a3e2202e88a4fa290ef81aac9fe151778dbbf190a8dffc3511a41a5bfac3e0e", "created_at": 1795537823492},
{"id": 24, "hash": "fca614da87874a4de25610cf427a167141278fe5bdae2e6ed78d174bdcd8a355", "created_at": 1795548522466},
{"id": 25, "hash": "d372bc1656148111c0a1c694105c5e773d3b97c9c9ec1c5bfb15b08ad177953a", "created_at": 1795658107688},
{"id": 26, "hash": "9a7e62bdd5bcfc32aa6854e0170853d5b31dd9828e0d2c3440bad2a57cfcf15e", "created_at": 1795670976157},
{"id": 27, "hash": "952bee2cb49eb2b62366584ef6c6eb9500656963a318cdbd655bfa73fd657336", "created_at": 1795671628158},
{"id": 28, "hash": "e0ef7b0bdbe65d0132897b3b3368932d609c45f73d6c96873ebba4264a291ef1", "created_at": 1795673597596},
{"id": 29, "hash": "90face02bac705b9c8873f4a9372198aba1a66f89c7632058f1ab43d8779133a", "created_at": 1795676518710},
{"id": 30, "hash": "2c9a69bc9c369a3304918a349cee764035ac28f9ab5ce7b4f96d97dfb62642fa", "created_at": 1795682280269}
]');
create table migrations."content" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."content" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."content", '[
{"id": 1, "hash": "d1b113f63161d7c29356ec6c709366ccbeeb6e72b6107e57179ae7b50d36bdb4", "created_at": 1795225655583},
{"id": 2, "hash": "7c01e72ef30c795d283d9ec6a533838e2f3e79610743f1d5ac3ad60603d53b8e", "created_at": 1795286958758},
{"id": 3, "hash": "358897dd6aa8baa0ae6311e2abcae0ab6b1cf0a5fd5c6c87ee378de8369dff2f", "created_at": 1795532029120},
{"id": 4, "hash": "bcb1c1c4bb73cae10778ff6e6d6a12264035c97eb82620589bd4696173439576", "created_at": 1795549756507},
{"id": 5, "hash": "befbb369e6930af3358470d7ff5d271c5ab2607242500b605ec427170a0c8c56", "created_at": 1795551500526}
]');
create table migrations."customer" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."customer" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."customer", '[
{"id": 1, "hash": "364463ed1d64138c961c834d3a4a043bdc4b8534993057d3c439102be560737b", "created_at": 1795277228068},
{"id": 2, "hash": "726376fd984a66d1dfdc234d1a3d8a67650791196c0261d186112c29cb2aee19", "created_at": 1795285800765},
{"id": 3, "hash": "74665570e70ecb8b1e2565187c43cc60a9118b0602f2a9a0ea232b155178dff7", "created_at": 1795531809788},
{"id": 4, "hash": "5178310f91175e630a588bceed8abaa72759d095a0de222f42da4d8afacce26d", "created_at": 1795669311123}
]');
create table migrations."files" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."files" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."files", '[
{"id": 1, "hash": "3473d76185d6189047d3b48565aff4df8c88265819ae72e5dba4f31031fc5d30", "created_at": 1795646332326}
]');
create table migrations."identity" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."identity" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."identity", '[
{"id": 1, "hash": "96c72b415e0cf842d3452678576e2d9e94b643a3a100e037ca083689893e11ec", "created_at": 1795263832258},
{"id": 2, "hash": "b2040d9a75d9ba34a6984530a90928f0ff54bc7b126d7b2edaf405ad8b9b602a", "created_at": 1795278450371},
{"id": 3, "hash": "b8fc9c33899b49a32a2e22e792c7cc13fce348e544292aa57af3c3eee6d8e8ca", "created_at": 1795345493425},
{"id": 4, "hash": "41aa3f4a4e4409dd424746431b46f2fc82ce296e7abe56b12db1aed31304fccc", "created_at": 1795346876113},
{"id": 5, "hash": "a4899d09d079b01a3bfaa41f8895555a45c15e8b6db81ebd5aa184aea497bfa1", "created_at": 1795347664748},
{"id": 6, "hash": "2aa201e994201db7d011883b29f80fe3cde53860998b7aa5c42e4f4cecb5e12b", "created_at": 1795348723536},
{"id": 7, "hash": "59200fa8d1bdb8069c9f029e63a56b2aedb6a17ef6e7566dccfff9fe87435ea2", "created_at": 1795350177943},
{"id": 8, "hash": "4d80ea98344c74b62f9579d8e710e52e40fb0a075e424b940b6649f20dbdaafd", "created_at": 1795358570958},
{"id": 9, "hash": "89ea6ff68e30d308927234e45487b493adc6ae59fb6df36e8ca7b67eac535b6d", "created_at": 1795477099252},
{"id": 10, "hash": "562f51a817f593b5f02e1fed07c946c7cc6422e54b01a0d67e63fd93ecdabf29", "created_at": 1795531807064},
{"id": 11, "hash": "51bfa7356f2736562072943b718e97247c603f2b95424a2c105cf1aba442d32d", "created_at": 1795535186282},
{"id": 12, "hash": "0d5ade158df486bfca9f6e37133ab081a9131597136aa4864d0cfa90b1dea54d", "created_at": 1795536608932},
{"id": 13, "hash": "52329f0492f1a682adef80e6f9ea5b534bcb1a2f8d130fc7df66a9859a100185", "created_at": 1795670314960}
]');
create table migrations."kernel" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."kernel" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."kernel", '[
{"id": 1, "hash": "1f59d3456d5207e716a915cf277bd3e19153b4f5e46a42a1173c2c6d036c4871", "created_at": 1795227154141},
{"id": 2, "hash": "79f2f167a11868929bb5cc6d8980a2b6766da6f693ede564351ba756e4e0a55b", "created_at": 1795345420792},
{"id": 3, "hash": "90cd2ff3ec0cc8efea8504450dcad47511b865245c131bc4bb913b97a8d49696", "created_at": 1795413265192},
{"id": 4, "hash": "6c52087be83dfd89ff03e5d166a72f992ba3b6dc8ea7a74204bfc8bfbb3046fa", "created_at": 1795417109017},
{"id": 5, "hash": "8dc68b02d5e9fd5c04a7702b2b286595fbcb422d7b420f7250fbbf56b98005c1", "created_at": 1795445586272},
{"id": 6, "hash": "76f8f0259aaec92690e2a31f31f6968bbc0720d73266dd66f901a3913802dcd7", "created_at": 1795469187419},
{"id": 7, "hash": "615a8ffb62dec22cfb583f8286a6a818247293e69b723563ec8a2c0aa4568904", "created_at": 1795544508401}
]');
create table migrations."mail" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."mail" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."mail", '[
{"id": 1, "hash": "d2a42c3425c62fd7508db329cfeadd1f1d28b6e46a3fc0d9f36252a2a2b6659e", "created_at": 1795225264442},
{"id": 2, "hash": "45097129957a3dde5d3f5b28d0ee0ed242c15b2c8dd0d25cd3cf1df9dccbbaed", "created_at": 1795348513565},
{"id": 3, "hash": "b28ccbf71890877ecb54ac03caaac8907b297971f37b82d658907a080e40f1e9", "created_at": 1795475888246},
{"id": 4, "hash": "b67683342c97851b29e5aca8d8df71bbfe35a73a4072133000c51f8d0a0df3ef", "created_at": 1795532018907},
{"id": 5, "hash": "0f071359f88d4e020ec59dbfd878570c70d829d8125c804bce91abb343f3052f", "created_at": 1795534417046},
{"id": 6, "hash": "5a9eeaf63de001578e5a04a51e823f8424491d6681cdaa9aa641508e10c51cf0", "created_at": 1795545651894},
{"id": 7, "hash": "68ebc9998f8a008529e67902e6f0d2a8ffb1a32942f2b2bc9eef1f5be9295d10", "created_at": 1795650690405}
]');
create table migrations."platform" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."platform" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."platform", '[
{"id": 1, "hash": "cb36208edca7edf3ca3de3884d686281b5280d2ebb1c2ebb9dc47488b933af96", "created_at": 1795267271397},
{"id": 2, "hash": "6c5cfdb2e4661c3dede230c2f793a99099d035a616370906b92476937a16bd59", "created_at": 1795276538056},
{"id": 3, "hash": "f3b5e7c703cd7b06a34e94df5f9d0c4a4449bcceb0f1cdb0849a9984c468046f", "created_at": 1795310088067},
{"id": 4, "hash": "a175d4b6de78c1cdfa82db66641e44cca3fc51bf567bd990aff2b816cf1e80a6", "created_at": 1795533354276},
{"id": 5, "hash": "5f517bcbe20f1ed6c6df4e1e2f19954290e573360ae93a86483c8380eca2634f", "created_at": 1795545293884},
{"id": 6, "hash": "53dfd9d07f9acb4ce9513abaca6cc6b91078f5ec863b60224aa9fbe041cc1f2b", "created_at": 1795552679301},
{"id": 7, "hash": "2274c6b90cf425a1b794e3be7a1a2eb36433669285e37b0f13a47af404dc427b", "created_at": 1795646448223},
{"id": 8, "hash": "f66a72884a22c6b16615d2cfd629d0fe24cf0bba1c64d6f7e6d5a1bb7d57a98c", "created_at": 1795647783306},
{"id": 9, "hash": "26bfb5d7e42f65a84b30f833990ce7cce6af0d963499984dc505d9994720bf65", "created_at": 1795649239957},
{"id": 10, "hash": "fc3cb19d447dda3df198c24a75da63383e0dcbafab9eb8a718f03693552f4c2f", "created_at": 1795650733958},
{"id": 11, "hash": "005d3f9aaeca7605e855a5f658602f0652b86b81b6f0eabe99a8184640478c4e", "created_at": 1795657845189},
{"id": 12, "hash": "26a616e68f4709c28b23ec4cad25ddbd5547fbfb58e48fed04a4b88c3c75c148", "created_at": 1795660357385},
{"id": 13, "hash": "fc2979cc09243d7540f76da29001fc473a93d15b16c3541814a479c16cfa913c", "created_at": 1795661627406},
{"id": 14, "hash": "e92fece1cd7d61ce4f52c29ade94477102b4d2787105e61dbd14c20cbc22c4d1", "created_at": 1795663012348},
{"id": 15, "hash": "561341ca16f43df0255a424847943b622932da594a8f079052b2d73bd4e6ff87", "created_at": 1795670319607},
{"id": 16, "hash": "bff6032a5a907599ce6e31da4f1d670daf839ba6a05802a9dfbce01a95ac9872", "created_at": 1795675417324},
{"id": 17, "hash": "c83951175b923a5547b26214531d4bce66b3ff0758c6178bdeb922b22e8a6092", "created_at": 1795682288323},
{"id": 18, "hash": "5a920d95dd90c00151608ee32c8415edeb35a88cc6040d3a959bbe6943950ad1", "created_at": 1795683841894}
]');
create table migrations."releases" (version text primary key, previous text not null, opened_at timestamptz not null default now());
create table migrations."search" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."search" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."search", '[
{"id": 1, "hash": "351a14dc75fbde8b13bcd2b8ce02dc983bfb8898087ac22f8ddf15d52092efb6", "created_at": 1795226463317},
{"id": 2, "hash": "49d923ffd9431f8c722decc21fbddc2cb36d6bc810274edd2bb1fe58a7101d91", "created_at": 1795309601403},
{"id": 3, "hash": "a0d40f1d280d30fc834c6cae6d3db71840f4a70b712921f6be58e5c7df1aac97", "created_at": 1795417252525},
{"id": 4, "hash": "3f57c5a4f9af4f5f05f684c0e1ebcbc21553408446d7f579c7437c421c68cfd9", "created_at": 1795533506022},
{"id": 5, "hash": "8596532dc9bf4bfcfc1d306e6531e9e8daf66ca7457fc48da74f9f67dd3a1c58", "created_at": 1795549866818}
]');
create table migrations."tracking" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."tracking" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."tracking", '[
{"id": 1, "hash": "8784be90d421312487a0635ef903d0cabb68413698458c2fb3dc3e81927570a1", "created_at": 1795682657777}
]');
create table migrations."visual" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."visual" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."visual", '[
{"id": 1, "hash": "71590bcc94e191dd6feb735a2062af80bce2ecea8dee5550382a76085a1a2ee0", "created_at": 1795277886969},
{"id": 2, "hash": "8acfc6af3bdb109e831b641e1fcbfa790adc4d67d2e0284063e4edb2071fc9a4", "created_at": 1795413266162}
]');
insert into audience.visitors ("visitor_id", "account_id", "identified_at") overriding system value select "visitor_id", "account_id", "identified_at" from jsonb_populate_recordset(null::audience.visitors, '[
{"account_id": "43063033-8ae3-468d-8ed1-89c76e63dcda", "visitor_id": "5965d2b8909b45d891fcb4512cdcafd4", "identified_at": "2026-11-29T08:55:32.353+00:00"}
]');
insert into care.customers ("id", "account_id", "version", "email", "name", "company", "standing", "language", "country", "order_count", "since", "last_order_at") overriding system value select "id", "account_id", "version", "email", "name", "company", "standing", "language", "country", "order_count", "since", "last_order_at" from jsonb_populate_recordset(null::care.customers, '[
{"id": "58d79e63-a501-4882-a334-4c0f8f6a4db3", "name": "", "email": "editor@bottega.example", "since": "2026-11-29T08:55:10.091+00:00", "company": null, "country": null, "version": 1, "language": "en", "standing": null, "account_id": "58d79e63-a501-4882-a334-4c0f8f6a4db3", "order_count": 0, "last_order_at": null},
{"id": "e4d92b44-d1ce-43bc-9a1a-0e0ca7374489", "name": "", "email": "tradedesk@bottega.example", "since": "2026-11-29T08:55:10.091+00:00", "company": null, "country": null, "version": 1, "language": "en", "standing": null, "account_id": "e4d92b44-d1ce-43bc-9a1a-0e0ca7374489", "order_count": 0, "last_order_at": null},
{"id": "8ac7536f-9d52-4c18-b070-c1467e63f6bc", "name": "", "email": "orders@bottega.example", "since": "2026-11-29T08:55:10.091+00:00", "company": null, "country": null, "version": 1, "language": "en", "standing": null, "account_id": "8ac7536f-9d52-4c18-b070-c1467e63f6bc", "order_count": 0, "last_order_at": null},
{"id": "ad2870e4-c0c6-42bb-b092-33388700cc46", "name": "", "email": "admin@bottega.example", "since": "2026-11-29T08:55:10.091+00:00", "company": null, "country": null, "version": 1, "language": "en", "standing": null, "account_id": "ad2870e4-c0c6-42bb-b092-33388700cc46", "order_count": 0, "last_order_at": null},
{"id": "720fa46b-61c5-47c2-89c9-f7ed7235382b", "name": "Giulia Ferri", "email": "staff@bottega.example", "since": "2026-08-01T08:55:06.378+00:00", "company": null, "country": null, "version": 1, "language": "it", "standing": null, "account_id": "720fa46b-61c5-47c2-89c9-f7ed7235382b", "order_count": 0, "last_order_at": null},
{"id": "02c1f838-c9e0-4a51-8787-655beaeaa832", "name": "Daniel Whitfield", "email": "rejected@bottega.example", "since": "2026-08-01T08:55:06.378+00:00", "company": "Whitfield Lettings", "country": "GB", "version": 1, "language": "en", "standing": "rejected", "account_id": "02c1f838-c9e0-4a51-8787-655beaeaa832", "order_count": 1, "last_order_at": "2026-10-27T08:55:06.378+00:00"}
]');
insert into commerce.cart_lines ("id", "cart_token", "position", "variant_id", "quantity", "attributes") overriding system value select "id", "cart_token", "position", "variant_id", "quantity", "attributes" from jsonb_populate_recordset(null::commerce.cart_lines, '[
{"id": "2350439c-98be-46e1-ae9f-f6a02d538047", "position": 12, "quantity": 1, "attributes": [], "cart_token": "WIUgHzG2YvpO9fnBmdYmav1l", "variant_id": 37},
{"id": "134307a5-7a29-47b2-a191-2d0c58b1ee74", "position": 11, "quantity": 1, "attributes": [], "cart_token": "e5q04_lUjIhGHrMe2-J1_AgE", "variant_id": 37},
{"id": "3c7e5305-11b6-44a9-8162-ee7424c6f601", "position": 10, "quantity": 1, "attributes": [], "cart_token": "HlaWICdGlY_CvqHiV306_HAO", "variant_id": 245},
{"id": "928b7ec7-4806-4b3b-a39b-ea6fd2263577", "position": 9, "quantity": 1, "attributes": [], "cart_token": "f7gCfWmG_S3Sz8HbZnFZXrrm", "variant_id": 165},
{"id": "fdecb228-50e2-4d5b-aaee-147a8833210f", "position": 8, "quantity": 12, "attributes": [], "cart_token": "f7gCfWmG_S3Sz8HbZnFZXrrm", "variant_id": 67},
{"id": "ae8ff0ac-7f85-4d4c-b649-4c8b491f2f36", "position": 7, "quantity": 1, "attributes": [], "cart_token": "tRMWpjxjaNJzZfMiRvoHj1Q4", "variant_id": 132},
{"id": "bfbc7172-695f-41ae-92d5-be2b15355082", "position": 6, "quantity": 4, "attributes": [], "cart_token": "tRMWpjxjaNJzZfMiRvoHj1Q4", "variant_id": 334}
]');
insert into commerce.carts ("token", "secret_digest", "country_code", "language", "customer_id", "company_location_id", "email", "phone", "note", "attributes", "discount_codes", "created_at", "updated_at", "used_at", "completed_at", "owner_id", "agreed_order_id", "exempt_number") overriding system value select "token", "secret_digest", "country_code", "language", "customer_id", "company_location_id", "email", "phone", "note", "attributes", "discount_codes", "created_at", "updated_at", "used_at", "completed_at", "owner_id", "agreed_order_id", "exempt_number" from jsonb_populate_recordset(null::commerce.carts, '[
{"note": "", "email": null, "phone": null, "token": "WIUgHzG2YvpO9fnBmdYmav1l", "used_at": "2026-11-29T08:55:30.591+00:00", "language": "en", "owner_id": "gid://shopify/Customer/43063033-8ae3-468d-8ed1-89c76e63dcda", "attributes": [], "created_at": "2026-11-29T08:55:30.591+00:00", "updated_at": "2026-11-29T08:55:30.591+00:00", "customer_id": "gid://shopify/Customer/43063033-8ae3-468d-8ed1-89c76e63dcda", "completed_at": null, "country_code": "US", "exempt_number": null, "secret_digest": "nifxyjG13kbh_axgKtplfay9gB6sXKwBhm3UIEhVRAo", "discount_codes": [], "agreed_order_id": null, "company_location_id": null},
{"note": "", "email": null, "phone": null, "token": "e5q04_lUjIhGHrMe2-J1_AgE", "used_at": "2026-11-29T08:55:24.396+00:00", "language": "en", "owner_id": null, "attributes": [], "created_at": "2026-11-29T08:55:22.127+00:00", "updated_at": "2026-11-29T08:55:26.771+00:00", "customer_id": null, "completed_at": "2026-11-29T08:55:26.771+00:00", "country_code": "US", "exempt_number": null, "secret_digest": "q78WQBkPcHaqbywrtVBUTu8hhsEmODdnDQjM9UPAixU", "discount_codes": [], "agreed_order_id": null, "company_location_id": null},
{"note": "", "email": null, "phone": null, "token": "tRMWpjxjaNJzZfMiRvoHj1Q4", "used_at": "2026-11-06T08:55:06.378+00:00", "language": "de", "owner_id": "gid://shopify/Customer/f269680a-1541-43ae-955d-9db2ae95633f", "attributes": [], "created_at": "2026-11-06T08:55:06.378+00:00", "updated_at": "2026-11-06T08:55:06.378+00:00", "customer_id": "gid://shopify/Customer/f269680a-1541-43ae-955d-9db2ae95633f", "completed_at": "2026-11-06T08:55:06.378+00:00", "country_code": "DE", "exempt_number": null, "secret_digest": "wY2OIgKbouNq3JwrUwXUv3iRbd8nUgTibEIn_ofYxaA", "discount_codes": [], "agreed_order_id": null, "company_location_id": null},
{"note": "", "email": null, "phone": null, "token": "HlaWICdGlY_CvqHiV306_HAO", "used_at": "2026-11-27T08:55:06.378+00:00", "language": "de", "owner_id": "gid://shopify/Customer/f269680a-1541-43ae-955d-9db2ae95633f", "attributes": [], "created_at": "2026-11-27T08:55:06.378+00:00", "updated_at": "2026-11-27T08:55:06.378+00:00", "customer_id": "gid://shopify/Customer/f269680a-1541-43ae-955d-9db2ae95633f", "completed_at": "2026-11-27T08:55:06.378+00:00", "country_code": "DE", "exempt_number": null, "secret_digest": "wq5yOQmk3F4bkQhhp1JTmc1ijPHbmzRSeQQyLlozYUE", "discount_codes": [], "agreed_order_id": null, "company_location_id": null},
{"note": "", "email": null, "phone": null, "token": "f7gCfWmG_S3Sz8HbZnFZXrrm", "used_at": "2026-11-24T08:55:06.378+00:00", "language": "it", "owner_id": "gid://shopify/Customer/fbffd08a-87e6-4400-a255-59792b0020a1", "attributes": [], "created_at": "2026-11-24T08:55:06.378+00:00", "updated_at": "2026-11-24T08:55:06.378+00:00", "customer_id": "gid://shopify/Customer/fbffd08a-87e6-4400-a255-59792b0020a1", "completed_at": "2026-11-24T08:55:06.378+00:00", "country_code": "IT", "exempt_number": null, "secret_digest": "Y5YXsbO5N99IP5u6_KWND4Ol-JbS7zTC6qWQzW3kad8", "discount_codes": [], "agreed_order_id": null, "company_location_id": "gid://shopify/CompanyLocation/e861f522-4f71-4e7b-8eb3-45dbf0f4f135"}
]');
insert into commerce.changed_buyers ("id", "customer_id", "email") overriding system value select "id", "customer_id", "email" from jsonb_populate_recordset(null::commerce.changed_buyers, '[
{"id": 9, "email": "stored@example.com", "customer_id": null}
]');
insert into commerce.checkouts ("cart_token", "email", "address", "billing_address", "delivery_option", "updated_at", "holder_digest", "customer_id") overriding system value select "cart_token", "email", "address", "billing_address", "delivery_option", "updated_at", "holder_digest", "customer_id" from jsonb_populate_recordset(null::commerce.checkouts, '[
{"email": "stored@example.com", "address": {"city": "New York", "zone": "NY", "line1": "85 Spring Street", "line2": "", "phone": "+1 212 555 0142", "company": "", "country": "US", "lastName": "Byron", "firstName": "Ada", "postalCode": "10012"}, "cart_token": "e5q04_lUjIhGHrMe2-J1_AgE", "updated_at": "2026-11-29T08:55:25.392+00:00", "customer_id": null, "holder_digest": "tj4P24yA9_04LvEf3ACG7eCnyRPUCRXxNytchoNhuz0", "billing_address": null, "delivery_option": "standard"},
{"email": "consumer@bottega.example", "address": {"city": "München", "zone": "", "line1": "Türkenstraße 52", "line2": "Hinterhaus, 2. Stock", "phone": "+49 89 5550142", "company": "", "country": "DE", "lastName": "Hoffmann", "firstName": "Clara", "postalCode": "80799"}, "cart_token": "HlaWICdGlY_CvqHiV306_HAO", "updated_at": "2026-11-27T08:55:06.378+00:00", "customer_id": "gid://shopify/Customer/f269680a-1541-43ae-955d-9db2ae95633f", "holder_digest": "MYAqrboFKXC4G5Mx3fLJVlV8N9GTyaqc_W2SzEa-RFw", "billing_address": null, "delivery_option": "standard"},
{"email": "trade@bottega.example", "address": {"city": "Milano", "zone": "MI", "line1": "Via Solferino 27", "line2": "", "phone": "+39 02 55501420", "company": "Studio Marchetti", "country": "IT", "lastName": "Marchetti", "firstName": "Luca", "postalCode": "20121"}, "cart_token": "f7gCfWmG_S3Sz8HbZnFZXrrm", "updated_at": "2026-11-24T08:55:06.378+00:00", "customer_id": "gid://shopify/Customer/fbffd08a-87e6-4400-a255-59792b0020a1", "holder_digest": "fnM-jlh7RUlBNGTHkFBdmFnu_h717X19gwc45nW7Le4", "billing_address": null, "delivery_option": "standard"},
{"email": "consumer@bottega.example", "address": {"city": "München", "zone": "", "line1": "Türkenstraße 52", "line2": "Hinterhaus, 2. Stock", "phone": "+49 89 5550142", "company": "", "country": "DE", "lastName": "Hoffmann", "firstName": "Clara", "postalCode": "80799"}, "cart_token": "tRMWpjxjaNJzZfMiRvoHj1Q4", "updated_at": "2026-11-06T08:55:06.378+00:00", "customer_id": "gid://shopify/Customer/f269680a-1541-43ae-955d-9db2ae95633f", "holder_digest": "8I0zoCqGxalUXJ3vOUiZuRw2yCkEelBxwTGmDVeTe9Q", "billing_address": null, "delivery_option": "standard"}
]');
insert into commerce.collections ("id", "handle", "title", "description_html", "seo_title", "seo_description", "picture_url", "translations", "updated_at", "is_published", "rules") overriding system value select "id", "handle", "title", "description_html", "seo_title", "seo_description", "picture_url", "translations", "updated_at", "is_published", "rules" from jsonb_populate_recordset(null::commerce.collections, '[
{"id": 6, "rules": {"rules": [{"column": "TAG", "relation": "EQUALS", "condition": "Walnut"}, {"column": "TAG", "relation": "EQUALS", "condition": "Oak"}], "currency": "EUR", "mustMatch": "any"}, "title": "Walnut and oak", "handle": "walnut-and-oak", "seo_title": null, "updated_at": "2026-11-29T08:55:06.328444+00:00", "picture_url": null, "is_published": true, "translations": {"de": {"title": "Nussbaum und Eiche", "descriptionHtml": "<p>Zwei Hölzer, ein dunkles und ein helles, vom Schreibtisch bis zum Sideboard.</p>"}, "es": {"title": "Nogal y roble", "descriptionHtml": "<p>Dos maderas, una oscura y otra clara, de los escritorios a los aparadores.</p>"}, "fr": {"title": "Noyer et chêne", "descriptionHtml": "<p>Deux bois, l’un sombre et l’autre clair, du bureau au buffet.</p>"}, "it": {"title": "Noce e rovere", "descriptionHtml": "<p>Due legni, uno scuro e uno chiaro, dalle scrivanie alle credenze.</p>"}}, "seo_description": null, "description_html": "<p>Two woods, one dark and one light, from desks to sideboards.</p>"},
{"id": 5, "rules": {"rules": [{"column": "TAG", "relation": "EQUALS", "condition": "In our warehouse"}, {"column": "VARIANT_INVENTORY", "relation": "GREATER_THAN", "condition": "0"}], "currency": "EUR", "mustMatch": "all"}, "title": "In our warehouse", "handle": "in-our-warehouse", "seo_title": null, "updated_at": "2026-11-29T08:55:06.328444+00:00", "picture_url": null, "is_published": true, "translations": {"de": {"title": "In unserem Lager", "descriptionHtml": "<p>Fertig, verpackt und heute vorrätig.</p>"}, "es": {"title": "En nuestro almacén", "descriptionHtml": "<p>Terminadas, embaladas y disponibles hoy.</p>"}, "fr": {"title": "Dans notre entrepôt", "descriptionHtml": "<p>Terminées, emballées et disponibles aujourd’hui.</p>"}, "it": {"title": "Nel nostro magazzino", "descriptionHtml": "<p>Finiti, imballati e disponibili oggi.</p>"}}, "seo_description": null, "description_html": "<p>Finished, packed, and in stock today.</p>"},
{"id": 4, "rules": {"rules": [{"column": "VARIANT_COMPARE_AT_PRICE", "relation": "IS_SET", "condition": ""}], "currency": "EUR", "mustMatch": "all"}, "title": "At a reduced price", "handle": "reduced", "seo_title": null, "updated_at": "2026-11-29T08:55:06.328444+00:00", "picture_url": null, "is_published": true, "translations": {"de": {"title": "Im Preis gesenkt", "descriptionHtml": "<p>Letzte Stücke und Muster, günstiger als sonst.</p>"}, "es": {"title": "A precio reducido", "descriptionHtml": "<p>Últimas piezas y muestras, por debajo de su precio habitual.</p>"}, "fr": {"title": "À prix réduit", "descriptionHtml": "<p>Dernières pièces et échantillons, à un prix inférieur au prix habituel.</p>"}, "it": {"title": "A prezzo ridotto", "descriptionHtml": "<p>Ultimi pezzi e campioni, a meno del prezzo consueto.</p>"}}, "seo_description": null, "description_html": "<p>Last pieces and samples, at less than their usual price.</p>"},
{"id": 3, "rules": {"rules": [{"column": "VARIANT_PRICE", "relation": "LESS_THAN", "condition": "250.00"}], "currency": "EUR", "mustMatch": "all"}, "title": "Small gifts", "handle": "small-gifts", "seo_title": null, "updated_at": "2026-11-29T08:55:06.328444+00:00", "picture_url": null, "is_published": true, "translations": {"de": {"title": "Kleine Geschenke", "descriptionHtml": "<p>Kleine Stücke aus denselben Werkstätten wie die großen.</p>"}, "es": {"title": "Pequeños regalos", "descriptionHtml": "<p>Piezas pequeñas, de los mismos talleres que las grandes.</p>"}, "fr": {"title": "Petits cadeaux", "descriptionHtml": "<p>De petites pièces, des mêmes ateliers que les grandes.</p>"}, "it": {"title": "Piccoli regali", "descriptionHtml": "<p>Pezzi piccoli, dalle stesse botteghe di quelli grandi.</p>"}}, "seo_description": null, "description_html": "<p>Small pieces from the same workshops as the large ones.</p>"},
{"id": 2, "rules": null, "title": "Just inside the door", "handle": "just-inside-the-door", "seo_title": null, "updated_at": "2026-11-29T08:55:06.328444+00:00", "picture_url": null, "is_published": true, "translations": {"de": {"title": "Gleich hinter der Tür", "descriptionHtml": "<p>Was ein Flur braucht: Licht, einen Platz zum Sitzen, einen Spiegel und eine Ablage für die Schlüssel.</p>"}, "es": {"title": "Nada más entrar", "descriptionHtml": "<p>Lo que pide un recibidor: luz, un asiento, un espejo y un sitio para las llaves.</p>"}, "fr": {"title": "Dès l’entrée", "descriptionHtml": "<p>Ce qu’il faut à une entrée : de la lumière, une assise, un miroir et une place pour les clés.</p>"}, "it": {"title": "Appena entrati", "descriptionHtml": "<p>Quel che serve a un ingresso: luce, una seduta, uno specchio e un posto per le chiavi.</p>"}}, "seo_description": null, "description_html": "<p>What a hall needs: light, a seat, a mirror, and somewhere to put the keys.</p>"},
{"id": 1, "rules": null, "title": "A place to write", "handle": "a-place-to-write", "seo_title": null, "updated_at": "2026-11-29T08:55:06.328444+00:00", "picture_url": null, "is_published": true, "translations": {"de": {"title": "Ein Platz zum Schreiben", "descriptionHtml": "<p>Ein Schreibtisch, eine Lampe, die bis aufs Blatt reicht, und eine Uhr, die nicht drängt.</p>"}, "es": {"title": "Un lugar para escribir", "descriptionHtml": "<p>Un escritorio, una lámpara que llega a la página y un reloj sin prisa.</p>"}, "fr": {"title": "Un endroit pour écrire", "descriptionHtml": "<p>Un bureau, une lampe qui éclaire la page et une horloge qui ne presse pas.</p>"}, "it": {"title": "Un posto per scrivere", "descriptionHtml": "<p>Una scrivania, una lampada che arriva al foglio e un orologio che non ha fretta.</p>"}}, "seo_description": null, "description_html": "<p>A desk, a lamp that reaches the page, and a clock that does not hurry.</p>"}
]');
insert into commerce.conversions ("currency", "base", "rate", "to_minor", "less_minor", "source", "quoted_on", "checked_at") overriding system value select "currency", "base", "rate", "to_minor", "less_minor", "source", "quoted_on", "checked_at" from jsonb_populate_recordset(null::commerce.conversions, '[
{"base": "EUR", "rate": 0.86, "source": "settings", "currency": "GBP", "to_minor": 100, "quoted_on": null, "checked_at": "2026-11-29T08:55:17.076+00:00", "less_minor": 0},
{"base": "EUR", "rate": 1.08, "source": "settings", "currency": "USD", "to_minor": 100, "quoted_on": null, "checked_at": "2026-11-29T08:55:17.076+00:00", "less_minor": 0}
]');
insert into commerce.discount_redemptions ("discount_id", "order_id", "customer_id", "email") overriding system value select "discount_id", "order_id", "customer_id", "email" from jsonb_populate_recordset(null::commerce.discount_redemptions, '[
{"email": "trade@bottega.example", "order_id": "ad63de61-fe20-48e3-ae1a-74fef3cb6a52", "customer_id": "gid://shopify/Customer/fbffd08a-87e6-4400-a255-59792b0020a1", "discount_id": 4}
]');
insert into commerce.discounts ("id", "title", "code", "value", "scope", "minimum_subtotal_minor", "starts_at", "ends_at", "usage_limit", "used", "is_once_per_customer", "is_combinable", "version") overriding system value select "id", "title", "code", "value", "scope", "minimum_subtotal_minor", "starts_at", "ends_at", "usage_limit", "used", "is_once_per_customer", "is_combinable", "version" from jsonb_populate_recordset(null::commerce.discounts, '[
{"id": 4, "code": null, "used": 1, "scope": {"kind": "all"}, "title": "Casa intera", "value": {"kind": "percentage", "percent": 5}, "ends_at": null, "version": 1, "starts_at": "2026-01-01T00:00:00+00:00", "usage_limit": null, "is_combinable": true, "is_once_per_customer": false, "minimum_subtotal_minor": {"EUR": 1000000, "GBP": 900000, "USD": 1100000}},
{"id": 3, "code": "CONSEGNA", "used": 0, "scope": {"kind": "all"}, "title": "Consegna", "value": {"kind": "free-shipping"}, "ends_at": null, "version": 1, "starts_at": "2026-01-01T00:00:00+00:00", "usage_limit": null, "is_combinable": true, "is_once_per_customer": false, "minimum_subtotal_minor": null},
{"id": 2, "code": "ATELIER100", "used": 0, "scope": {"kind": "all"}, "title": "Dall’atelier", "value": {"kind": "amount", "amountsMinor": {"EUR": 10000, "GBP": 9000, "USD": 11000}}, "ends_at": null, "version": 1, "starts_at": "2026-01-01T00:00:00+00:00", "usage_limit": null, "is_combinable": true, "is_once_per_customer": false, "minimum_subtotal_minor": {"EUR": 50000, "GBP": 45000, "USD": 55000}},
{"id": 1, "code": "WELCOME10", "used": 0, "scope": {"kind": "all"}, "title": "Benvenuto", "value": {"kind": "percentage", "percent": 10}, "ends_at": null, "version": 1, "starts_at": "2026-01-01T00:00:00+00:00", "usage_limit": null, "is_combinable": true, "is_once_per_customer": false, "minimum_subtotal_minor": null}
]');
insert into commerce.fulfilments ("id", "order_id", "shipment", "company", "number", "url", "sent_at", "delivered_at") overriding system value select "id", "order_id", "shipment", "company", "number", "url", "sent_at", "delivered_at" from jsonb_populate_recordset(null::commerce.fulfilments, '[
{"id": "7a0742e6-06d6-4bb3-82c3-4b65ad81fbe2", "url": "https://tracking.example/AUR-2611000005-1", "number": "AUR-2611000005-1", "company": "Corriere Aurora", "sent_at": "2026-11-15T08:55:06.378+00:00", "order_id": "12df6c13-26eb-4148-b1cd-091c7b709dbb", "shipment": 0, "delivered_at": null},
{"id": "682f1a38-532f-4c4a-a6fc-b79f3ee72259", "url": "https://tracking.example/AUR-2610000004-1", "number": "AUR-2610000004-1", "company": "Corriere Aurora", "sent_at": "2026-11-05T08:55:06.378+00:00", "order_id": "1604bc2e-aa16-449c-b270-f8e86b50c4b7", "shipment": 0, "delivered_at": "2026-11-10T08:55:06.378+00:00"},
{"id": "65e6961b-af35-49ce-b18e-d189df456687", "url": "https://tracking.example/AUR-2609000002-2", "number": "AUR-2609000002-2", "company": "Corriere Aurora", "sent_at": "2026-10-05T08:55:06.378+00:00", "order_id": "3fdd48d9-dabf-47eb-9ad7-fd6b60a9b792", "shipment": 1, "delivered_at": "2026-10-10T08:55:06.378+00:00"},
{"id": "b7fbc13d-acaa-4249-aed4-08dea7d51ebb", "url": "https://tracking.example/AUR-2609000002-1", "number": "AUR-2609000002-1", "company": "Corriere Aurora", "sent_at": "2026-10-05T08:55:06.378+00:00", "order_id": "3fdd48d9-dabf-47eb-9ad7-fd6b60a9b792", "shipment": 0, "delivered_at": "2026-10-10T08:55:06.378+00:00"},
{"id": "0f0b038f-bc69-41bd-83f1-f8a6fbec703a", "url": "https://tracking.example/AUR-2608000001-1", "number": "AUR-2608000001-1", "company": "Corriere Aurora", "sent_at": "2026-09-08T08:55:06.378+00:00", "order_id": "c0d41103-cd58-46fc-ae2d-34949eadeda1", "shipment": 0, "delivered_at": "2026-09-13T08:55:06.378+00:00"}
]');
insert into commerce.gift_cards ("id", "code_digest", "last_characters", "currency", "balance_minor", "expires_at") overriding system value select "id", "code_digest", "last_characters", "currency", "balance_minor", "expires_at" from jsonb_populate_recordset(null::commerce.gift_cards, '[
{"id": 6, "currency": "GBP", "expires_at": null, "code_digest": "atbZOtdU35BWlIrQthO3IOY1M4vwrMrxzndV5-EhAAo", "balance_minor": 200000, "last_characters": "GB2K"},
{"id": 5, "currency": "USD", "expires_at": null, "code_digest": "Pqm-50933pC9RQM7A7hEuxuXFjj6VAlPJrIY8o8eneg", "balance_minor": 200000, "last_characters": "US2K"},
{"id": 4, "currency": "EUR", "expires_at": null, "code_digest": "h8B5dk-1fT_dLXw2trJNasv4BDJOe_FkQgEPV3VOIjU", "balance_minor": 200000, "last_characters": "EU2K"},
{"id": 3, "currency": "GBP", "expires_at": null, "code_digest": "sCmGSu8ivvrU4RDSh4VcgtVmePWXyPQK-a2JoLyz8h8", "balance_minor": 5000, "last_characters": "GB50"},
{"id": 2, "currency": "USD", "expires_at": null, "code_digest": "3ICBn8LCAMPncjKAZGkgjHI0r33rvD6lbK7PsqRYVxo", "balance_minor": 5000, "last_characters": "US50"},
{"id": 1, "currency": "EUR", "expires_at": null, "code_digest": "wrVOOm1sOBeOCnraqRmME9OWXOaH4ZA0JbUnl8x21tw", "balance_minor": 5000, "last_characters": "EU50"}
]');
insert into commerce.inventory ("variant_id", "on_hand", "reserved", "continue_selling", "is_tracked", "imported_quantity", "sold_out_at", "product_id") overriding system value select "variant_id", "on_hand", "reserved", "continue_selling", "is_tracked", "imported_quantity", "sold_out_at", "product_id" from jsonb_populate_recordset(null::commerce.inventory, '[
{"on_hand": 0, "reserved": 12, "is_tracked": true, "product_id": 33, "variant_id": 67, "sold_out_at": null, "is_available": false, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "product_id": 162, "variant_id": 363, "sold_out_at": null, "is_available": false, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 1, "reserved": 0, "is_tracked": true, "product_id": 161, "variant_id": 361, "sold_out_at": null, "is_available": true, "continue_selling": true, "imported_quantity": 1},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "product_id": 161, "variant_id": 360, "sold_out_at": null, "is_available": false, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "product_id": 162, "variant_id": 362, "sold_out_at": null, "is_available": false, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "product_id": 33, "variant_id": 69, "sold_out_at": null, "is_available": false, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "product_id": 33, "variant_id": 68, "sold_out_at": null, "is_available": false, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 48, "reserved": 4, "is_tracked": true, "product_id": 151, "variant_id": 334, "sold_out_at": null, "is_available": true, "continue_selling": true, "imported_quantity": 48},
{"on_hand": 6, "reserved": 0, "is_tracked": true, "product_id": 151, "variant_id": 335, "sold_out_at": null, "is_available": true, "continue_selling": true, "imported_quantity": 6},
{"on_hand": 0, "reserved": 1, "is_tracked": true, "product_id": 60, "variant_id": 132, "sold_out_at": null, "is_available": false, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "product_id": 60, "variant_id": 134, "sold_out_at": null, "is_available": false, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "product_id": 60, "variant_id": 133, "sold_out_at": null, "is_available": false, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 1, "is_tracked": true, "product_id": 75, "variant_id": 165, "sold_out_at": null, "is_available": false, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "product_id": 75, "variant_id": 166, "sold_out_at": null, "is_available": false, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 1, "is_tracked": true, "product_id": 110, "variant_id": 245, "sold_out_at": null, "is_available": false, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "product_id": 110, "variant_id": 247, "sold_out_at": null, "is_available": false, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "product_id": 110, "variant_id": 246, "sold_out_at": null, "is_available": false, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 1, "is_tracked": true, "product_id": 19, "variant_id": 37, "sold_out_at": null, "is_available": false, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "product_id": 19, "variant_id": 38, "sold_out_at": null, "is_available": false, "continue_selling": true, "imported_quantity": 0}
]');
insert into commerce.media ("id", "product_id", "position", "kind", "url", "alt", "alt_translations", "width", "height", "sources") overriding system value select "id", "product_id", "position", "kind", "url", "alt", "alt_translations", "width", "height", "sources" from jsonb_populate_recordset(null::commerce.media, '[
{"id": 701, "alt": "Long oval platter in white porcelain with a thin gold rim", "url": "/pictures/piatto-ovale-alba-main.webp", "kind": "model3d", "width": 1600, "height": 2000, "sources": [{"url": "/files/piatto-ovale-alba.glb", "format": "glb", "filesize": 52596, "mimeType": "model/gltf-binary"}, {"url": "/files/piatto-ovale-alba.usdz", "format": "usdz", "filesize": 851791, "mimeType": "model/vnd.usdz+zip"}], "position": 4, "product_id": 162, "alt_translations": {"de": "Lange ovale Platte aus weißem Porzellan mit schmalem Goldrand", "es": "Fuente ovalada larga de porcelana blanca con fino borde dorado", "fr": "Long plat ovale en porcelaine blanche à fin bord doré", "it": "Lungo piatto ovale in porcellana bianca con sottile orlo dorato"}},
{"id": 694, "alt": "Round sage green porcelain teapot with a gilt knob", "url": "/pictures/teiera-alba-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 1, "product_id": 161, "alt_translations": {"de": "Runde salbeigrüne Porzellankanne mit vergoldetem Knauf", "es": "Tetera redonda de porcelana verde salvia con pomo dorado", "fr": "Théière ronde en porcelaine vert sauge au bouton doré", "it": "Teiera tonda in porcellana verde salvia con pomolo dorato"}},
{"id": 695, "alt": "Alba teapot in a paneled room in low sun, with Ninfea fluted dining table and Alba tea cups", "url": "/pictures/teiera-alba-room.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 2, "product_id": 161, "alt_translations": {"de": "Teekanne Alba in einem getäfelten Raum bei tiefer Sonne; daneben: Esstisch Ninfea mit kanneliertem Fuß und Teetassen Alba", "es": "Tetera Alba en una sala con molduras y sol bajo, con Mesa de comedor Ninfea con pie estriado y Tazas de té Alba", "fr": "Théière Alba dans une pièce lambrissée au soleil rasant, avec Table de repas Ninfea à pied cannelé et Tasses à thé Alba", "it": "Teiera Alba in una stanza con boiserie al sole basso, con Tavolo Ninfea con piede scanalato e Tazze da tè Alba"}},
{"id": 696, "alt": "Alba teapot, White and gold", "url": "/pictures/teiera-alba-gold-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 3, "product_id": 161, "alt_translations": {"de": "Teekanne Alba, Weiß und Gold", "es": "Tetera Alba, Blanco y oro", "fr": "Théière Alba, Blanc et or", "it": "Teiera Alba, Bianco e oro"}},
{"id": 697, "alt": "Round sage green porcelain teapot with a gilt knob", "url": "/pictures/teiera-alba-main.webp", "kind": "model3d", "width": 800, "height": 1000, "sources": [{"url": "/files/teiera-alba.glb", "format": "glb", "filesize": 94376, "mimeType": "model/gltf-binary"}, {"url": "/files/teiera-alba.usdz", "format": "usdz", "filesize": 964964, "mimeType": "model/vnd.usdz+zip"}], "position": 4, "product_id": 161, "alt_translations": {"de": "Runde salbeigrüne Porzellankanne mit vergoldetem Knauf", "es": "Tetera redonda de porcelana verde salvia con pomo dorado", "fr": "Théière ronde en porcelaine vert sauge au bouton doré", "it": "Teiera tonda in porcellana verde salvia con pomolo dorato"}},
{"id": 698, "alt": "Long oval platter in white porcelain with a thin gold rim", "url": "/pictures/piatto-ovale-alba-main.webp", "kind": "image", "width": 1600, "height": 2000, "sources": [], "position": 1, "product_id": 162, "alt_translations": {"de": "Lange ovale Platte aus weißem Porzellan mit schmalem Goldrand", "es": "Fuente ovalada larga de porcelana blanca con fino borde dorado", "fr": "Long plat ovale en porcelaine blanche à fin bord doré", "it": "Lungo piatto ovale in porcellana bianca con sottile orlo dorato"}},
{"id": 699, "alt": "Alba oval platter seen from another side", "url": "/pictures/piatto-ovale-alba-angle.webp", "kind": "image", "width": 1600, "height": 2000, "sources": [], "position": 2, "product_id": 162, "alt_translations": {"de": "Ovale Platte Alba von einer anderen Seite", "es": "Fuente ovalada Alba desde otro lado", "fr": "Plat ovale Alba sous un autre angle", "it": "Piatto da portata ovale Alba da un altro lato"}},
{"id": 700, "alt": "Alba oval platter, Sage", "url": "/pictures/piatto-ovale-alba-sage-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 3, "product_id": 162, "alt_translations": {"de": "Ovale Platte Alba, Salbei", "es": "Fuente ovalada Alba, Salvia", "fr": "Plat ovale Alba, Sauge", "it": "Piatto da portata ovale Alba, Salvia"}},
{"id": 136, "alt": "Dining chair in natural beech with a curved loop for a back and a seat of woven paper cord", "url": "/pictures/sedia-ansa-main.webp", "kind": "image", "width": 1600, "height": 2000, "sources": [], "position": 1, "product_id": 33, "alt_translations": {"de": "Stuhl aus heller Buche mit gebogener Lehne und Sitz aus geflochtener Papierkordel", "es": "Silla de haya natural con respaldo curvado en arco y asiento de cuerda de papel tejida", "fr": "Chaise en hêtre naturel, dossier cintré en arc, assise en corde de papier tressée", "it": "Sedia in faggio naturale con schienale ad arco curvato e seduta in corda di carta intrecciata"}},
{"id": 137, "alt": "Ansa dining chair in a paneled room in low sun, with Ninfea fluted dining table and Argine footed bowl", "url": "/pictures/sedia-ansa-room.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 2, "product_id": 33, "alt_translations": {"de": "Stuhl Ansa in einem getäfelten Raum bei tiefer Sonne; daneben: Esstisch Ninfea mit kanneliertem Fuß und Fußschale Argine", "es": "Silla Ansa en una sala con molduras y sol bajo, con Mesa de comedor Ninfea con pie estriado y Cuenco con pie Argine", "fr": "Chaise Ansa dans une pièce lambrissée au soleil rasant, avec Table de repas Ninfea à pied cannelé et Coupe sur pied Argine", "it": "Sedia Ansa in una stanza con boiserie al sole basso, con Tavolo Ninfea con piede scanalato e Ciotola Argine con piede"}},
{"id": 138, "alt": "Ansa dining chair, Canaletto walnut", "url": "/pictures/sedia-ansa-walnut-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 3, "product_id": 33, "alt_translations": {"de": "Stuhl Ansa, Amerikanischer Nussbaum", "es": "Silla Ansa, Nogal americano", "fr": "Chaise Ansa, Noyer noir", "it": "Sedia Ansa, Noce canaletto"}},
{"id": 139, "alt": "Ansa dining chair, Black-stained beech", "url": "/pictures/sedia-ansa-black-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 4, "product_id": 33, "alt_translations": {"de": "Stuhl Ansa, Buche schwarz gebeizt", "es": "Silla Ansa, Haya teñida de negro", "fr": "Chaise Ansa, Hêtre teinté noir", "it": "Sedia Ansa, Faggio tinto nero"}},
{"id": 140, "alt": "Dining chair in natural beech with a curved loop for a back and a seat of woven paper cord", "url": "/pictures/sedia-ansa-main.webp", "kind": "model3d", "width": 1600, "height": 2000, "sources": [{"url": "/files/sedia-ansa.glb", "format": "glb", "filesize": 128520, "mimeType": "model/gltf-binary"}, {"url": "/files/sedia-ansa.usdz", "format": "usdz", "filesize": 977989, "mimeType": "model/vnd.usdz+zip"}], "position": 5, "product_id": 33, "alt_translations": {"de": "Stuhl aus heller Buche mit gebogener Lehne und Sitz aus geflochtener Papierkordel", "es": "Silla de haya natural con respaldo curvado en arco y asiento de cuerda de papel tejida", "fr": "Chaise en hêtre naturel, dossier cintré en arc, assise en corde de papier tressée", "it": "Sedia in faggio naturale con schienale ad arco curvato e seduta in corda di carta intrecciata"}},
{"id": 648, "alt": "Silver-plated fork, knife, spoon and dessert spoon on a linen napkin", "url": "/pictures/posate-arno-main.webp", "kind": "image", "width": 1600, "height": 2000, "sources": [], "position": 1, "product_id": 151, "alt_translations": {"de": "Versilberte Gabel, Messer, Löffel und Dessertlöffel auf einer Leinenserviette", "es": "Tenedor, cuchillo, cuchara y cuchara de postre plateados sobre una servilleta de lino", "fr": "Fourchette, couteau, cuiller et cuiller à dessert argentés sur une serviette de lin", "it": "Forchetta, coltello, cucchiaio e cucchiaio da dolce argentati su un tovagliolo di lino"}},
{"id": 649, "alt": "Arno place setting, four pieces seen from close by", "url": "/pictures/posate-arno-detail.webp", "kind": "image", "width": 2000, "height": 2500, "sources": [], "position": 2, "product_id": 151, "alt_translations": {"de": "Gedeck Arno, vierteilig aus der Nähe", "es": "Cubierto Arno, cuatro piezas de cerca", "fr": "Couvert Arno, quatre pièces, de près", "it": "Posate Arno per un coperto, quattro pezzi, da vicino"}},
{"id": 650, "alt": "Arno place setting, four pieces, Gold-plated", "url": "/pictures/posate-arno-gilt-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 3, "product_id": 151, "alt_translations": {"de": "Gedeck Arno, vierteilig, Vergoldet", "es": "Cubierto Arno, cuatro piezas, Baño de oro", "fr": "Couvert Arno, quatre pièces, Doré à l’or fin", "it": "Posate Arno per un coperto, quattro pezzi, Dorato"}},
{"id": 651, "alt": "Silver-plated fork, knife, spoon and dessert spoon on a linen napkin", "url": "/pictures/posate-arno-main.webp", "kind": "model3d", "width": 1600, "height": 2000, "sources": [{"url": "/files/posate-arno.glb", "format": "glb", "filesize": 52104, "mimeType": "model/gltf-binary"}, {"url": "/files/posate-arno.usdz", "format": "usdz", "filesize": 869191, "mimeType": "model/vnd.usdz+zip"}], "position": 4, "product_id": 151, "alt_translations": {"de": "Versilberte Gabel, Messer, Löffel und Dessertlöffel auf einer Leinenserviette", "es": "Tenedor, cuchillo, cuchara y cuchara de postre plateados sobre una servilleta de lino", "fr": "Fourchette, couteau, cuiller et cuiller à dessert argentés sur une serviette de lin", "it": "Forchetta, coltello, cucchiaio e cucchiaio da dolce argentati su un tovagliolo di lino"}},
{"id": 255, "alt": "Round walnut dining table on three curved blades joined at the middle", "url": "/pictures/tavolo-trifoglio-main.webp", "kind": "image", "width": 1600, "height": 2000, "sources": [], "position": 1, "product_id": 60, "alt_translations": {"de": "Runder Esstisch aus Nussbaum auf drei geschwungenen Klingen, die in der Mitte zusammenlaufen", "es": "Mesa redonda de nogal sobre tres hojas curvas unidas en el centro", "fr": "Table ronde en noyer sur trois lames courbes réunies au centre", "it": "Tavolo rotondo in noce su tre lame curve unite al centro"}},
{"id": 256, "alt": "Trifoglio round dining table seen from another side", "url": "/pictures/tavolo-trifoglio-angle.webp", "kind": "image", "width": 1600, "height": 2000, "sources": [], "position": 2, "product_id": 60, "alt_translations": {"de": "Runder Esstisch Trifoglio von einer anderen Seite", "es": "Mesa redonda Trifoglio desde otro lado", "fr": "Table ronde Trifoglio sous un autre angle", "it": "Tavolo rotondo Trifoglio da un altro lato"}},
{"id": 257, "alt": "Trifoglio round dining table, Natural oak", "url": "/pictures/tavolo-trifoglio-oak-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 3, "product_id": 60, "alt_translations": {"de": "Runder Esstisch Trifoglio, Eiche natur", "es": "Mesa redonda Trifoglio, Roble natural", "fr": "Table ronde Trifoglio, Chêne naturel", "it": "Tavolo rotondo Trifoglio, Rovere naturale"}},
{"id": 258, "alt": "Trifoglio round dining table, Ebonized oak", "url": "/pictures/tavolo-trifoglio-ebonised-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 4, "product_id": 60, "alt_translations": {"de": "Runder Esstisch Trifoglio, Geschwärzte Eiche", "es": "Mesa redonda Trifoglio, Roble ennegrecido", "fr": "Table ronde Trifoglio, Chêne noirci", "it": "Tavolo rotondo Trifoglio, Rovere ebanizzato"}},
{"id": 259, "alt": "Round walnut dining table on three curved blades joined at the middle", "url": "/pictures/tavolo-trifoglio-main.webp", "kind": "model3d", "width": 1600, "height": 2000, "sources": [{"url": "/files/tavolo-trifoglio.glb", "format": "glb", "filesize": 40724, "mimeType": "model/gltf-binary"}, {"url": "/files/tavolo-trifoglio.usdz", "format": "usdz", "filesize": 660921, "mimeType": "model/vnd.usdz+zip"}], "position": 5, "product_id": 60, "alt_translations": {"de": "Runder Esstisch aus Nussbaum auf drei geschwungenen Klingen, die in der Mitte zusammenlaufen", "es": "Mesa redonda de nogal sobre tres hojas curvas unidas en el centro", "fr": "Table ronde en noyer sur trois lames courbes réunies au centre", "it": "Tavolo rotondo in noce su tre lame curve unite al centro"}},
{"id": 320, "alt": "Long oak table on two splayed trestles joined by a wedged stretcher", "url": "/pictures/tavolo-ponte-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 1, "product_id": 75, "alt_translations": {"de": "Langer Eichentisch auf zwei gespreizten Böcken mit verkeiltem Steg", "es": "Mesa larga de roble sobre dos caballetes abiertos unidos por un travesaño acuñado", "fr": "Longue table de chêne sur deux tréteaux évasés reliés par une entretoise à coins", "it": "Lungo tavolo in rovere su due cavalletti divaricati uniti da una traversa a cuneo"}},
{"id": 321, "alt": "Ponte trestle table in a paneled room in low sun, with Argine footed bowl and Ansa dining chair", "url": "/pictures/tavolo-ponte-room.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 2, "product_id": 75, "alt_translations": {"de": "Bocktisch Ponte in einem getäfelten Raum bei tiefer Sonne; daneben: Fußschale Argine und Stuhl Ansa", "es": "Mesa de caballetes Ponte en una sala con molduras y sol bajo, con Cuenco con pie Argine y Silla Ansa", "fr": "Table à tréteaux Ponte dans une pièce lambrissée au soleil rasant, avec Coupe sur pied Argine et Chaise Ansa", "it": "Tavolo a cavalletto Ponte in una stanza con boiserie al sole basso, con Ciotola Argine con piede e Sedia Ansa"}},
{"id": 322, "alt": "Ponte trestle table, Natural larch", "url": "/pictures/tavolo-ponte-larch-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 3, "product_id": 75, "alt_translations": {"de": "Bocktisch Ponte, Lärche natur", "es": "Mesa de caballetes Ponte, Alerce natural", "fr": "Table à tréteaux Ponte, Mélèze naturel", "it": "Tavolo a cavalletto Ponte, Larice naturale"}},
{"id": 323, "alt": "Long oak table on two splayed trestles joined by a wedged stretcher", "url": "/pictures/tavolo-ponte-main.webp", "kind": "model3d", "width": 800, "height": 1000, "sources": [{"url": "/files/tavolo-ponte.glb", "format": "glb", "filesize": 60072, "mimeType": "model/gltf-binary"}, {"url": "/files/tavolo-ponte.usdz", "format": "usdz", "filesize": 764429, "mimeType": "model/vnd.usdz+zip"}], "position": 4, "product_id": 75, "alt_translations": {"de": "Langer Eichentisch auf zwei gespreizten Böcken mit verkeiltem Steg", "es": "Mesa larga de roble sobre dos caballetes abiertos unidos por un travesaño acuñado", "fr": "Longue table de chêne sur deux tréteaux évasés reliés par une entretoise à coins", "it": "Lungo tavolo in rovere su due cavalletti divaricati uniti da una traversa a cuneo"}},
{"id": 472, "alt": "Brass floor lamp with a long counterweighted arm, a small conical head and a black marble foot", "url": "/pictures/piantana-garzetta-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 1, "product_id": 110, "alt_translations": {"de": "Stehleuchte aus Messing mit langem Arm und Gegengewicht, kleinem Kegelkopf und schwarzem Marmorfuß", "es": "Lámpara de pie de latón con largo brazo a contrapeso, pequeña cabeza cónica y pie de mármol negro", "fr": "Lampadaire de laiton à long bras équilibré, petite tête conique et pied de marbre noir", "it": "Piantana d’ottone con lungo braccio a contrappeso, piccola testa conica e base di marmo nero"}},
{"id": 473, "alt": "Garzetta reading lamp in a paneled room in low sun, with Nuvola bouclé armchair", "url": "/pictures/piantana-garzetta-room.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 2, "product_id": 110, "alt_translations": {"de": "Leseleuchte Garzetta in einem getäfelten Raum bei tiefer Sonne; daneben: Sessel Nuvola aus Bouclé", "es": "Lámpara de lectura Garzetta en una sala con molduras y sol bajo, con Sillón Nuvola de bouclé", "fr": "Liseuse Garzetta dans une pièce lambrissée au soleil rasant, avec Fauteuil Nuvola en bouclé", "it": "Piantana da lettura Garzetta in una stanza con boiserie al sole basso, con Poltrona Nuvola in bouclé"}},
{"id": 474, "alt": "Garzetta reading lamp, Dark bronze", "url": "/pictures/piantana-garzetta-bronze-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 3, "product_id": 110, "alt_translations": {"de": "Leseleuchte Garzetta, Bronze dunkel", "es": "Lámpara de lectura Garzetta, Bronce oscuro", "fr": "Liseuse Garzetta, Bronze foncé", "it": "Piantana da lettura Garzetta, Bronzo brunito"}},
{"id": 475, "alt": "Garzetta reading lamp, Bottle green", "url": "/pictures/piantana-garzetta-bottle-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 4, "product_id": 110, "alt_translations": {"de": "Leseleuchte Garzetta, Flaschengrün", "es": "Lámpara de lectura Garzetta, Verde botella", "fr": "Liseuse Garzetta, Vert bouteille", "it": "Piantana da lettura Garzetta, Verde bottiglia"}},
{"id": 476, "alt": "Brass floor lamp with a long counterweighted arm, a small conical head and a black marble foot", "url": "/pictures/piantana-garzetta-main.webp", "kind": "model3d", "width": 800, "height": 1000, "sources": [{"url": "/files/piantana-garzetta.glb", "format": "glb", "filesize": 49564, "mimeType": "model/gltf-binary"}, {"url": "/files/piantana-garzetta.usdz", "format": "usdz", "filesize": 574964, "mimeType": "model/vnd.usdz+zip"}], "position": 5, "product_id": 110, "alt_translations": {"de": "Stehleuchte aus Messing mit langem Arm und Gegengewicht, kleinem Kegelkopf und schwarzem Marmorfuß", "es": "Lámpara de pie de latón con largo brazo a contrapeso, pequeña cabeza cónica y pie de mármol negro", "fr": "Lampadaire de laiton à long bras équilibré, petite tête conique et pied de marbre noir", "it": "Piantana d’ottone con lungo braccio a contrappeso, piccola testa conica e base di marmo nero"}},
{"id": 76, "alt": "Three stoneware vases: a tall speckled bone one, a slim sage one, a round rust one", "url": "/pictures/vasi-creta-main.webp", "kind": "image", "width": 1600, "height": 2000, "sources": [], "position": 1, "product_id": 19, "alt_translations": {"de": "Drei Steinzeugvasen: eine hohe knochenweiße, eine schlanke salbeigrüne, eine runde rostrote", "es": "Tres jarrones de gres: uno alto color hueso moteado, uno esbelto salvia y uno redondo óxido", "fr": "Trois vases en grès : un grand ivoire moucheté, un mince vert sauge, un rond couleur rouille", "it": "Tre vasi in grès: uno alto color osso punteggiato, uno snello salvia, uno tondo ruggine"}},
{"id": 77, "alt": "Creta vases in a paneled room in low sun, with Canneto reeded credenza", "url": "/pictures/vasi-creta-room.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 2, "product_id": 19, "alt_translations": {"de": "Vasen Creta in einem getäfelten Raum bei tiefer Sonne; daneben: Sideboard Canneto mit Rundstäben", "es": "Jarrones Creta en una sala con molduras y sol bajo, con Aparador Canneto acanalado", "fr": "Vases Creta dans une pièce lambrissée au soleil rasant, avec Enfilade Canneto à joncs", "it": "Vasi Creta in una stanza con boiserie al sole basso, con Credenza Canneto cannettata"}},
{"id": 78, "alt": "Creta vases, set of three seen from close by", "url": "/pictures/vasi-creta-detail.webp", "kind": "image", "width": 2000, "height": 2500, "sources": [], "position": 3, "product_id": 19, "alt_translations": {"de": "Vasen Creta, dreiteilig aus der Nähe", "es": "Jarrones Creta, juego de tres de cerca", "fr": "Vases Creta, ensemble de trois, de près", "it": "Vasi Creta, serie di tre, da vicino"}},
{"id": 79, "alt": "Creta vases, set of three, Night", "url": "/pictures/vasi-creta-night-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 4, "product_id": 19, "alt_translations": {"de": "Vasen Creta, dreiteilig, Nacht", "es": "Jarrones Creta, juego de tres, Noche", "fr": "Vases Creta, ensemble de trois, Nuit", "it": "Vasi Creta, serie di tre, Notte"}},
{"id": 80, "alt": "Three stoneware vases: a tall speckled bone one, a slim sage one, a round rust one", "url": "/pictures/vasi-creta-main.webp", "kind": "model3d", "width": 1600, "height": 2000, "sources": [{"url": "/files/vasi-creta.glb", "format": "glb", "filesize": 177148, "mimeType": "model/gltf-binary"}, {"url": "/files/vasi-creta.usdz", "format": "usdz", "filesize": 714066, "mimeType": "model/vnd.usdz+zip"}], "position": 5, "product_id": 19, "alt_translations": {"de": "Drei Steinzeugvasen: eine hohe knochenweiße, eine schlanke salbeigrüne, eine runde rostrote", "es": "Tres jarrones de gres: uno alto color hueso moteado, uno esbelto salvia y uno redondo óxido", "fr": "Trois vases en grès : un grand ivoire moucheté, un mince vert sauge, un rond couleur rouille", "it": "Tre vasi in grès: uno alto color osso punteggiato, uno snello salvia, uno tondo ruggine"}}
]');
insert into commerce.order_lines ("order_id", "line_id", "position", "variant_id", "sku", "title", "variant_title", "handle", "artisan_name", "picture", "quantity", "unit_price_minor", "subtotal_minor", "paid_minor", "reserved", "promise", "text_language", "compare_at_minor", "finish", "project_name", "project_list_id") overriding system value select "order_id", "line_id", "position", "variant_id", "sku", "title", "variant_title", "handle", "artisan_name", "picture", "quantity", "unit_price_minor", "subtotal_minor", "paid_minor", "reserved", "promise", "text_language", "compare_at_minor", "finish", "project_name", "project_list_id" from jsonb_populate_recordset(null::commerce.order_lines, '[
{"sku": "TDNCRE-001", "title": "Creta vases, set of three", "finish": null, "handle": "creta-vases-set-of-three", "line_id": "134307a5-7a29-47b2-a191-2d0c58b1ee74", "picture": {"alt": "Three stoneware vases: a tall speckled bone one, a slim sage one, a round rust one", "url": "/pictures/vasi-creta-main.webp", "width": 1600, "height": 2000}, "promise": {"method": "courier", "source": "workshop", "window": {"to": "2026-12-23", "from": "2026-12-17"}, "isFragile": true, "hasDedicatedCourier": false}, "order_id": "3073b4dd-9a56-4fcd-b691-cea8a26c92c6", "position": 0, "quantity": 1, "reserved": 1, "paid_minor": 64000, "variant_id": 37, "artisan_name": "Terre di Nove", "project_name": null, "text_language": null, "variant_title": "Valley", "subtotal_minor": 64000, "project_list_id": null, "compare_at_minor": null, "unit_price_minor": 64000},
{"sku": "OTLGAR-001", "title": "Leseleuchte Garzetta", "finish": null, "handle": "leseleuchte-garzetta", "line_id": "3c7e5305-11b6-44a9-8162-ee7424c6f601", "picture": {"alt": "Stehleuchte aus Messing mit langem Arm und Gegengewicht, kleinem Kegelkopf und schwarzem Marmorfuß", "url": "/pictures/piantana-garzetta-main.webp", "width": 800, "height": 1000}, "promise": {"method": "courier", "source": "workshop", "window": {"to": "2027-01-18", "from": "2027-01-01"}, "isFragile": false, "hasDedicatedCourier": false}, "order_id": "13a8d75d-0d3c-4627-a079-204190d04698", "position": 0, "quantity": 1, "reserved": 1, "paid_minor": 148000, "variant_id": 245, "artisan_name": "Ottoni Lumezzane", "project_name": null, "text_language": null, "variant_title": "Messing gebürstet", "subtotal_minor": 148000, "project_list_id": null, "compare_at_minor": null, "unit_price_minor": 148000},
{"sku": "FABPON-001", "title": "Tavolo a cavalletto Ponte", "finish": null, "handle": "tavolo-cavalletto-ponte", "line_id": "928b7ec7-4806-4b3b-a39b-ea6fd2263577", "picture": {"alt": "Lungo tavolo in rovere su due cavalletti divaricati uniti da una traversa a cuneo", "url": "/pictures/tavolo-ponte-main.webp", "width": 800, "height": 1000}, "promise": {"method": "courier", "source": "workshop", "window": {"to": "2027-01-19", "from": "2027-01-14"}, "isFragile": false, "hasDedicatedCourier": false}, "order_id": "ad63de61-fe20-48e3-ae1a-74fef3cb6a52", "position": 1, "quantity": 1, "reserved": 1, "paid_minor": 429400, "variant_id": 165, "artisan_name": "Falegnameria Alta Badia", "project_name": null, "text_language": null, "variant_title": "Rovere naturale", "subtotal_minor": 452000, "project_list_id": null, "compare_at_minor": null, "unit_price_minor": 452000},
{"sku": "SDNANS-001", "title": "Sedia Ansa", "finish": null, "handle": "sedia-ansa", "line_id": "fdecb228-50e2-4d5b-aaee-147a8833210f", "picture": {"alt": "Sedia in faggio naturale con schienale ad arco curvato e seduta in corda di carta intrecciata", "url": "/pictures/sedia-ansa-main.webp", "width": 1600, "height": 2000}, "promise": {"method": "courier", "source": "workshop", "window": {"to": "2026-12-29", "from": "2026-12-24"}, "isFragile": false, "hasDedicatedCourier": false}, "order_id": "ad63de61-fe20-48e3-ae1a-74fef3cb6a52", "position": 0, "quantity": 12, "reserved": 12, "paid_minor": 791160, "variant_id": 67, "artisan_name": "Sedie del Natisone", "project_name": null, "text_language": null, "variant_title": "Faggio naturale", "subtotal_minor": 832800, "project_list_id": null, "compare_at_minor": null, "unit_price_minor": 69400},
{"sku": "EBCTRI-001", "title": "Runder Esstisch Trifoglio", "finish": null, "handle": "runder-esstisch-trifoglio", "line_id": "ae8ff0ac-7f85-4d4c-b649-4c8b491f2f36", "picture": {"alt": "Runder Esstisch aus Nussbaum auf drei geschwungenen Klingen, die in der Mitte zusammenlaufen", "url": "/pictures/tavolo-trifoglio-main.webp", "width": 1600, "height": 2000}, "promise": {"method": "courier", "source": "workshop", "window": {"to": "2027-01-22", "from": "2027-01-15"}, "isFragile": false, "hasDedicatedCourier": false}, "order_id": "12df6c13-26eb-4148-b1cd-091c7b709dbb", "position": 1, "quantity": 1, "reserved": 1, "paid_minor": 640000, "variant_id": 132, "artisan_name": "Ebanisteria Cantù", "project_name": null, "text_language": null, "variant_title": "Amerikanischer Nussbaum", "subtotal_minor": 640000, "project_list_id": null, "compare_at_minor": null, "unit_price_minor": 640000},
{"sku": "AOLPOS-001", "title": "Gedeck Arno, vierteilig", "finish": null, "handle": "gedeck-arno-vierteilig", "line_id": "bfbc7172-695f-41ae-92d5-be2b15355082", "picture": {"alt": "Versilberte Gabel, Messer, Löffel und Dessertlöffel auf einer Leinenserviette", "url": "/pictures/posate-arno-main.webp", "width": 1600, "height": 2000}, "promise": {"method": "courier", "source": "stock", "window": {"to": "2026-11-24", "from": "2026-11-13"}, "isFragile": false, "hasDedicatedCourier": false}, "order_id": "12df6c13-26eb-4148-b1cd-091c7b709dbb", "position": 0, "quantity": 4, "reserved": 4, "paid_minor": 87200, "variant_id": 334, "artisan_name": "Argenti Oltrarno", "project_name": null, "text_language": null, "variant_title": "Versilbert", "subtotal_minor": 87200, "project_list_id": null, "compare_at_minor": null, "unit_price_minor": 21800},
{"sku": "OTLGAW-001", "title": "Applique da letto Garzetta", "finish": null, "handle": "applique-da-letto-garzetta", "line_id": "7af8864d-38f7-4a94-ba8c-b790a2597fa3", "picture": {"alt": "Applique di bronzo scuro con lungo braccio a contrappeso e piccola testa conica", "url": "/pictures/applique-garzetta-main.webp", "width": 800, "height": 1000}, "promise": {"method": "courier", "source": "workshop", "window": {"to": "2026-10-07", "from": "2026-09-23"}, "isFragile": false, "hasDedicatedCourier": false}, "order_id": "c0d41103-cd58-46fc-ae2d-34949eadeda1", "position": 0, "quantity": 8, "reserved": 8, "paid_minor": 399200, "variant_id": 250, "artisan_name": "Ottoni Lumezzane", "project_name": null, "text_language": null, "variant_title": "Bronzo brunito", "subtotal_minor": 399200, "project_list_id": null, "compare_at_minor": null, "unit_price_minor": 49900},
{"sku": "CVAGOR-001", "title": "Wassergläser Gora, sechs Stück", "finish": null, "handle": "wasserglaeser-gora-sechs-stueck", "line_id": "56283a7a-9af3-4e57-885b-d759579a42d5", "picture": {"alt": "Sechs gerippte Wassergläser, zwei davon gestapelt", "url": "/pictures/bicchieri-gora-main.webp", "width": 800, "height": 1000}, "promise": {"method": "courier", "source": "stock", "window": {"to": "2026-10-14", "from": "2026-10-05"}, "isFragile": true, "hasDedicatedCourier": false}, "order_id": "3fdd48d9-dabf-47eb-9ad7-fd6b60a9b792", "position": 0, "quantity": 2, "reserved": 2, "paid_minor": 48000, "variant_id": 306, "artisan_name": "Cristalli Valdelsa", "project_name": null, "text_language": null, "variant_title": "Klar", "subtotal_minor": 48000, "project_list_id": null, "compare_at_minor": null, "unit_price_minor": 24000},
{"sku": "CVADEC-001", "title": "Dekanter Brina", "finish": null, "handle": "dekanter-brina", "line_id": "0d28cc52-9091-4213-a321-519fa5fa1138", "picture": {"alt": "Breiter klarer Dekanter mit schlankem Hals und massivem Glasstopfen", "url": "/pictures/decanter-brina-main.webp", "width": 800, "height": 1000}, "promise": {"method": "courier", "source": "workshop", "window": {"to": "2026-10-19", "from": "2026-10-12"}, "isFragile": true, "hasDedicatedCourier": false}, "order_id": "3fdd48d9-dabf-47eb-9ad7-fd6b60a9b792", "position": 1, "quantity": 1, "reserved": 1, "paid_minor": 43000, "variant_id": 305, "artisan_name": "Cristalli Valdelsa", "project_name": null, "text_language": null, "variant_title": null, "subtotal_minor": 43000, "project_list_id": null, "compare_at_minor": null, "unit_price_minor": 43000},
{"sku": "SPVPOZ-001", "title": "Rahmenloser Spiegel Pozza", "finish": null, "handle": "rahmenloser-spiegel-pozza", "line_id": "c2f6c640-e9ef-46a8-b75a-5bae406cad4a", "picture": {"alt": "Rahmenloser Wandspiegel in Form einer Pfütze mit breiter polierter Facette", "url": "/pictures/specchio-pozza-main.webp", "width": 800, "height": 1000}, "promise": {"method": "courier", "source": "workshop", "window": {"to": "2026-12-08", "from": "2026-12-01"}, "isFragile": true, "hasDedicatedCourier": false}, "order_id": "c74e0dd0-086e-48f6-ba54-cd5c59e150e3", "position": 0, "quantity": 1, "reserved": 1, "paid_minor": 124000, "variant_id": 266, "artisan_name": "Specchi Veneti", "project_name": null, "text_language": null, "variant_title": null, "subtotal_minor": 124000, "project_list_id": null, "compare_at_minor": null, "unit_price_minor": 124000},
{"sku": "TCATOV-001", "title": "Carnia linen napkins, set of four", "finish": null, "handle": "carnia-linen-napkins-set-of-four", "line_id": "2171ad96-1aa7-4665-b80e-981b29e92f6d", "picture": {"alt": "Four folded flax-colored linen napkins in a stack", "url": "/pictures/tovaglioli-carnia-main.webp", "width": 800, "height": 1000}, "promise": {"method": "courier", "source": "stock", "window": {"to": "2026-11-12", "from": "2026-11-03"}, "isFragile": false, "hasDedicatedCourier": false}, "order_id": "1604bc2e-aa16-449c-b270-f8e86b50c4b7", "position": 0, "quantity": 2, "reserved": 2, "paid_minor": 21400, "variant_id": 290, "artisan_name": "Tessitura Carnia", "project_name": null, "text_language": null, "variant_title": "Raw linen", "subtotal_minor": 21400, "project_list_id": null, "compare_at_minor": null, "unit_price_minor": 10700}
]');
insert into commerce.orders ("id", "number", "cart_token", "status", "currency", "country_code", "language", "customer_id", "company_location_id", "email", "address", "billing_address", "note", "shipments", "promotions", "goods_minor", "shipping_minor", "taxes", "total_minor", "gift_cards_minor", "due_minor", "placed_at", "paid_at", "cancelled_at", "payment_due_at", "reminded_at", "network_key", "terms", "version", "shipments_left", "ship_by", "agreed_reference", "shipping_title", "overdue_reminded_at", "is_samples") overriding system value select "id", "number", "cart_token", "status", "currency", "country_code", "language", "customer_id", "company_location_id", "email", "address", "billing_address", "note", "shipments", "promotions", "goods_minor", "shipping_minor", "taxes", "total_minor", "gift_cards_minor", "due_minor", "placed_at", "paid_at", "cancelled_at", "payment_due_at", "reminded_at", "network_key", "terms", "version", "shipments_left", "ship_by", "agreed_reference", "shipping_title", "overdue_reminded_at", "is_samples" from jsonb_populate_recordset(null::commerce.orders, '[
{"id": "3073b4dd-9a56-4fcd-b691-cea8a26c92c6", "note": "", "email": "stored@example.com", "taxes": {"kind": "collected-later"}, "terms": {"kind": "sale", "version": "2026-11-02", "isAccepted": false}, "number": "BT-2611-000008", "status": "paid", "address": {"city": "New York", "zone": "NY", "line1": "85 Spring Street", "line2": "", "phone": "+1 212 555 0142", "company": "", "country": "US", "lastName": "Byron", "firstName": "Ada", "postalCode": "10012"}, "paid_at": "2026-11-29T08:55:26.771+00:00", "ship_by": "2026-12-07", "version": 1, "currency": "USD", "language": "en", "due_minor": 69200, "placed_at": "2026-11-29T08:55:26.771+00:00", "shipments": [{"costMinor": 5200, "lineItems": [{"lineId": "134307a5-7a29-47b2-a191-2d0c58b1ee74", "quantity": 1}], "warehouse": "other", "artisanSlug": "terre-di-nove"}], "cart_token": "e5q04_lUjIhGHrMe2-J1_AgE", "is_samples": false, "promotions": [], "customer_id": null, "goods_minor": 64000, "network_key": null, "reminded_at": null, "total_minor": 69200, "cancelled_at": null, "country_code": "US", "payment_due_at": null, "shipments_left": 1, "shipping_minor": 5200, "shipping_title": null, "billing_address": null, "agreed_reference": null, "gift_cards_minor": 0, "company_location_id": null, "overdue_reminded_at": null},
{"id": "13a8d75d-0d3c-4627-a079-204190d04698", "note": "", "email": "consumer@bottega.example", "taxes": {"kind": "included", "amount": {"currency": "EUR", "amountMinor": 25546}, "ratePercent": 19}, "terms": {"kind": "sale", "version": null, "isAccepted": true}, "number": "BT-2611-000007", "status": "awaiting-payment", "address": {"city": "München", "zone": "", "line1": "Türkenstraße 52", "line2": "Hinterhaus, 2. Stock", "phone": "+49 89 5550142", "company": "", "country": "DE", "lastName": "Hoffmann", "firstName": "Clara", "postalCode": "80799"}, "paid_at": null, "ship_by": "2027-01-04", "version": 1, "currency": "EUR", "language": "de", "due_minor": 160000, "placed_at": "2026-11-27T08:55:06.378+00:00", "shipments": [{"costMinor": 12000, "lineItems": [{"lineId": "3c7e5305-11b6-44a9-8162-ee7424c6f601", "quantity": 1}], "warehouse": "other", "artisanSlug": "ottoni-lumezzane"}], "cart_token": "HlaWICdGlY_CvqHiV306_HAO", "is_samples": false, "promotions": [], "customer_id": "gid://shopify/Customer/f269680a-1541-43ae-955d-9db2ae95633f", "goods_minor": 148000, "network_key": null, "reminded_at": null, "total_minor": 160000, "cancelled_at": null, "country_code": "DE", "payment_due_at": "2026-12-07T23:00:00+00:00", "shipments_left": 1, "shipping_minor": 12000, "shipping_title": null, "billing_address": null, "agreed_reference": null, "gift_cards_minor": 0, "company_location_id": null, "overdue_reminded_at": null},
{"id": "ad63de61-fe20-48e3-ae1a-74fef3cb6a52", "note": "", "email": "trade@bottega.example", "taxes": {"kind": "included", "amount": {"currency": "EUR", "amountMinor": 225655}, "ratePercent": 22}, "terms": {"kind": "trade", "version": null, "isAccepted": true}, "number": "BT-2611-000006", "status": "paid", "address": {"city": "Milano", "zone": "MI", "line1": "Via Solferino 27", "line2": "", "phone": "+39 02 55501420", "company": "Studio Marchetti", "country": "IT", "lastName": "Marchetti", "firstName": "Luca", "postalCode": "20121"}, "paid_at": "2026-11-24T08:55:06.378+00:00", "ship_by": "2026-12-22", "version": 1, "currency": "EUR", "language": "it", "due_minor": 1251360, "placed_at": "2026-11-24T08:55:06.378+00:00", "shipments": [{"costMinor": 1800, "lineItems": [{"lineId": "fdecb228-50e2-4d5b-aaee-147a8833210f", "quantity": 12}], "warehouse": "other", "artisanSlug": "sedie-natisone"}, {"costMinor": 29000, "lineItems": [{"lineId": "928b7ec7-4806-4b3b-a39b-ea6fd2263577", "quantity": 1}], "warehouse": "other", "artisanSlug": "falegnameria-badia"}], "cart_token": "f7gCfWmG_S3Sz8HbZnFZXrrm", "is_samples": false, "promotions": [{"title": "Casa intera", "amountMinor": 64240}], "customer_id": "gid://shopify/Customer/fbffd08a-87e6-4400-a255-59792b0020a1", "goods_minor": 1284800, "network_key": null, "reminded_at": null, "total_minor": 1251360, "cancelled_at": null, "country_code": "IT", "payment_due_at": null, "shipments_left": 2, "shipping_minor": 30800, "shipping_title": null, "billing_address": null, "agreed_reference": null, "gift_cards_minor": 0, "company_location_id": "gid://shopify/CompanyLocation/e861f522-4f71-4e7b-8eb3-45dbf0f4f135", "overdue_reminded_at": null},
{"id": "12df6c13-26eb-4148-b1cd-091c7b709dbb", "note": "", "email": "consumer@bottega.example", "taxes": {"kind": "included", "amount": {"currency": "EUR", "amountMinor": 121025}, "ratePercent": 19}, "terms": {"kind": "sale", "version": null, "isAccepted": true}, "number": "BT-2611-000005", "status": "paid", "address": {"city": "München", "zone": "", "line1": "Türkenstraße 52", "line2": "Hinterhaus, 2. Stock", "phone": "+49 89 5550142", "company": "", "country": "DE", "lastName": "Hoffmann", "firstName": "Clara", "postalCode": "80799"}, "paid_at": "2026-11-06T08:55:06.378+00:00", "ship_by": "2027-01-08", "version": 2, "currency": "EUR", "language": "de", "due_minor": 758000, "placed_at": "2026-11-06T08:55:06.378+00:00", "shipments": [{"costMinor": 1800, "lineItems": [{"lineId": "bfbc7172-695f-41ae-92d5-be2b15355082", "quantity": 4}], "warehouse": "in-house", "artisanSlug": null}, {"costMinor": 29000, "lineItems": [{"lineId": "ae8ff0ac-7f85-4d4c-b649-4c8b491f2f36", "quantity": 1}], "warehouse": "other", "artisanSlug": "ebanisteria-cantu"}], "cart_token": "tRMWpjxjaNJzZfMiRvoHj1Q4", "is_samples": false, "promotions": [], "customer_id": "gid://shopify/Customer/f269680a-1541-43ae-955d-9db2ae95633f", "goods_minor": 727200, "network_key": null, "reminded_at": null, "total_minor": 758000, "cancelled_at": null, "country_code": "DE", "payment_due_at": null, "shipments_left": 1, "shipping_minor": 30800, "shipping_title": null, "billing_address": null, "agreed_reference": null, "gift_cards_minor": 0, "company_location_id": null, "overdue_reminded_at": null},
{"id": "1604bc2e-aa16-449c-b270-f8e86b50c4b7", "note": "", "email": "rejected@bottega.example", "taxes": {"kind": "included", "amount": {"currency": "GBP", "amountMinor": 3567}, "ratePercent": 20}, "terms": {"kind": "sale", "version": null, "isAccepted": true}, "number": "BT-2610-000004", "status": "paid", "address": {"city": "London", "zone": "", "line1": "41 Marshalsea Road", "line2": "", "phone": "+44 20 7946 0142", "company": "", "country": "GB", "lastName": "Whitfield", "firstName": "Daniel", "postalCode": "SE1 1HL"}, "paid_at": "2026-10-27T08:55:06.378+00:00", "ship_by": null, "version": 3, "currency": "GBP", "language": "en", "due_minor": 21400, "placed_at": "2026-10-27T08:55:06.378+00:00", "shipments": [{"costMinor": 0, "lineItems": [{"lineId": "2171ad96-1aa7-4665-b80e-981b29e92f6d", "quantity": 2}], "warehouse": "in-house", "artisanSlug": null}], "cart_token": "RB30SsWP6SsT2EVu_1XJzgyK", "is_samples": false, "promotions": [], "customer_id": "gid://shopify/Customer/02c1f838-c9e0-4a51-8787-655beaeaa832", "goods_minor": 21400, "network_key": null, "reminded_at": null, "total_minor": 21400, "cancelled_at": null, "country_code": "GB", "payment_due_at": null, "shipments_left": 0, "shipping_minor": 0, "shipping_title": null, "billing_address": null, "agreed_reference": null, "gift_cards_minor": 0, "company_location_id": null, "overdue_reminded_at": null},
{"id": "c74e0dd0-086e-48f6-ba54-cd5c59e150e3", "note": "", "email": "consumer@bottega.example", "taxes": {"kind": "included", "amount": {"currency": "EUR", "amountMinor": 21714}, "ratePercent": 19}, "terms": {"kind": "sale", "version": null, "isAccepted": true}, "number": "BT-2610-000003", "status": "cancelled", "address": {"city": "München", "zone": "", "line1": "Türkenstraße 52", "line2": "Hinterhaus, 2. Stock", "phone": "+49 89 5550142", "company": "", "country": "DE", "lastName": "Hoffmann", "firstName": "Clara", "postalCode": "80799"}, "paid_at": "2026-10-20T08:55:06.378+00:00", "ship_by": "2026-11-24", "version": 3, "currency": "EUR", "language": "de", "due_minor": 136000, "placed_at": "2026-10-20T08:55:06.378+00:00", "shipments": [{"costMinor": 12000, "lineItems": [{"lineId": "c2f6c640-e9ef-46a8-b75a-5bae406cad4a", "quantity": 1}], "warehouse": "other", "artisanSlug": "specchi-veneti"}], "cart_token": "1dbdNMn_3PZW6RUM556RyYDT", "is_samples": false, "promotions": [], "customer_id": "gid://shopify/Customer/f269680a-1541-43ae-955d-9db2ae95633f", "goods_minor": 124000, "network_key": null, "reminded_at": null, "total_minor": 136000, "cancelled_at": "2026-10-21T08:55:06.378+00:00", "country_code": "DE", "payment_due_at": null, "shipments_left": 1, "shipping_minor": 12000, "shipping_title": null, "billing_address": null, "agreed_reference": null, "gift_cards_minor": 0, "company_location_id": null, "overdue_reminded_at": null},
{"id": "3fdd48d9-dabf-47eb-9ad7-fd6b60a9b792", "note": "", "email": "consumer@bottega.example", "taxes": {"kind": "included", "amount": {"currency": "EUR", "amountMinor": 14817}, "ratePercent": 19}, "terms": {"kind": "sale", "version": null, "isAccepted": true}, "number": "BT-2609-000002", "status": "paid", "address": {"city": "München", "zone": "", "line1": "Türkenstraße 52", "line2": "Hinterhaus, 2. Stock", "phone": "+49 89 5550142", "company": "", "country": "DE", "lastName": "Hoffmann", "firstName": "Clara", "postalCode": "80799"}, "paid_at": "2026-09-26T08:55:06.378+00:00", "ship_by": null, "version": 5, "currency": "EUR", "language": "de", "due_minor": 92800, "placed_at": "2026-09-26T08:55:06.378+00:00", "shipments": [{"costMinor": 0, "lineItems": [{"lineId": "56283a7a-9af3-4e57-885b-d759579a42d5", "quantity": 2}], "warehouse": "in-house", "artisanSlug": null}, {"costMinor": 1800, "lineItems": [{"lineId": "0d28cc52-9091-4213-a321-519fa5fa1138", "quantity": 1}], "warehouse": "other", "artisanSlug": "cristalli-valdelsa"}], "cart_token": "T2qGem9bUBUe7uKdcAEaPkJA", "is_samples": false, "promotions": [], "customer_id": "gid://shopify/Customer/f269680a-1541-43ae-955d-9db2ae95633f", "goods_minor": 91000, "network_key": null, "reminded_at": null, "total_minor": 92800, "cancelled_at": null, "country_code": "DE", "payment_due_at": null, "shipments_left": 0, "shipping_minor": 1800, "shipping_title": null, "billing_address": null, "agreed_reference": null, "gift_cards_minor": 0, "company_location_id": null, "overdue_reminded_at": null},
{"id": "c0d41103-cd58-46fc-ae2d-34949eadeda1", "note": "", "email": "trade@bottega.example", "taxes": {"kind": "included", "amount": {"currency": "EUR", "amountMinor": 72311}, "ratePercent": 22}, "terms": {"kind": "trade", "version": null, "isAccepted": true}, "number": "BT-2608-000001", "status": "paid", "address": {"city": "Milano", "zone": "MI", "line1": "Via Solferino 27", "line2": "", "phone": "+39 02 55501420", "company": "Studio Marchetti", "country": "IT", "lastName": "Marchetti", "firstName": "Luca", "postalCode": "20121"}, "paid_at": "2026-09-01T08:55:06.378+00:00", "ship_by": null, "version": 4, "currency": "EUR", "language": "it", "due_minor": 401000, "placed_at": "2026-08-30T08:55:06.378+00:00", "shipments": [{"costMinor": 1800, "lineItems": [{"lineId": "7af8864d-38f7-4a94-ba8c-b790a2597fa3", "quantity": 8}], "warehouse": "other", "artisanSlug": "ottoni-lumezzane"}], "cart_token": "Z9QP8LPqFvqVvhiouPWRqgL5", "is_samples": false, "promotions": [], "customer_id": "gid://shopify/Customer/fbffd08a-87e6-4400-a255-59792b0020a1", "goods_minor": 399200, "network_key": null, "reminded_at": null, "total_minor": 401000, "cancelled_at": null, "country_code": "IT", "payment_due_at": "2026-09-09T22:00:00+00:00", "shipments_left": 0, "shipping_minor": 1800, "shipping_title": null, "billing_address": null, "agreed_reference": null, "gift_cards_minor": 0, "company_location_id": "gid://shopify/CompanyLocation/e861f522-4f71-4e7b-8eb3-45dbf0f4f135", "overdue_reminded_at": null}
]');
insert into commerce.payments ("order_id", "method", "status", "amount_minor", "reference", "last_four", "is_test", "updated_at", "came_late_at", "received_minor") overriding system value select "order_id", "method", "status", "amount_minor", "reference", "last_four", "is_test", "updated_at", "came_late_at", "received_minor" from jsonb_populate_recordset(null::commerce.payments, '[
{"method": "test-card", "status": "captured", "is_test": true, "order_id": "3073b4dd-9a56-4fcd-b691-cea8a26c92c6", "last_four": "4242", "reference": "test_9b16d927c61fd4b5576097f8", "updated_at": "2026-11-29T08:55:26.847+00:00", "amount_minor": 69200, "came_late_at": null, "received_minor": null},
{"method": "bank-transfer", "status": "awaited", "is_test": false, "order_id": "13a8d75d-0d3c-4627-a079-204190d04698", "last_four": null, "reference": "BT-2611-000007", "updated_at": "2026-11-27T08:55:06.378+00:00", "amount_minor": 160000, "came_late_at": null, "received_minor": null},
{"method": "test-card", "status": "captured", "is_test": true, "order_id": "ad63de61-fe20-48e3-ae1a-74fef3cb6a52", "last_four": "4242", "reference": "test_5a0880a18d011b3a6ef5db3f", "updated_at": "2026-11-24T08:55:06.378+00:00", "amount_minor": 1251360, "came_late_at": null, "received_minor": null},
{"method": "test-card", "status": "captured", "is_test": true, "order_id": "12df6c13-26eb-4148-b1cd-091c7b709dbb", "last_four": "4242", "reference": "test_b9da5025a63633430ebeba02", "updated_at": "2026-11-06T08:55:06.378+00:00", "amount_minor": 758000, "came_late_at": null, "received_minor": null},
{"method": "test-card", "status": "captured", "is_test": true, "order_id": "1604bc2e-aa16-449c-b270-f8e86b50c4b7", "last_four": "4242", "reference": "test_fa0beb2d224c13c58cee1687", "updated_at": "2026-10-27T08:55:06.378+00:00", "amount_minor": 21400, "came_late_at": null, "received_minor": null},
{"method": "test-card", "status": "released", "is_test": true, "order_id": "c74e0dd0-086e-48f6-ba54-cd5c59e150e3", "last_four": "4242", "reference": "test_a723cadf49362db7468af905", "updated_at": "2026-10-21T08:55:06.378+00:00", "amount_minor": 136000, "came_late_at": null, "received_minor": null},
{"method": "bank-transfer", "status": "captured", "is_test": false, "order_id": "c0d41103-cd58-46fc-ae2d-34949eadeda1", "last_four": null, "reference": "BT-2608-000001", "updated_at": "2026-09-01T08:55:06.378+00:00", "amount_minor": 401000, "came_late_at": null, "received_minor": null},
{"method": "test-card", "status": "captured", "is_test": true, "order_id": "3fdd48d9-dabf-47eb-9ad7-fd6b60a9b792", "last_four": "4242", "reference": "test_ac15d313b3777f484146e440", "updated_at": "2026-09-26T08:55:06.378+00:00", "amount_minor": 92800, "came_late_at": null, "received_minor": null}
]');
insert into commerce.product_completeness ("product_id", "has_picture", "translated_into") overriding system value select "product_id", "has_picture", "translated_into" from jsonb_populate_recordset(null::commerce.product_completeness, '[
{"product_id": 162, "has_picture": true, "translated_into": ["de", "es", "fr", "it"]},
{"product_id": 161, "has_picture": true, "translated_into": ["de", "es", "fr", "it"]},
{"product_id": 33, "has_picture": true, "translated_into": ["de", "es", "fr", "it"]},
{"product_id": 151, "has_picture": true, "translated_into": ["de", "es", "fr", "it"]},
{"product_id": 60, "has_picture": true, "translated_into": ["de", "es", "fr", "it"]},
{"product_id": 75, "has_picture": true, "translated_into": ["de", "es", "fr", "it"]},
{"product_id": 110, "has_picture": true, "translated_into": ["de", "es", "fr", "it"]},
{"product_id": 19, "has_picture": true, "translated_into": ["de", "es", "fr", "it"]}
]');
insert into commerce.product_metafields ("product_id", "namespace", "key", "type", "value") overriding system value select "product_id", "namespace", "key", "type", "value" from jsonb_populate_recordset(null::commerce.product_metafields, E'[
{"key": "swatches", "type": "json", "value": "{\\"White and gold\\":\\"#f3efe8\\",\\"Sage\\":\\"#8d9a78\\"}", "namespace": "custom", "product_id": 162},
{"key": "material", "type": "list.single_line_text_field", "value": "[\\"Porcelain\\",\\"Gold\\"]", "namespace": "custom", "product_id": 161},
{"key": "sku", "type": "single_line_text_field", "value": "CEFTEI-001", "namespace": "custom", "product_id": 161},
{"key": "isCustomizable", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 161},
{"key": "color", "type": "list.single_line_text_field", "value": "[\\"Green\\",\\"White\\"]", "namespace": "custom", "product_id": 161},
{"key": "category", "type": "single_line_text_field", "value": "tableware/tea-and-coffee", "namespace": "custom", "product_id": 161},
{"key": "dimensions", "type": "json", "value": "{\\"widthCm\\":30,\\"depthCm\\":17.8,\\"heightCm\\":16.1,\\"weightKg\\":1.1}", "namespace": "custom", "product_id": 161},
{"key": "dedicatedCourier", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 161},
{"key": "needsAssembly", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 161},
{"key": "shippingCosts", "type": "json", "value": "[{\\"market\\":\\"USA\\",\\"amount\\":{\\"EUR\\":\\"48.0\\",\\"USD\\":\\"52.0\\",\\"GBP\\":\\"41.0\\"}},{\\"market\\":\\"UK\\",\\"amount\\":{\\"EUR\\":\\"28.0\\",\\"USD\\":\\"30.0\\",\\"GBP\\":\\"24.0\\"}},{\\"market\\":\\"EU\\",\\"amount\\":{\\"EUR\\":\\"18.0\\",\\"USD\\":\\"20.0\\",\\"GBP\\":\\"16.0\\"}},{\\"market\\":\\"ROW\\",\\"amount\\":{\\"EUR\\":\\"65.0\\",\\"USD\\":\\"70.0\\",\\"GBP\\":\\"56.0\\"}}]", "namespace": "custom", "product_id": 161},
{"key": "customProperties", "type": "json", "value": "{\\"isFragile\\":true,\\"warehouse\\":\\"other\\",\\"modelFinishes\\":{\\"CEFTEI-001\\":\\"sage\\",\\"CEFTEI-002\\":\\"gold\\"}}", "namespace": "custom", "product_id": 161},
{"key": "artisanName", "type": "single_line_text_field", "value": "Ceramiche Faenza", "namespace": "custom", "product_id": 161},
{"key": "artisanSlug", "type": "single_line_text_field", "value": "ceramiche-faenza", "namespace": "custom", "product_id": 161},
{"key": "artisanPlan", "type": "single_line_text_field", "value": "Standard", "namespace": "custom", "product_id": 161},
{"key": "shippingOption", "type": "single_line_text_field", "value": "standard", "namespace": "custom", "product_id": 161},
{"key": "curbsideDelivery", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 161},
{"key": "isReadyToShip", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 161},
{"key": "leadTime", "type": "number_integer", "value": "35", "namespace": "custom", "product_id": 161},
{"key": "localizedSlugs", "type": "json", "value": "{\\"en\\":\\"alba-round-teapot\\",\\"it\\":\\"teiera-alba\\",\\"es\\":\\"tetera-alba\\",\\"de\\":\\"teekanne-alba\\",\\"fr\\":\\"theiere-alba\\"}", "namespace": "custom", "product_id": 161},
{"key": "tradePrice", "type": "json", "value": "{\\"EUR\\":\\"202.0\\",\\"USD\\":\\"220.0\\",\\"GBP\\":\\"174.0\\"}", "namespace": "custom", "product_id": 161},
{"key": "notDirectlyShoppable", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 161},
{"key": "cadFile", "type": "single_line_text_field", "value": "/files/teiera-alba-cad.zip", "namespace": "custom", "product_id": 161},
{"key": "arModel", "type": "single_line_text_field", "value": "/files/teiera-alba.glb", "namespace": "custom", "product_id": 161},
{"key": "arModelIos", "type": "single_line_text_field", "value": "/files/teiera-alba.usdz", "namespace": "custom", "product_id": 161},
{"key": "recommended", "type": "list.single_line_text_field", "value": "[\\"alba-tea-cups-pair\\",\\"alba-espresso-cups-set-of-four\\",\\"campana-cake-stand-with-dome\\"]", "namespace": "custom", "product_id": 161},
{"key": "internalUseOnly", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 161},
{"key": "swatches", "type": "json", "value": "{\\"Sage\\":\\"#8d9a78\\",\\"White and gold\\":\\"#f3efe8\\"}", "namespace": "custom", "product_id": 161},
{"key": "material", "type": "list.single_line_text_field", "value": "[\\"Porcelain\\",\\"Gold\\"]", "namespace": "custom", "product_id": 162},
{"key": "sku", "type": "single_line_text_field", "value": "CEFOVA-001", "namespace": "custom", "product_id": 162},
{"key": "isCustomizable", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 162},
{"key": "color", "type": "list.single_line_text_field", "value": "[\\"White\\",\\"Green\\"]", "namespace": "custom", "product_id": 162},
{"key": "category", "type": "single_line_text_field", "value": "tableware/serving", "namespace": "custom", "product_id": 162},
{"key": "dimensions", "type": "json", "value": "{\\"widthCm\\":43.3,\\"depthCm\\":28.3,\\"heightCm\\":2.7,\\"weightKg\\":1.4}", "namespace": "custom", "product_id": 162},
{"key": "dedicatedCourier", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 162},
{"key": "needsAssembly", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 162},
{"key": "shippingCosts", "type": "json", "value": "[{\\"market\\":\\"USA\\",\\"amount\\":{\\"EUR\\":\\"48.0\\",\\"USD\\":\\"52.0\\",\\"GBP\\":\\"41.0\\"}},{\\"market\\":\\"UK\\",\\"amount\\":{\\"EUR\\":\\"28.0\\",\\"USD\\":\\"30.0\\",\\"GBP\\":\\"24.0\\"}},{\\"market\\":\\"EU\\",\\"amount\\":{\\"EUR\\":\\"18.0\\",\\"USD\\":\\"20.0\\",\\"GBP\\":\\"16.0\\"}},{\\"market\\":\\"ROW\\",\\"amount\\":{\\"EUR\\":\\"65.0\\",\\"USD\\":\\"70.0\\",\\"GBP\\":\\"56.0\\"}}]", "namespace": "custom", "product_id": 162},
{"key": "customProperties", "type": "json", "value": "{\\"isFragile\\":true,\\"isPreorder\\":true,\\"availableFrom\\":\\"2027-01-18\\",\\"warehouse\\":\\"other\\",\\"modelFinishes\\":{\\"CEFOVA-001\\":\\"gold\\",\\"CEFOVA-002\\":\\"sage\\"}}", "namespace": "custom", "product_id": 162},
{"key": "artisanName", "type": "single_line_text_field", "value": "Ceramiche Faenza", "namespace": "custom", "product_id": 162},
{"key": "artisanSlug", "type": "single_line_text_field", "value": "ceramiche-faenza", "namespace": "custom", "product_id": 162},
{"key": "artisanPlan", "type": "single_line_text_field", "value": "Standard", "namespace": "custom", "product_id": 162},
{"key": "shippingOption", "type": "single_line_text_field", "value": "standard", "namespace": "custom", "product_id": 162},
{"key": "curbsideDelivery", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 162},
{"key": "isReadyToShip", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 162},
{"key": "leadTime", "type": "number_integer", "value": "30", "namespace": "custom", "product_id": 162},
{"key": "localizedSlugs", "type": "json", "value": "{\\"en\\":\\"alba-oval-platter\\",\\"it\\":\\"piatto-da-portata-ovale-alba\\",\\"es\\":\\"fuente-ovalada-alba\\",\\"de\\":\\"ovale-platte-alba\\",\\"fr\\":\\"plat-ovale-alba\\"}", "namespace": "custom", "product_id": 162},
{"key": "tradePrice", "type": "json", "value": "{\\"EUR\\":\\"180.0\\",\\"USD\\":\\"196.0\\",\\"GBP\\":\\"155.0\\"}", "namespace": "custom", "product_id": 162},
{"key": "notDirectlyShoppable", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 162},
{"key": "cadFile", "type": "single_line_text_field", "value": "/files/piatto-ovale-alba-cad.zip", "namespace": "custom", "product_id": 162},
{"key": "arModel", "type": "single_line_text_field", "value": "/files/piatto-ovale-alba.glb", "namespace": "custom", "product_id": 162},
{"key": "arModelIos", "type": "single_line_text_field", "value": "/files/piatto-ovale-alba.usdz", "namespace": "custom", "product_id": 162},
{"key": "recommended", "type": "list.single_line_text_field", "value": "[\\"alba-dinner-service\\",\\"arno-serving-spoon-and-fork\\",\\"alba-cake-stand\\"]", "namespace": "custom", "product_id": 162},
{"key": "internalUseOnly", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 162},
{"key": "material", "type": "list.single_line_text_field", "value": "[\\"Beech\\",\\"Walnut\\",\\"Paper cord\\"]", "namespace": "custom", "product_id": 33},
{"key": "sku", "type": "single_line_text_field", "value": "SDNANS-001", "namespace": "custom", "product_id": 33},
{"key": "isCustomizable", "type": "boolean", "value": "true", "namespace": "custom", "product_id": 33},
{"key": "color", "type": "list.single_line_text_field", "value": "[\\"Natural wood\\",\\"Brown\\",\\"Black\\"]", "namespace": "custom", "product_id": 33},
{"key": "designer", "type": "single_line_text_field", "value": "Bottega Ambrogio", "namespace": "custom", "product_id": 33},
{"key": "category", "type": "single_line_text_field", "value": "furniture/seating/dining-chairs", "namespace": "custom", "product_id": 33},
{"key": "dimensions", "type": "json", "value": "{\\"widthCm\\":51.7,\\"depthCm\\":51.6,\\"heightCm\\":78.1,\\"seatHeightCm\\":46,\\"weightKg\\":4.6}", "namespace": "custom", "product_id": 33},
{"key": "dedicatedCourier", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 33},
{"key": "needsAssembly", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 33},
{"key": "shippingCosts", "type": "json", "value": "[{\\"market\\":\\"USA\\",\\"amount\\":{\\"EUR\\":\\"48.0\\",\\"USD\\":\\"52.0\\",\\"GBP\\":\\"41.0\\"}},{\\"market\\":\\"UK\\",\\"amount\\":{\\"EUR\\":\\"28.0\\",\\"USD\\":\\"30.0\\",\\"GBP\\":\\"24.0\\"}},{\\"market\\":\\"EU\\",\\"amount\\":{\\"EUR\\":\\"18.0\\",\\"USD\\":\\"20.0\\",\\"GBP\\":\\"16.0\\"}},{\\"market\\":\\"ROW\\",\\"amount\\":{\\"EUR\\":\\"65.0\\",\\"USD\\":\\"70.0\\",\\"GBP\\":\\"56.0\\"}}]", "namespace": "custom", "product_id": 33},
{"key": "customProperties", "type": "json", "value": "{\\"suitableForContract\\":true,\\"warehouse\\":\\"other\\",\\"modelFinishes\\":{\\"SDNANS-001\\":\\"beech\\",\\"SDNANS-002\\":\\"walnut\\",\\"SDNANS-003\\":\\"black\\"}}", "namespace": "custom", "product_id": 33},
{"key": "artisanName", "type": "single_line_text_field", "value": "Sedie del Natisone", "namespace": "custom", "product_id": 33},
{"key": "artisanSlug", "type": "single_line_text_field", "value": "sedie-natisone", "namespace": "custom", "product_id": 33},
{"key": "artisanPlan", "type": "single_line_text_field", "value": "Standard", "namespace": "custom", "product_id": 33},
{"key": "shippingOption", "type": "single_line_text_field", "value": "standard", "namespace": "custom", "product_id": 33},
{"key": "curbsideDelivery", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 33},
{"key": "isReadyToShip", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 33},
{"key": "leadTime", "type": "number_integer", "value": "28", "namespace": "custom", "product_id": 33},
{"key": "localizedSlugs", "type": "json", "value": "{\\"en\\":\\"ansa-dining-chair\\",\\"it\\":\\"sedia-ansa\\",\\"es\\":\\"silla-ansa\\",\\"de\\":\\"stuhl-ansa\\",\\"fr\\":\\"chaise-ansa\\"}", "namespace": "custom", "product_id": 33},
{"key": "tradePrice", "type": "json", "value": "{\\"EUR\\":\\"694.0\\",\\"USD\\":\\"757.0\\",\\"GBP\\":\\"597.0\\"}", "namespace": "custom", "product_id": 33},
{"key": "notDirectlyShoppable", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 33},
{"key": "cadFile", "type": "single_line_text_field", "value": "/files/sedia-ansa-cad.zip", "namespace": "custom", "product_id": 33},
{"key": "arModel", "type": "single_line_text_field", "value": "/files/sedia-ansa.glb", "namespace": "custom", "product_id": 33},
{"key": "arModelIos", "type": "single_line_text_field", "value": "/files/sedia-ansa.usdz", "namespace": "custom", "product_id": 33},
{"key": "recommended", "type": "list.single_line_text_field", "value": "[\\"ansa-chair-with-arms\\",\\"ninfea-fluted-dining-table\\",\\"ansa-counter-stool\\",\\"laguna-ribbed-glass-pendant\\"]", "namespace": "custom", "product_id": 33},
{"key": "internalUseOnly", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 33},
{"key": "swatches", "type": "json", "value": "{\\"Natural beech\\":\\"#c89d75\\",\\"Canaletto walnut\\":\\"#6a4530\\",\\"Black-stained beech\\":\\"#241e19\\"}", "namespace": "custom", "product_id": 33},
{"key": "material", "type": "list.single_line_text_field", "value": "[\\"Silver-plated alpaca\\",\\"Steel\\"]", "namespace": "custom", "product_id": 151},
{"key": "sku", "type": "single_line_text_field", "value": "AOLPOS-001", "namespace": "custom", "product_id": 151},
{"key": "isCustomizable", "type": "boolean", "value": "true", "namespace": "custom", "product_id": 151},
{"key": "color", "type": "list.single_line_text_field", "value": "[\\"Silver\\",\\"Golden\\"]", "namespace": "custom", "product_id": 151},
{"key": "category", "type": "single_line_text_field", "value": "tableware/cutlery", "namespace": "custom", "product_id": 151},
{"key": "dimensions", "type": "json", "value": "{\\"widthCm\\":17.2,\\"depthCm\\":22.6,\\"heightCm\\":1.1,\\"weightKg\\":0.3}", "namespace": "custom", "product_id": 151},
{"key": "dedicatedCourier", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 151},
{"key": "needsAssembly", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 151},
{"key": "shippingCosts", "type": "json", "value": "[{\\"market\\":\\"USA\\",\\"amount\\":{\\"EUR\\":\\"48.0\\",\\"USD\\":\\"52.0\\",\\"GBP\\":\\"41.0\\"}},{\\"market\\":\\"UK\\",\\"amount\\":{\\"EUR\\":\\"28.0\\",\\"USD\\":\\"30.0\\",\\"GBP\\":\\"24.0\\"}},{\\"market\\":\\"EU\\",\\"amount\\":{\\"EUR\\":\\"18.0\\",\\"USD\\":\\"20.0\\",\\"GBP\\":\\"16.0\\"}},{\\"market\\":\\"ROW\\",\\"amount\\":{\\"EUR\\":\\"65.0\\",\\"USD\\":\\"70.0\\",\\"GBP\\":\\"56.0\\"}}]", "namespace": "custom", "product_id": 151},
{"key": "customProperties", "type": "json", "value": "{\\"suitableForContract\\":true,\\"warehouse\\":\\"in-house\\",\\"modelFinishes\\":{\\"AOLPOS-001\\":\\"silver\\",\\"AOLPOS-002\\":\\"gilt\\"}}", "namespace": "custom", "product_id": 151},
{"key": "artisanName", "type": "single_line_text_field", "value": "Argenti Oltrarno", "namespace": "custom", "product_id": 151},
{"key": "artisanSlug", "type": "single_line_text_field", "value": "argenti-oltrarno", "namespace": "custom", "product_id": 151},
{"key": "artisanPlan", "type": "single_line_text_field", "value": "Plus", "namespace": "custom", "product_id": 151},
{"key": "shippingOption", "type": "single_line_text_field", "value": "standard", "namespace": "custom", "product_id": 151},
{"key": "curbsideDelivery", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 151},
{"key": "isReadyToShip", "type": "boolean", "value": "true", "namespace": "custom", "product_id": 151},
{"key": "leadTime", "type": "number_integer", "value": "21", "namespace": "custom", "product_id": 151},
{"key": "localizedSlugs", "type": "json", "value": "{\\"en\\":\\"arno-place-setting-four-pieces\\",\\"it\\":\\"posate-arno-per-un-coperto-quattro-pezzi\\",\\"es\\":\\"cubierto-arno-cuatro-piezas\\",\\"de\\":\\"gedeck-arno-vierteilig\\",\\"fr\\":\\"couvert-arno-quatre-pieces\\"}", "namespace": "custom", "product_id": 151},
{"key": "tradePrice", "type": "json", "value": "{\\"EUR\\":\\"179.0\\",\\"USD\\":\\"195.0\\",\\"GBP\\":\\"154.0\\"}", "namespace": "custom", "product_id": 151},
{"key": "notDirectlyShoppable", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 151},
{"key": "cadFile", "type": "single_line_text_field", "value": "/files/posate-arno-cad.zip", "namespace": "custom", "product_id": 151},
{"key": "arModel", "type": "single_line_text_field", "value": "/files/posate-arno.glb", "namespace": "custom", "product_id": 151},
{"key": "arModelIos", "type": "single_line_text_field", "value": "/files/posate-arno.usdz", "namespace": "custom", "product_id": 151},
{"key": "recommended", "type": "list.single_line_text_field", "value": "[\\"arno-serving-spoon-and-fork\\",\\"arno-dessert-spoons-set-of-six\\",\\"alba-dinner-service\\"]", "namespace": "custom", "product_id": 151},
{"key": "internalUseOnly", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 151},
{"key": "swatches", "type": "json", "value": "{\\"Silver-plated\\":\\"#d0cdc7\\",\\"Gold-plated\\":\\"#d7ad5f\\"}", "namespace": "custom", "product_id": 151},
{"key": "material", "type": "list.single_line_text_field", "value": "[\\"Walnut\\",\\"Oak\\",\\"Brass\\"]", "namespace": "custom", "product_id": 60},
{"key": "sku", "type": "single_line_text_field", "value": "EBCTRI-001", "namespace": "custom", "product_id": 60},
{"key": "isCustomizable", "type": "boolean", "value": "true", "namespace": "custom", "product_id": 60},
{"key": "color", "type": "list.single_line_text_field", "value": "[\\"Brown\\",\\"Natural wood\\",\\"Black\\"]", "namespace": "custom", "product_id": 60},
{"key": "designer", "type": "single_line_text_field", "value": "Bottega Ambrogio", "namespace": "custom", "product_id": 60},
{"key": "category", "type": "single_line_text_field", "value": "furniture/tables/dining-tables", "namespace": "custom", "product_id": 60},
{"key": "dimensions", "type": "json", "value": "{\\"widthCm\\":135,\\"depthCm\\":135,\\"heightCm\\":74.5,\\"weightKg\\":58}", "namespace": "custom", "product_id": 60},
{"key": "dedicatedCourier", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 60},
{"key": "needsAssembly", "type": "boolean", "value": "true", "namespace": "custom", "product_id": 60},
{"key": "shippingCosts", "type": "json", "value": "[{\\"market\\":\\"USA\\",\\"amount\\":{\\"EUR\\":\\"690.0\\",\\"USD\\":\\"740.0\\",\\"GBP\\":\\"590.0\\"}},{\\"market\\":\\"UK\\",\\"amount\\":{\\"EUR\\":\\"420.0\\",\\"USD\\":\\"460.0\\",\\"GBP\\":\\"360.0\\"}},{\\"market\\":\\"EU\\",\\"amount\\":{\\"EUR\\":\\"290.0\\",\\"USD\\":\\"315.0\\",\\"GBP\\":\\"250.0\\"}},{\\"market\\":\\"ROW\\",\\"amount\\":{\\"EUR\\":\\"980.0\\",\\"USD\\":\\"1060.0\\",\\"GBP\\":\\"840.0\\"}}]", "namespace": "custom", "product_id": 60},
{"key": "customProperties", "type": "json", "value": "{\\"suitableForContract\\":true,\\"warehouse\\":\\"other\\",\\"modelFinishes\\":{\\"EBCTRI-001\\":\\"walnut\\",\\"EBCTRI-002\\":\\"oak\\",\\"EBCTRI-003\\":\\"ebonised\\"}}", "namespace": "custom", "product_id": 60},
{"key": "artisanName", "type": "single_line_text_field", "value": "Ebanisteria Cantù", "namespace": "custom", "product_id": 60},
{"key": "artisanSlug", "type": "single_line_text_field", "value": "ebanisteria-cantu", "namespace": "custom", "product_id": 60},
{"key": "artisanPlan", "type": "single_line_text_field", "value": "Standard", "namespace": "custom", "product_id": 60},
{"key": "shippingOption", "type": "single_line_text_field", "value": "standard", "namespace": "custom", "product_id": 60},
{"key": "curbsideDelivery", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 60},
{"key": "isReadyToShip", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 60},
{"key": "leadTime", "type": "number_integer", "value": "63", "namespace": "custom", "product_id": 60},
{"key": "localizedSlugs", "type": "json", "value": "{\\"en\\":\\"trifoglio-round-dining-table\\",\\"it\\":\\"tavolo-rotondo-trifoglio\\",\\"es\\":\\"mesa-redonda-trifoglio\\",\\"de\\":\\"runder-esstisch-trifoglio\\",\\"fr\\":\\"table-ronde-trifoglio\\"}", "namespace": "custom", "product_id": 60},
{"key": "tradePrice", "type": "json", "value": "{\\"EUR\\":\\"5120.0\\",\\"USD\\":\\"5570.0\\",\\"GBP\\":\\"4390.0\\"}", "namespace": "custom", "product_id": 60},
{"key": "notDirectlyShoppable", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 60},
{"key": "cadFile", "type": "single_line_text_field", "value": "/files/tavolo-trifoglio-cad.zip", "namespace": "custom", "product_id": 60},
{"key": "arModel", "type": "single_line_text_field", "value": "/files/tavolo-trifoglio.glb", "namespace": "custom", "product_id": 60},
{"key": "arModelIos", "type": "single_line_text_field", "value": "/files/tavolo-trifoglio.usdz", "namespace": "custom", "product_id": 60},
{"key": "recommended", "type": "list.single_line_text_field", "value": "[\\"trifoglio-side-table\\",\\"canneto-reeded-credenza\\",\\"laguna-ribbed-glass-pendant\\",\\"alba-dinner-service\\"]", "namespace": "custom", "product_id": 60},
{"key": "internalUseOnly", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 60},
{"key": "swatches", "type": "json", "value": "{\\"Canaletto walnut\\":\\"#6a4530\\",\\"Natural oak\\":\\"#c2a273\\",\\"Ebonized oak\\":\\"#231d19\\"}", "namespace": "custom", "product_id": 60},
{"key": "artisanPlan", "type": "single_line_text_field", "value": "Standard", "namespace": "custom", "product_id": 75},
{"key": "material", "type": "list.single_line_text_field", "value": "[\\"Oak\\",\\"Larch\\",\\"Walnut\\"]", "namespace": "custom", "product_id": 75},
{"key": "sku", "type": "single_line_text_field", "value": "FABPON-001", "namespace": "custom", "product_id": 75},
{"key": "isCustomizable", "type": "boolean", "value": "true", "namespace": "custom", "product_id": 75},
{"key": "color", "type": "list.single_line_text_field", "value": "[\\"Natural wood\\",\\"Brown\\"]", "namespace": "custom", "product_id": 75},
{"key": "category", "type": "single_line_text_field", "value": "furniture/tables/dining-tables", "namespace": "custom", "product_id": 75},
{"key": "dimensions", "type": "json", "value": "{\\"widthCm\\":240,\\"depthCm\\":93.9,\\"heightCm\\":75,\\"weightKg\\":96}", "namespace": "custom", "product_id": 75},
{"key": "dedicatedCourier", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 75},
{"key": "needsAssembly", "type": "boolean", "value": "true", "namespace": "custom", "product_id": 75},
{"key": "shippingCosts", "type": "json", "value": "[{\\"market\\":\\"USA\\",\\"amount\\":{\\"EUR\\":\\"690.0\\",\\"USD\\":\\"740.0\\",\\"GBP\\":\\"590.0\\"}},{\\"market\\":\\"UK\\",\\"amount\\":{\\"EUR\\":\\"420.0\\",\\"USD\\":\\"460.0\\",\\"GBP\\":\\"360.0\\"}},{\\"market\\":\\"EU\\",\\"amount\\":{\\"EUR\\":\\"290.0\\",\\"USD\\":\\"315.0\\",\\"GBP\\":\\"250.0\\"}},{\\"market\\":\\"ROW\\",\\"amount\\":{\\"EUR\\":\\"980.0\\",\\"USD\\":\\"1060.0\\",\\"GBP\\":\\"840.0\\"}}]", "namespace": "custom", "product_id": 75},
{"key": "customProperties", "type": "json", "value": "{\\"suitableForContract\\":true,\\"warehouse\\":\\"other\\",\\"modelFinishes\\":{\\"FABPON-001\\":\\"oak\\",\\"FABPON-002\\":\\"larch\\"}}", "namespace": "custom", "product_id": 75},
{"key": "artisanName", "type": "single_line_text_field", "value": "Falegnameria Alta Badia", "namespace": "custom", "product_id": 75},
{"key": "artisanSlug", "type": "single_line_text_field", "value": "falegnameria-badia", "namespace": "custom", "product_id": 75},
{"key": "shippingOption", "type": "single_line_text_field", "value": "standard", "namespace": "custom", "product_id": 75},
{"key": "curbsideDelivery", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 75},
{"key": "isReadyToShip", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 75},
{"key": "leadTime", "type": "number_integer", "value": "49", "namespace": "custom", "product_id": 75},
{"key": "localizedSlugs", "type": "json", "value": "{\\"en\\":\\"ponte-trestle-table\\",\\"it\\":\\"tavolo-cavalletto-ponte\\",\\"es\\":\\"mesa-de-caballetes-ponte\\",\\"de\\":\\"bocktisch-ponte\\",\\"fr\\":\\"table-a-treteaux-ponte\\"}", "namespace": "custom", "product_id": 75},
{"key": "tradePrice", "type": "json", "value": "{\\"EUR\\":\\"4520.0\\",\\"USD\\":\\"4920.0\\",\\"GBP\\":\\"3890.0\\"}", "namespace": "custom", "product_id": 75},
{"key": "notDirectlyShoppable", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 75},
{"key": "cadFile", "type": "single_line_text_field", "value": "/files/tavolo-ponte-cad.zip", "namespace": "custom", "product_id": 75},
{"key": "arModel", "type": "single_line_text_field", "value": "/files/tavolo-ponte.glb", "namespace": "custom", "product_id": 75},
{"key": "arModelIos", "type": "single_line_text_field", "value": "/files/tavolo-ponte.usdz", "namespace": "custom", "product_id": 75},
{"key": "recommended", "type": "list.single_line_text_field", "value": "[\\"ponte-refectory-table\\",\\"maso-open-bookcase\\",\\"alba-dinner-service\\",\\"argine-footed-bowl\\"]", "namespace": "custom", "product_id": 75},
{"key": "internalUseOnly", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 75},
{"key": "swatches", "type": "json", "value": "{\\"Natural oak\\":\\"#c2a273\\",\\"Natural larch\\":\\"#b98255\\"}", "namespace": "custom", "product_id": 75},
{"key": "material", "type": "list.single_line_text_field", "value": "[\\"Brass\\",\\"Bronze\\",\\"Marble\\",\\"Travertine\\"]", "namespace": "custom", "product_id": 110},
{"key": "sku", "type": "single_line_text_field", "value": "OTLGAR-001", "namespace": "custom", "product_id": 110},
{"key": "isCustomizable", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 110},
{"key": "color", "type": "list.single_line_text_field", "value": "[\\"Golden\\",\\"Brown\\",\\"Green\\"]", "namespace": "custom", "product_id": 110},
{"key": "designer", "type": "single_line_text_field", "value": "Studio Mezzaluna", "namespace": "custom", "product_id": 110},
{"key": "category", "type": "single_line_text_field", "value": "lighting/floor-lamps", "namespace": "custom", "product_id": 110},
{"key": "dimensions", "type": "json", "value": "{\\"widthCm\\":72.6,\\"depthCm\\":26,\\"heightCm\\":126.6,\\"weightKg\\":9.8}", "namespace": "custom", "product_id": 110},
{"key": "dedicatedCourier", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 110},
{"key": "needsAssembly", "type": "boolean", "value": "true", "namespace": "custom", "product_id": 110},
{"key": "shippingCosts", "type": "json", "value": "[{\\"market\\":\\"USA\\",\\"amount\\":{\\"EUR\\":\\"320.0\\",\\"USD\\":\\"345.0\\",\\"GBP\\":\\"275.0\\"}},{\\"market\\":\\"UK\\",\\"amount\\":{\\"EUR\\":\\"190.0\\",\\"USD\\":\\"205.0\\",\\"GBP\\":\\"165.0\\"}},{\\"market\\":\\"EU\\",\\"amount\\":{\\"EUR\\":\\"120.0\\",\\"USD\\":\\"130.0\\",\\"GBP\\":\\"105.0\\"}},{\\"market\\":\\"ROW\\",\\"amount\\":{\\"EUR\\":\\"460.0\\",\\"USD\\":\\"495.0\\",\\"GBP\\":\\"395.0\\"}}]", "namespace": "custom", "product_id": 110},
{"key": "customProperties", "type": "json", "value": "{\\"watt\\":\\"6\\",\\"voltage\\":\\"110-240\\",\\"lumen\\":\\"500\\",\\"bulb\\":\\"LED, 2700 K\\",\\"energyClass\\":\\"E\\",\\"dimmable\\":true,\\"suitableForContract\\":true,\\"warehouse\\":\\"other\\",\\"modelFinishes\\":{\\"OTLGAR-001\\":\\"brass\\",\\"OTLGAR-002\\":\\"bronze\\",\\"OTLGAR-003\\":\\"bottle\\"}}", "namespace": "custom", "product_id": 110},
{"key": "artisanName", "type": "single_line_text_field", "value": "Ottoni Lumezzane", "namespace": "custom", "product_id": 110},
{"key": "artisanSlug", "type": "single_line_text_field", "value": "ottoni-lumezzane", "namespace": "custom", "product_id": 110},
{"key": "artisanPlan", "type": "single_line_text_field", "value": "Standard", "namespace": "custom", "product_id": 110},
{"key": "shippingOption", "type": "single_line_text_field", "value": "standard", "namespace": "custom", "product_id": 110},
{"key": "curbsideDelivery", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 110},
{"key": "isReadyToShip", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 110},
{"key": "leadTime", "type": "number_integer", "value": "28", "namespace": "custom", "product_id": 110},
{"key": "localizedSlugs", "type": "json", "value": "{\\"en\\":\\"garzetta-reading-lamp\\",\\"it\\":\\"piantana-da-lettura-garzetta\\",\\"es\\":\\"lampara-de-lectura-garzetta\\",\\"de\\":\\"leseleuchte-garzetta\\",\\"fr\\":\\"liseuse-garzetta\\"}", "namespace": "custom", "product_id": 110},
{"key": "tradePrice", "type": "json", "value": "{\\"EUR\\":\\"1240.0\\",\\"USD\\":\\"1350.0\\",\\"GBP\\":\\"1070.0\\"}", "namespace": "custom", "product_id": 110},
{"key": "notDirectlyShoppable", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 110},
{"key": "cadFile", "type": "single_line_text_field", "value": "/files/piantana-garzetta-cad.zip", "namespace": "custom", "product_id": 110},
{"key": "arModel", "type": "single_line_text_field", "value": "/files/piantana-garzetta.glb", "namespace": "custom", "product_id": 110},
{"key": "arModelIos", "type": "single_line_text_field", "value": "/files/piantana-garzetta.usdz", "namespace": "custom", "product_id": 110},
{"key": "recommended", "type": "list.single_line_text_field", "value": "[\\"garzetta-desk-lamp\\",\\"nuvola-boucle-armchair\\",\\"luna-arched-floor-lamp\\"]", "namespace": "custom", "product_id": 110},
{"key": "internalUseOnly", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 110},
{"key": "swatches", "type": "json", "value": "{\\"Brushed brass\\":\\"#c29a54\\",\\"Dark bronze\\":\\"#3f332a\\",\\"Bottle green\\":\\"#203a2f\\"}", "namespace": "custom", "product_id": 110},
{"key": "artisanPlan", "type": "single_line_text_field", "value": "Standard", "namespace": "custom", "product_id": 19},
{"key": "shippingOption", "type": "single_line_text_field", "value": "standard", "namespace": "custom", "product_id": 19},
{"key": "material", "type": "list.single_line_text_field", "value": "[\\"Stoneware\\"]", "namespace": "custom", "product_id": 19},
{"key": "sku", "type": "single_line_text_field", "value": "TDNCRE-001", "namespace": "custom", "product_id": 19},
{"key": "isCustomizable", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 19},
{"key": "color", "type": "list.single_line_text_field", "value": "[\\"Ivory\\",\\"Green\\",\\"Red\\",\\"Black\\"]", "namespace": "custom", "product_id": 19},
{"key": "category", "type": "single_line_text_field", "value": "decor/vases", "namespace": "custom", "product_id": 19},
{"key": "dimensions", "type": "json", "value": "{\\"widthCm\\":47.4,\\"depthCm\\":36.3,\\"heightCm\\":42.3,\\"weightKg\\":5.4}", "namespace": "custom", "product_id": 19},
{"key": "dedicatedCourier", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 19},
{"key": "needsAssembly", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 19},
{"key": "shippingCosts", "type": "json", "value": "[{\\"market\\":\\"USA\\",\\"amount\\":{\\"EUR\\":\\"48.0\\",\\"USD\\":\\"52.0\\",\\"GBP\\":\\"41.0\\"}},{\\"market\\":\\"UK\\",\\"amount\\":{\\"EUR\\":\\"28.0\\",\\"USD\\":\\"30.0\\",\\"GBP\\":\\"24.0\\"}},{\\"market\\":\\"EU\\",\\"amount\\":{\\"EUR\\":\\"18.0\\",\\"USD\\":\\"20.0\\",\\"GBP\\":\\"16.0\\"}},{\\"market\\":\\"ROW\\",\\"amount\\":{\\"EUR\\":\\"65.0\\",\\"USD\\":\\"70.0\\",\\"GBP\\":\\"56.0\\"}}]", "namespace": "custom", "product_id": 19},
{"key": "customProperties", "type": "json", "value": "{\\"isFragile\\":true,\\"warehouse\\":\\"other\\",\\"modelFinishes\\":{\\"TDNCRE-001\\":\\"landscape\\",\\"TDNCRE-002\\":\\"night\\"}}", "namespace": "custom", "product_id": 19},
{"key": "artisanName", "type": "single_line_text_field", "value": "Terre di Nove", "namespace": "custom", "product_id": 19},
{"key": "artisanSlug", "type": "single_line_text_field", "value": "terre-di-nove", "namespace": "custom", "product_id": 19},
{"key": "curbsideDelivery", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 19},
{"key": "isReadyToShip", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 19},
{"key": "leadTime", "type": "number_integer", "value": "6", "namespace": "custom", "product_id": 19},
{"key": "localizedSlugs", "type": "json", "value": "{\\"en\\":\\"creta-vases-set-of-three\\",\\"it\\":\\"vasi-creta-serie-di-tre\\",\\"es\\":\\"jarrones-creta-juego-de-tres\\",\\"de\\":\\"vasen-creta-dreiteilig\\",\\"fr\\":\\"vases-creta-ensemble-de-trois\\"}", "namespace": "custom", "product_id": 19},
{"key": "tradePrice", "type": "json", "value": "{\\"EUR\\":\\"502.0\\",\\"USD\\":\\"544.0\\",\\"GBP\\":\\"429.0\\"}", "namespace": "custom", "product_id": 19},
{"key": "notDirectlyShoppable", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 19},
{"key": "cadFile", "type": "single_line_text_field", "value": "/files/vasi-creta-cad.zip", "namespace": "custom", "product_id": 19},
{"key": "arModel", "type": "single_line_text_field", "value": "/files/vasi-creta.glb", "namespace": "custom", "product_id": 19},
{"key": "arModelIos", "type": "single_line_text_field", "value": "/files/vasi-creta.usdz", "namespace": "custom", "product_id": 19},
{"key": "recommended", "type": "list.single_line_text_field", "value": "[\\"colle-burnished-amphora\\",\\"argine-footed-bowl\\",\\"canneto-reeded-credenza\\"]", "namespace": "custom", "product_id": 19},
{"key": "internalUseOnly", "type": "boolean", "value": "false", "namespace": "custom", "product_id": 19},
{"key": "swatches", "type": "json", "value": "{\\"Valley\\":\\"#d8cdb9\\",\\"Night\\":\\"#33302d\\"}", "namespace": "custom", "product_id": 19}
]');
insert into commerce.product_translations ("product_id", "language", "handle", "title", "description_html", "seo_title", "seo_description", "option_names", "option_values", "metafields") overriding system value select "product_id", "language", "handle", "title", "description_html", "seo_title", "seo_description", "option_names", "option_values", "metafields" from jsonb_populate_recordset(null::commerce.product_translations, E'[
{"title": "Plat ovale Alba", "handle": "plat-ovale-alba", "language": "fr", "seo_title": "Plat ovale Alba · Ceramiche Faenza", "metafields": {"custom.color": "[\\"Blanc\\",\\"Vert\\"]", "custom.material": "[\\"Porcelaine\\",\\"Or\\"]"}, "product_id": 162, "option_names": {"Glaze": "Émail"}, "option_values": {"Glaze": {"Sage": "Sauge", "White and gold": "Blanc et or"}}, "seo_description": "Le tour fait des cercles ; l’ovale, il faut le convaincre.", "description_html": "<p>Le tour fait des cercles ; l’ovale, il faut le convaincre. Tullio tourne le plat rond et large, retire du milieu un quartier en forme de feuille, rapproche les deux moitiés et ferme la couture du pouce tant que la terre cède. Sous l’émail, vous ne la trouverez pas ; lui, si, même dans le noir.</p><p>Il est assez long pour un bar ou pour douze figues en file. Trois nervures sous le pied le soutiennent au plus fort du feu, chez Ceramiche Faenza. Lia ajoute l’or en dernier. On peut le tiédir à soixante degrés avant de servir, pas davantage, à cause de la dorure.</p>"},
{"title": "Tetera Alba", "handle": "tetera-alba", "language": "es", "seo_title": "Tetera Alba · Ceramiche Faenza", "metafields": {"custom.color": "[\\"Verde\\",\\"Blanco\\"]", "custom.material": "[\\"Porcelana\\",\\"Oro\\"]"}, "product_id": 161, "option_names": {"Glaze": "Esmalte"}, "option_values": {"Glaze": {"Sage": "Salvia", "White and gold": "Blanco y oro"}}, "seo_description": "Una tetera son cuatro piezas que han de ponerse de acuerdo: cuerpo, tapa, pico y asa, y cada una encoge un noveno en el horno, a su ritmo.", "description_html": "<p>Una tetera son cuatro piezas que han de ponerse de acuerdo: cuerpo, tapa, pico y asa, y cada una encoge un noveno en el horno, a su ritmo. Tullio, de Ceramiche Faenza, las hace todas de una misma pella en una mañana y las deja secar bajo el mismo paño; es el único truco que reconoce.</p><p>El pico se corta con alambre, al sesgo, y así la última gota se vuelve en vez de escurrir. Detrás hay cuarenta agujeros del ancho de una hoja de té. El pomo dorado no quema. Llena cinco tazas. Se enjuaga solo con agua caliente: por dentro oscurece, y así debe ser.</p>"},
{"title": "Teiera Alba", "handle": "teiera-alba", "language": "it", "seo_title": "Teiera Alba · Ceramiche Faenza", "metafields": {"custom.color": "[\\"Verde\\",\\"Bianco\\"]", "custom.material": "[\\"Porcellana\\",\\"Oro\\"]"}, "product_id": 161, "option_names": {"Glaze": "Smalto"}, "option_values": {"Glaze": {"Sage": "Salvia", "White and gold": "Bianco e oro"}}, "seo_description": "Una teiera sono quattro vasi che devono andare d’accordo: corpo, coperchio, becco e manico, ognuno dei quali in forno si ritira di un nono, e con i suoi tempi.", "description_html": "<p>Una teiera sono quattro vasi che devono andare d’accordo: corpo, coperchio, becco e manico, ognuno dei quali in forno si ritira di un nono, e con i suoi tempi. Alle Ceramiche Faenza Tullio li fa tutti da un pane solo in una mattina e li lascia asciugare sotto lo stesso panno: è l’unico trucco che ammette.</p><p>Il becco è tagliato con il filo, di sbieco, così l’ultima goccia torna indietro invece di colare. Dietro ci sono quaranta fori larghi come una foglia di tè. Il pomolo dorato resta fresco. Versa cinque tazze. Si sciacqua in acqua calda e basta: dentro scurisce, ed è giusto.</p>"},
{"title": "Teekanne Alba", "handle": "teekanne-alba", "language": "de", "seo_title": "Teekanne Alba · Ceramiche Faenza", "metafields": {"custom.color": "[\\"Grün\\",\\"Weiß\\"]", "custom.material": "[\\"Porzellan\\",\\"Gold\\"]"}, "product_id": 161, "option_names": {"Glaze": "Glasur"}, "option_values": {"Glaze": {"Sage": "Salbei", "White and gold": "Weiß und Gold"}}, "seo_description": "Eine Teekanne besteht aus vier Gefäßen, die sich einig werden müssen: Körper, Deckel, Tülle und Henkel, und jedes schrumpft im Ofen um ein Neuntel, im eigenen Tempo.", "description_html": "<p>Eine Teekanne besteht aus vier Gefäßen, die sich einig werden müssen: Körper, Deckel, Tülle und Henkel, und jedes schrumpft im Ofen um ein Neuntel, im eigenen Tempo. Tullio von Ceramiche Faenza dreht alle an einem Vormittag aus demselben Klumpen und trocknet sie unter demselben Tuch; einen anderen Trick gibt er nicht zu.</p><p>Die Tülle wird mit Draht schräg geschnitten, damit der letzte Tropfen umkehrt, statt zu laufen. Dahinter liegen vierzig Löcher, so schmal wie ein Teeblatt. Der vergoldete Knauf bleibt kühl. Fünf Tassen. Nur heiß ausspülen; innen wird sie dunkel, und das soll sie.</p>"},
{"title": "Théière Alba", "handle": "theiere-alba", "language": "fr", "seo_title": "Théière Alba · Ceramiche Faenza", "metafields": {"custom.color": "[\\"Vert\\",\\"Blanc\\"]", "custom.material": "[\\"Porcelaine\\",\\"Or\\"]"}, "product_id": 161, "option_names": {"Glaze": "Émail"}, "option_values": {"Glaze": {"Sage": "Sauge", "White and gold": "Blanc et or"}}, "seo_description": "Une théière, ce sont quatre pièces à mettre d’accord : le corps, le couvercle, le bec et l’anse, chacun perdant au four un neuvième de sa taille, chacun à son heure.", "description_html": "<p>Une théière, ce sont quatre pièces à mettre d’accord : le corps, le couvercle, le bec et l’anse, chacun perdant au four un neuvième de sa taille, chacun à son heure. Tullio, de Ceramiche Faenza, les tire toutes de la même motte en une matinée et les sèche sous le même linge ; il n’avoue pas d’autre ruse.</p><p>Le bec est tranché au fil, en biais : la dernière goutte rebrousse chemin au lieu de couler. Derrière, quarante trous de la largeur d’une feuille de thé. Le bouton doré reste frais. Elle verse cinq tasses. On la rince à l’eau chaude, rien d’autre ; le dedans brunit, et c’est bien.</p>"},
{"title": "Fuente ovalada Alba", "handle": "fuente-ovalada-alba", "language": "es", "seo_title": "Fuente ovalada Alba · Ceramiche Faenza", "metafields": {"custom.color": "[\\"Blanco\\",\\"Verde\\"]", "custom.material": "[\\"Porcelana\\",\\"Oro\\"]"}, "product_id": 162, "option_names": {"Glaze": "Esmalte"}, "option_values": {"Glaze": {"Sage": "Salvia", "White and gold": "Blanco y oro"}}, "seo_description": "El torno hace círculos; al óvalo hay que convencerlo.", "description_html": "<p>El torno hace círculos; al óvalo hay que convencerlo. Tullio tornea la fuente redonda y ancha, le quita del centro un gajo en forma de hoja, junta ambas mitades y cierra la costura con el pulgar mientras el barro cede. Bajo el esmalte no la encontrará; él sí, a oscuras.</p><p>Es larga para una lubina o para doce higos en fila. Tres nervios bajo el pie la sostienen cuando Ceramiche Faenza lleva el horno a lo más alto. Lia añade al final el filo de oro. Antes de servir puede templarse a sesenta grados, no más, por el dorado.</p>"},
{"title": "Piatto da portata ovale Alba", "handle": "piatto-da-portata-ovale-alba", "language": "it", "seo_title": "Piatto da portata ovale Alba · Ceramiche Faenza", "metafields": {"custom.color": "[\\"Bianco\\",\\"Verde\\"]", "custom.material": "[\\"Porcellana\\",\\"Oro\\"]"}, "product_id": 162, "option_names": {"Glaze": "Smalto"}, "option_values": {"Glaze": {"Sage": "Salvia", "White and gold": "Bianco e oro"}}, "seo_description": "Il tornio fa cerchi, l’ovale va convinto.", "description_html": "<p>Il tornio fa cerchi, l’ovale va convinto. Tullio tornisce il piatto tondo e largo, ne leva dal mezzo uno spicchio a foglia, accosta le due metà e chiude la giuntura con il pollice finché la terra cede. Sotto lo smalto non la troverai; lui sì, al buio.</p><p>È lungo quanto basta per un branzino o per dodici fichi in fila. Le tre costole che ha sotto il piede lo reggono quando le Ceramiche Faenza spingono il forno al massimo. Lia aggiunge per ultimo il filo d’oro. Prima di servire si può scaldare a sessanta gradi, non di più: la doratura non vuole.</p>"},
{"title": "Ovale Platte Alba", "handle": "ovale-platte-alba", "language": "de", "seo_title": "Ovale Platte Alba · Ceramiche Faenza", "metafields": {"custom.color": "[\\"Weiß\\",\\"Grün\\"]", "custom.material": "[\\"Porzellan\\",\\"Gold\\"]"}, "product_id": 162, "option_names": {"Glaze": "Glasur"}, "option_values": {"Glaze": {"Sage": "Salbei", "White and gold": "Weiß und Gold"}}, "seo_description": "Die Scheibe macht Kreise, ein Oval muss man überreden.", "description_html": "<p>Die Scheibe macht Kreise, ein Oval muss man überreden. Tullio dreht die Platte rund und breit, schneidet aus der Mitte ein Blatt heraus, schiebt beide Hälften zusammen und schließt die Naht mit dem Daumen, solange der Ton nachgibt. Unter der Glasur findet sie niemand; er schon, auch im Dunkeln.</p><p>Sie reicht für einen Wolfsbarsch oder zwölf Feigen in einer Reihe. Drei Stege unter dem Fuß halten sie, wenn der Ofen von Ceramiche Faenza am heißesten ist. Zuletzt zieht Lia die Goldlinie. Vor dem Servieren darf man sie auf sechzig Grad wärmen, mehr verträgt das Gold nicht.</p>"},
{"title": "Silla Ansa", "handle": "silla-ansa", "language": "es", "seo_title": "Silla Ansa · Sedie del Natisone", "metafields": {"custom.color": "[\\"Madera natural\\",\\"Marrón\\",\\"Negro\\"]", "custom.material": "[\\"Haya\\",\\"Nogal\\",\\"Cuerda de papel\\"]"}, "product_id": 33, "option_names": {"Wood": "Madera"}, "option_values": {"Wood": {"Natural beech": "Haya natural", "Canaletto walnut": "Nogal americano", "Black-stained beech": "Haya teñida de negro"}}, "seo_description": "Ansa se llama en italiano el asa de la jarra, y también el meandro que traza el Natisone en Manzano, donde los libros de la parroquia ya hablan de silleros.", "description_html": "<p>Ansa se llama en italiano el asa de la jarra, y también el meandro que traza el Natisone en Manzano, donde los libros de la parroquia ya hablan de silleros. En Sedie del Natisone un listón de haya pasa una hora al vapor; después Dario dispone de noventa segundos para ceñirlo al molde antes de que se endurezca. Queda grueso tras la espalda y fino en las puntas: invita a levantarla por ahí.</p><p>Loredana teje el asiento en una tarde, con ciento veinte metros de cuerda de papel. Si cae vino, séquelo al momento. Con el uso la cuerda se aprieta y deja de crujir.</p>"},
{"title": "Sedia Ansa", "handle": "sedia-ansa", "language": "it", "seo_title": "Sedia Ansa · Sedie del Natisone", "metafields": {"custom.color": "[\\"Legno naturale\\",\\"Marrone\\",\\"Nero\\"]", "custom.material": "[\\"Faggio\\",\\"Noce\\",\\"Corda di carta\\"]"}, "product_id": 33, "option_names": {"Wood": "Legno"}, "option_values": {"Wood": {"Natural beech": "Faggio naturale", "Canaletto walnut": "Noce canaletto", "Black-stained beech": "Faggio tinto nero"}}, "seo_description": "Ansa è il manico della brocca, ed è la curva che il Natisone fa a Manzano, dove di sedie si parla già nei registri parrocchiali.", "description_html": "<p>Ansa è il manico della brocca, ed è la curva che il Natisone fa a Manzano, dove di sedie si parla già nei registri parrocchiali. Da Sedie del Natisone un listello di faggio resta un’ora nel vapore; poi Dario ha novanta secondi per avvolgerlo sulla forma, prima che s’indurisca. Pieno dietro la schiena, sottile in punta, viene voglia di sollevarla da lì.</p><p>La seduta la intreccia Loredana in un pomeriggio, con centoventi metri di corda di carta. Se cade del vino si tampona subito. Con gli anni la corda si serra e smette di scricchiolare.</p>"},
{"title": "Stuhl Ansa", "handle": "stuhl-ansa", "language": "de", "seo_title": "Stuhl Ansa · Sedie del Natisone", "metafields": {"custom.color": "[\\"Naturholz\\",\\"Braun\\",\\"Schwarz\\"]", "custom.material": "[\\"Buche\\",\\"Nussbaum\\",\\"Papierkordel\\"]"}, "product_id": 33, "option_names": {"Wood": "Holz"}, "option_values": {"Wood": {"Natural beech": "Buche natur", "Canaletto walnut": "Amerikanischer Nussbaum", "Black-stained beech": "Buche schwarz gebeizt"}}, "seo_description": "Ansa heißt im Italienischen der Henkel eines Krugs, aber auch die Schleife, die der Natisone bei Manzano zieht.", "description_html": "<p>Ansa heißt im Italienischen der Henkel eines Krugs, aber auch die Schleife, die der Natisone bei Manzano zieht. Stühle baut man dort, seit es Kirchenbücher gibt. Bei Sedie del Natisone liegt eine Buchenleiste eine Stunde im Dampf, danach bleiben Dario neunzig Sekunden, um sie um die Form zu legen, ehe sie steif wird. Hinter dem Rücken kräftig, an den Enden dünn: Man fasst den Stuhl von selbst am Henkel.</p><p>Den Sitz flicht Loredana an einem Nachmittag aus hundertzwanzig Metern Papierkordel. Verschüttetes gleich abtupfen. Mit den Jahren wird das Geflecht fester und stiller.</p>"},
{"title": "Chaise Ansa", "handle": "chaise-ansa", "language": "fr", "seo_title": "Chaise Ansa · Sedie del Natisone", "metafields": {"custom.color": "[\\"Bois naturel\\",\\"Brun\\",\\"Noir\\"]", "custom.material": "[\\"Hêtre\\",\\"Noyer\\",\\"Corde de papier\\"]"}, "product_id": 33, "option_names": {"Wood": "Bois"}, "option_values": {"Wood": {"Natural beech": "Hêtre naturel", "Canaletto walnut": "Noyer noir", "Black-stained beech": "Hêtre teinté noir"}}, "seo_description": "En italien, une ansa est l’anse d’une cruche, et le méandre du Natisone à Manzano, où les registres de la paroisse citent déjà des chaisiers.", "description_html": "<p>En italien, une ansa est l’anse d’une cruche, et le méandre du Natisone à Manzano, où les registres de la paroisse citent déjà des chaisiers. Chez Sedie del Natisone, un liteau de hêtre passe une heure à la vapeur ; Dario dispose ensuite de quatre-vingt-dix secondes pour l’enrouler sur le gabarit avant qu’il ne se raidisse. Épais derrière le dos, mince au bout, on a envie de le saisir par là.</p><p>Loredana tresse l’assise en un après-midi, avec cent vingt mètres de corde de papier. Épongez aussitôt ce qui tombe. La corde se resserre à l’usage, et se tait.</p>"},
{"title": "Cubierto Arno, cuatro piezas", "handle": "cubierto-arno-cuatro-piezas", "language": "es", "seo_title": "Cubierto Arno, cuatro piezas · Argenti Oltrarno", "metafields": {"custom.color": "[\\"Plata\\",\\"Dorado\\"]", "custom.material": "[\\"Alpaca plateada\\",\\"Acero\\"]"}, "product_id": 151, "option_names": {"Plating": "Baño"}, "option_values": {"Plating": {"Gold-plated": "Baño de oro", "Silver-plated": "Baño de plata"}}, "seo_description": "Tenedor, cuchillo, cuchara y cuchara de postre, forjados de barra y no troquelados de chapa.", "description_html": "<p>Tenedor, cuchillo, cuchara y cuchara de postre, forjados de barra y no troquelados de chapa. La diferencia está en el cuello: Lapo deja grueso el metal donde lo dobla la mano y lo adelgaza donde llega la boca, y así la cuchara pesa menos de lo que aparenta y el tenedor no se cansa.</p><p>Argenti Oltrarno los platea sobre alpaca, con más plata en los puntos que rozan la mesa. El cuchillo lleva hoja de acero y mango hueco relleno de pez, como antes del lavavajillas; ese se lava a mano. Ginevra graba monogramas en tres semanas.</p>"},
{"title": "Posate Arno per un coperto, quattro pezzi", "handle": "posate-arno-per-un-coperto-quattro-pezzi", "language": "it", "seo_title": "Posate Arno per un coperto, quattro pezzi · Argenti Oltrarno", "metafields": {"custom.color": "[\\"Argento\\",\\"Dorato\\"]", "custom.material": "[\\"Alpacca argentata\\",\\"Acciaio\\"]"}, "product_id": 151, "option_names": {"Plating": "Finitura"}, "option_values": {"Plating": {"Gold-plated": "Dorato", "Silver-plated": "Argentato"}}, "seo_description": "Forchetta, coltello, cucchiaio e cucchiaio da dolce, forgiati dalla barra e non tranciati dalla lastra.", "description_html": "<p>Forchetta, coltello, cucchiaio e cucchiaio da dolce, forgiati dalla barra e non tranciati dalla lastra. La differenza sta nel collo: Lapo lascia spesso il metallo dove la mano lo piega e lo assottiglia dove arriva la bocca, così il cucchiaio pesa meno di quel che pare e la forchetta non si stanca.</p><p>Argenti Oltrarno li argenta sull’alpacca, con più argento nei punti che toccano la tavola. Il coltello ha la lama d’acciaio e il manico cavo, pieno di pece, come prima delle lavastoviglie: quello si lava a mano. I monogrammi li incide Ginevra in tre settimane.</p>"},
{"title": "Gedeck Arno, vierteilig", "handle": "gedeck-arno-vierteilig", "language": "de", "seo_title": "Gedeck Arno, vierteilig · Argenti Oltrarno", "metafields": {"custom.color": "[\\"Silber\\",\\"Goldfarben\\"]", "custom.material": "[\\"Versilbertes Neusilber\\",\\"Stahl\\"]"}, "product_id": 151, "option_names": {"Plating": "Auflage"}, "option_values": {"Plating": {"Gold-plated": "Vergoldet", "Silver-plated": "Versilbert"}}, "seo_description": "Gabel, Messer, Löffel und Dessertlöffel, aus der Stange geschmiedet statt aus Blech gestanzt.", "description_html": "<p>Gabel, Messer, Löffel und Dessertlöffel, aus der Stange geschmiedet statt aus Blech gestanzt. Der Unterschied liegt im Hals: Lapo lässt das Metall dick, wo die Hand es biegt, und zieht es dünn aus, wo der Mund es berührt. So wiegt der Löffel weniger, als er aussieht, und die Gabel ermüdet nie.</p><p>Argenti Oltrarno versilbert auf Neusilber, stärker an den Stellen, die den Tisch berühren. Das Messer hat eine Stahlklinge und einen hohlen, mit Pech gefüllten Griff wie vor der Zeit der Spülmaschinen; dieses eine von Hand spülen. Monogramme graviert Ginevra in drei Wochen.</p>"},
{"title": "Couvert Arno, quatre pièces", "handle": "couvert-arno-quatre-pieces", "language": "fr", "seo_title": "Couvert Arno, quatre pièces · Argenti Oltrarno", "metafields": {"custom.color": "[\\"Argent\\",\\"Doré\\"]", "custom.material": "[\\"Maillechort argenté\\",\\"Acier\\"]"}, "product_id": 151, "option_names": {"Plating": "Placage"}, "option_values": {"Plating": {"Gold-plated": "Doré à l’or fin", "Silver-plated": "Argenté"}}, "seo_description": "Fourchette, couteau, cuiller et cuiller à dessert, forgés dans la barre et non découpés dans la feuille.", "description_html": "<p>Fourchette, couteau, cuiller et cuiller à dessert, forgés dans la barre et non découpés dans la feuille. Tout est dans le col : Lapo laisse le métal épais là où la main le plie et l’amincit là où la bouche le rencontre ; la cuiller pèse moins qu’elle n’en a l’air, la fourchette ne se fatigue pas.</p><p>Argenti Oltrarno les argente sur maillechort, davantage aux points d’appui. Le couteau a une lame d’acier et un manche creux rempli de poix, comme avant les lave-vaisselle : celui-là se lave à la main. Ginevra grave les chiffres en trois semaines.</p>"},
{"title": "Mesa redonda Trifoglio", "handle": "mesa-redonda-trifoglio", "language": "es", "seo_title": "Mesa redonda Trifoglio · Ebanisteria Cantù", "metafields": {"custom.color": "[\\"Marrón\\",\\"Madera natural\\",\\"Negro\\"]", "custom.material": "[\\"Nogal\\",\\"Roble\\",\\"Latón\\"]"}, "product_id": 60, "option_names": {"Wood": "Madera"}, "option_values": {"Wood": {"Natural oak": "Roble natural", "Ebonized oak": "Roble ennegrecido", "Canaletto walnut": "Nogal americano"}}, "seo_description": "Tres hojas se dan la espalda y comparten el espinazo: donde querría ir una rodilla no hay pata.", "description_html": "<p>Tres hojas se dan la espalda y comparten el espinazo: donde querría ir una rodilla no hay pata. En Ebanisteria Cantù, Ambrogio las corta de tablones de cuarenta y seis milímetros, repasa la curva de sable con bastrén y traba las tres con una sola lengüeta.</p><p>El tablero es macizo y se adelgaza por debajo hasta dejar un dedo en el borde; parece más ligero de lo que pesa. Caben seis. Las hojas viajan aparte y se fijan con un tornillo bajo un disco de latón. Una mano de aceite en primavera; los arañazos se quitan con cuchilla y paciencia.</p>"},
{"title": "Tavolo rotondo Trifoglio", "handle": "tavolo-rotondo-trifoglio", "language": "it", "seo_title": "Tavolo rotondo Trifoglio · Ebanisteria Cantù", "metafields": {"custom.color": "[\\"Marrone\\",\\"Legno naturale\\",\\"Nero\\"]", "custom.material": "[\\"Noce\\",\\"Rovere\\",\\"Ottone\\"]"}, "product_id": 60, "option_names": {"Wood": "Legno"}, "option_values": {"Wood": {"Natural oak": "Rovere naturale", "Ebonized oak": "Rovere ebanizzato", "Canaletto walnut": "Noce canaletto"}}, "seo_description": "Tre lame stanno schiena contro schiena e hanno in comune la spina: dove vorrebbe stare un ginocchio, gamba non ce n’è.", "description_html": "<p>Tre lame stanno schiena contro schiena e hanno in comune la spina: dove vorrebbe stare un ginocchio, gamba non ce n’è. All’Ebanisteria Cantù Ambrogio le sega da tavole di quarantasei millimetri, rifinisce la curva a sciabola col coltello a petto e blocca le tre con una linguetta che poi non si vede.</p><p>Il piano è massello, assottigliato da sotto finché sul bordo resta un dito: sembra più leggero di quanto sia. Ci si siede in sei. Le lame viaggiano a parte e si fissano con un bullone sotto un disco d’ottone. Una mano d’olio in primavera; un graffio si toglie con la rasiera e un po’ di pazienza.</p>"},
{"title": "Runder Esstisch Trifoglio", "handle": "runder-esstisch-trifoglio", "language": "de", "seo_title": "Runder Esstisch Trifoglio · Ebanisteria Cantù", "metafields": {"custom.color": "[\\"Braun\\",\\"Naturholz\\",\\"Schwarz\\"]", "custom.material": "[\\"Nussbaum\\",\\"Eiche\\",\\"Messing\\"]"}, "product_id": 60, "option_names": {"Wood": "Holz"}, "option_values": {"Wood": {"Natural oak": "Eiche natur", "Ebonized oak": "Geschwärzte Eiche", "Canaletto walnut": "Amerikanischer Nussbaum"}}, "seo_description": "Drei Klingen stehen Rücken an Rücken und teilen sich ein Rückgrat.", "description_html": "<p>Drei Klingen stehen Rücken an Rücken und teilen sich ein Rückgrat. Wo ein Knie hinmöchte, ist deshalb nie ein Bein. Ambrogio von der Ebanisteria Cantù sägt sie aus sechsundvierzig Millimeter starken Bohlen, zieht den Säbelschwung mit dem Schweifhobel nach und verriegelt alle drei mit einer einzigen losen Feder.</p><p>Die massive Platte wird von unten verjüngt, bis an der Kante nur ein Fingerbreit bleibt; sie wirkt leichter, als sie ist. Sechs Personen haben Platz. Die Klingen reisen getrennt und werden unter einer Messingscheibe verschraubt. Im Frühjahr ölen; Kratzer nimmt die Ziehklinge weg, mit etwas Geduld.</p>"},
{"title": "Table ronde Trifoglio", "handle": "table-ronde-trifoglio", "language": "fr", "seo_title": "Table ronde Trifoglio · Ebanisteria Cantù", "metafields": {"custom.color": "[\\"Brun\\",\\"Bois naturel\\",\\"Noir\\"]", "custom.material": "[\\"Noyer\\",\\"Chêne\\",\\"Laiton\\"]"}, "product_id": 60, "option_names": {"Wood": "Bois"}, "option_values": {"Wood": {"Natural oak": "Chêne naturel", "Ebonized oak": "Chêne noirci", "Canaletto walnut": "Noyer noir"}}, "seo_description": "Trois lames dos à dos, une seule épine : là où un genou voudrait se glisser, il n’y a jamais de pied.", "description_html": "<p>Trois lames dos à dos, une seule épine : là où un genou voudrait se glisser, il n’y a jamais de pied. À l’Ebanisteria Cantù, Ambrogio les débite dans des plateaux de quarante-six millimètres, reprend la courbe en sabre à la wastringue et bloque le tout d’une languette unique.</p><p>Le dessus, massif, est aminci par-dessous jusqu’à ne garder qu’un doigt de chant ; il paraît plus léger qu’il n’est. On y tient à six. Les lames voyagent à part et se fixent d’un boulon sous un disque de laiton. Une couche d’huile au printemps ; une rayure s’efface au racloir, avec un peu de patience.</p>"},
{"title": "Mesa de caballetes Ponte", "handle": "mesa-de-caballetes-ponte", "language": "es", "seo_title": "Mesa de caballetes Ponte · Falegnameria Alta Badia", "metafields": {"custom.color": "[\\"Madera natural\\",\\"Marrón\\"]", "custom.material": "[\\"Roble\\",\\"Alerce\\",\\"Nogal\\"]"}, "product_id": 75, "option_names": {"Wood": "Madera"}, "option_values": {"Wood": {"Natural oak": "Roble natural", "Natural larch": "Alerce natural"}}, "seo_description": "Dos caballetes, una viga y cuatro tablones: la mesa se desarma a golpe de mazo, como cuando en verano los muebles subían a la majada.", "description_html": "<p>Dos caballetes, una viga y cuatro tablones: la mesa se desarma a golpe de mazo, como cuando en verano los muebles subían a la majada. Falegnameria Alta Badia clava una cuña en cada extremo del travesaño, y cuanto más se apoya uno, más firme queda.</p><p>En las juntas del tablero Tobia embute tres colas de mariposa de nogal, para que los tablones se muevan a la par con las estaciones. El roble es del fondo del valle, mide cuatro centímetros de grueso y lleva tres manos de jabón. Se lava con agua tibia y jabón en escamas; con cada lavado el poro se cierra un poco.</p>"},
{"title": "Tavolo a cavalletto Ponte", "handle": "tavolo-cavalletto-ponte", "language": "it", "seo_title": "Tavolo a cavalletto Ponte · Falegnameria Alta Badia", "metafields": {"custom.color": "[\\"Legno naturale\\",\\"Marrone\\"]", "custom.material": "[\\"Rovere\\",\\"Larice\\",\\"Noce\\"]"}, "product_id": 75, "option_names": {"Wood": "Legno"}, "option_values": {"Wood": {"Natural oak": "Rovere naturale", "Natural larch": "Larice naturale"}}, "seo_description": "Due cavalletti, una trave, quattro tavole: il Ponte si smonta a colpi di mazzuolo, come quando d’estate i mobili salivano alla malga.", "description_html": "<p>Due cavalletti, una trave, quattro tavole: il Ponte si smonta a colpi di mazzuolo, come quando d’estate i mobili salivano alla malga. La Falegnameria Alta Badia pianta un cuneo alle due estremità della traversa, e più ci si appoggia più il tavolo si stringe.</p><p>Nelle giunture del piano Tobia incastra tre farfalle di noce, perché le tavole si muovano insieme quando cambia la stagione. Il rovere viene dal fondovalle, è spesso quattro centimetri e riceve tre mani di sapone. Si lava con acqua tiepida e scaglie di Marsiglia: a ogni lavata il poro si chiude un po’ di più.</p>"},
{"title": "Bocktisch Ponte", "handle": "bocktisch-ponte", "language": "de", "seo_title": "Bocktisch Ponte · Falegnameria Alta Badia", "metafields": {"custom.color": "[\\"Naturholz\\",\\"Braun\\"]", "custom.material": "[\\"Eiche\\",\\"Lärche\\",\\"Nussbaum\\"]"}, "product_id": 75, "option_names": {"Wood": "Holz"}, "option_values": {"Wood": {"Natural oak": "Eiche natur", "Natural larch": "Lärche natur"}}, "seo_description": "Zwei Böcke, ein Balken, vier Bohlen: Mit dem Klüpfel ist der Tisch zerlegt, wie einst, als die Möbel im Sommer mit auf die Alm zogen.", "description_html": "<p>Zwei Böcke, ein Balken, vier Bohlen: Mit dem Klüpfel ist der Tisch zerlegt, wie einst, als die Möbel im Sommer mit auf die Alm zogen. Durch beide Enden des Stegs treibt die Falegnameria Alta Badia einen Keil, und je mehr man sich aufstützt, desto fester sitzt er.</p><p>In die Fugen der Platte lässt Tobia drei Schwalbenschwänze aus Nussbaum ein, damit sich die Bohlen gemeinsam bewegen. Die Eiche kommt aus dem Talgrund, ist vier Zentimeter stark und dreimal geseift. Man wäscht sie mit warmem Wasser und Seifenflocken; mit jeder Wäsche schließen sich die Poren weiter.</p>"},
{"title": "Table à tréteaux Ponte", "handle": "table-a-treteaux-ponte", "language": "fr", "seo_title": "Table à tréteaux Ponte · Falegnameria Alta Badia", "metafields": {"custom.color": "[\\"Bois naturel\\",\\"Brun\\"]", "custom.material": "[\\"Chêne\\",\\"Mélèze\\",\\"Noyer\\"]"}, "product_id": 75, "option_names": {"Wood": "Bois"}, "option_values": {"Wood": {"Natural oak": "Chêne naturel", "Natural larch": "Mélèze naturel"}}, "seo_description": "Deux tréteaux, une poutre, quatre planches : la table se démonte au maillet, comme du temps où les meubles montaient l’été à l’alpage.", "description_html": "<p>Deux tréteaux, une poutre, quatre planches : la table se démonte au maillet, comme du temps où les meubles montaient l’été à l’alpage. La Falegnameria Alta Badia chasse un coin à chaque bout de l’entretoise, et plus on s’y appuie, mieux elle se serre.</p><p>Dans les joints du dessus, Tobia encastre trois papillons de noyer, pour que les planches bougent ensemble au fil des saisons. Le chêne vient du fond de la vallée ; épais de quatre centimètres, il est savonné trois fois. On le lave à l’eau tiède et au savon en paillettes : chaque lavage resserre un peu le grain.</p>"},
{"title": "Lámpara de lectura Garzetta", "handle": "lampara-de-lectura-garzetta", "language": "es", "seo_title": "Lámpara de lectura Garzetta · Ottoni Lumezzane", "metafields": {"custom.color": "[\\"Dorado\\",\\"Marrón\\",\\"Verde\\"]", "custom.material": "[\\"Latón\\",\\"Bronce\\",\\"Mármol\\",\\"Travertino\\"]"}, "product_id": 110, "option_names": {"Finish": "Acabado"}, "option_values": {"Finish": {"Dark bronze": "Bronce oscuro", "Bottle green": "Verde botella", "Brushed brass": "Latón cepillado"}}, "seo_description": "La garzetta es la garceta blanca que espera en los arrozales con el cuello tendido.", "description_html": "<p>La garzetta es la garceta blanca que espera en los arrozales con el cuello tendido. El brazo de esta lámpara está igual de quieto: un cilindro de latón en el extremo corto pesa lo que la cabeza en el largo, de modo que se queda donde se deja, sin muelle ni palomilla.</p><p>En Ottoni Lumezzane, Remo equilibra cada lámpara sobre el filo de un cuchillo y lima el contrapeso al gramo. La articulación es un cono de bronce dentro de otro de latón, que con el uso agarra mejor. Por dentro la cabeza va pintada de color hueso: se ve la página y no la bombilla.</p>"},
{"title": "Piantana da lettura Garzetta", "handle": "piantana-da-lettura-garzetta", "language": "it", "seo_title": "Piantana da lettura Garzetta · Ottoni Lumezzane", "metafields": {"custom.color": "[\\"Dorato\\",\\"Marrone\\",\\"Verde\\"]", "custom.material": "[\\"Ottone\\",\\"Bronzo\\",\\"Marmo\\",\\"Travertino\\"]"}, "product_id": 110, "option_names": {"Finish": "Finitura"}, "option_values": {"Finish": {"Dark bronze": "Bronzo brunito", "Bottle green": "Verde bottiglia", "Brushed brass": "Ottone spazzolato"}}, "seo_description": "La garzetta è quell’airone piccolo e bianco che sta nelle risaie col collo teso, in attesa.", "description_html": "<p>La garzetta è quell’airone piccolo e bianco che sta nelle risaie col collo teso, in attesa. Il braccio di questa lampada è fermo come lei: dal lato corto un cilindro d’ottone pesa quanto la testa dal lato lungo, perciò resta dove lo si mette, senza molle né pomelli.</p><p>All’Ottoni Lumezzane Remo bilancia ogni lampada sul filo di un coltello e lima il contrappeso al grammo. Lo snodo è un cono di bronzo dentro un cono d’ottone, che usandolo tiene sempre meglio. Dentro, la testa è smaltata color osso: la pagina è in luce, la lampadina non si vede.</p>"},
{"title": "Leseleuchte Garzetta", "handle": "leseleuchte-garzetta", "language": "de", "seo_title": "Leseleuchte Garzetta · Ottoni Lumezzane", "metafields": {"custom.color": "[\\"Goldfarben\\",\\"Braun\\",\\"Grün\\"]", "custom.material": "[\\"Messing\\",\\"Bronze\\",\\"Marmor\\",\\"Travertin\\"]"}, "product_id": 110, "option_names": {"Finish": "Ausführung"}, "option_values": {"Finish": {"Dark bronze": "Bronze dunkel", "Bottle green": "Flaschengrün", "Brushed brass": "Messing gebürstet"}}, "seo_description": "Garzetta heißt der kleine weiße Reiher, der mit gestrecktem Hals im Reisfeld wartet.", "description_html": "<p>Garzetta heißt der kleine weiße Reiher, der mit gestrecktem Hals im Reisfeld wartet. So ruhig hält auch der Arm dieser Leuchte: Am kurzen Ende wiegt ein Messingzylinder genau, was am langen der Kopf wiegt, und der Arm bleibt, wo man ihn lässt, ohne Feder und ohne Knauf.</p><p>Bei Ottoni Lumezzane balanciert Remo jede Leuchte auf einer Messerschneide aus und feilt das Gegengewicht aufs Gramm. Das Gelenk ist ein Bronzekegel in einem Messingkegel; mit der Zeit greift es besser. Innen ist der Kopf knochenfarben lackiert, so liegt Licht auf der Seite, und die Lampe sieht man nicht.</p>"},
{"title": "Liseuse Garzetta", "handle": "liseuse-garzetta", "language": "fr", "seo_title": "Liseuse Garzetta · Ottoni Lumezzane", "metafields": {"custom.color": "[\\"Doré\\",\\"Brun\\",\\"Vert\\"]", "custom.material": "[\\"Laiton\\",\\"Bronze\\",\\"Marbre\\",\\"Travertin\\"]"}, "product_id": 110, "option_names": {"Finish": "Finition"}, "option_values": {"Finish": {"Dark bronze": "Bronze foncé", "Bottle green": "Vert bouteille", "Brushed brass": "Laiton brossé"}}, "seo_description": "La garzetta, c’est l’aigrette blanche qui attend dans les rizières, le cou tendu.", "description_html": "<p>La garzetta, c’est l’aigrette blanche qui attend dans les rizières, le cou tendu. Le bras de cette lampe est aussi immobile : à l’extrémité courte, un cylindre de laiton pèse ce que pèse la tête à l’autre bout. Il reste donc où on le laisse, sans ressort ni molette.</p><p>Chez Ottoni Lumezzane, Remo équilibre chaque lampe sur le fil d’un couteau et lime le contrepoids au gramme près. L’articulation est un cône de bronze dans un cône de laiton, qui serre mieux à l’usage. Dedans, la tête est laquée couleur d’os : on voit la page, jamais l’ampoule.</p>"},
{"title": "Jarrones Creta, juego de tres", "handle": "jarrones-creta-juego-de-tres", "language": "es", "seo_title": "Jarrones Creta, juego de tres · Terre di Nove", "metafields": {"custom.color": "[\\"Marfil\\",\\"Verde\\",\\"Rojo\\",\\"Negro\\"]", "custom.material": "[\\"Gres\\"]"}, "product_id": 19, "option_names": {"Palette": "Gama"}, "option_values": {"Palette": {"Night": "Noche", "Valley": "Valle"}}, "seo_description": "Dos hermanas, un torno junto a la ventana y barro sacado de detrás del horno.", "description_html": "<p>Dos hermanas, un torno junto a la ventana y barro sacado de detrás del horno. Así trabaja Terre di Nove desde que Ilaria y Bruna heredaron la casa de su tía. Cada jarrón se levanta de una sola vez; los anillos que se notan al tacto son los dedos de Bruna, y ella no los lija.</p><p>El alto queda desnudo, moteado por el hierro de la tierra. El redondo se bruñe con el dorso de una cuchara. El esbelto lleva un vidriado de ceniza de sarmientos. Los tres admiten agua, y ninguno será idéntico al de la fotografía.</p>"},
{"title": "Vasi Creta, serie di tre", "handle": "vasi-creta-serie-di-tre", "language": "it", "seo_title": "Vasi Creta, serie di tre · Terre di Nove", "metafields": {"custom.color": "[\\"Avorio\\",\\"Verde\\",\\"Rosso\\",\\"Nero\\"]", "custom.material": "[\\"Grès\\"]"}, "product_id": 19, "option_names": {"Palette": "Tonalità"}, "option_values": {"Palette": {"Night": "Notte", "Valley": "Valle"}}, "seo_description": "Due sorelle, un tornio accanto alla finestra e la creta cavata dietro il forno.", "description_html": "<p>Due sorelle, un tornio accanto alla finestra e la creta cavata dietro il forno. A Terre di Nove si lavora così da quando Ilaria e Bruna hanno preso la casa della zia. Ogni vaso si tira su in una sola volta; gli anelli che senti sotto le dita sono quelli di Bruna, che non li leviga mai.</p><p>Il più alto resta nudo, punteggiato dal ferro della terra. Il tondo è brunito con il dorso di un cucchiaio. Lo smalto di quello snello nasce dalla cenere dei sarmenti di vite della valle. Tengono tutti l’acqua, e nessuno è identico a quello della fotografia.</p>"},
{"title": "Vasen Creta, dreiteilig", "handle": "vasen-creta-dreiteilig", "language": "de", "seo_title": "Vasen Creta, dreiteilig · Terre di Nove", "metafields": {"custom.color": "[\\"Elfenbein\\",\\"Grün\\",\\"Rot\\",\\"Schwarz\\"]", "custom.material": "[\\"Steinzeug\\"]"}, "product_id": 19, "option_names": {"Palette": "Farbklang"}, "option_values": {"Palette": {"Night": "Nacht", "Valley": "Tal"}}, "seo_description": "Zwei Schwestern, eine Drehscheibe am Fenster, der Ton aus der Grube hinter dem Ofen: So arbeitet Terre di Nove, seit Ilaria und Bruna das Haus von ihrer Tante übernommen haben.", "description_html": "<p>Zwei Schwestern, eine Drehscheibe am Fenster, der Ton aus der Grube hinter dem Ofen: So arbeitet Terre di Nove, seit Ilaria und Bruna das Haus von ihrer Tante übernommen haben. Jede Vase wird in einem Zug hochgezogen. Die Rillen, die man fühlt, stammen von Brunas Fingern, und sie schleift keine davon weg.</p><p>Die hohe bleibt roh, gesprenkelt vom Eisen in der Erde. Die runde ist mit dem Löffelrücken poliert. Die schlanke trägt eine Glasur aus der Asche von Rebholz. Wasserdicht sind alle drei, und keine gleicht genau der auf dem Bild.</p>"},
{"title": "Vases Creta, ensemble de trois", "handle": "vases-creta-ensemble-de-trois", "language": "fr", "seo_title": "Vases Creta, ensemble de trois · Terre di Nove", "metafields": {"custom.color": "[\\"Ivoire\\",\\"Vert\\",\\"Rouge\\",\\"Noir\\"]", "custom.material": "[\\"Grès\\"]"}, "product_id": 19, "option_names": {"Palette": "Palette de tons"}, "option_values": {"Palette": {"Night": "Nuit", "Valley": "Vallée"}}, "seo_description": "Deux sœurs, un tour près de la fenêtre, une argile tirée de derrière le four : on travaille ainsi à Terre di Nove depuis qu’Ilaria et Bruna ont repris la maison de leur tante.", "description_html": "<p>Deux sœurs, un tour près de la fenêtre, une argile tirée de derrière le four : on travaille ainsi à Terre di Nove depuis qu’Ilaria et Bruna ont repris la maison de leur tante. Chaque vase est monté d’une seule traite. Les anneaux que l’on sent sont les doigts de Bruna ; elle ne les ponce pas.</p><p>Le grand reste nu, moucheté par le fer de la terre. Le rond est bruni au dos d’une cuillère. Le mince porte un émail de cendre de sarments. Tous trois tiennent l’eau, et aucun ne sera tout à fait celui de la photographie.</p>"}
]');
insert into commerce.products ("id", "handle", "title", "description_html", "vendor", "product_type", "category_path", "tags", "status", "published_at", "seo_title", "seo_description", "is_gift_card", "options", "import_digest", "created_at", "updated_at", "version") overriding system value select "id", "handle", "title", "description_html", "vendor", "product_type", "category_path", "tags", "status", "published_at", "seo_title", "seo_description", "is_gift_card", "options", "import_digest", "created_at", "updated_at", "version" from jsonb_populate_recordset(null::commerce.products, '[
{"id": 162, "tags": ["Porcelain", "Dining room"], "title": "Alba oval platter", "handle": "alba-oval-platter", "status": "active", "vendor": "Ceramiche Faenza", "options": [{"name": "Glaze", "values": [{"name": "White and gold", "swatchColor": "#f3efe8"}, {"name": "Sage", "swatchColor": "#8d9a78"}]}], "version": 1, "seo_title": "Alba oval platter by Ceramiche Faenza", "created_at": "2026-11-16T08:00:00+00:00", "updated_at": "2026-11-29T08:55:05.941701+00:00", "is_gift_card": false, "product_type": "Serving", "published_at": "2026-11-16T08:00:00+00:00", "category_path": "Tableware > Serving", "import_digest": "ysfas9VfqFkhh3Ko8kN6xRmUJeRaXrqN9-Ed6DWosLM", "seo_description": "A wheel makes circles, so an oval has to be persuaded.", "description_html": "<p>A wheel makes circles, so an oval has to be persuaded. Tullio throws the platter round and wide, cuts a leaf-shaped piece out of its middle, pushes the two halves together and closes the seam with his thumb while the clay still gives. After the glaze you will not find it; he can, in the dark.</p><p>It is long enough for a sea bass or for twelve figs in a row. Three bars under the foot keep it from sagging at Ceramiche Faenza’s highest heat. Lia adds the gold line last. It may be warmed to sixty degrees before serving, not more, because of the gilding.</p>"},
{"id": 161, "tags": ["Porcelain", "Kitchen"], "title": "Alba teapot", "handle": "alba-round-teapot", "status": "active", "vendor": "Ceramiche Faenza", "options": [{"name": "Glaze", "values": [{"name": "Sage", "swatchColor": "#8d9a78"}, {"name": "White and gold", "swatchColor": "#f3efe8"}]}], "version": 1, "seo_title": "Alba teapot by Ceramiche Faenza", "created_at": "2026-07-06T08:00:00+00:00", "updated_at": "2026-11-29T08:55:05.941701+00:00", "is_gift_card": false, "product_type": "Tea and coffee", "published_at": "2026-07-06T08:00:00+00:00", "category_path": "Tableware > Tea and coffee", "import_digest": "6uXdHYmO1dN4p7yFb5e9Y0k4DGxF8P2Yq4DnmZ3NGOo", "seo_description": "A teapot is four pots that must agree: body, lid, spout and handle, each shrinking by a ninth in the kiln and each in its own time.", "description_html": "<p>A teapot is four pots that must agree: body, lid, spout and handle, each shrinking by a ninth in the kiln and each in its own time. Tullio of Ceramiche Faenza throws all four from one lump on one morning and lets them dry under the same cloth, which is the only trick he admits to.</p><p>The spout is cut with a wire, on a slant, so the last drop turns back instead of running down. Behind it are forty holes no wider than a tea leaf. The gilt knob stays cool. It pours five cups. Rinse with hot water and nothing else; the inside darkens, and should.</p>"},
{"id": 33, "tags": ["Woven seat", "Dining room", "Contract"], "title": "Ansa dining chair", "handle": "ansa-dining-chair", "status": "active", "vendor": "Sedie del Natisone", "options": [{"name": "Wood", "values": [{"name": "Natural beech", "swatchColor": "#c89d75"}, {"name": "Canaletto walnut", "swatchColor": "#6a4530"}, {"name": "Black-stained beech", "swatchColor": "#241e19"}]}], "version": 1, "seo_title": "Ansa dining chair by Sedie del Natisone", "created_at": "2025-05-12T08:00:00+00:00", "updated_at": "2026-11-29T08:55:05.941701+00:00", "is_gift_card": false, "product_type": "Dining chairs", "published_at": "2025-05-12T08:00:00+00:00", "category_path": "Furniture > Seating > Dining chairs", "import_digest": "9lKnKUxthf4vnypU5Gu2XYrfgc24SCC9L7nGI40hyF8", "seo_description": "An ansa is the handle of a jug, and the bend of the river Natisone at Manzano, where chairs have been made for as long as anyone has kept parish books.", "description_html": "<p>An ansa is the handle of a jug, and the bend of the river Natisone at Manzano, where chairs have been made for as long as anyone has kept parish books. Sedie del Natisone steams a beech lath for an hour, then Dario has ninety seconds to lay it round the mold before it stiffens. Shaved thick behind the back and thin at the tips, it asks to be picked up by its handle.</p><p>Loredana weaves the seat from a hundred and twenty meters of paper cord in an afternoon. A spill wants blotting at once; the cord grows tighter, and quieter, with use.</p>"},
{"id": 151, "tags": ["Silver", "Dining room", "In our warehouse"], "title": "Arno place setting, four pieces", "handle": "arno-place-setting-four-pieces", "status": "active", "vendor": "Argenti Oltrarno", "options": [{"name": "Plating", "values": [{"name": "Silver-plated", "swatchColor": "#d0cdc7"}, {"name": "Gold-plated", "swatchColor": "#d7ad5f"}]}], "version": 1, "seo_title": "Arno place setting, four pieces by Argenti Oltrarno", "created_at": "2026-01-19T08:00:00+00:00", "updated_at": "2026-11-29T08:55:05.941701+00:00", "is_gift_card": false, "product_type": "Cutlery", "published_at": "2026-01-19T08:00:00+00:00", "category_path": "Tableware > Cutlery", "import_digest": "bfSTnkEfLtsKm6-fW6-NZF5Mm72P41GvAJzlmIQ_Pfc", "seo_description": "Fork, knife, spoon and dessert spoon, forged from bar and not stamped from sheet.", "description_html": "<p>Fork, knife, spoon and dessert spoon, forged from bar and not stamped from sheet. The difference is in the neck: Lapo leaves the metal thick where a hand bends it and draws it thin where the mouth meets it, so that the spoon weighs less than it looks and the fork does not tire.</p><p>Argenti Oltrarno plates them over alpaca, heavier on the points where they touch the table. The knife has a blade of steel and a hollow handle filled with pitch, as knives had before dishwashers; wash that one by hand. Monograms are engraved by Ginevra in three weeks.</p>"},
{"id": 60, "tags": ["Walnut", "Dining room", "Made to order"], "title": "Trifoglio round dining table", "handle": "trifoglio-round-dining-table", "status": "active", "vendor": "Ebanisteria Cantù", "options": [{"name": "Wood", "values": [{"name": "Canaletto walnut", "swatchColor": "#6a4530"}, {"name": "Natural oak", "swatchColor": "#c2a273"}, {"name": "Ebonized oak", "swatchColor": "#231d19"}]}], "version": 1, "seo_title": "Trifoglio round dining table by Ebanisteria Cantù", "created_at": "2026-05-18T08:00:00+00:00", "updated_at": "2026-11-29T08:55:05.941701+00:00", "is_gift_card": false, "product_type": "Dining tables", "published_at": "2026-05-18T08:00:00+00:00", "category_path": "Furniture > Tables > Dining tables", "import_digest": "dcx85xqHK_t_djd_M-OBus6_nEnfHDls6_0k3g0YvhU", "seo_description": "Three blades stand back to back and share one spine, so there is no leg where a knee would like to be.", "description_html": "<p>Three blades stand back to back and share one spine, so there is no leg where a knee would like to be. Ambrogio of Ebanisteria Cantù saws each from a plank forty-six millimeters thick, follows the saber curve with a spokeshave and locks the three with a single loose tongue.</p><p>The top is solid and thinned from below until the edge is no thicker than a finger, so it looks lighter than it lifts. It seats six. The blades travel apart from the top and are joined by one bolt under a brass disc. Oil it in spring; a scratch can be taken out with a scraper and patience.</p>"},
{"id": 75, "tags": ["Oak", "Dining room", "Made to order"], "title": "Ponte trestle table", "handle": "ponte-trestle-table", "status": "active", "vendor": "Falegnameria Alta Badia", "options": [{"name": "Wood", "values": [{"name": "Natural oak", "swatchColor": "#c2a273"}, {"name": "Natural larch", "swatchColor": "#b98255"}]}], "version": 1, "seo_title": "Ponte trestle table by Falegnameria Alta Badia", "created_at": "2026-04-27T08:00:00+00:00", "updated_at": "2026-11-29T08:55:05.941701+00:00", "is_gift_card": false, "product_type": "Dining tables", "published_at": "2026-04-27T08:00:00+00:00", "category_path": "Furniture > Tables > Dining tables", "import_digest": "dGdNns_hFGkdPO2dOoUWTJrnCfudDPXGGR3_Q6QMWc8", "seo_description": "Two trestles, a beam and four planks: the table comes apart with a mallet, as it did when farms moved their furniture up to the summer huts.", "description_html": "<p>Two trestles, a beam and four planks: the table comes apart with a mallet, as it did when farms moved their furniture up to the summer huts. Falegnameria Alta Badia drives a wedge through each end of the stretcher, and the harder you lean on the table the tighter it sits.</p><p>Tobia lets three bow-tie keys of walnut into the joints of the top, so that the planks may swell and shrink together. The oak is from the valley floor, four centimeters thick, soaped three times. Wash it with warm water and soap flakes; each washing closes the pores a little more.</p>"},
{"id": 110, "tags": ["Brass", "Study", "Made to order"], "title": "Garzetta reading lamp", "handle": "garzetta-reading-lamp", "status": "active", "vendor": "Ottoni Lumezzane", "options": [{"name": "Finish", "values": [{"name": "Brushed brass", "swatchColor": "#c29a54"}, {"name": "Dark bronze", "swatchColor": "#3f332a"}, {"name": "Bottle green", "swatchColor": "#203a2f"}]}], "version": 1, "seo_title": "Garzetta reading lamp by Ottoni Lumezzane", "created_at": "2026-01-19T08:00:00+00:00", "updated_at": "2026-11-29T08:55:05.941701+00:00", "is_gift_card": false, "product_type": "Floor lamps", "published_at": "2026-01-19T08:00:00+00:00", "category_path": "Lighting > Floor lamps", "import_digest": "uPnSZeunJMN7HhY_SYvcGfZ71S_bJ4DrocRPET5cDKU", "seo_description": "A garzetta is the small white egret that stands in the rice fields with its neck out, waiting.", "description_html": "<p>A garzetta is the small white egret that stands in the rice fields with its neck out, waiting. The arm of this lamp is as still: a plug of brass at the short end weighs what the head weighs at the long one, so it stays where it is put and needs neither spring nor knob.</p><p>Remo at Ottoni Lumezzane balances each lamp on a knife edge and files the counterweight by the gram. The joint is a cone of bronze in a cone of brass, which grips better as it wears. Inside, the head is painted bone, so the page is lit and the bulb is not seen.</p>"},
{"id": 19, "tags": ["Stoneware", "Living room"], "title": "Creta vases, set of three", "handle": "creta-vases-set-of-three", "status": "active", "vendor": "Terre di Nove", "options": [{"name": "Palette", "values": [{"name": "Valley", "swatchColor": "#d8cdb9"}, {"name": "Night", "swatchColor": "#33302d"}]}], "version": 1, "seo_title": "Creta vases, set of three by Terre di Nove", "created_at": "2025-03-10T08:00:00+00:00", "updated_at": "2026-11-29T08:55:05.941701+00:00", "is_gift_card": false, "product_type": "Vases", "published_at": "2025-03-10T08:00:00+00:00", "category_path": "Decor > Vases", "import_digest": "V4wUQTZ187ouZvEcm2WASQY67VTdDbxqre3s3sYzKt8", "seo_description": "Two sisters, a wheel by the window and clay dug behind the kiln: Terre di Nove has worked like this since Ilaria and Bruna took the house over from their aunt.", "description_html": "<p>Two sisters, a wheel by the window and clay dug behind the kiln: Terre di Nove has worked like this since Ilaria and Bruna took the house over from their aunt. Each vase of the set is thrown in one pull. The rings you can feel are Bruna’s fingers, and she does not sand them away.</p><p>The tall one is left bare, speckled by iron in the clay. The round one is burnished with the back of a spoon. The slim one is glazed with ash from the vine prunings of the valley. All three hold water, and all three are a little different from the three in the picture.</p>"}
]');
insert into commerce.refunds ("id", "order_id", "reason", "amount_minor", "status", "requested_at", "next_attempt_at", "settled_at") overriding system value select "id", "order_id", "reason", "amount_minor", "status", "requested_at", "next_attempt_at", "settled_at" from jsonb_populate_recordset(null::commerce.refunds, '[
{"id": "e71c1f76-88b0-43d6-bceb-a59c153cf974", "reason": "cancelled", "status": "done", "order_id": "c74e0dd0-086e-48f6-ba54-cd5c59e150e3", "settled_at": "2026-10-21T08:55:06.378+00:00", "amount_minor": 136000, "requested_at": "2026-10-21T08:55:06.378+00:00", "next_attempt_at": "2026-10-21T09:05:06.378+00:00"}
]');
insert into commerce.variant_prices ("variant_id", "currency", "price_minor", "compare_at_minor", "trade_price_minor", "is_converted") overriding system value select "variant_id", "currency", "price_minor", "compare_at_minor", "trade_price_minor", "is_converted" from jsonb_populate_recordset(null::commerce.variant_prices, '[
{"currency": "GBP", "variant_id": 363, "price_minor": 18200, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 15500},
{"currency": "EUR", "variant_id": 363, "price_minor": 21200, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 18000},
{"currency": "USD", "variant_id": 363, "price_minor": 23100, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 19600},
{"currency": "EUR", "variant_id": 361, "price_minor": 24800, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 21049},
{"currency": "USD", "variant_id": 361, "price_minor": 27000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 22934},
{"currency": "GBP", "variant_id": 361, "price_minor": 21300, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 18079},
{"currency": "EUR", "variant_id": 360, "price_minor": 23800, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 20200},
{"currency": "USD", "variant_id": 360, "price_minor": 25900, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 22000},
{"currency": "GBP", "variant_id": 360, "price_minor": 20500, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 17400},
{"currency": "EUR", "variant_id": 362, "price_minor": 21200, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 18000},
{"currency": "USD", "variant_id": 362, "price_minor": 23100, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 19600},
{"currency": "GBP", "variant_id": 362, "price_minor": 18200, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 15500},
{"currency": "EUR", "variant_id": 67, "price_minor": 89000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 69400},
{"currency": "USD", "variant_id": 67, "price_minor": 97000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 75700},
{"currency": "GBP", "variant_id": 67, "price_minor": 76500, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 59700},
{"currency": "EUR", "variant_id": 69, "price_minor": 93000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 72519},
{"currency": "USD", "variant_id": 69, "price_minor": 101000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 78822},
{"currency": "GBP", "variant_id": 69, "price_minor": 80000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 62431},
{"currency": "EUR", "variant_id": 68, "price_minor": 114000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 88894},
{"currency": "USD", "variant_id": 68, "price_minor": 124000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 96771},
{"currency": "GBP", "variant_id": 68, "price_minor": 98000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 76478},
{"currency": "EUR", "variant_id": 334, "price_minor": 21800, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 17900},
{"currency": "USD", "variant_id": 334, "price_minor": 23800, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 19500},
{"currency": "GBP", "variant_id": 334, "price_minor": 18800, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 15400},
{"currency": "EUR", "variant_id": 335, "price_minor": 28600, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 23483},
{"currency": "USD", "variant_id": 335, "price_minor": 31200, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 25563},
{"currency": "GBP", "variant_id": 335, "price_minor": 24600, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 20151},
{"currency": "EUR", "variant_id": 132, "price_minor": 640000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 512000},
{"currency": "USD", "variant_id": 132, "price_minor": 696000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 557000},
{"currency": "GBP", "variant_id": 132, "price_minor": 549000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 439000},
{"currency": "EUR", "variant_id": 134, "price_minor": 658000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 526400},
{"currency": "USD", "variant_id": 134, "price_minor": 716000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 573006},
{"currency": "GBP", "variant_id": 134, "price_minor": 565000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 451794},
{"currency": "EUR", "variant_id": 133, "price_minor": 590000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 472000},
{"currency": "USD", "variant_id": 133, "price_minor": 642000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 513784},
{"currency": "GBP", "variant_id": 133, "price_minor": 506000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 404616},
{"currency": "EUR", "variant_id": 165, "price_minor": 565000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 452000},
{"currency": "USD", "variant_id": 165, "price_minor": 615000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 492000},
{"currency": "GBP", "variant_id": 165, "price_minor": 486000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 389000},
{"currency": "EUR", "variant_id": 166, "price_minor": 498000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 398400},
{"currency": "USD", "variant_id": 166, "price_minor": 542000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 433600},
{"currency": "GBP", "variant_id": 166, "price_minor": 428000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 342576},
{"currency": "EUR", "variant_id": 245, "price_minor": 148000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 124000},
{"currency": "USD", "variant_id": 245, "price_minor": 161000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 135000},
{"currency": "GBP", "variant_id": 245, "price_minor": 127000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 107000},
{"currency": "EUR", "variant_id": 247, "price_minor": 148000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 124000},
{"currency": "USD", "variant_id": 247, "price_minor": 161000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 135000},
{"currency": "GBP", "variant_id": 247, "price_minor": 127000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 107000},
{"currency": "EUR", "variant_id": 246, "price_minor": 148000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 124000},
{"currency": "USD", "variant_id": 246, "price_minor": 161000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 135000},
{"currency": "GBP", "variant_id": 246, "price_minor": 127000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 107000},
{"currency": "EUR", "variant_id": 37, "price_minor": 59000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 50200},
{"currency": "USD", "variant_id": 37, "price_minor": 64000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 54400},
{"currency": "GBP", "variant_id": 37, "price_minor": 50500, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 42900},
{"currency": "EUR", "variant_id": 38, "price_minor": 59000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 50200},
{"currency": "USD", "variant_id": 38, "price_minor": 64000, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 54400},
{"currency": "GBP", "variant_id": 38, "price_minor": 50500, "is_converted": false, "compare_at_minor": null, "trade_price_minor": 42900}
]');
insert into commerce.variants ("id", "product_id", "position", "title", "sku", "barcode", "option1", "option2", "option3", "weight_grams", "requires_shipping", "is_taxable", "picture_url", "unsold_in") overriding system value select "id", "product_id", "position", "title", "sku", "barcode", "option1", "option2", "option3", "weight_grams", "requires_shipping", "is_taxable", "picture_url", "unsold_in" from jsonb_populate_recordset(null::commerce.variants, '[
{"id": 363, "sku": "CEFOVA-002", "title": "Sage", "barcode": null, "option1": "Sage", "option2": null, "option3": null, "position": 2, "unsold_in": [], "is_taxable": true, "product_id": 162, "picture_url": "/pictures/piatto-ovale-alba-sage-main.webp", "weight_grams": 1400, "requires_shipping": true},
{"id": 360, "sku": "CEFTEI-001", "title": "Sage", "barcode": null, "option1": "Sage", "option2": null, "option3": null, "position": 1, "unsold_in": [], "is_taxable": true, "product_id": 161, "picture_url": "/pictures/teiera-alba-main.webp", "weight_grams": 1100, "requires_shipping": true},
{"id": 361, "sku": "CEFTEI-002", "title": "White and gold", "barcode": null, "option1": "White and gold", "option2": null, "option3": null, "position": 2, "unsold_in": [], "is_taxable": true, "product_id": 161, "picture_url": "/pictures/teiera-alba-gold-main.webp", "weight_grams": 1100, "requires_shipping": true},
{"id": 362, "sku": "CEFOVA-001", "title": "White and gold", "barcode": null, "option1": "White and gold", "option2": null, "option3": null, "position": 1, "unsold_in": [], "is_taxable": true, "product_id": 162, "picture_url": "/pictures/piatto-ovale-alba-main.webp", "weight_grams": 1400, "requires_shipping": true},
{"id": 67, "sku": "SDNANS-001", "title": "Natural beech", "barcode": null, "option1": "Natural beech", "option2": null, "option3": null, "position": 1, "unsold_in": [], "is_taxable": true, "product_id": 33, "picture_url": "/pictures/sedia-ansa-main.webp", "weight_grams": 4600, "requires_shipping": true},
{"id": 68, "sku": "SDNANS-002", "title": "Canaletto walnut", "barcode": null, "option1": "Canaletto walnut", "option2": null, "option3": null, "position": 2, "unsold_in": [], "is_taxable": true, "product_id": 33, "picture_url": "/pictures/sedia-ansa-walnut-main.webp", "weight_grams": 4600, "requires_shipping": true},
{"id": 69, "sku": "SDNANS-003", "title": "Black-stained beech", "barcode": null, "option1": "Black-stained beech", "option2": null, "option3": null, "position": 3, "unsold_in": [], "is_taxable": true, "product_id": 33, "picture_url": "/pictures/sedia-ansa-black-main.webp", "weight_grams": 4600, "requires_shipping": true},
{"id": 334, "sku": "AOLPOS-001", "title": "Silver-plated", "barcode": null, "option1": "Silver-plated", "option2": null, "option3": null, "position": 1, "unsold_in": [], "is_taxable": true, "product_id": 151, "picture_url": "/pictures/posate-arno-main.webp", "weight_grams": 300, "requires_shipping": true},
{"id": 335, "sku": "AOLPOS-002", "title": "Gold-plated", "barcode": null, "option1": "Gold-plated", "option2": null, "option3": null, "position": 2, "unsold_in": [], "is_taxable": true, "product_id": 151, "picture_url": "/pictures/posate-arno-gilt-main.webp", "weight_grams": 300, "requires_shipping": true},
{"id": 132, "sku": "EBCTRI-001", "title": "Canaletto walnut", "barcode": null, "option1": "Canaletto walnut", "option2": null, "option3": null, "position": 1, "unsold_in": [], "is_taxable": true, "product_id": 60, "picture_url": "/pictures/tavolo-trifoglio-main.webp", "weight_grams": 58000, "requires_shipping": true},
{"id": 133, "sku": "EBCTRI-002", "title": "Natural oak", "barcode": null, "option1": "Natural oak", "option2": null, "option3": null, "position": 2, "unsold_in": [], "is_taxable": true, "product_id": 60, "picture_url": "/pictures/tavolo-trifoglio-oak-main.webp", "weight_grams": 58000, "requires_shipping": true},
{"id": 134, "sku": "EBCTRI-003", "title": "Ebonized oak", "barcode": null, "option1": "Ebonized oak", "option2": null, "option3": null, "position": 3, "unsold_in": [], "is_taxable": true, "product_id": 60, "picture_url": "/pictures/tavolo-trifoglio-ebonised-main.webp", "weight_grams": 58000, "requires_shipping": true},
{"id": 165, "sku": "FABPON-001", "title": "Natural oak", "barcode": null, "option1": "Natural oak", "option2": null, "option3": null, "position": 1, "unsold_in": [], "is_taxable": true, "product_id": 75, "picture_url": "/pictures/tavolo-ponte-main.webp", "weight_grams": 96000, "requires_shipping": true},
{"id": 166, "sku": "FABPON-002", "title": "Natural larch", "barcode": null, "option1": "Natural larch", "option2": null, "option3": null, "position": 2, "unsold_in": [], "is_taxable": true, "product_id": 75, "picture_url": "/pictures/tavolo-ponte-larch-main.webp", "weight_grams": 96000, "requires_shipping": true},
{"id": 245, "sku": "OTLGAR-001", "title": "Brushed brass", "barcode": null, "option1": "Brushed brass", "option2": null, "option3": null, "position": 1, "unsold_in": [], "is_taxable": true, "product_id": 110, "picture_url": "/pictures/piantana-garzetta-main.webp", "weight_grams": 9800, "requires_shipping": true},
{"id": 246, "sku": "OTLGAR-002", "title": "Dark bronze", "barcode": null, "option1": "Dark bronze", "option2": null, "option3": null, "position": 2, "unsold_in": [], "is_taxable": true, "product_id": 110, "picture_url": "/pictures/piantana-garzetta-bronze-main.webp", "weight_grams": 9800, "requires_shipping": true},
{"id": 247, "sku": "OTLGAR-003", "title": "Bottle green", "barcode": null, "option1": "Bottle green", "option2": null, "option3": null, "position": 3, "unsold_in": [], "is_taxable": true, "product_id": 110, "picture_url": "/pictures/piantana-garzetta-bottle-main.webp", "weight_grams": 9800, "requires_shipping": true},
{"id": 37, "sku": "TDNCRE-001", "title": "Valley", "barcode": null, "option1": "Valley", "option2": null, "option3": null, "position": 1, "unsold_in": [], "is_taxable": true, "product_id": 19, "picture_url": "/pictures/vasi-creta-main.webp", "weight_grams": 5400, "requires_shipping": true},
{"id": 38, "sku": "TDNCRE-002", "title": "Night", "barcode": null, "option1": "Night", "option2": null, "option3": null, "position": 2, "unsold_in": [], "is_taxable": true, "product_id": 19, "picture_url": "/pictures/vasi-creta-night-main.webp", "weight_grams": 5400, "requires_shipping": true}
]');
insert into content.documents ("id", "type", "body", "revision", "created_at", "updated_at") overriding system value select "id", "type", "body", "revision", "created_at", "updated_at" from jsonb_populate_recordset(null::content.documents, '[
{"id": "drafts.stored-draft", "body": {"rows": [], "slug": {"en": {"current": "stored-draft"}}, "title": {"en": "A draft of an earlier version"}}, "type": "landing", "revision": "lYwFVmGhNhr8KM2C7dHn5Q", "created_at": "2026-11-29T08:55:36.368+00:00", "updated_at": "2026-11-29T08:55:36.368+00:00"},
{"id": "trade-program", "body": {"seo": {"description": {"de": "Für Innenarchitekten und Architekten: eigene Preise, Zeichnungen, Muster und jemand, der Ihre Projekte kennt.", "en": "For designers and architects: prices of your own, drawings, samples, and one person who knows your projects.", "es": "Para interioristas y arquitectos: precios propios, planos, muestras y una persona que conoce sus proyectos.", "fr": "Pour les architectes et les décorateurs : des tarifs réservés, des dessins, des échantillons et une personne qui connaît vos projets.", "it": "Per architetti e interior designer: prezzi riservati, disegni, campioni e una persona che conosce i tuoi progetti."}}, "steps": {"title": {"de": "So geht es", "en": "How it works", "es": "Cómo funciona", "fr": "Comment ça marche", "it": "Come funziona"}, "points": [{"_key": "apply", "text": {"de": "Ihre Angaben, die Ihres Büros und, wo es verlangt wird, ein steuerlicher Nachweis. Das dauert etwa fünf Minuten.", "en": "Your details, your company, and a resale certificate where your state requires one. It takes about five minutes.", "es": "Sus datos, los de su estudio y, donde haga falta, un certificado fiscal. Son unos cinco minutos.", "fr": "Vos coordonnées, celles de l’agence et, là où il le faut, un certificat fiscal. Comptez cinq minutes.", "it": "I tuoi dati, quelli dello studio e, dove serve, un certificato fiscale. Bastano circa cinque minuti."}, "title": {"de": "Bewerben", "en": "Apply", "es": "Envíe la solicitud", "fr": "Faites la demande", "it": "Fai richiesta"}}, {"_key": "reading", "text": {"de": "Das tut ein Mensch, meist binnen zwei Werktagen. Bis dahin können Sie stöbern, Stücke merken und Listen anlegen; bestellen, sobald Sie zugelassen sind.", "en": "A person does, usually within two working days. Until then you can browse, save pieces and make lists; checkout opens once you’re approved.", "es": "Lo hace una persona, normalmente en dos días hábiles. Mientras tanto puede mirar, guardar piezas y hacer listas; comprar, en cuanto se apruebe.", "fr": "Quelqu’un la lit, en général sous deux jours ouvrés. D’ici là, vous pouvez regarder, garder des pièces et faire des listes ; la commande s’ouvre avec l’admission.", "it": "Lo fa una persona, di solito in due giorni lavorativi. Intanto puoi guardare, salvare pezzi e fare liste; la cassa si apre con l’approvazione."}, "title": {"de": "Wir lesen sie", "en": "We read it", "es": "La leemos", "fr": "Nous la lisons", "it": "La leggiamo"}}, {"_key": "prices", "text": {"de": "Sobald wir Ja sagen, auf jeder Seite und im Warenkorb. Einen Code brauchen Sie nicht.", "en": "As soon as we say yes, on every page and in the bag. There is no code to enter.", "es": "En cuanto decimos que sí, en cada página y en la cesta. No hay ningún código que introducir.", "fr": "Dès que nous disons oui, sur chaque page et dans le panier. Il n’y a pas de code à saisir.", "it": "Appena diciamo di sì, su ogni pagina e nel carrello. Non c’è nessun codice da inserire."}, "title": {"de": "Ihre Preise erscheinen", "en": "Your prices appear", "es": "Aparecen sus precios", "fr": "Vos tarifs apparaissent", "it": "Compaiono i tuoi prezzi"}}, {"_key": "work", "text": {"de": "Laden Sie Ihre Kollegen ein. Bestellungen, Adressen und Steuerstatus teilen sich alle; welche Listen, entscheidet jeder selbst.", "en": "Invite your colleagues. Orders, addresses and tax status are shared; each of you decides which lists are.", "es": "Invite a sus colegas. Los pedidos, las direcciones y el régimen fiscal son comunes; qué listas compartir lo decide cada cual.", "fr": "Invitez vos collègues. Commandes, adresses et statut fiscal sont partagés ; pour ses listes, chacun décide.", "it": "Invita i colleghi. Ordini, indirizzi e regime fiscale sono in comune; quali liste condividere lo decide ciascuno."}, "title": {"de": "Das ganze Büro", "en": "Bring your studio", "es": "Traiga a su estudio", "fr": "Faites venir l’agence", "it": "Porta lo studio"}}]}, "title": {"de": "Das Trade Program", "en": "The Trade Program", "es": "El Trade Program", "fr": "Le Trade Program", "it": "Il Trade Program"}, "action": {"de": "Jetzt bewerben", "en": "Apply to the program", "es": "Solicitar el acceso", "fr": "Demander l’accès", "it": "Richiedi l’accesso"}, "closing": {"de": "Fünf Minuten jetzt, Antwort in zwei Tagen", "en": "Five minutes now, a reply in two days", "es": "Cinco minutos ahora, una respuesta en dos días", "fr": "Cinq minutes aujourd’hui, une réponse sous deux jours", "it": "Cinque minuti adesso, una risposta in due giorni"}, "abstract": {"de": "Für Innenarchitekten und Architekten: eigene Preise, Zeichnungen, Muster und jemand, der Ihre Projekte kennt.", "en": "For designers and architects: prices of your own, drawings, samples, and one person who knows your projects.", "es": "Para interioristas y arquitectos: precios propios, planos, muestras y una persona que conoce sus proyectos.", "fr": "Pour les architectes et les décorateurs : des tarifs réservés, des dessins, des échantillons et une personne qui connaît vos projets.", "it": "Per architetti e interior designer: prezzi riservati, disegni, campioni e una persona che conosce i tuoi progetti."}, "audience": {"image": {"alt": {"de": "Schreibtisch aus Nussbaum mit Stuhl, Bücherregal und Ledersessel in einem sonnigen Arbeitszimmer", "en": "Walnut desk with a chair, a bookcase and a leather armchair in a sunlit study", "es": "Escritorio de nogal con silla, librería y sillón de cuero en un estudio soleado", "fr": "Bureau en noyer et sa chaise, bibliothèque et fauteuil de cuir dans un bureau ensoleillé", "it": "Scrittoio in noce con sedia, libreria e poltrona in pelle in uno studio al sole"}, "_type": "image", "asset": {"_ref": "image-038a0e9b105e8190722eff565a0afce3f0438158-1600x1000-webp", "_type": "reference"}}, "title": {"de": "Für wen es ist", "en": "Who it is for", "es": "Para quién es", "fr": "Pour qui il est fait", "it": "Per chi è"}, "points": [{"_key": "yes", "text": {"de": "Innenarchitekten, Architekten, Einrichter, Stylisten und Bauträger, die für Kunden einrichten, in Büros jeder Größe, auch allein.", "en": "Interior designers, architects, decorators, stylists and developers who furnish for clients, in a practice of any size, one person included.", "es": "Interioristas, arquitectos, decoradores, estilistas y promotores que amueblan para clientes, en estudios de cualquier tamaño, también de una persona.", "fr": "Architectes, architectes d’intérieur, décorateurs, stylistes et promoteurs qui meublent pour des clients, dans une agence de toute taille, même seuls.", "it": "Interior designer, architetti, arredatori, stylist e imprese che arredano per i clienti, in studi di ogni misura, anche di una persona sola."}, "title": {"de": "Ja", "en": "Yes", "es": "Sí", "fr": "Oui", "it": "Sì"}}, {"_key": "not-quite", "text": {"de": "Läden, die ab Lager weiterverkaufen, und das eigene Zuhause. Dafür sind die Ladenpreise die richtigen, und dieselben Menschen kümmern sich um Sie.", "en": "Shops that resell from stock, and homes of your own. For those our public prices are the right ones, and the same people look after you.", "es": "Las tiendas que revenden de su almacén, y la casa en que usted vive. Para eso están los precios al público, y le atienden las mismas personas.", "fr": "Les boutiques qui revendent leur stock, et votre propre maison. Pour cela, les prix publics conviennent, et les mêmes personnes s’occupent de vous.", "it": "I negozi che rivendono da magazzino, e la casa in cui abiti tu. Per questi vanno bene i prezzi al pubblico, e ti seguono le stesse persone."}, "title": {"de": "Eher nicht", "en": "Not quite", "es": "No exactamente", "fr": "Pas tout à fait", "it": "Non proprio"}}]}, "benefits": {"title": {"de": "Was Sie bekommen", "en": "What you get", "es": "Qué ofrece", "fr": "Ce que vous y trouvez", "it": "Che cosa trovi"}, "points": [{"_key": "prices", "text": {"de": "Für den größten Teil des Katalogs, in der Währung des Lieferorts. Ein Knopf verbirgt sie, wenn ein Kunde neben Ihnen sitzt.", "en": "On most of the catalog, in the currency of the place you deliver to. One switch hides them when a client is beside you.", "es": "En casi todo el catálogo, en la moneda del lugar de entrega. Un botón los oculta cuando tiene al cliente al lado.", "fr": "Sur presque tout le catalogue, dans la monnaie du lieu de livraison. Un bouton les cache quand un client est à côté de vous.", "it": "Su gran parte del catalogo, nella valuta del luogo di consegna. Un comando li nasconde quando hai un cliente accanto."}, "title": {"de": "Eigene Preise", "en": "Prices of your own", "es": "Precios propios", "fr": "Des tarifs réservés", "it": "Prezzi riservati"}}, {"_key": "drawings", "text": {"de": "Ein DXF mit Grundriss, Ansicht und Seite in Millimetern, ein Modell für Visualisierungen und ein Datenblatt mit oder ohne Preis.", "en": "A DXF with plan, front and side in millimeters, a model for your renderings, and a tearsheet with or without a price.", "es": "Un DXF con planta, alzado y perfil en milímetros, un modelo para sus renders y una ficha con precio o sin él.", "fr": "Un DXF avec plan, face et profil en millimètres, un modèle pour vos images de synthèse et une fiche avec ou sans prix.", "it": "Un DXF con pianta, prospetto e fianco in millimetri, un modello per i render e una scheda con o senza prezzo."}, "title": {"de": "Zeichnungen", "en": "Drawings", "es": "Planos", "fr": "Des dessins", "it": "Disegni"}}, {"_key": "samples", "text": {"de": "Stoffe, Hölzer und Steine per Post, damit Sie eine Ausführung im Licht des Raums sehen, bevor Sie sich entscheiden. Die ersten zwölf im Jahr schenken wir Ihnen.", "en": "Fabrics, woods and stones by post, so that you see a finish in the light of the room before you decide. The first twelve each year are on the house.", "es": "Telas, maderas y piedras por correo, para ver un acabado con la luz de la sala antes de decidir. Las primeras doce del año corren de nuestra cuenta.", "fr": "Tissus, bois et pierres par la poste, pour voir une finition dans la lumière de la pièce avant de choisir. Les douze premiers de l’année vous sont offerts.", "it": "Tessuti, legni e pietre per posta: così guardi una finitura nella luce della stanza prima di decidere. I primi dodici dell’anno li offriamo noi."}, "title": {"de": "Muster", "en": "Samples", "es": "Muestras", "fr": "Des échantillons", "it": "Campioni"}}, {"_key": "upon-request", "text": {"de": "Manche Stücke gibt es nur für Trade-Kunden. Andere Maße, Hölzer und Stoffe kalkuliert die Werkstatt, die sie fertigt.", "en": "Some pieces are made for the trade alone. Changes of size, wood and fabric are priced by the workshop that makes them.", "es": "Algunas piezas se hacen solo para profesionales. Otras medidas, maderas o telas las presupuesta el taller que las hace.", "fr": "Certaines pièces sont faites pour les seuls professionnels. Une autre taille, un autre bois, un autre tissu : l’atelier qui les fabrique les chiffre.", "it": "Alcuni pezzi nascono solo per i professionisti. Misure, legni e tessuti diversi li quota il laboratorio che li fa."}, "title": {"de": "Stücke auf Anfrage", "en": "Pieces upon request", "es": "Piezas previa solicitud", "fr": "Des pièces sur demande", "it": "Pezzi su richiesta"}}, {"_key": "lists", "text": {"de": "Ordnen Sie eine Liste nach Räumen, teilen Sie sie mit Ihrem Kunden und machen Sie daraus ein Angebot, das dreißig Tage gilt.", "en": "Arrange a list by room, share it with your client, and turn it into a quote that holds for thirty days.", "es": "Ordene una lista por estancias, compártala con el cliente y conviértala en un presupuesto válido treinta días.", "fr": "Rangez une liste par pièces de la maison, partagez-la avec votre client et faites-en un devis valable trente jours.", "it": "Ordina una lista per stanze, condividila con il cliente e trasformala in un preventivo valido trenta giorni."}, "title": {"de": "Listen und Angebote", "en": "Lists and quotes", "es": "Listas y presupuestos", "fr": "Listes et devis", "it": "Liste e preventivi"}}, {"_key": "person", "text": {"de": "Jemand, der mit Namen antwortet, Ihre Projekte kennt und noch da ist, wenn das zweite Bad größer wird.", "en": "Someone who replies by name, knows your projects and is still there when the second bathroom gets bigger.", "es": "Alguien que firma con su nombre, conoce sus proyectos y sigue ahí cuando el segundo baño crece.", "fr": "Quelqu’un qui signe de son nom, connaît vos projets et est encore là quand la seconde salle de bains s’agrandit.", "it": "Qualcuno che firma con nome e cognome, conosce i tuoi progetti e c’è ancora quando il secondo bagno si allarga."}, "title": {"de": "Ein Mensch", "en": "One person", "es": "Una persona", "fr": "Une personne", "it": "Una persona"}}]}, "questions": {"title": {"de": "Bevor Sie sich bewerben", "en": "Before you apply", "es": "Antes de solicitarlo", "fr": "Avant la demande", "it": "Prima di fare richiesta"}, "points": [{"_key": "who", "text": {"de": "Wer beruflich Räume für Kunden einrichtet. Wir fragen nach Name und Anschrift Ihres Büros und nach einer Website oder einem Profil, das Ihre Arbeit zeigt.", "en": "Anyone who furnishes rooms for clients as a profession. We ask for the name and address of your company, and for a website or a profile that shows your work.", "es": "Quien amuebla por oficio las casas de sus clientes. Le pedimos el nombre y la dirección del estudio, y una web o un perfil que muestre su trabajo.", "fr": "Toute personne dont c’est le métier de meubler pour des clients. Nous demandons le nom et l’adresse de l’agence, et un site ou un profil qui montre votre travail.", "it": "Chi arreda per mestiere le stanze degli altri. Ti chiediamo il nome e l’indirizzo dello studio, e un sito o un profilo che mostri i tuoi lavori."}, "title": {"de": "Wer kann beitreten?", "en": "Who can join?", "es": "¿Quién puede unirse?", "fr": "Qui peut adhérer ?", "it": "Chi può aderire?"}}, {"_key": "certificate", "text": {"de": "Nur wo Ihr Land oder Bundesstaat ihn verlangt; das Formular sagt es Ihnen dann. Ohne ihn berechnen wir die Steuer, und Sie können ihn dem Trade-Team später schicken.", "en": "Only where your country or state requires one; the form says so when it does. Without it we charge the tax, and you can send the certificate to the trade team later.", "es": "Solo donde su país o su estado lo exige; en ese caso lo indica el formulario. Sin él aplicamos el impuesto, y puede enviarlo más tarde al equipo profesional.", "fr": "Seulement là où votre pays ou votre État l’exige ; le formulaire vous le dit alors. Sans lui, nous facturons la taxe, et vous pouvez l’envoyer plus tard à l’équipe professionnelle.", "it": "Solo dove il tuo paese o il tuo stato lo richiede; in quel caso lo dice il modulo. Senza, applichiamo l’imposta, e puoi mandarlo più tardi al team trade."}, "title": {"de": "Brauche ich einen steuerlichen Nachweis?", "en": "Do I need a resale certificate?", "es": "¿Necesito un certificado fiscal?", "fr": "Me faut-il un certificat fiscal ?", "it": "Mi serve un certificato fiscale?"}}, {"_key": "clients", "text": {"de": "Sie sind für Sie und Ihre Rechnung bestimmt, nicht zur Veröffentlichung. Eine geteilte Liste zeigt Ladenpreise oder keine; in Dateien für den Kunden wählen Sie den Preis.", "en": "They are for you and your invoice, not for publication. A list that you share shows public prices or none; in a file for your client you choose the price.", "es": "Son para usted y su factura, no para publicarlos. Una lista compartida muestra los precios al público o ninguno; en los archivos para el cliente, el precio lo elige usted.", "fr": "Ils sont pour vous et pour votre facture, pas pour être publiés. Une liste partagée montre les prix publics ou aucun ; dans un fichier pour le client, le prix est celui que vous choisissez.", "it": "Sono per te e per la tua fattura, non da pubblicare. Una lista condivisa mostra i prezzi al pubblico o nessuno; nei file per il cliente il prezzo lo scegli tu."}, "title": {"de": "Dürfen meine Kunden meine Preise sehen?", "en": "May my clients see my prices?", "es": "¿Pueden ver mis clientes mis precios?", "fr": "Mes clients peuvent-ils voir mes tarifs ?", "it": "I miei clienti possono vedere i miei prezzi?"}}, {"_key": "account", "text": {"de": "Bestellungen zahlen Sie mit Karte oder per Überweisung. Wenn Sie regelmäßig bestellen, sprechen Sie mit dem Trade-Team über Zahlung auf Rechnung.", "en": "Orders are paid by card or bank transfer. If you order regularly, speak to the trade team about paying on account.", "es": "Los pedidos se pagan con tarjeta o transferencia. Si pide con regularidad, hable con el equipo profesional del pago a plazo.", "fr": "Les commandes se règlent par carte ou par virement. Si vous commandez régulièrement, parlez du paiement à échéance avec l’équipe professionnelle.", "it": "Gli ordini si pagano con carta o bonifico. Se ordini con regolarità, parla con il team trade del pagamento a scadenza."}, "title": {"de": "Kann ich auf Rechnung zahlen?", "en": "Can I pay on account?", "es": "¿Puedo pagar a plazo?", "fr": "Puis-je payer à échéance ?", "it": "Posso pagare a scadenza?"}}, {"_key": "countries", "text": {"de": "Dort, wo Ihr Büro gemeldet ist. Preise, Steuern und Lieferung richten sich nach dem Lieferland, das Sie auf jeder Seite ändern können.", "en": "Where your company is registered. Prices, taxes and delivery follow the country you ship to, which you can change on every page.", "es": "Donde esté registrado su estudio. Los precios, los impuestos y la entrega siguen al país de envío, que puede cambiar en cada página.", "fr": "Là où l’agence est immatriculée. Prix, taxes et livraison suivent le pays de livraison, que vous pouvez changer sur chaque page.", "it": "Dove ha sede lo studio. Prezzi, imposte e consegna seguono il paese di spedizione, che puoi cambiare in ogni pagina."}, "title": {"de": "Mein Büro ist in einem Land, meine Projekte sind in anderen. Wo bewerbe ich mich?", "en": "My studio and my projects are in different countries. Where do I apply?", "es": "Mi estudio está en un país y mis proyectos en otros. ¿Dónde lo solicito?", "fr": "Mon agence est dans un pays, mes projets dans d’autres. Où faire la demande ?", "it": "Lo studio è in un paese e i progetti in altri. Dove faccio richiesta?"}}]}, "previewImage": {"alt": {"de": "Grünes Samtsofa mit gelben Kissen, elfenbeinfarbener Sessel und Stehleuchte aus Messing auf einem grünen Teppich", "en": "Green velvet sofa with yellow cushions, ivory armchair and brass floor lamp on a green and ivory rug", "es": "Sofá de terciopelo verde con cojines amarillos, sillón marfil y lámpara de latón sobre una alfombra verde y marfil", "fr": "Canapé de velours vert aux coussins jaunes, fauteuil ivoire et lampadaire en laiton sur un tapis vert et ivoire", "it": "Divanetto in velluto verde con cuscini gialli, poltrona avorio e piantana in ottone su un tappeto verde e avorio"}, "_type": "image", "asset": {"_ref": "image-204071c2f038e3f6fadbd8f754900d2904548cb5-1600x1000-webp", "_type": "reference"}}}, "type": "tradeProgram", "revision": "inCHZCVqmfoN7Yia1E9sIw", "created_at": "2026-11-29T08:55:04.207+00:00", "updated_at": "2026-11-29T08:55:04.207+00:00"},
{"id": "search-page", "body": {"popularSearches": [{"_key": "travertine", "text": {"de": "Travertin", "en": "travertine", "es": "travertino", "fr": "travertin", "it": "travertino"}}, {"_key": "blown-glass", "text": {"de": "mundgeblasenes Glas", "en": "blown glass", "es": "vidrio soplado", "fr": "verre soufflé", "it": "vetro soffiato"}}, {"_key": "walnut", "text": {"de": "Nussbaum", "en": "walnut", "es": "nogal", "fr": "noyer", "it": "noce"}}, {"_key": "wall-light", "text": {"de": "Wandleuchte", "en": "wall light", "es": "aplique", "fr": "applique", "it": "applique"}}, {"_key": "mirror", "text": {"de": "Spiegel", "en": "mirror", "es": "espejo", "fr": "miroir", "it": "specchio"}}, {"_key": "boucle-armchair", "text": {"de": "Sessel Bouclé", "en": "bouclé armchair", "es": "sillón bouclé", "fr": "fauteuil bouclé", "it": "poltrona bouclé"}}]}, "type": "searchPage", "revision": "hM_CRvUIz_9nunIxLf-9Eg", "created_at": "2026-11-29T08:55:04.207+00:00", "updated_at": "2026-11-29T08:55:04.207+00:00"},
{"id": "redirect-trade-programme", "body": {"from": "/landing/trade-programme", "page": {"_ref": "trade-program", "_type": "reference"}}, "type": "redirect", "revision": "NLbiRHVPatNyGs27fAeaYQ", "created_at": "2026-11-29T08:55:04.207+00:00", "updated_at": "2026-11-29T08:55:04.207+00:00"}
]');
insert into content.revisions ("id", "document_id", "transaction_id", "at", "author", "document", "mutations") overriding system value select "id", "document_id", "transaction_id", "at", "author", "document", "mutations" from jsonb_populate_recordset(null::content.revisions, '[
{"at": "2026-11-29T08:55:36.368+00:00", "id": 1, "author": null, "document": {"_id": "drafts.stored-draft", "_rev": "lYwFVmGhNhr8KM2C7dHn5Q", "rows": [], "slug": {"en": {"current": "stored-draft"}}, "_type": "landing", "title": {"en": "A draft of an earlier version"}, "_createdAt": "2026-11-29T08:55:36.368Z", "_updatedAt": "2026-11-29T08:55:36.368Z"}, "mutations": [{"createOrReplace": {"_id": "drafts.stored-draft", "rows": [], "slug": {"en": {"current": "stored-draft"}}, "_type": "landing", "title": {"en": "A draft of an earlier version"}}}], "document_id": "drafts.stored-draft", "transaction_id": "lYwFVmGhNhr8KM2C7dHn5Q"}
]');
insert into customer.addresses ("id", "account_id", "address", "is_default", "created_at") overriding system value select "id", "account_id", "address", "is_default", "created_at" from jsonb_populate_recordset(null::customer.addresses, '[
{"id": "9e781275-c552-4e0c-8b3b-bac76c4d7599", "address": {"city": "London", "zone": "", "line1": "41 Marshalsea Road", "line2": "", "phone": "+44 20 7946 0142", "company": "", "country": "GB", "lastName": "Whitfield", "firstName": "Daniel", "postalCode": "SE1 1HL"}, "account_id": "02c1f838-c9e0-4a51-8787-655beaeaa832", "created_at": "2026-08-01T08:55:06.378+00:00", "is_default": true},
{"id": "0128d774-a0ab-4fa9-9653-a5b278e0eddc", "address": {"city": "Lyon", "zone": "", "line1": "18 rue des Capucins", "line2": "", "phone": "+33 4 55 50 14 20", "company": "Atelier Carpentier", "country": "FR", "lastName": "Carpentier", "firstName": "Inès", "postalCode": "69001"}, "account_id": "81d1a08d-1cdf-4d94-863a-1f13bb3eea0c", "created_at": "2026-08-01T08:55:06.378+00:00", "is_default": true},
{"id": "8c154871-353b-43e7-8747-9615dc2fe3e8", "address": {"city": "Cernobbio", "zone": "CO", "line1": "Via Regina 14", "line2": "", "phone": "+39 031 5550142", "company": "Cantiere Hotel Lario", "country": "IT", "lastName": "Marchetti", "firstName": "Luca", "postalCode": "22012"}, "account_id": "fbffd08a-87e6-4400-a255-59792b0020a1", "created_at": "2026-08-01T08:55:06.378+00:00", "is_default": false},
{"id": "96e6ca28-4542-40c7-b913-8758676f7046", "address": {"city": "Milano", "zone": "MI", "line1": "Via Solferino 27", "line2": "", "phone": "+39 02 55501420", "company": "Studio Marchetti", "country": "IT", "lastName": "Marchetti", "firstName": "Luca", "postalCode": "20121"}, "account_id": "fbffd08a-87e6-4400-a255-59792b0020a1", "created_at": "2026-08-01T08:55:06.378+00:00", "is_default": true},
{"id": "b633c6be-59a8-4f70-85f2-87eea7377357", "address": {"city": "Starnberg", "zone": "", "line1": "Seestraße 8", "line2": "", "phone": "+49 89 5550142", "company": "", "country": "DE", "lastName": "Hoffmann", "firstName": "Clara", "postalCode": "82319"}, "account_id": "f269680a-1541-43ae-955d-9db2ae95633f", "created_at": "2026-08-01T08:55:06.378+00:00", "is_default": false},
{"id": "a3e5b87e-dafb-4dbb-aded-591b96facd1b", "address": {"city": "München", "zone": "", "line1": "Türkenstraße 52", "line2": "Hinterhaus, 2. Stock", "phone": "+49 89 5550142", "company": "", "country": "DE", "lastName": "Hoffmann", "firstName": "Clara", "postalCode": "80799"}, "account_id": "f269680a-1541-43ae-955d-9db2ae95633f", "created_at": "2026-08-01T08:55:06.378+00:00", "is_default": true}
]');
insert into customer.companies ("id", "location_id", "name", "standing", "tax_number", "is_tax_exempt", "exemption_decided_by", "exemption_decided_at", "created_at") overriding system value select "id", "location_id", "name", "standing", "tax_number", "is_tax_exempt", "exemption_decided_by", "exemption_decided_at", "created_at" from jsonb_populate_recordset(null::customer.companies, '[
{"id": "f7c0f6b0-2580-4d58-b28c-e4a795b6280b", "name": "Whitfield Lettings", "standing": "rejected", "created_at": "2026-08-01T08:55:06.378+00:00", "tax_number": "", "location_id": "e072bd8a-b7ed-49a3-ad94-b1346b6874cb", "is_tax_exempt": false, "exemption_decided_at": null, "exemption_decided_by": null},
{"id": "d0a96f22-6289-4480-9f49-3942c1d7673e", "name": "Atelier Carpentier", "standing": "pending", "created_at": "2026-08-01T08:55:06.378+00:00", "tax_number": "", "location_id": "2d19fc63-1797-4eb3-b95c-ddef1be6e57b", "is_tax_exempt": false, "exemption_decided_at": null, "exemption_decided_by": null},
{"id": "9187ef28-21c7-4dd0-8589-d44207b7323a", "name": "Studio Marchetti", "standing": "approved", "created_at": "2026-08-01T08:55:06.378+00:00", "tax_number": "", "location_id": "e861f522-4f71-4e7b-8eb3-45dbf0f4f135", "is_tax_exempt": false, "exemption_decided_at": null, "exemption_decided_by": null}
]');
insert into customer.company_members ("account_id", "company_id", "contact_id", "role", "joined_at") overriding system value select "account_id", "company_id", "contact_id", "role", "joined_at" from jsonb_populate_recordset(null::customer.company_members, '[
{"role": "owner", "joined_at": "2026-08-01T08:55:06.378+00:00", "account_id": "02c1f838-c9e0-4a51-8787-655beaeaa832", "company_id": "f7c0f6b0-2580-4d58-b28c-e4a795b6280b", "contact_id": "9ec53502-db09-43d0-829b-ad2b7965f3cf"},
{"role": "owner", "joined_at": "2026-08-01T08:55:06.378+00:00", "account_id": "81d1a08d-1cdf-4d94-863a-1f13bb3eea0c", "company_id": "d0a96f22-6289-4480-9f49-3942c1d7673e", "contact_id": "da6b3c98-de01-4bda-9944-44ceb093217a"},
{"role": "owner", "joined_at": "2026-08-01T08:55:06.378+00:00", "account_id": "fbffd08a-87e6-4400-a255-59792b0020a1", "company_id": "9187ef28-21c7-4dd0-8589-d44207b7323a", "contact_id": "33069640-ab82-4f77-90f5-b156cb40a05e"}
]');
insert into customer.customers ("account_id", "first_name", "last_name", "created_at") overriding system value select "account_id", "first_name", "last_name", "created_at" from jsonb_populate_recordset(null::customer.customers, '[
{"last_name": "Ferri", "account_id": "720fa46b-61c5-47c2-89c9-f7ed7235382b", "created_at": "2026-08-01T08:55:06.378+00:00", "first_name": "Giulia"},
{"last_name": "Whitfield", "account_id": "02c1f838-c9e0-4a51-8787-655beaeaa832", "created_at": "2026-08-01T08:55:06.378+00:00", "first_name": "Daniel"},
{"last_name": "Carpentier", "account_id": "81d1a08d-1cdf-4d94-863a-1f13bb3eea0c", "created_at": "2026-08-01T08:55:06.378+00:00", "first_name": "Inès"},
{"last_name": "Marchetti", "account_id": "fbffd08a-87e6-4400-a255-59792b0020a1", "created_at": "2026-08-01T08:55:06.378+00:00", "first_name": "Luca"},
{"last_name": "Hoffmann", "account_id": "f269680a-1541-43ae-955d-9db2ae95633f", "created_at": "2026-08-01T08:55:06.378+00:00", "first_name": "Clara"}
]');
insert into identity.account_sessions ("uid", "account_id", "browser", "system", "country", "device_hash", "started_at") overriding system value select "uid", "account_id", "browser", "system", "country", "device_hash", "started_at" from jsonb_populate_recordset(null::identity.account_sessions, '[
{"uid": "581f02g4blSS8eVHxh1Erd73uMhHhB8IT9dhocySr2-", "system": "Windows", "browser": "Chrome", "country": "US", "account_id": "43063033-8ae3-468d-8ed1-89c76e63dcda", "started_at": "2026-11-29T08:55:28.085+00:00", "device_hash": "3xmH9mUIdeRyc31k9rH4maW8uKZ6UxQJsmytB7uXtYU"}
]');
insert into identity.accounts ("id", "email", "password_hash", "language", "has_commercial_consent", "has_personalized_consent", "created_at", "email_verified_at", "credentials_version", "commercial_consent_at", "personalized_consent_at") overriding system value select "id", "email", "password_hash", "language", "has_commercial_consent", "has_personalized_consent", "created_at", "email_verified_at", "credentials_version", "commercial_consent_at", "personalized_consent_at" from jsonb_populate_recordset(null::identity.accounts, '[
{"id": "43063033-8ae3-468d-8ed1-89c76e63dcda", "email": "stored@example.com", "language": "en", "created_at": "2026-11-29T08:55:27.858+00:00", "password_hash": "$argon2id$v=19$m=19456,t=2,p=1$uMqHvPF+CcJpka/Mzlj8Mg$p34AjVJ7UScTKE3aNw1VU1CBXxVWwFKN3yZDlLugK+k", "email_verified_at": "2026-11-29T08:55:29.902+00:00", "credentials_version": 1, "commercial_consent_at": "2026-11-29T08:55:27.858+00:00", "has_commercial_consent": false, "personalized_consent_at": "2026-11-29T08:55:27.858+00:00", "has_personalized_consent": false},
{"id": "58d79e63-a501-4882-a334-4c0f8f6a4db3", "email": "editor@bottega.example", "language": "en", "created_at": "2026-11-29T08:55:10.091+00:00", "password_hash": "$argon2id$v=19$m=19456,t=2,p=1$G2CFQVgKgfEBzblNIyJk+Q$9cm0wtI1p9dgv5/wLW+kUHdR9Ro9X4A+mDcUZyQsv90", "email_verified_at": "2026-11-29T08:55:10.091+00:00", "credentials_version": 2, "commercial_consent_at": "2026-11-29T08:55:10.091+00:00", "has_commercial_consent": true, "personalized_consent_at": "2026-11-29T08:55:10.091+00:00", "has_personalized_consent": false},
{"id": "e4d92b44-d1ce-43bc-9a1a-0e0ca7374489", "email": "tradedesk@bottega.example", "language": "en", "created_at": "2026-11-29T08:55:10.091+00:00", "password_hash": "$argon2id$v=19$m=19456,t=2,p=1$59MRN9lrftjRRM2AvohSqg$ylia9DjHDvxgiQFmk3GtM1up7ZfrA69XVMLhKNr/G38", "email_verified_at": "2026-11-29T08:55:10.091+00:00", "credentials_version": 2, "commercial_consent_at": "2026-11-29T08:55:10.091+00:00", "has_commercial_consent": true, "personalized_consent_at": "2026-11-29T08:55:10.091+00:00", "has_personalized_consent": false},
{"id": "8ac7536f-9d52-4c18-b070-c1467e63f6bc", "email": "orders@bottega.example", "language": "en", "created_at": "2026-11-29T08:55:10.091+00:00", "password_hash": "$argon2id$v=19$m=19456,t=2,p=1$iT9svHOr6tEmyEVKqB5BFw$X2jZePJSJxDlu1FumLw8m2PbcH8jwewvL3cBuirsmQA", "email_verified_at": "2026-11-29T08:55:10.091+00:00", "credentials_version": 2, "commercial_consent_at": "2026-11-29T08:55:10.091+00:00", "has_commercial_consent": true, "personalized_consent_at": "2026-11-29T08:55:10.091+00:00", "has_personalized_consent": false},
{"id": "ad2870e4-c0c6-42bb-b092-33388700cc46", "email": "admin@bottega.example", "language": "en", "created_at": "2026-11-29T08:55:10.091+00:00", "password_hash": "$argon2id$v=19$m=19456,t=2,p=1$rZJuCK3dV7K0PBrz01ag0Q$JmGGWzOCUj00FWm/fNdY2a4IuiYFLvMK/vHnetAOU7w", "email_verified_at": "2026-11-29T08:55:10.091+00:00", "credentials_version": 2, "commercial_consent_at": "2026-11-29T08:55:10.091+00:00", "has_commercial_consent": true, "personalized_consent_at": "2026-11-29T08:55:10.091+00:00", "has_personalized_consent": false},
{"id": "720fa46b-61c5-47c2-89c9-f7ed7235382b", "email": "staff@bottega.example", "language": "it", "created_at": "2026-08-01T08:55:06.378+00:00", "password_hash": "$argon2id$v=19$m=19456,t=2,p=1$ch995fFQf1sIdDYJuYqAEg$XQb59zWkMLoMgmhUvfM/8DYNPHSu/j9d+vH1DCHRy3Q", "email_verified_at": "2026-08-01T08:55:06.378+00:00", "credentials_version": 1, "commercial_consent_at": "2026-08-01T08:55:06.378+00:00", "has_commercial_consent": true, "personalized_consent_at": "2026-08-01T08:55:06.378+00:00", "has_personalized_consent": false}
]');
insert into identity.changed_accounts ("id", "account_id") overriding system value select "id", "account_id" from jsonb_populate_recordset(null::identity.changed_accounts, '[
{"id": 20, "account_id": "43063033-8ae3-468d-8ed1-89c76e63dcda"},
{"id": 19, "account_id": "43063033-8ae3-468d-8ed1-89c76e63dcda"}
]');
insert into identity.known_devices ("account_id", "token_hash", "last_used_at") overriding system value select "account_id", "token_hash", "last_used_at" from jsonb_populate_recordset(null::identity.known_devices, '[
{"account_id": "43063033-8ae3-468d-8ed1-89c76e63dcda", "token_hash": "3xmH9mUIdeRyc31k9rH4maW8uKZ6UxQJsmytB7uXtYU", "last_used_at": "2026-11-29T08:55:27.898+00:00"}
]');
insert into identity.mailed_links ("token_hash", "purpose", "account_id", "expires_at", "used_at", "email", "version") overriding system value select "token_hash", "purpose", "account_id", "expires_at", "used_at", "email", "version" from jsonb_populate_recordset(null::identity.mailed_links, '[
{"email": null, "purpose": "verification", "used_at": "2026-11-29T08:55:29.902+00:00", "version": 0, "account_id": "43063033-8ae3-468d-8ed1-89c76e63dcda", "expires_at": "2026-12-02T08:55:27.89+00:00", "token_hash": "48yax02mxJTuG-E-p2CCqmFR7AtS808nt9LvlzBDk4o"}
]');
insert into identity.passkey_challenges ("digest", "purpose", "expires_at") overriding system value select "digest", "purpose", "expires_at" from jsonb_populate_recordset(null::identity.passkey_challenges, '[
{"digest": "fLOWOFTNeCz_1EQBUrylE1gnhqRyaA8LnKc0zWIQ4Qg", "purpose": "sign-in:GO0S9E_h4db6G97LvTwRhKCOcSRwU35tIqA3aQQhHhF", "expires_at": "2026-11-29T09:55:27.753+00:00"}
]');
insert into identity.payloads ("model", "id", "payload", "grant_id", "user_code", "uid", "account_id", "expires_at", "consumed_at") overriding system value select "model", "id", "payload", "grant_id", "user_code", "uid", "account_id", "expires_at", "consumed_at" from jsonb_populate_recordset(null::identity.payloads, '[
{"id": "0fc5ba983cb766088b62ed35cfd5edbae728fd48557b4309d28d96e01be22cd0", "uid": null, "model": "RefreshToken", "payload": {"exp": 1803718528, "gty": "authorization_code", "iat": 1795942528, "iiat": 1795942528, "kind": "RefreshToken", "scope": "openid email customer-account-api:full", "grantId": "qtzfO0pKApDbxCZJgqZ6y6VZae6ZpTPjvvKERQpXC8L", "authTime": 1795942528, "clientId": "storefront", "accountId": "43063033-8ae3-468d-8ed1-89c76e63dcda", "rotations": 0, "sessionUid": "581f02g4blSS8eVHxh1Erd73uMhHhB8IT9dhocySr2-", "expiresWithSession": true}, "grant_id": "qtzfO0pKApDbxCZJgqZ6y6VZae6ZpTPjvvKERQpXC8L", "user_code": null, "account_id": "43063033-8ae3-468d-8ed1-89c76e63dcda", "expires_at": "2027-02-27T08:55:28.216+00:00", "consumed_at": null},
{"id": "a5da76a62fb1b7385928a47c99685446516f1a0d7a3f634fc940f73df623886e", "uid": null, "model": "AccessToken", "payload": {"exp": 1795946128, "gty": "authorization_code", "iat": 1795942528, "kind": "AccessToken", "scope": "openid email customer-account-api:full", "grantId": "qtzfO0pKApDbxCZJgqZ6y6VZae6ZpTPjvvKERQpXC8L", "clientId": "storefront", "accountId": "43063033-8ae3-468d-8ed1-89c76e63dcda", "sessionUid": "581f02g4blSS8eVHxh1Erd73uMhHhB8IT9dhocySr2-", "expiresWithSession": true}, "grant_id": "qtzfO0pKApDbxCZJgqZ6y6VZae6ZpTPjvvKERQpXC8L", "user_code": null, "account_id": "43063033-8ae3-468d-8ed1-89c76e63dcda", "expires_at": "2026-11-29T09:55:28.213+00:00", "consumed_at": null},
{"id": "6ad159c1ab9697f9a9031fbba810c82e7ec17a852026153a21b05da9859997fb", "uid": null, "model": "AuthorizationCode", "payload": {"exp": 1795942588, "iat": 1795942528, "kind": "AuthorizationCode", "scope": "openid email customer-account-api:full", "grantId": "qtzfO0pKApDbxCZJgqZ6y6VZae6ZpTPjvvKERQpXC8L", "authTime": 1795942528, "clientId": "storefront", "accountId": "43063033-8ae3-468d-8ed1-89c76e63dcda", "sessionUid": "581f02g4blSS8eVHxh1Erd73uMhHhB8IT9dhocySr2-", "redirectUri": "http://localhost:4532/api/auth/callback", "codeChallenge": "6nwde9WKbxhheNqm5kiILXlwp190_Ir-o7YMKHZ6U3w", "expiresWithSession": true, "codeChallengeMethod": "S256"}, "grant_id": "qtzfO0pKApDbxCZJgqZ6y6VZae6ZpTPjvvKERQpXC8L", "user_code": null, "account_id": "43063033-8ae3-468d-8ed1-89c76e63dcda", "expires_at": "2026-11-29T08:56:28.105+00:00", "consumed_at": "2026-11-29T08:55:28.195+00:00"},
{"id": "9g2KVfE5tolkiXSz-zbXacSOzcIIyEWjv6kfZoiNgBo", "uid": "581f02g4blSS8eVHxh1Erd73uMhHhB8IT9dhocySr2-", "model": "Session", "payload": {"exp": 1803718528, "iat": 1795942528, "jti": "9g2KVfE5tolkiXSz-zbXacSOzcIIyEWjv6kfZoiNgBo", "uid": "581f02g4blSS8eVHxh1Erd73uMhHhB8IT9dhocySr2-", "kind": "Session", "loginTs": 1795942528, "accountId": "43063033-8ae3-468d-8ed1-89c76e63dcda", "authorizations": {"storefront": {"sid": "rMXLVPaTXeEv-jrhUSRSIEpQaXobH3pHST25NQp2raJ", "grantId": "qtzfO0pKApDbxCZJgqZ6y6VZae6ZpTPjvvKERQpXC8L"}}}, "grant_id": null, "user_code": null, "account_id": "43063033-8ae3-468d-8ed1-89c76e63dcda", "expires_at": "2027-02-27T08:55:28.115+00:00", "consumed_at": null},
{"id": "qtzfO0pKApDbxCZJgqZ6y6VZae6ZpTPjvvKERQpXC8L", "uid": null, "model": "Grant", "payload": {"exp": 1803718528, "iat": 1795942528, "jti": "qtzfO0pKApDbxCZJgqZ6y6VZae6ZpTPjvvKERQpXC8L", "kind": "Grant", "openid": {"scope": "openid email customer-account-api:full"}, "clientId": "storefront", "accountId": "43063033-8ae3-468d-8ed1-89c76e63dcda"}, "grant_id": null, "user_code": null, "account_id": "43063033-8ae3-468d-8ed1-89c76e63dcda", "expires_at": "2027-02-27T08:55:28.091+00:00", "consumed_at": null}
]');
insert into identity.sign_in_events ("id", "account_id", "kind", "visitor_key", "happened_at") overriding system value select "id", "account_id", "kind", "visitor_key", "happened_at" from jsonb_populate_recordset(null::identity.sign_in_events, '[
{"id": "a7d9f896-95c3-48fd-b269-ec91ca79766a", "kind": "verified", "account_id": "43063033-8ae3-468d-8ed1-89c76e63dcda", "happened_at": "2026-11-29T08:55:29.902+00:00", "visitor_key": null},
{"id": "4df9b17e-0bc6-4946-9d66-19f4910e6b8f", "kind": "signed-up", "account_id": "43063033-8ae3-468d-8ed1-89c76e63dcda", "happened_at": "2026-11-29T08:55:27.858+00:00", "visitor_key": "PycW3qz4bWhLBG3sXHNMsW"}
]');
insert into identity.signing_keys ("id", "jwk", "created_at", "sealed") overriding system value select "id", "jwk", "created_at", "sealed" from jsonb_populate_recordset(null::identity.signing_keys, '[
{"id": "kHi34Rw884s", "jwk": null, "sealed": "XQHfidmQY2CexNtVX0egLrJCQ2icRMKCOQasMBQdl7wG_tTi0dOP-74d6wvifSzImop_rlMBtF_Wb7Ac0ykTFrCS4ytHO15WjB2UXBzR2a2-nTHDariysUmGetkLweWeuEqhGKVq8jUbaNl7PyU3EHcqYLDG1X5phlQTpkespdka_ef8du4jQQfBfghny4-8h-UUg7NNkXWDJ8u883OqvKvnh8Sypu6rhoemRx52YSwhPMn882ub2XvXo58z8BZjRawOTmU2WqbS6G2JXKzYt23SqC_3IdorhDEaSjhScjqVBFKvU37L5JcRB-62MObleI4z-MDC_AJaqQ", "created_at": "2026-11-29T08:55:04.156+00:00"}
]');
insert into identity.staff ("account_id", "name", "roles", "version", "added_at", "sealed_secret", "last_step") overriding system value select "account_id", "name", "roles", "version", "added_at", "sealed_secret", "last_step" from jsonb_populate_recordset(null::identity.staff, '[
{"name": "Paolo Zanin", "roles": ["catalogue", "content"], "version": 1, "added_at": "2026-11-29T08:55:10.091+00:00", "last_step": null, "account_id": "58d79e63-a501-4882-a334-4c0f8f6a4db3", "sealed_secret": "kRIXnINkV7iBUbhQszYGnkbTJvm6SWNdZDODe460ioxTo1ehobDZ-k5ilMT94qcWtMzNvLdSsWlX2FxU"},
{"name": "Irene Sartori", "roles": ["trade", "care"], "version": 1, "added_at": "2026-11-29T08:55:10.091+00:00", "last_step": null, "account_id": "e4d92b44-d1ce-43bc-9a1a-0e0ca7374489", "sealed_secret": "PywCaM78xAsdPG1cTl3ynlknB2YwS8_UtscAixoxXuDp6fxtV19H269ELDF-KOhaVvG8CPim0CKG57Wd"},
{"name": "Luca Venier", "roles": ["orders", "care"], "version": 1, "added_at": "2026-11-29T08:55:10.091+00:00", "last_step": null, "account_id": "8ac7536f-9d52-4c18-b070-c1467e63f6bc", "sealed_secret": "VoqKWgi_oxxaDKhohwqVd1aEC4r56mJFOrj-qfksCxUd_NbV0ML050W5082IHgT2b7cUgcew1yJfOyYq"},
{"name": "Marta Fabbri", "roles": ["admin"], "version": 1, "added_at": "2026-11-29T08:55:10.091+00:00", "last_step": null, "account_id": "ad2870e4-c0c6-42bb-b092-33388700cc46", "sealed_secret": "z0mvUsj4DrPdtcgO5PhEeNgRkK19HYsSP-hnPRhNX3K-ked2MnMu5lA3EXnCROUl_hdjwL_3OEkEJzzJ"}
]');
insert into kernel.changes ("log", "id", "transaction", "subject", "version", "changed_at") overriding system value select "log", "id", "transaction", "subject", "version", "changed_at" from jsonb_populate_recordset(null::kernel.changes, '[
{"id": 1028, "log": "commerce", "subject": "19", "version": null, "changed_at": "2026-11-29T08:55:26.771539+00:00", "transaction": "1173"},
{"id": 1027, "log": "commerce", "subject": "110", "version": null, "changed_at": "2026-11-29T08:55:10.048909+00:00", "transaction": "902"},
{"id": 1024, "log": "commerce", "subject": "60", "version": null, "changed_at": "2026-11-29T08:55:09.603447+00:00", "transaction": "890"},
{"id": 1023, "log": "commerce", "subject": "151", "version": null, "changed_at": "2026-11-29T08:55:09.603447+00:00", "transaction": "890"},
{"id": 1022, "log": "commerce", "subject": "131", "version": null, "changed_at": "2026-11-29T08:55:09.293439+00:00", "transaction": "882"},
{"id": 1021, "log": "commerce", "subject": "119", "version": null, "changed_at": "2026-11-29T08:55:09.181397+00:00", "transaction": "876"}
]');
insert into kernel.cursors ("reader", "cursor") overriding system value select "reader", "cursor" from jsonb_populate_recordset(null::kernel.cursors, '[
{"cursor": "1173.1028", "reader": "product index:commerce"},
{"cursor": "1173.1028", "reader": "stock notices:commerce"},
{"cursor": "1028.0", "reader": "smart-collections"},
{"cursor": "996.0", "reader": "artisan index:content"}
]');
insert into kernel.jobs ("name", "due_at", "failures") overriding system value select "name", "due_at", "failures" from jsonb_populate_recordset(null::kernel.jobs, '[
{"name": "team: remove old responses", "due_at": "2026-11-29T09:55:17.468+00:00", "failures": 0},
{"name": "care: update the directory of customers", "due_at": "2026-11-29T08:56:17.465+00:00", "failures": 0},
{"name": "audience: remove old visitors", "due_at": "2026-11-30T08:55:17.412+00:00", "failures": 0},
{"name": "tracking: remove old events", "due_at": "2026-11-30T08:55:17.384+00:00", "failures": 0},
{"name": "platform: seal stored carts", "due_at": "2026-11-30T08:55:17.374+00:00", "failures": 0},
{"name": "platform: remove old trade applications", "due_at": "2026-11-30T08:55:17.367+00:00", "failures": 0}
]');
insert into kernel.milestones ("name", "reached_at") overriding system value select "name", "reached_at" from jsonb_populate_recordset(null::kernel.milestones, '[
{"name": "demonstration-trade-application", "reached_at": "2026-11-29T08:55:10.091+00:00"},
{"name": "demonstration-reply-templates", "reached_at": "2026-11-29T08:55:10.091+00:00"},
{"name": "demonstration-people", "reached_at": "2026-11-29T08:55:06.378+00:00"},
{"name": "demonstration-loaded", "reached_at": "2026-11-29T08:55:04.207+00:00"},
{"name": "demonstration-begun", "reached_at": "2026-11-29T08:55:04.207+00:00"}
]');
insert into kernel.rate_limits ("key", "window", "count", "expires_at") overriding system value select "key", "window", "count", "expires_at" from jsonb_populate_recordset(null::kernel.rate_limits, '[
{"key": "ZBrABnVGEi0B0jMteuZG4Y6j-r72JQfPh_B3blrjLoY", "count": 21, "window": 29932375, "expires_at": "2026-11-29T08:57:00+00:00"},
{"key": "N6l1pc7BeGVqU7KgG7ICgPRsLABvh7DA-dlFm9NIKOs", "count": 9, "window": 29932375, "expires_at": "2026-11-29T08:57:00+00:00"},
{"key": "ASWI6UM61ulxDQtOqNXYEXl6YG1cuT8jMkHAenLhXdI", "count": 1, "window": 179594253, "expires_at": "2026-11-29T08:55:50+00:00"},
{"key": "YQgEnbfJkeOhZqgkQiu1qVjZl6nnEY6faYvvaVnivyk", "count": 1, "window": 498872, "expires_at": "2026-11-29T10:00:00+00:00"},
{"key": "cVhY17B80f-0Y6pYJmGHkXdLYZLQLif6fc8iIV1eSyU", "count": 55, "window": 29932375, "expires_at": "2026-11-29T08:57:00+00:00"},
{"key": "HdV8bkJwfX35TIQWoM43yL8LGsO4cvXKnlgzYCvdtU8", "count": 5, "window": 29932375, "expires_at": "2026-11-29T08:57:00+00:00"}
]');
insert into mail.outbox ("id", "kind", "letter", "to_address", "subject", "html", "text", "status", "attempts", "last_error", "created_at", "next_attempt_at", "sent_at", "sealed_link", "emptied_at", "version", "reply_to") overriding system value select "id", "kind", "letter", "to_address", "subject", "html", "text", "status", "attempts", "last_error", "created_at", "next_attempt_at", "sent_at", "sealed_link", "emptied_at", "version", "reply_to" from jsonb_populate_recordset(null::mail.outbox, E'[
{"id": "a4110ef5-80a2-408d-9439-31b8afe6ee3b", "html": "<!doctype html><html lang=\\"en\\"><head><meta charSet=\\"utf-8\\"/><meta name=\\"viewport\\" content=\\"width=device-width, initial-scale=1\\"/><meta name=\\"color-scheme\\" content=\\"light\\"/><title>Please confirm your e-mail address</title></head><body style=\\"margin:0;padding:0;background:#f3f0ea;color:#1d1b18;font-family:&#x27;Hanken Grotesk&#x27;, &#x27;Helvetica Neue&#x27;, Helvetica, Arial, sans-serif;font-size:15px;line-height:1.5\\"><div style=\\"display:none;overflow:hidden;max-height:0\\">An account at Bottega was created with this address. Confirm only if you created it.</div><table role=\\"presentation\\" style=\\"width:100%;border-collapse:collapse;margin:0\\"><tbody><tr><td style=\\"padding:24px 0\\"><table role=\\"presentation\\" style=\\"width:100%;border-collapse:collapse;max-width:600px;margin:0 auto;background:#ffffff\\"><tbody><tr><td style=\\"padding:28px 24px;border-bottom:1px solid #e4e0d9\\"><a href=\\"http://localhost:4532\\" style=\\"font-family:&#x27;Bodoni Moda&#x27;, Didot, &#x27;Bodoni MT&#x27;, &#x27;Times New Roman&#x27;, serif;font-size:26px;color:#1d1b18;text-decoration:none\\">Bottega</a></td></tr><tr><td style=\\"padding:40px 24px 32px\\"><h1 style=\\"font-family:&#x27;Bodoni Moda&#x27;, Didot, &#x27;Bodoni MT&#x27;, &#x27;Times New Roman&#x27;, serif;font-weight:400;font-size:34px;line-height:1.15;margin:0\\">Welcome</h1><p style=\\"margin:16px 0 0\\">An account at Bottega was created with this address. Confirm only if you created it.</p><p style=\\"margin:24px 0 0\\"><a href=\\"https://link.invalid/\\" style=\\"display:inline-block;padding:14px 24px;background:#24402f;color:#ffffff;text-decoration:none;font-weight:500\\">Confirm my address</a></p><p style=\\"margin:12px 0 0;font-size:13.5px;color:#6b655c\\">The link works for three days. If you didn’t create an account, you can ignore this message.</p></td></tr><tr><td style=\\"padding:28px 24px;border-top:1px solid #e4e0d9\\"><p style=\\"margin:0;font-size:13.5px;color:#6b655c\\">Questions? Simply reply to this message: a person will read it.</p><p style=\\"margin:12px 0 0;font-size:13.5px;color:#6b655c\\">Bottega S.r.l. · Via della Bottega 1, 20121 Milano · VAT IT00000000000</p></td></tr></tbody></table></td></tr></tbody></table></body></html>", "kind": "account-verification", "text": "Bottega\\n\\nWelcome\\n\\nAn account at Bottega was created with this address. Confirm only if you created it.\\n\\nConfirm my address:\\nhttps://link.invalid/\\n\\nThe link works for three days. If you didn’t create an account, you can ignore this message.\\n\\nQuestions? Simply reply to this message: a person will read it.\\n\\nBottega S.r.l.\\nVia della Bottega 1, 20121 Milano\\nVAT IT00000000000\\n", "letter": "account-verification/_ro_lFzwrbAJ9Vg1gcaQ3g-43063033-8ae3-468d-8ed1-89c76e63dcda", "status": "kept", "sent_at": null, "subject": "Please confirm your e-mail address", "version": 3, "attempts": 1, "reply_to": null, "created_at": "2026-11-29T08:55:27.891+00:00", "emptied_at": null, "last_error": null, "to_address": "stored@example.com", "sealed_link": "gTAZziUd9PJXbkEsTrJ0wYgpVaoCm45C6mxCwJCXJTkdlP56g-eYwv6AW3DEbZicbK2CuE4q2Of-ZU8I2hg1yu6iWfvBxAKuLPKpYok_h-1kTuKShs4pSHUKPXHrfv0z1ETXlp1Q4nrlZw", "next_attempt_at": "2026-11-29T08:57:28.768+00:00"},
{"id": "99a22f2e-840b-4d59-990c-ff78469ace6f", "html": "<!doctype html><html lang=\\"en\\"><head><meta charSet=\\"utf-8\\"/><meta name=\\"viewport\\" content=\\"width=device-width, initial-scale=1\\"/><link rel=\\"preload\\" as=\\"image\\" href=\\"http://localhost:4532/images?url=%2Fpictures%2Fvasi-creta-main.webp&amp;w=360&amp;q=75&amp;format=jpeg\\"/><meta name=\\"color-scheme\\" content=\\"light\\"/><title>Your order BT-2611-000008</title></head><body style=\\"margin:0;padding:0;background:#f3f0ea;color:#1d1b18;font-family:&#x27;Hanken Grotesk&#x27;, &#x27;Helvetica Neue&#x27;, Helvetica, Arial, sans-serif;font-size:15px;line-height:1.5\\"><div style=\\"display:none;overflow:hidden;max-height:0\\">$692.00 · thank you for choosing work made by hand</div><table role=\\"presentation\\" style=\\"width:100%;border-collapse:collapse;margin:0\\"><tbody><tr><td style=\\"padding:24px 0\\"><table role=\\"presentation\\" style=\\"width:100%;border-collapse:collapse;max-width:600px;margin:0 auto;background:#ffffff\\"><tbody><tr><td style=\\"padding:28px 24px;border-bottom:1px solid #e4e0d9\\"><a href=\\"http://localhost:4532\\" style=\\"font-family:&#x27;Bodoni Moda&#x27;, Didot, &#x27;Bodoni MT&#x27;, &#x27;Times New Roman&#x27;, serif;font-size:26px;color:#1d1b18;text-decoration:none\\">Bottega</a></td></tr><tr><td style=\\"padding:40px 24px 32px\\"><h1 style=\\"font-family:&#x27;Bodoni Moda&#x27;, Didot, &#x27;Bodoni MT&#x27;, &#x27;Times New Roman&#x27;, serif;font-weight:400;font-size:34px;line-height:1.15;margin:0\\">Thank you for your order</h1><p style=\\"margin:16px 0 0\\">We’ve received your order BT-2611-000008, and your payment is approved. The workshops will begin once it’s complete.</p><p style=\\"margin:16px 0 0\\">This was a test payment: nothing was charged.</p><p style=\\"margin:24px 0 0\\"><a href=\\"https://link.invalid/\\" style=\\"display:inline-block;padding:14px 24px;background:#24402f;color:#ffffff;text-decoration:none;font-weight:500\\">Track your order</a></p><p style=\\"margin:12px 0 0;font-size:13.5px;color:#6b655c\\">This link always shows where your order stands. It opens without signing in, so keep it to yourself.</p></td></tr><tr><td style=\\"padding:28px 24px;border-top:1px solid #e4e0d9\\"><h2 style=\\"font-weight:500;font-size:17px;margin:0 0 12px\\">Your pieces</h2><table role=\\"presentation\\" style=\\"width:100%;border-collapse:collapse\\"><tbody><tr><td style=\\"padding:0 0 16px;vertical-align:top;width:72px;padding-right:16px\\"><img src=\\"http://localhost:4532/images?url=%2Fpictures%2Fvasi-creta-main.webp&amp;w=360&amp;q=75&amp;format=jpeg\\" alt=\\"Three stoneware vases: a tall speckled bone one, a slim sage one, a round rust one\\" width=\\"72\\" height=\\"90\\" style=\\"display:block;background:#f3f0ea\\"/></td><td style=\\"padding:0 0 16px;vertical-align:top\\"><div style=\\"font-weight:500\\">Creta vases, set of three</div><div style=\\"font-size:13.5px;color:#6b655c\\">Terre di Nove</div><div style=\\"font-size:13.5px;color:#6b655c\\">Valley</div><div style=\\"font-size:13.5px;color:#6b655c\\">Quantity 1</div><div style=\\"font-size:13.5px\\">Delivery: December 17 – 23, 2026</div><div style=\\"font-size:13.5px\\">Courier, by appointment · fragile, packed with extra care</div></td><td style=\\"padding:0 0 16px;text-align:right;vertical-align:top\\">$640.00</td></tr></tbody></table><p style=\\"margin:0\\">Complete delivery: December 17 – 23, 2026</p></td></tr><tr><td style=\\"padding:28px 24px;border-top:1px solid #e4e0d9\\"><table style=\\"width:100%;border-collapse:collapse\\"><tbody><tr><th scope=\\"row\\" style=\\"vertical-align:top;padding:4px 16px 4px 0;text-align:left;font-weight:400;color:#6b655c\\">Subtotal</th><td style=\\"padding:4px 0;text-align:right\\">$640.00</td></tr><tr><th scope=\\"row\\" style=\\"vertical-align:top;padding:4px 16px 4px 0;text-align:left;font-weight:400;color:#6b655c\\">Shipping</th><td style=\\"padding:4px 0;text-align:right\\">$52.00</td></tr><tr><th scope=\\"row\\" style=\\"vertical-align:top;padding:4px 16px 4px 0;text-align:left;font-weight:400;color:#6b655c\\">Taxes and duties</th><td style=\\"padding:4px 0;text-align:right\\">Collected by your country on arrival</td></tr><tr><th scope=\\"row\\" style=\\"vertical-align:top;padding:4px 16px 4px 0;text-align:left;font-weight:500;color:#1d1b18\\">Total</th><td style=\\"padding:4px 0;text-align:right;font-weight:500;color:#1d1b18\\">$692.00</td></tr></tbody></table></td></tr><tr><td style=\\"padding:28px 24px;border-top:1px solid #e4e0d9\\"><p style=\\"margin:0;font-size:13.5px;color:#6b655c\\">Questions? Simply reply to this message: a person will read it.</p><p style=\\"margin:12px 0 0;font-size:13.5px;color:#6b655c\\">Bottega S.r.l. · Via della Bottega 1, 20121 Milano · VAT IT00000000000</p></td></tr></tbody></table></td></tr></tbody></table></body></html>", "kind": "order-confirmation", "text": "Bottega\\n\\nThank you for your order\\n\\nWe’ve received your order BT-2611-000008, and your payment is approved. The workshops will begin once it’s complete.\\n\\nThis was a test payment: nothing was charged.\\n\\nTrack your order:\\nhttps://link.invalid/\\nThis link always shows where your order stands. It opens without signing in, so keep it to yourself.\\n\\nYour pieces\\nCreta vases, set of three (Terre di Nove, Valley, Quantity 1): $640.00\\n  Delivery: December 17 – 23, 2026\\n  Courier, by appointment · fragile, packed with extra care\\n\\nComplete delivery: December 17 – 23, 2026\\n\\nSubtotal: $640.00\\nShipping: $52.00\\nTaxes and duties: Collected by your country on arrival\\nTotal: $692.00\\n\\nQuestions? Simply reply to this message: a person will read it.\\n\\nBottega S.r.l.\\nVia della Bottega 1, 20121 Milano\\nVAT IT00000000000\\n", "letter": "order-confirmation 3073b4dd-9a56-4fcd-b691-cea8a26c92c6", "status": "kept", "sent_at": null, "subject": "Your order BT-2611-000008", "version": 3, "attempts": 1, "reply_to": null, "created_at": "2026-11-29T08:55:26.83+00:00", "emptied_at": null, "last_error": null, "to_address": "stored@example.com", "sealed_link": "I8su0AFVX2ya5StPBVHMcxZ1Y1x3CFAUf_2R4e3xXovVpxnIVPuUdhUPyNC4ri5bkDmbejB-cLH_rjndYLclJnUAJ3ILx2M76ADqcybg5hnaNwZQKxomeHqdxJ9VHXsZci_-3qPVLBh64DEfQGogTNNXGQ4vz0hT6QqrPIQ7ebsvOiq1CNgeWv88u8Vmkpg", "next_attempt_at": "2026-11-29T08:57:28.768+00:00"}
]');
insert into platform.customer_carts ("account_id", "cart_id", "updated_at") overriding system value select "account_id", "cart_id", "updated_at" from jsonb_populate_recordset(null::platform.customer_carts, '[
{"cart_id": "sBMDLSctV6f00SLL-Q52UpIDH6yTX51QpjLZOR6pZuNoLRPVB4-ndUqGQvAX_kPwDRJXZd_pIclbs-gq6TPtnAE6YcV3d38EZxYWMfs4FCjmXvibvMybphuz49oH_8v3g_JJGus2TTRwzbIH", "account_id": "43063033-8ae3-468d-8ed1-89c76e63dcda", "updated_at": "2026-11-29T08:55:31.729+00:00"}
]');
insert into platform.list_items ("list_id", "product_id", "quantity", "added_at", "id", "variant_id", "note", "client_note", "section_id", "rank", "former_section_id", "former_rank", "version", "removed_at", "project") overriding system value select "list_id", "product_id", "quantity", "added_at", "id", "variant_id", "note", "client_note", "section_id", "rank", "former_section_id", "former_rank", "version", "removed_at", "project" from jsonb_populate_recordset(null::platform.list_items, '[
{"id": "75e9d9da-c851-401c-9bd6-af131d3e3364", "note": "", "rank": "hzzzz", "list_id": "f7869c90-5f30-4070-bfe3-41fe12939e4f", "project": null, "version": 1, "added_at": "2026-11-29T08:55:35.627+00:00", "quantity": 1, "product_id": "gid://shopify/Product/1", "removed_at": null, "section_id": null, "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "e602d2a5-34c1-4f52-ba27-802d7011cb99", "note": "", "rank": "hzzzz", "list_id": "ef4be64c-877d-4147-abdf-52bc1f874429", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 1, "product_id": "gid://shopify/Product/131", "removed_at": null, "section_id": null, "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "f6fd7c0c-e02c-4604-bc7d-f6a71ee4ffc3", "note": "", "rank": "hzzzy", "list_id": "686a9d8f-0008-4ad1-9f40-f87a6f2cd03d", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.379+00:00", "quantity": 1, "product_id": "gid://shopify/Product/109", "removed_at": null, "section_id": null, "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "8752cdb3-73aa-41d3-b940-dce87568f8bb", "note": "", "rank": "hzzzz", "list_id": "686a9d8f-0008-4ad1-9f40-f87a6f2cd03d", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 1, "product_id": "gid://shopify/Product/77", "removed_at": null, "section_id": null, "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "007ed14a-b51b-4b8c-8b41-9200fea1f1cf", "note": "Behind the door, or it blocks the view.", "rank": "i0002", "list_id": "71655e9d-bb61-4142-8baf-053407f4d6f9", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 1, "product_id": "gid://shopify/Product/8", "removed_at": null, "section_id": null, "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "48c0541d-422e-4fe9-8aac-4289095fb759", "note": "", "rank": "i0001", "list_id": "71655e9d-bb61-4142-8baf-053407f4d6f9", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 1, "product_id": "gid://shopify/Product/103", "removed_at": null, "section_id": null, "variant_id": null, "client_note": "Hung low, 70 cm above the table.", "former_rank": null, "former_section_id": null},
{"id": "cbde2a28-a6dc-4df8-8311-ac65a27e206b", "note": "Passt nur an die lange Wand.", "rank": "hzzzz", "list_id": "10e8b5cb-6930-4e51-81a1-bc09abd4b935", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 1, "product_id": "gid://shopify/Product/38", "removed_at": null, "section_id": "127cfd2d-2b88-4f41-850b-949d51f8cd37", "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "ceba7dd8-6a45-4409-8d79-b2cf83e6061c", "note": "", "rank": "i0000", "list_id": "10e8b5cb-6930-4e51-81a1-bc09abd4b935", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 2, "product_id": "gid://shopify/Product/43", "removed_at": null, "section_id": "127cfd2d-2b88-4f41-850b-949d51f8cd37", "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "fcd2ffc9-d52c-436a-8c95-20d8d3fedba8", "note": "", "rank": "i0001", "list_id": "10e8b5cb-6930-4e51-81a1-bc09abd4b935", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 1, "product_id": "gid://shopify/Product/57", "removed_at": null, "section_id": "127cfd2d-2b88-4f41-850b-949d51f8cd37", "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "aa6f9bc3-f6b4-40dc-84f4-458bbb606518", "note": "Vorher den Dimmer prüfen.", "rank": "i0002", "list_id": "10e8b5cb-6930-4e51-81a1-bc09abd4b935", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 1, "product_id": "gid://shopify/Product/14", "removed_at": null, "section_id": "127cfd2d-2b88-4f41-850b-949d51f8cd37", "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "fafb2b00-1a7c-4b27-8890-1372d2c77f39", "note": "", "rank": "hzzzz", "list_id": "10e8b5cb-6930-4e51-81a1-bc09abd4b935", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 2, "product_id": "gid://shopify/Product/9", "removed_at": null, "section_id": "9bdaa5d5-975d-436b-8489-3339d1fcd52e", "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "636bf303-ef93-4047-8b59-45431f59e606", "note": "", "rank": "i0000", "list_id": "10e8b5cb-6930-4e51-81a1-bc09abd4b935", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 2, "product_id": "gid://shopify/Product/112", "removed_at": null, "section_id": "9bdaa5d5-975d-436b-8489-3339d1fcd52e", "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "e20cf2a3-0993-4e82-a696-b0d42261b37c", "note": "", "rank": "hzzzz", "list_id": "c3a65d75-ca9d-4e31-b385-c81a72d000dd", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 1, "product_id": "gid://shopify/Product/94", "removed_at": null, "section_id": null, "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "22591dab-87b2-4631-a67b-05405a10dd37", "note": "", "rank": "hzzzy", "list_id": "c3a65d75-ca9d-4e31-b385-c81a72d000dd", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.379+00:00", "quantity": 1, "product_id": "gid://shopify/Product/71", "removed_at": null, "section_id": null, "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "2ea5eddf-61a2-4e1b-a7b5-9d364fdb3be0", "note": "", "rank": "hzzzx", "list_id": "c3a65d75-ca9d-4e31-b385-c81a72d000dd", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.38+00:00", "quantity": 1, "product_id": "gid://shopify/Product/33", "removed_at": null, "section_id": null, "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "0f8edf55-51bb-41b1-8a6a-78f33a310252", "note": "Back to the windows. The lift takes 2.1 m, so it comes up by the stairs.", "rank": "hzzzz", "list_id": "1b53889b-c909-4998-807d-537899563634", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 1, "product_id": "gid://shopify/Product/39", "removed_at": null, "section_id": "2d0db805-2c03-41e3-8293-534c90273392", "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "a7a79f8b-12ee-4c0d-8962-c698155d2053", "note": "", "rank": "i0000", "list_id": "1b53889b-c909-4998-807d-537899563634", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 2, "product_id": "gid://shopify/Product/1", "removed_at": null, "section_id": "2d0db805-2c03-41e3-8293-534c90273392", "variant_id": null, "client_note": "One on each side of the fireplace, cushions in firm.", "former_rank": null, "former_section_id": null},
{"id": "48efbd53-9db7-4d3d-8bbe-096186c9c471", "note": "", "rank": "i0001", "list_id": "1b53889b-c909-4998-807d-537899563634", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 1, "product_id": "gid://shopify/Product/56", "removed_at": null, "section_id": "2d0db805-2c03-41e3-8293-534c90273392", "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "693b8d38-1a61-46f3-822a-9d971ab273ef", "note": "Ask for a sample of the rust before we order.", "rank": "i0002", "list_id": "1b53889b-c909-4998-807d-537899563634", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 1, "product_id": "gid://shopify/Product/129", "removed_at": null, "section_id": "2d0db805-2c03-41e3-8293-534c90273392", "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "57460278-64ae-4188-88e1-aa4ece3513e3", "note": "", "rank": "i0003", "list_id": "1b53889b-c909-4998-807d-537899563634", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 1, "product_id": "gid://shopify/Product/13", "removed_at": null, "section_id": "2d0db805-2c03-41e3-8293-534c90273392", "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "d18672c9-2c7b-4800-88dc-bb07c3261bd8", "note": "", "rank": "hzzzz", "list_id": "1b53889b-c909-4998-807d-537899563634", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 1, "product_id": "gid://shopify/Product/60", "removed_at": null, "section_id": "2e57fd1a-5798-407c-8661-d699d2940f12", "variant_id": null, "client_note": "Centred under the rosette, 74 cm clear to the wall.", "former_rank": null, "former_section_id": null},
{"id": "b7a9be4d-e6c3-4db4-8a28-6f24b3f87fbc", "note": "Giulia would like to see one in flax linen as well.", "rank": "i0000", "list_id": "1b53889b-c909-4998-807d-537899563634", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 6, "product_id": "gid://shopify/Product/36", "removed_at": null, "section_id": "2e57fd1a-5798-407c-8661-d699d2940f12", "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "9e3a106d-6f5a-4964-8fd2-c2b8b9817d13", "note": "", "rank": "i0001", "list_id": "1b53889b-c909-4998-807d-537899563634", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 1, "product_id": "gid://shopify/Product/11", "removed_at": null, "section_id": "2e57fd1a-5798-407c-8661-d699d2940f12", "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "51733f65-c4f9-49ff-8da2-302f531e27e1", "note": "", "rank": "i0002", "list_id": "1b53889b-c909-4998-807d-537899563634", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 1, "product_id": "gid://shopify/Product/7", "removed_at": null, "section_id": "2e57fd1a-5798-407c-8661-d699d2940f12", "variant_id": null, "client_note": "Left of the door, under the Ghislandi portrait.", "former_rank": null, "former_section_id": null},
{"id": "c2dc761e-aa63-4af8-8ac0-d7eac11de787", "note": "", "rank": "hzzzz", "list_id": "71655e9d-bb61-4142-8baf-053407f4d6f9", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 1, "product_id": "gid://shopify/Product/60", "removed_at": null, "section_id": null, "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null},
{"id": "9d24c7bf-ebf3-4338-8e00-994ace6772b8", "note": "", "rank": "i0000", "list_id": "71655e9d-bb61-4142-8baf-053407f4d6f9", "project": null, "version": 1, "added_at": "2026-08-01T08:55:06.378+00:00", "quantity": 12, "product_id": "gid://shopify/Product/36", "removed_at": null, "section_id": null, "variant_id": null, "client_note": "", "former_rank": null, "former_section_id": null}
]');
insert into platform.list_sections ("list_id", "id", "name", "rank", "version", "removed_at") overriding system value select "list_id", "id", "name", "rank", "version", "removed_at" from jsonb_populate_recordset(null::platform.list_sections, '[
{"id": "2e57fd1a-5798-407c-8661-d699d2940f12", "name": "Dining room", "rank": "i0000", "list_id": "1b53889b-c909-4998-807d-537899563634", "version": 1, "removed_at": null},
{"id": "2d0db805-2c03-41e3-8293-534c90273392", "name": "Living room", "rank": "hzzzz", "list_id": "1b53889b-c909-4998-807d-537899563634", "version": 1, "removed_at": null},
{"id": "9bdaa5d5-975d-436b-8489-3339d1fcd52e", "name": "Schlafzimmer", "rank": "i0000", "list_id": "10e8b5cb-6930-4e51-81a1-bc09abd4b935", "version": 1, "removed_at": null},
{"id": "127cfd2d-2b88-4f41-850b-949d51f8cd37", "name": "Wohnzimmer", "rank": "hzzzz", "list_id": "10e8b5cb-6930-4e51-81a1-bc09abd4b935", "version": 1, "removed_at": null}
]');
insert into platform.lists ("id", "account_id", "name", "description", "is_private", "created_at", "purpose", "owner_name", "cover", "version", "revision", "item_count", "piece_count", "section_count", "first_products", "updated_at", "removed_at", "project") overriding system value select "id", "account_id", "name", "description", "is_private", "created_at", "purpose", "owner_name", "cover", "version", "revision", "item_count", "piece_count", "section_count", "first_products", "updated_at", "removed_at", "project" from jsonb_populate_recordset(null::platform.lists, '[
{"id": "f7869c90-5f30-4070-bfe3-41fe12939e4f", "name": null, "cover": null, "project": null, "purpose": "saved", "version": 1, "revision": 2, "account_id": "43063033-8ae3-468d-8ed1-89c76e63dcda", "created_at": "2026-11-29T08:55:32.354+00:00", "is_private": true, "item_count": 1, "owner_name": "", "removed_at": null, "updated_at": "2026-11-29T08:55:35.627+00:00", "description": "", "piece_count": 1, "section_count": 0, "first_products": ["gid://shopify/Product/1"]},
{"id": "1d580bf8-e4e3-4793-9b21-e8150817f3c7", "name": null, "cover": null, "project": null, "purpose": "saved-for-later", "version": 1, "revision": 1, "account_id": "43063033-8ae3-468d-8ed1-89c76e63dcda", "created_at": "2026-11-29T08:55:32.354+00:00", "is_private": true, "item_count": 0, "owner_name": "", "removed_at": null, "updated_at": "2026-11-29T08:55:32.354+00:00", "description": "", "piece_count": 0, "section_count": 0, "first_products": []},
{"id": "ef4be64c-877d-4147-abdf-52bc1f874429", "name": null, "cover": null, "project": null, "purpose": "saved", "version": 1, "revision": 2, "account_id": "02c1f838-c9e0-4a51-8787-655beaeaa832", "created_at": "2026-08-01T08:55:06.378+00:00", "is_private": true, "item_count": 1, "owner_name": "", "removed_at": null, "updated_at": "2026-08-01T08:55:06.378+00:00", "description": "", "piece_count": 1, "section_count": 0, "first_products": ["gid://shopify/Product/131"]},
{"id": "c3a65d75-ca9d-4e31-b385-c81a72d000dd", "name": null, "cover": null, "project": null, "purpose": "saved", "version": 1, "revision": 4, "account_id": "fbffd08a-87e6-4400-a255-59792b0020a1", "created_at": "2026-08-01T08:55:06.378+00:00", "is_private": true, "item_count": 3, "owner_name": "", "removed_at": null, "updated_at": "2026-08-01T08:55:06.38+00:00", "description": "", "piece_count": 3, "section_count": 0, "first_products": ["gid://shopify/Product/33", "gid://shopify/Product/71", "gid://shopify/Product/94"]},
{"id": "686a9d8f-0008-4ad1-9f40-f87a6f2cd03d", "name": null, "cover": null, "project": null, "purpose": "saved", "version": 1, "revision": 3, "account_id": "81d1a08d-1cdf-4d94-863a-1f13bb3eea0c", "created_at": "2026-08-01T08:55:06.378+00:00", "is_private": true, "item_count": 2, "owner_name": "", "removed_at": null, "updated_at": "2026-08-01T08:55:06.379+00:00", "description": "", "piece_count": 2, "section_count": 0, "first_products": ["gid://shopify/Product/109", "gid://shopify/Product/77"]},
{"id": "10e8b5cb-6930-4e51-81a1-bc09abd4b935", "name": "Seehaus in Starnberg", "cover": null, "project": null, "purpose": null, "version": 1, "revision": 9, "account_id": "f269680a-1541-43ae-955d-9db2ae95633f", "created_at": "2026-08-01T08:55:06.378+00:00", "is_private": true, "item_count": 6, "owner_name": "", "removed_at": null, "updated_at": "2026-08-01T08:55:06.378+00:00", "description": "Für das Wochenende: hell, unkompliziert, nichts zum Schonen.", "piece_count": 9, "section_count": 2, "first_products": ["gid://shopify/Product/38", "gid://shopify/Product/43", "gid://shopify/Product/57", "gid://shopify/Product/14"]},
{"id": "1b53889b-c909-4998-807d-537899563634", "name": "Casa Brera, second floor", "cover": null, "project": null, "purpose": null, "version": 1, "revision": 12, "account_id": "fbffd08a-87e6-4400-a255-59792b0020a1", "created_at": "2026-08-01T08:55:06.378+00:00", "is_private": true, "item_count": 9, "owner_name": "", "removed_at": null, "updated_at": "2026-08-01T08:55:06.378+00:00", "description": "For the Ghislandi family, who move in at Easter. Warm wood and low seating, and nothing that competes with the frescoes.", "piece_count": 15, "section_count": 2, "first_products": ["gid://shopify/Product/39", "gid://shopify/Product/1", "gid://shopify/Product/56", "gid://shopify/Product/129"]},
{"id": "71655e9d-bb61-4142-8baf-053407f4d6f9", "name": "Villa Olmo, dining room", "cover": null, "project": null, "purpose": null, "version": 1, "revision": 5, "account_id": "fbffd08a-87e6-4400-a255-59792b0020a1", "created_at": "2026-08-01T08:55:06.378+00:00", "is_private": true, "item_count": 4, "owner_name": "", "removed_at": null, "updated_at": "2026-08-01T08:55:06.378+00:00", "description": "Twelve at the table, candlelight, and the lake behind them.", "piece_count": 15, "section_count": 0, "first_products": ["gid://shopify/Product/60", "gid://shopify/Product/36", "gid://shopify/Product/103", "gid://shopify/Product/8"]}
]');
insert into platform.reply_templates ("id", "version", "name", "texts", "updated_at") overriding system value select "id", "version", "name", "texts", "updated_at" from jsonb_populate_recordset(null::platform.reply_templates, E'[
{"id": "87389150-cc44-4cf6-8e02-00ff792bd8f2", "name": "Wood and fabric samples", "texts": {"de": "Guten Tag {name},\\n\\ngern schicken wir Ihnen kostenlos Muster der Ausführungen. Welche möchten Sie sehen, und an welche Adresse dürfen wir sie senden?\\n\\nMit freundlichen Grüßen", "en": "Dear {name},\\n\\nWe are glad to send you samples of the finishes, free of charge. Which ones would you like to see, and to which address may we send them?\\n\\nBest wishes,", "es": "Hola, {name}:\\n\\nCon mucho gusto le enviamos muestras de los acabados, sin coste. ¿Cuáles desea ver y a qué dirección se las enviamos?\\n\\nUn cordial saludo,", "fr": "Bonjour {name},\\n\\nNous vous envoyons volontiers des échantillons des finitions, gratuitement. Lesquels souhaitez-vous voir, et à quelle adresse pouvons-nous les envoyer ?\\n\\nBien cordialement,", "it": "Ciao {name},\\n\\nti mandiamo volentieri i campioni delle finiture, senza costi. Quali vorresti vedere, e a quale indirizzo li spediamo?\\n\\nA presto,"}, "version": 1, "updated_at": "2026-11-29T08:55:10.091+00:00"},
{"id": "15456adb-bce0-4094-a178-59f97562f524", "name": "The order is on its way", "texts": {"de": "Guten Tag {name},\\n\\nIhre Bestellung hat die Werkstatt verlassen. Die Spedition ruft Sie an, um einen Tag zu vereinbaren; in Ihrem Konto können Sie unter Bestellungen jeden Schritt verfolgen.\\n\\nMit freundlichen Grüßen", "en": "Dear {name},\\n\\nYour order has left the workshop. The carrier will call you to agree on a day; you can follow every step in your account under Orders.\\n\\nBest wishes,", "es": "Hola, {name}:\\n\\nSu pedido ha salido del taller. El transportista le llamará para acordar un día; puede seguir cada paso en su cuenta, en Pedidos.\\n\\nUn cordial saludo,", "fr": "Bonjour {name},\\n\\nVotre commande a quitté l’atelier. Le transporteur vous appellera pour convenir d’un jour ; vous pouvez suivre chaque étape dans votre compte, rubrique Commandes.\\n\\nBien cordialement,", "it": "Ciao {name},\\n\\nil tuo ordine è partito dal laboratorio. Il corriere ti chiamerà per fissare un giorno; puoi seguire ogni passaggio nel tuo account, alla voce Ordini.\\n\\nA presto,"}, "version": 1, "updated_at": "2026-11-29T08:55:10.091+00:00"},
{"id": "42310af4-134a-41a6-9ce9-e6f828277ce1", "name": "A resale certificate", "texts": {"de": "Guten Tag {name},\\n\\nvielen Dank für Ihre Bewerbung für das Trade Program. Damit wir Ihnen ohne Sales Tax verkaufen können, brauchen wir die Wiederverkaufsbescheinigung Ihres Bundesstaats. Würden Sie mit einer Kopie als PDF oder einem Foto antworten?\\n\\nMit freundlichen Grüßen", "en": "Dear {name},\\n\\nThank you for your application to the Trade Program. To sell to you without sales tax, we need the resale certificate of your state. Could you reply with a copy as a PDF or a photo?\\n\\nBest wishes,", "es": "Hola, {name}:\\n\\nGracias por su solicitud para el Trade Program. Para venderle sin impuesto sobre ventas necesitamos el certificado de reventa de su estado. ¿Podría responder con una copia en PDF o una foto?\\n\\nUn cordial saludo,", "fr": "Bonjour {name},\\n\\nMerci de votre demande d’adhésion au Trade Program. Pour vous vendre sans taxe de vente, il nous faut le certificat de revente de votre État. Pourriez-vous nous répondre avec une copie en PDF ou une photo ?\\n\\nBien cordialement,", "it": "Ciao {name},\\n\\ngrazie per la tua richiesta di adesione al Trade Program. Per venderti senza sales tax ci serve il certificato di rivendita del tuo stato. Ce ne mandi una copia in PDF o una foto?\\n\\nA presto,"}, "version": 1, "updated_at": "2026-11-29T08:55:10.091+00:00"},
{"id": "4eb86fd3-7e5e-4209-988e-0192ce198a60", "name": "Access for a white-glove delivery", "texts": {"de": "Guten Tag {name},\\n\\nbevor wir die Lieferung einplanen, brauchen wir die Breite der Treppe und der Aufzugstür, das Stockwerk und die engste Stelle auf dem Weg. Ein Foto vom Eingang hilft.\\n\\nMit freundlichen Grüßen", "en": "Dear {name},\\n\\nBefore we schedule the delivery, please send us the width of the stairs and of the elevator door, the floor, and the narrowest point on the way. A photo of the entrance helps.\\n\\nBest wishes,", "es": "Hola, {name}:\\n\\nAntes de fijar la entrega necesitamos el ancho de la escalera y de la puerta del ascensor, el piso y el punto más estrecho del recorrido. Una foto de la entrada ayuda.\\n\\nUn cordial saludo,", "fr": "Bonjour {name},\\n\\nAvant de fixer la livraison, il nous faut la largeur de l’escalier et de la porte de l’ascenseur, l’étage et le passage le plus étroit. Une photo de l’entrée nous aide.\\n\\nBien cordialement,", "it": "Ciao {name},\\n\\nprima di fissare la consegna ci servono la larghezza delle scale e della porta dell’ascensore, il piano e il punto più stretto del percorso. Una foto dell’ingresso aiuta.\\n\\nA presto,"}, "version": 1, "updated_at": "2026-11-29T08:55:10.091+00:00"},
{"id": "0f23a94c-eedb-43d4-a424-b07d5a3c099d", "name": "Dimensions for a custom piece", "texts": {"de": "Guten Tag {name},\\n\\ndie Werkstatt fertigt dieses Stück gern für Sie an. Würden Sie uns für die Zeichnung Breite, Tiefe und Höhe des Platzes und ein Foto oder eine Skizze schicken?\\n\\nMit freundlichen Grüßen", "en": "Dear {name},\\n\\nThe workshop would be glad to make this piece for you. So that they can draw it, could you send us the width, depth, and height of the space, and a photo or a sketch of it?\\n\\nBest wishes,", "es": "Hola, {name}:\\n\\nEl taller hará con mucho gusto esta pieza para usted. Para dibujarla, ¿podría enviarnos el ancho, el fondo y el alto del espacio, y una foto o un croquis?\\n\\nUn cordial saludo,", "fr": "Bonjour {name},\\n\\nL’atelier réalisera volontiers cette pièce pour vous. Pour le dessin, pourriez-vous nous envoyer la largeur, la profondeur et la hauteur de l’emplacement, ainsi qu’une photo ou un croquis ?\\n\\nBien cordialement,", "it": "Ciao {name},\\n\\nil laboratorio realizza volentieri questo pezzo per te. Per il disegno ci servono larghezza, profondità e altezza dello spazio, e una foto o uno schizzo: ce li mandi?\\n\\nA presto,"}, "version": 1, "updated_at": "2026-11-29T08:55:10.091+00:00"},
{"id": "f1d7ccf0-3bfa-47fd-8a4f-11f7327d7592", "name": "We are looking into it", "texts": {"de": "Guten Tag {name},\\n\\nvielen Dank für Ihre Nachricht {number}. Wir fragen in der Werkstatt nach und melden uns innerhalb von zwei Werktagen wieder.\\n\\nMit freundlichen Grüßen", "en": "Dear {name},\\n\\nThank you for your message {number}. We are checking with the workshop and will write to you again within two working days.\\n\\nBest wishes,", "es": "Hola, {name}:\\n\\nGracias por su mensaje {number}. Estamos consultando con el taller y le escribiremos de nuevo en un plazo de dos días laborables.\\n\\nUn cordial saludo,", "fr": "Bonjour {name},\\n\\nMerci pour votre message {number}. Nous nous renseignons auprès de l’atelier et vous écrirons de nouveau sous deux jours ouvrés.\\n\\nBien cordialement,", "it": "Ciao {name},\\n\\ngrazie per il tuo messaggio {number}. Ci stiamo informando presso il laboratorio e ti scriviamo di nuovo entro due giorni lavorativi.\\n\\nA presto,"}, "version": 1, "updated_at": "2026-11-29T08:55:10.091+00:00"}
]');
insert into platform.saved_prices ("list_id", "product_id", "currency", "is_trade", "known_minor", "changed_minor", "changed_at") overriding system value select "list_id", "product_id", "currency", "is_trade", "known_minor", "changed_minor", "changed_at" from jsonb_populate_recordset(null::platform.saved_prices, '[
{"list_id": "f7869c90-5f30-4070-bfe3-41fe12939e4f", "currency": "USD", "is_trade": false, "changed_at": null, "product_id": "gid://shopify/Product/1", "known_minor": 485000, "changed_minor": null}
]');
insert into platform.trade_applications ("id", "version", "state", "account_id", "email", "fields", "language", "received_at", "decide_by", "decided_at", "request_id", "vat_result", "vat_checked_at", "vat_name", "vat_check_due", "idempotency_key", "body_digest") overriding system value select "id", "version", "state", "account_id", "email", "fields", "language", "received_at", "decide_by", "decided_at", "request_id", "vat_result", "vat_checked_at", "vat_name", "vat_check_due", "idempotency_key", "body_digest" from jsonb_populate_recordset(null::platform.trade_applications, '[
{"id": "8cdcef13-307b-4bce-a2f9-b1596e615e7c", "email": "pending@bottega.example", "state": "pending", "fields": {"city": "Lyon", "zone": "", "kinds": ["residential", "hospitality"], "line1": "18 rue des Capucins", "line2": "", "phone": "+33 4 55 50 14 20", "company": "Atelier Carpentier", "country": "FR", "website": "https://atelier-carpentier.example/", "lastName": "Carpentier", "firstName": "Inès", "vatNumber": "", "postalCode": "69001", "companySize": "2-5"}, "version": 1, "language": "fr", "vat_name": null, "decide_by": "2026-11-30T08:55:10.091+00:00", "account_id": "81d1a08d-1cdf-4d94-863a-1f13bb3eea0c", "decided_at": null, "request_id": null, "vat_result": null, "body_digest": "", "received_at": "2026-11-28T08:55:10.091+00:00", "vat_check_due": null, "vat_checked_at": null, "idempotency_key": "demonstration-trade-application"}
]');
insert into search.indexes ("id", "name", "primary_id", "settings", "revision", "synonyms_revision") overriding system value select "id", "name", "primary_id", "settings", "revision", "synonyms_revision" from jsonb_populate_recordset(null::search.indexes, '[
{"id": 88, "name": "products_it", "revision": 5, "settings": {"replicas": ["products_fast_shipping_it", "products_new_arrivals_it", "products_price_asc_eur_it", "products_price_desc_eur_it", "products_price_asc_usd_it", "products_price_desc_usd_it", "products_price_asc_gbp_it", "products_price_desc_gbp_it"], "customRanking": ["desc(availableForSale)", "asc(curatedRank)"], "ignorePlurals": true, "typoTolerance": "min", "indexLanguages": ["it"], "queryLanguages": ["it"], "removeStopWords": true, "paginationLimitedTo": 20000, "searchableAttributes": ["skus,artisan.name", "title", "categories,designer", "materials", "tags", "colors"], "attributesForFaceting": ["categoryPaths", "searchable(choices.categories0)", "searchable(choices.categories1)", "searchable(choices.categories2)", "searchable(choices.artisan)", "searchable(choices.designer)", "searchable(choices.material)", "searchable(choices.color)", "filterOnly(collections)", "filterOnly(artisan.slug)", "filterOnly(keys.designer)", "filterOnly(keys.material)", "filterOnly(keys.color)", "filterOnly(handle)", "filterOnly(skus)", "isCustomizable", "hasAr", "hasCad", "suitableForContract", "freeShippingRegions", "leadTimeDays", "widthCm", "heightCm", "depthCm", "prices.EUR.amountMinor", "prices.USD.amountMinor", "prices.GBP.amountMinor", "filterOnly(excludedCountries)", "filterOnly(customerRestrictions)", "filterOnly(unpricedIn)"], "attributesToHighlight": ["title", "artisan.name"], "allowTyposOnNumericTokens": false, "numericAttributesForFiltering": ["createdAtSeconds"]}, "primary_id": null, "synonyms_revision": 4},
{"id": 87, "name": "products_es", "revision": 5, "settings": {"replicas": ["products_fast_shipping_es", "products_new_arrivals_es", "products_price_asc_eur_es", "products_price_desc_eur_es", "products_price_asc_usd_es", "products_price_desc_usd_es", "products_price_asc_gbp_es", "products_price_desc_gbp_es"], "customRanking": ["desc(availableForSale)", "asc(curatedRank)"], "ignorePlurals": true, "typoTolerance": "min", "indexLanguages": ["es"], "queryLanguages": ["es"], "removeStopWords": true, "paginationLimitedTo": 20000, "searchableAttributes": ["skus,artisan.name", "title", "categories,designer", "materials", "tags", "colors"], "attributesForFaceting": ["categoryPaths", "searchable(choices.categories0)", "searchable(choices.categories1)", "searchable(choices.categories2)", "searchable(choices.artisan)", "searchable(choices.designer)", "searchable(choices.material)", "searchable(choices.color)", "filterOnly(collections)", "filterOnly(artisan.slug)", "filterOnly(keys.designer)", "filterOnly(keys.material)", "filterOnly(keys.color)", "filterOnly(handle)", "filterOnly(skus)", "isCustomizable", "hasAr", "hasCad", "suitableForContract", "freeShippingRegions", "leadTimeDays", "widthCm", "heightCm", "depthCm", "prices.EUR.amountMinor", "prices.USD.amountMinor", "prices.GBP.amountMinor", "filterOnly(excludedCountries)", "filterOnly(customerRestrictions)", "filterOnly(unpricedIn)"], "attributesToHighlight": ["title", "artisan.name"], "allowTyposOnNumericTokens": false, "numericAttributesForFiltering": ["createdAtSeconds"]}, "primary_id": null, "synonyms_revision": 4},
{"id": 107, "name": "artisans_recent", "revision": 1, "settings": {"ranking": ["desc(addedAtSeconds)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 106, "synonyms_revision": 0},
{"id": 86, "name": "products", "revision": 5, "settings": {"replicas": ["products_fast_shipping", "products_new_arrivals", "products_price_asc_eur", "products_price_desc_eur", "products_price_asc_usd", "products_price_desc_usd", "products_price_asc_gbp", "products_price_desc_gbp"], "customRanking": ["desc(availableForSale)", "asc(curatedRank)"], "ignorePlurals": true, "typoTolerance": "min", "indexLanguages": ["en"], "queryLanguages": ["en"], "removeStopWords": true, "paginationLimitedTo": 20000, "searchableAttributes": ["skus,artisan.name", "title", "categories,designer", "materials", "tags", "colors"], "attributesForFaceting": ["categoryPaths", "searchable(choices.categories0)", "searchable(choices.categories1)", "searchable(choices.categories2)", "searchable(choices.artisan)", "searchable(choices.designer)", "searchable(choices.material)", "searchable(choices.color)", "filterOnly(collections)", "filterOnly(artisan.slug)", "filterOnly(keys.designer)", "filterOnly(keys.material)", "filterOnly(keys.color)", "filterOnly(handle)", "filterOnly(skus)", "isCustomizable", "hasAr", "hasCad", "suitableForContract", "freeShippingRegions", "leadTimeDays", "widthCm", "heightCm", "depthCm", "prices.EUR.amountMinor", "prices.USD.amountMinor", "prices.GBP.amountMinor", "filterOnly(excludedCountries)", "filterOnly(customerRestrictions)", "filterOnly(unpricedIn)"], "attributesToHighlight": ["title", "artisan.name"], "allowTyposOnNumericTokens": false, "numericAttributesForFiltering": ["createdAtSeconds"]}, "primary_id": null, "synonyms_revision": 4},
{"id": 90, "name": "products_fr", "revision": 5, "settings": {"replicas": ["products_fast_shipping_fr", "products_new_arrivals_fr", "products_price_asc_eur_fr", "products_price_desc_eur_fr", "products_price_asc_usd_fr", "products_price_desc_usd_fr", "products_price_asc_gbp_fr", "products_price_desc_gbp_fr"], "customRanking": ["desc(availableForSale)", "asc(curatedRank)"], "ignorePlurals": true, "typoTolerance": "min", "indexLanguages": ["fr"], "queryLanguages": ["fr"], "removeStopWords": true, "paginationLimitedTo": 20000, "searchableAttributes": ["skus,artisan.name", "title", "categories,designer", "materials", "tags", "colors"], "attributesForFaceting": ["categoryPaths", "searchable(choices.categories0)", "searchable(choices.categories1)", "searchable(choices.categories2)", "searchable(choices.artisan)", "searchable(choices.designer)", "searchable(choices.material)", "searchable(choices.color)", "filterOnly(collections)", "filterOnly(artisan.slug)", "filterOnly(keys.designer)", "filterOnly(keys.material)", "filterOnly(keys.color)", "filterOnly(handle)", "filterOnly(skus)", "isCustomizable", "hasAr", "hasCad", "suitableForContract", "freeShippingRegions", "leadTimeDays", "widthCm", "heightCm", "depthCm", "prices.EUR.amountMinor", "prices.USD.amountMinor", "prices.GBP.amountMinor", "filterOnly(excludedCountries)", "filterOnly(customerRestrictions)", "filterOnly(unpricedIn)"], "attributesToHighlight": ["title", "artisan.name"], "allowTyposOnNumericTokens": false, "numericAttributesForFiltering": ["createdAtSeconds"]}, "primary_id": null, "synonyms_revision": 4},
{"id": 43, "name": "products_price_desc_gbp_it", "revision": 1, "settings": {"ranking": ["desc(prices.GBP.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 88, "synonyms_revision": 0},
{"id": 70, "name": "products_fast_shipping_fr", "revision": 1, "settings": {"ranking": ["asc(leadTimeDays)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 90, "synonyms_revision": 0},
{"id": 71, "name": "products_new_arrivals_fr", "revision": 1, "settings": {"ranking": ["desc(createdAtSeconds)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 90, "synonyms_revision": 0},
{"id": 72, "name": "products_price_asc_eur_fr", "revision": 1, "settings": {"ranking": ["asc(prices.EUR.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 90, "synonyms_revision": 0},
{"id": 73, "name": "products_price_desc_eur_fr", "revision": 1, "settings": {"ranking": ["desc(prices.EUR.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 90, "synonyms_revision": 0},
{"id": 74, "name": "products_price_asc_usd_fr", "revision": 1, "settings": {"ranking": ["asc(prices.USD.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 90, "synonyms_revision": 0},
{"id": 75, "name": "products_price_desc_usd_fr", "revision": 1, "settings": {"ranking": ["desc(prices.USD.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 90, "synonyms_revision": 0},
{"id": 76, "name": "products_price_asc_gbp_fr", "revision": 1, "settings": {"ranking": ["asc(prices.GBP.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 90, "synonyms_revision": 0},
{"id": 77, "name": "products_price_desc_gbp_fr", "revision": 1, "settings": {"ranking": ["desc(prices.GBP.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 90, "synonyms_revision": 0},
{"id": 2, "name": "products_fast_shipping", "revision": 1, "settings": {"ranking": ["asc(leadTimeDays)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 86, "synonyms_revision": 0},
{"id": 3, "name": "products_new_arrivals", "revision": 1, "settings": {"ranking": ["desc(createdAtSeconds)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 86, "synonyms_revision": 0},
{"id": 4, "name": "products_price_asc_eur", "revision": 1, "settings": {"ranking": ["asc(prices.EUR.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 86, "synonyms_revision": 0},
{"id": 5, "name": "products_price_desc_eur", "revision": 1, "settings": {"ranking": ["desc(prices.EUR.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 86, "synonyms_revision": 0},
{"id": 6, "name": "products_price_asc_usd", "revision": 1, "settings": {"ranking": ["asc(prices.USD.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 86, "synonyms_revision": 0},
{"id": 7, "name": "products_price_desc_usd", "revision": 1, "settings": {"ranking": ["desc(prices.USD.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 86, "synonyms_revision": 0},
{"id": 8, "name": "products_price_asc_gbp", "revision": 1, "settings": {"ranking": ["asc(prices.GBP.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 86, "synonyms_revision": 0},
{"id": 9, "name": "products_price_desc_gbp", "revision": 1, "settings": {"ranking": ["desc(prices.GBP.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 86, "synonyms_revision": 0},
{"id": 106, "name": "artisans", "revision": 2, "settings": {"replicas": ["artisans_recent"], "customRanking": ["asc(curatedRank)"], "ignorePlurals": true, "typoTolerance": "min", "indexLanguages": ["en"], "queryLanguages": ["en"], "removeStopWords": true, "paginationLimitedTo": 20000, "searchableAttributes": ["name", "town,region", "craft", "technique,categories", "intro"], "attributesForFaceting": ["choices.region", "choices.craft", "choices.category", "isPremiumPlus", "filterOnly(keys.region)", "filterOnly(keys.craft)", "filterOnly(keys.category)", "filterOnly(shownIn)", "filterOnly(excludedCountries)"], "attributesToHighlight": ["name"], "allowTyposOnNumericTokens": false, "numericAttributesForFiltering": ["addedAtSeconds"]}, "primary_id": null, "synonyms_revision": 0},
{"id": 22, "name": "products_price_desc_eur_es", "revision": 1, "settings": {"ranking": ["desc(prices.EUR.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 87, "synonyms_revision": 0},
{"id": 26, "name": "products_price_desc_gbp_es", "revision": 1, "settings": {"ranking": ["desc(prices.GBP.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 87, "synonyms_revision": 0},
{"id": 23, "name": "products_price_asc_usd_es", "revision": 1, "settings": {"ranking": ["asc(prices.USD.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 87, "synonyms_revision": 0},
{"id": 19, "name": "products_fast_shipping_es", "revision": 1, "settings": {"ranking": ["asc(leadTimeDays)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 87, "synonyms_revision": 0},
{"id": 20, "name": "products_new_arrivals_es", "revision": 1, "settings": {"ranking": ["desc(createdAtSeconds)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 87, "synonyms_revision": 0},
{"id": 24, "name": "products_price_desc_usd_es", "revision": 1, "settings": {"ranking": ["desc(prices.USD.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 87, "synonyms_revision": 0},
{"id": 21, "name": "products_price_asc_eur_es", "revision": 1, "settings": {"ranking": ["asc(prices.EUR.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 87, "synonyms_revision": 0},
{"id": 25, "name": "products_price_asc_gbp_es", "revision": 1, "settings": {"ranking": ["asc(prices.GBP.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 87, "synonyms_revision": 0},
{"id": 36, "name": "products_fast_shipping_it", "revision": 1, "settings": {"ranking": ["asc(leadTimeDays)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 88, "synonyms_revision": 0},
{"id": 37, "name": "products_new_arrivals_it", "revision": 1, "settings": {"ranking": ["desc(createdAtSeconds)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 88, "synonyms_revision": 0},
{"id": 38, "name": "products_price_asc_eur_it", "revision": 1, "settings": {"ranking": ["asc(prices.EUR.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 88, "synonyms_revision": 0},
{"id": 39, "name": "products_price_desc_eur_it", "revision": 1, "settings": {"ranking": ["desc(prices.EUR.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 88, "synonyms_revision": 0},
{"id": 40, "name": "products_price_asc_usd_it", "revision": 1, "settings": {"ranking": ["asc(prices.USD.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 88, "synonyms_revision": 0},
{"id": 41, "name": "products_price_desc_usd_it", "revision": 1, "settings": {"ranking": ["desc(prices.USD.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 88, "synonyms_revision": 0},
{"id": 42, "name": "products_price_asc_gbp_it", "revision": 1, "settings": {"ranking": ["asc(prices.GBP.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 88, "synonyms_revision": 0}
]');
insert into tracking.arrivals ("day", "country", "consent", "count") overriding system value select "day", "country", "consent", "count" from jsonb_populate_recordset(null::tracking.arrivals, '[
{"day": "2026-11-29", "count": 5, "consent": "none", "country": "US"}
]');
insert into tracking.events ("id", "at", "name", "session_id") overriding system value select "id", "at", "name", "session_id" from jsonb_populate_recordset(null::tracking.events, '[
{"at": "2026-11-29T08:55:30.566+00:00", "id": "7350ea08-8496-4aa9-af45-5e22186b3f2e", "name": "page_rendered", "session_id": "713d4aecd63c4034b2d57414318c5f2b"},
{"at": "2026-11-29T08:55:27.115+00:00", "id": "order-BT-2611-000008", "name": "order_placed", "session_id": "713d4aecd63c4034b2d57414318c5f2b"},
{"at": "2026-11-29T08:55:26.052+00:00", "id": "ed1c1541-b271-4ff2-b6c8-f6f53badf0b5", "name": "page_rendered", "session_id": "713d4aecd63c4034b2d57414318c5f2b"},
{"at": "2026-11-29T08:55:27.113+00:00", "id": "16a4ffe3-ab8e-480a-b6e0-e0aa7b5b70db", "name": "page_rendered", "session_id": "713d4aecd63c4034b2d57414318c5f2b"},
{"at": "2026-11-29T08:55:23.867+00:00", "id": "bfe620bc-a18e-4c2c-bfc5-5c5840937da8", "name": "page_rendered", "session_id": "713d4aecd63c4034b2d57414318c5f2b"},
{"at": "2026-11-29T08:55:23.869+00:00", "id": "aeb519bb-3762-4292-82f1-f5e7cb41fe04", "name": "checkout_started", "session_id": "713d4aecd63c4034b2d57414318c5f2b"}
]');
insert into tracking.session_artisans ("session_id", "artisan", "day", "steps") overriding system value select "session_id", "artisan", "day", "steps" from jsonb_populate_recordset(null::tracking.session_artisans, '[
{"day": "2026-11-29", "steps": 16, "artisan": "Terre di Nove", "session_id": "713d4aecd63c4034b2d57414318c5f2b"}
]');
insert into tracking.sessions ("id", "visitor", "day", "last_at", "country", "language", "campaign_kind", "campaign", "steps", "pages", "searches", "is_customer") overriding system value select "id", "visitor", "day", "last_at", "country", "language", "campaign_kind", "campaign", "steps", "pages", "searches", "is_customer" from jsonb_populate_recordset(null::tracking.sessions, '[
{"id": "713d4aecd63c4034b2d57414318c5f2b", "day": "2026-11-29", "pages": 5, "steps": 24, "country": "US", "last_at": "2026-11-29T08:55:30.566+00:00", "visitor": "b4e02cdf13df497f997a36459ef387c3", "campaign": null, "language": "en", "searches": 0, "is_customer": true, "campaign_kind": "direct"}
]');
insert into visual.products ("number", "picture_ids", "revision") overriding system value select "number", "picture_ids", "revision" from jsonb_populate_recordset(null::visual.products, '[
{"number": 38, "revision": 38, "picture_ids": [119, 120, 121, 122]},
{"number": 37, "revision": 37, "picture_ids": [116, 117, 118]},
{"number": 36, "revision": 36, "picture_ids": [112, 113, 114, 115]},
{"number": 35, "revision": 35, "picture_ids": [109, 110, 111]},
{"number": 34, "revision": 34, "picture_ids": [106, 107, 108]},
{"number": 33, "revision": 33, "picture_ids": [102, 103, 104, 105]}
]');
insert into visual.state ("id", "revision") overriding system value select "id", "revision" from jsonb_populate_recordset(null::visual.state, '[
{"id": 1, "revision": 38}
]');
select setval('commerce.cart_lines_position_seq', 12);
select setval('commerce.changed_buyers_id_seq', 9);
select setval('commerce.collections_id_seq', 6);
select setval('commerce.discounts_id_seq', 4);
select setval('commerce.gift_cards_id_seq', 6);
select setval('commerce.media_id_seq', 701);
select setval('commerce.order_sequence', 8);
select setval('commerce.products_id_seq', 162);
select setval('commerce.variants_id_seq', 363);
select setval('content.revisions_id_seq', 1);
select setval('customer.changed_customers_id_seq', 8);
select setval('identity.changed_accounts_id_seq', 20);
select setval('kernel.changes_id_seq', 1028);
select setval('search.indexes_id_seq', 130);
select setval('visual.pictures_id_seq', 122);
