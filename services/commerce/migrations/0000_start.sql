CREATE SCHEMA "commerce";
--> statement-breakpoint
CREATE SEQUENCE "commerce"."order_sequence" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "commerce"."cart_gift_cards" (
	"cart_token" text NOT NULL,
	"gift_card_id" bigint NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "commerce"."cart_gift_cards_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "cart_gift_cards_cart_token_gift_card_id_pk" PRIMARY KEY("cart_token","gift_card_id")
);
--> statement-breakpoint
CREATE TABLE "commerce"."cart_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cart_token" text NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "commerce"."cart_lines_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "cart_lines_quantity" CHECK ("commerce"."cart_lines"."quantity" > 0)
);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "commerce"."collection_products" (
	"collection_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collection_products_collection_id_product_id_pk" PRIMARY KEY("collection_id","product_id")
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "commerce"."inventory" (
	"variant_id" bigint PRIMARY KEY NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"continue_selling" boolean DEFAULT false NOT NULL,
	"is_tracked" boolean DEFAULT true NOT NULL,
	"imported_quantity" integer,
	CONSTRAINT "inventory_reserved" CHECK ("commerce"."inventory"."reserved" >= 0)
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "commerce"."product_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commerce"."product_metafields" (
	"product_id" bigint NOT NULL,
	"namespace" text NOT NULL,
	"key" text NOT NULL,
	"type" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "product_metafields_product_id_namespace_key_pk" PRIMARY KEY("product_id","namespace","key")
);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "commerce"."variant_prices" (
	"variant_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"compare_at_minor" bigint,
	"trade_price_minor" bigint,
	CONSTRAINT "variant_prices_variant_id_currency_pk" PRIMARY KEY("variant_id","currency"),
	CONSTRAINT "variant_prices_positive" CHECK ("commerce"."variant_prices"."price_minor" >= 0)
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "commerce"."checkouts" (
	"cart_token" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"address" jsonb NOT NULL,
	"billing_address" jsonb,
	"delivery_option" text DEFAULT 'standard' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commerce"."discount_redemptions" (
	"discount_id" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"customer_id" text,
	"email" text NOT NULL,
	CONSTRAINT "discount_redemptions_discount_id_order_id_pk" PRIMARY KEY("discount_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "commerce"."gift_card_redemptions" (
	"order_id" uuid NOT NULL,
	"gift_card_id" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "gift_card_redemptions_order_id_gift_card_id_pk" PRIMARY KEY("order_id","gift_card_id")
);
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "commerce"."cart_gift_cards" ADD CONSTRAINT "cart_gift_cards_cart_token_carts_token_fk" FOREIGN KEY ("cart_token") REFERENCES "commerce"."carts"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."cart_gift_cards" ADD CONSTRAINT "cart_gift_cards_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "commerce"."gift_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."cart_lines" ADD CONSTRAINT "cart_lines_cart_token_carts_token_fk" FOREIGN KEY ("cart_token") REFERENCES "commerce"."carts"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."cart_lines" ADD CONSTRAINT "cart_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "commerce"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."collection_products" ADD CONSTRAINT "collection_products_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "commerce"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."collection_products" ADD CONSTRAINT "collection_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "commerce"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."inventory" ADD CONSTRAINT "inventory_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "commerce"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."media" ADD CONSTRAINT "media_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "commerce"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."product_metafields" ADD CONSTRAINT "product_metafields_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "commerce"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."product_translations" ADD CONSTRAINT "product_translations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "commerce"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."variant_prices" ADD CONSTRAINT "variant_prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "commerce"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "commerce"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."checkouts" ADD CONSTRAINT "checkouts_cart_token_carts_token_fk" FOREIGN KEY ("cart_token") REFERENCES "commerce"."carts"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."discount_redemptions" ADD CONSTRAINT "discount_redemptions_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "commerce"."discounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."discount_redemptions" ADD CONSTRAINT "discount_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "commerce"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."gift_card_redemptions" ADD CONSTRAINT "gift_card_redemptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "commerce"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."gift_card_redemptions" ADD CONSTRAINT "gift_card_redemptions_gift_card_id_gift_cards_id_fk" FOREIGN KEY ("gift_card_id") REFERENCES "commerce"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "commerce"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "commerce"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_cart" ON "commerce"."cart_lines" USING btree ("cart_token","position");--> statement-breakpoint
CREATE INDEX "cart_lines_variant" ON "commerce"."cart_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "carts_used" ON "commerce"."carts" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "collection_products_product" ON "commerce"."collection_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "media_product" ON "commerce"."media" USING btree ("product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "product_translations_handle" ON "commerce"."product_translations" USING btree ("language","handle");--> statement-breakpoint
CREATE INDEX "products_created" ON "commerce"."products" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "products_tags" ON "commerce"."products" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "variants_product" ON "commerce"."variants" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "variants_sku" ON "commerce"."variants" USING btree ("sku");--> statement-breakpoint
CREATE INDEX "discount_redemptions_customer" ON "commerce"."discount_redemptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "discount_redemptions_email" ON "commerce"."discount_redemptions" USING btree ("email");--> statement-breakpoint
CREATE INDEX "orders_placed" ON "commerce"."orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "commerce"."orders" USING btree ("customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "payments_status" ON "commerce"."payments" USING btree ("status");