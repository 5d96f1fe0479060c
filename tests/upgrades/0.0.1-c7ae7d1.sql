-- A shop of version 0.0.1-c7ae7d1. SECRET=JdPb_TjX5V4GWVxyqtW3pUM6acXq3Ut0JSSFIMwtDUA
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
create schema migrations;
create table migrations."audience" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."audience" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."audience", '[
{"id": 1, "hash": "360a7a24c69e4ef3ac10661bac870e8572397713d483c8f0ea5c68aabaaa56ce", "created_at": 1795286111880}
]');
create table migrations."care" (id serial primary key, hash text not null, created_at bigint);
create table migrations."chat" (id serial primary key, hash text not null, created_at bigint);
create table migrations."commerce" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."commerce" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."commerce", '[
{"id": 1, "hash": "f98913741bebe8e5d2cefefe5cba0e213170e50c075619127703adb7d5a9715e", "created_at": 1795227263510},
{"id": 2, "hash": "7d34f2abadc99c47909707fe98136a7b22d130be6dc46e2f1da7222e0fc1e2d9", "created_at": 1795276728935}
]');
create table migrations."content" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."content" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."content", '[
{"id": 1, "hash": "d1b113f63161d7c29356ec6c709366ccbeeb6e72b6107e57179ae7b50d36bdb4", "created_at": 1795225655583},
{"id": 2, "hash": "7c01e72ef30c795d283d9ec6a533838e2f3e79610743f1d5ac3ad60603d53b8e", "created_at": 1795286958758}
]');
create table migrations."customer" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."customer" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."customer", '[
{"id": 1, "hash": "364463ed1d64138c961c834d3a4a043bdc4b8534993057d3c439102be560737b", "created_at": 1795277228068},
{"id": 2, "hash": "726376fd984a66d1dfdc234d1a3d8a67650791196c0261d186112c29cb2aee19", "created_at": 1795285800765}
]');
create table migrations."files" (id serial primary key, hash text not null, created_at bigint);
create table migrations."identity" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."identity" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."identity", '[
{"id": 1, "hash": "96c72b415e0cf842d3452678576e2d9e94b643a3a100e037ca083689893e11ec", "created_at": 1795263832258},
{"id": 2, "hash": "b2040d9a75d9ba34a6984530a90928f0ff54bc7b126d7b2edaf405ad8b9b602a", "created_at": 1795278450371}
]');
create table migrations."kernel" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."kernel" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."kernel", '[
{"id": 1, "hash": "1f59d3456d5207e716a915cf277bd3e19153b4f5e46a42a1173c2c6d036c4871", "created_at": 1795227154141}
]');
create table migrations."mail" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."mail" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."mail", '[
{"id": 1, "hash": "d2a42c3425c62fd7508db329cfeadd1f1d28b6e46a3fc0d9f36252a2a2b6659e", "created_at": 1795225264442}
]');
create table migrations."platform" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."platform" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."platform", '[
{"id": 1, "hash": "cb36208edca7edf3ca3de3884d686281b5280d2ebb1c2ebb9dc47488b933af96", "created_at": 1795267271397},
{"id": 2, "hash": "6c5cfdb2e4661c3dede230c2f793a99099d035a616370906b92476937a16bd59", "created_at": 1795276538056},
{"id": 3, "hash": "f3b5e7c703cd7b06a34e94df5f9d0c4a4449bcceb0f1cdb0849a9984c468046f", "created_at": 1795310088067}
]');
create table migrations."releases" (version text primary key, previous text not null, opened_at timestamptz not null default now());
create table migrations."search" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."search" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."search", '[
{"id": 1, "hash": "351a14dc75fbde8b13bcd2b8ce02dc983bfb8898087ac22f8ddf15d52092efb6", "created_at": 1795226463317},
{"id": 2, "hash": "49d923ffd9431f8c722decc21fbddc2cb36d6bc810274edd2bb1fe58a7101d91", "created_at": 1795309601403}
]');
create table migrations."tracking" (id serial primary key, hash text not null, created_at bigint);
create table migrations."visual" (id serial primary key, hash text not null, created_at bigint);
insert into migrations."visual" ("hash", "created_at") overriding system value select "hash", "created_at" from jsonb_populate_recordset(null::migrations."visual", '[
{"id": 1, "hash": "71590bcc94e191dd6feb735a2062af80bce2ecea8dee5550382a76085a1a2ee0", "created_at": 1795277886969}
]');
insert into commerce.cart_lines ("id", "cart_token", "position", "variant_id", "quantity", "attributes") overriding system value select "id", "cart_token", "position", "variant_id", "quantity", "attributes" from jsonb_populate_recordset(null::commerce.cart_lines, '[
{"id": "152ce72f-3fbf-46bf-bc0a-a08025726b85", "position": 12, "quantity": 1, "attributes": [], "cart_token": "guT2CdeoVSp14tMpVKnvfKJj", "variant_id": 37},
{"id": "89358c77-c795-4122-9d35-e2df53e218ea", "position": 11, "quantity": 1, "attributes": [], "cart_token": "H6wpTkQ6ut_tturAN2Mcwlpv", "variant_id": 37},
{"id": "bb59fd98-0d5e-4071-b29d-71712d04296f", "position": 10, "quantity": 1, "attributes": [], "cart_token": "_D6eNZei9r3WHPqW3_tRyecq", "variant_id": 245},
{"id": "8dcf1f7d-0562-4098-a2be-c6019349aec5", "position": 9, "quantity": 1, "attributes": [], "cart_token": "4Nl2r0n09TckHZOi2bmWvRB5", "variant_id": 165},
{"id": "31165c35-327b-4105-9a02-35ab0a7079e4", "position": 8, "quantity": 12, "attributes": [], "cart_token": "4Nl2r0n09TckHZOi2bmWvRB5", "variant_id": 67},
{"id": "d5f7c882-9002-42ed-9c13-984da9e0c475", "position": 7, "quantity": 1, "attributes": [], "cart_token": "bk0Bxw9JvI4yN2BLZ_J334oX", "variant_id": 132},
{"id": "c5a4e9a7-41f8-46e5-a9df-4da622f6db2c", "position": 6, "quantity": 4, "attributes": [], "cart_token": "bk0Bxw9JvI4yN2BLZ_J334oX", "variant_id": 334}
]');
insert into commerce.carts ("token", "secret_digest", "country_code", "language", "customer_id", "company_location_id", "email", "phone", "note", "attributes", "discount_codes", "created_at", "updated_at", "used_at", "completed_at") overriding system value select "token", "secret_digest", "country_code", "language", "customer_id", "company_location_id", "email", "phone", "note", "attributes", "discount_codes", "created_at", "updated_at", "used_at", "completed_at" from jsonb_populate_recordset(null::commerce.carts, '[
{"note": "", "email": "stored@example.com", "phone": null, "token": "H6wpTkQ6ut_tturAN2Mcwlpv", "used_at": "2026-11-29T08:56:16.349+00:00", "language": "en", "attributes": [], "created_at": "2026-11-29T08:56:13.709+00:00", "updated_at": "2026-11-29T08:56:20.2+00:00", "customer_id": null, "completed_at": "2026-11-29T08:56:20.2+00:00", "country_code": "US", "secret_digest": "Vi9t-wpz67LjEJpeZyVOeSyVr7YBjI4DUnkJSsV0IEQ", "discount_codes": [], "company_location_id": null},
{"note": "", "email": "consumer@bottega.example", "phone": null, "token": "_D6eNZei9r3WHPqW3_tRyecq", "used_at": "2026-11-27T08:55:51.545+00:00", "language": "de", "attributes": [], "created_at": "2026-11-27T08:55:51.545+00:00", "updated_at": "2026-11-27T08:55:51.545+00:00", "customer_id": "gid://shopify/Customer/f9dec72e-7b4d-4baf-a806-310514412014", "completed_at": "2026-11-27T08:55:51.545+00:00", "country_code": "DE", "secret_digest": "gCPnBM7E_dDTQ6evFJ-078cLcyWFeDhwqiei4x0oOFo", "discount_codes": [], "company_location_id": null},
{"note": "", "email": "trade@bottega.example", "phone": null, "token": "4Nl2r0n09TckHZOi2bmWvRB5", "used_at": "2026-11-24T08:55:51.545+00:00", "language": "it", "attributes": [], "created_at": "2026-11-24T08:55:51.545+00:00", "updated_at": "2026-11-24T08:55:51.545+00:00", "customer_id": "gid://shopify/Customer/feef5cf1-b7ce-4911-8fd2-774e08378e96", "completed_at": "2026-11-24T08:55:51.545+00:00", "country_code": "IT", "secret_digest": "ZCeWiK_05hqfZXC_aBfCqfPW_fXGBzkbkobNTuU_QJQ", "discount_codes": [], "company_location_id": "gid://shopify/CompanyLocation/e1afa83b-7d93-4b3c-97f0-d7fa44f531bf"},
{"note": "", "email": "consumer@bottega.example", "phone": null, "token": "bk0Bxw9JvI4yN2BLZ_J334oX", "used_at": "2026-11-06T08:55:51.545+00:00", "language": "de", "attributes": [], "created_at": "2026-11-06T08:55:51.545+00:00", "updated_at": "2026-11-06T08:55:51.545+00:00", "customer_id": "gid://shopify/Customer/f9dec72e-7b4d-4baf-a806-310514412014", "completed_at": "2026-11-06T08:55:51.545+00:00", "country_code": "DE", "secret_digest": "FoNuf6GEbehSB8UmF_h8mWuCxAJRtJ2K7EJZ1w8CFCs", "discount_codes": [], "company_location_id": null},
{"note": "", "email": null, "phone": null, "token": "guT2CdeoVSp14tMpVKnvfKJj", "used_at": "2026-11-29T08:56:27.74+00:00", "language": "en", "attributes": [], "created_at": "2026-11-29T08:56:27.579+00:00", "updated_at": "2026-11-29T08:56:27.74+00:00", "customer_id": "gid://shopify/Customer/49fbeaca-6d01-4411-9716-18f4f766ea05", "completed_at": null, "country_code": "US", "secret_digest": "bavP_xptQv56JKAqAL_tWxu0XX2fWVOtSVetKK82Y8E", "discount_codes": [], "company_location_id": null}
]');
insert into commerce.checkouts ("cart_token", "email", "address", "billing_address", "delivery_option", "updated_at") overriding system value select "cart_token", "email", "address", "billing_address", "delivery_option", "updated_at" from jsonb_populate_recordset(null::commerce.checkouts, '[
{"email": "stored@example.com", "address": {"city": "New York", "zone": "NY", "line1": "85 Spring Street", "line2": "", "phone": "+1 212 555 0142", "company": "", "country": "US", "lastName": "Byron", "firstName": "Ada", "postalCode": "10012"}, "cart_token": "H6wpTkQ6ut_tturAN2Mcwlpv", "updated_at": "2026-11-29T08:56:18.042+00:00", "billing_address": null, "delivery_option": "standard"},
{"email": "consumer@bottega.example", "address": {"city": "München", "zone": "", "line1": "Türkenstraße 52", "line2": "Hinterhaus, 2. Stock", "phone": "+49 89 5550142", "company": "", "country": "DE", "lastName": "Hoffmann", "firstName": "Clara", "postalCode": "80799"}, "cart_token": "_D6eNZei9r3WHPqW3_tRyecq", "updated_at": "2026-11-27T08:55:51.545+00:00", "billing_address": null, "delivery_option": "standard"},
{"email": "trade@bottega.example", "address": {"city": "Milano", "zone": "MI", "line1": "Via Solferino 27", "line2": "", "phone": "+39 02 55501420", "company": "Studio Marchetti", "country": "IT", "lastName": "Marchetti", "firstName": "Luca", "postalCode": "20121"}, "cart_token": "4Nl2r0n09TckHZOi2bmWvRB5", "updated_at": "2026-11-24T08:55:51.545+00:00", "billing_address": null, "delivery_option": "standard"},
{"email": "consumer@bottega.example", "address": {"city": "München", "zone": "", "line1": "Türkenstraße 52", "line2": "Hinterhaus, 2. Stock", "phone": "+49 89 5550142", "company": "", "country": "DE", "lastName": "Hoffmann", "firstName": "Clara", "postalCode": "80799"}, "cart_token": "bk0Bxw9JvI4yN2BLZ_J334oX", "updated_at": "2026-11-06T08:55:51.545+00:00", "billing_address": null, "delivery_option": "standard"}
]');
insert into commerce.discount_redemptions ("discount_id", "order_id", "customer_id", "email") overriding system value select "discount_id", "order_id", "customer_id", "email" from jsonb_populate_recordset(null::commerce.discount_redemptions, '[
{"email": "trade@bottega.example", "order_id": "44596e6c-45dd-443f-861e-0210b2b32d4e", "customer_id": "gid://shopify/Customer/feef5cf1-b7ce-4911-8fd2-774e08378e96", "discount_id": 4}
]');
insert into commerce.discounts ("id", "title", "code", "value", "scope", "minimum_subtotal_minor", "starts_at", "ends_at", "usage_limit", "used", "is_once_per_customer", "is_combinable") overriding system value select "id", "title", "code", "value", "scope", "minimum_subtotal_minor", "starts_at", "ends_at", "usage_limit", "used", "is_once_per_customer", "is_combinable" from jsonb_populate_recordset(null::commerce.discounts, '[
{"id": 4, "code": null, "used": 1, "scope": {"kind": "all"}, "title": "Casa intera", "value": {"kind": "percentage", "percent": 5}, "ends_at": null, "starts_at": "2026-01-01T00:00:00+00:00", "usage_limit": null, "is_combinable": true, "is_once_per_customer": false, "minimum_subtotal_minor": {"EUR": 1000000, "GBP": 900000, "USD": 1100000}},
{"id": 3, "code": "CONSEGNA", "used": 0, "scope": {"kind": "all"}, "title": "Consegna", "value": {"kind": "free-shipping"}, "ends_at": null, "starts_at": "2026-01-01T00:00:00+00:00", "usage_limit": null, "is_combinable": true, "is_once_per_customer": false, "minimum_subtotal_minor": null},
{"id": 2, "code": "ATELIER100", "used": 0, "scope": {"kind": "all"}, "title": "Dall’atelier", "value": {"kind": "amount", "amountsMinor": {"EUR": 10000, "GBP": 9000, "USD": 11000}}, "ends_at": null, "starts_at": "2026-01-01T00:00:00+00:00", "usage_limit": null, "is_combinable": true, "is_once_per_customer": false, "minimum_subtotal_minor": {"EUR": 50000, "GBP": 45000, "USD": 55000}},
{"id": 1, "code": "WELCOME10", "used": 0, "scope": {"kind": "all"}, "title": "Benvenuto", "value": {"kind": "percentage", "percent": 10}, "ends_at": null, "starts_at": "2026-01-01T00:00:00+00:00", "usage_limit": null, "is_combinable": true, "is_once_per_customer": false, "minimum_subtotal_minor": null}
]');
insert into commerce.fulfilments ("id", "order_id", "shipment", "company", "number", "url", "sent_at", "delivered_at") overriding system value select "id", "order_id", "shipment", "company", "number", "url", "sent_at", "delivered_at" from jsonb_populate_recordset(null::commerce.fulfilments, '[
{"id": "07512b20-cfa9-434e-ad73-69d0e15947bb", "url": "https://tracking.example/AUR-2611000005-1", "number": "AUR-2611000005-1", "company": "Corriere Aurora", "sent_at": "2026-11-15T08:55:51.545+00:00", "order_id": "2a5e5167-c309-49b1-a77d-ebf78728cc12", "shipment": 0, "delivered_at": null},
{"id": "d995cb95-0d03-4c93-ac2d-2eb840f7583d", "url": "https://tracking.example/AUR-2610000004-1", "number": "AUR-2610000004-1", "company": "Corriere Aurora", "sent_at": "2026-11-05T08:55:51.545+00:00", "order_id": "4cb6b843-ea49-426d-b5b5-07f31e50d920", "shipment": 0, "delivered_at": "2026-11-10T08:55:51.545+00:00"},
{"id": "cc080d5d-6169-443e-87a8-aceb3407da77", "url": "https://tracking.example/AUR-2609000002-2", "number": "AUR-2609000002-2", "company": "Corriere Aurora", "sent_at": "2026-10-05T08:55:51.545+00:00", "order_id": "7f928dbc-f9b3-49e2-b7e9-624ae2573270", "shipment": 1, "delivered_at": "2026-10-10T08:55:51.545+00:00"},
{"id": "c6884613-06bc-4e60-aa8f-2282f90ae7db", "url": "https://tracking.example/AUR-2609000002-1", "number": "AUR-2609000002-1", "company": "Corriere Aurora", "sent_at": "2026-10-05T08:55:51.545+00:00", "order_id": "7f928dbc-f9b3-49e2-b7e9-624ae2573270", "shipment": 0, "delivered_at": "2026-10-10T08:55:51.545+00:00"},
{"id": "acd7c1e4-6b57-48b6-b721-6c619d92ea5e", "url": "https://tracking.example/AUR-2608000001-1", "number": "AUR-2608000001-1", "company": "Corriere Aurora", "sent_at": "2026-09-08T08:55:51.545+00:00", "order_id": "70668ae2-d703-44ad-9b14-24ade6099b2a", "shipment": 0, "delivered_at": "2026-09-13T08:55:51.545+00:00"}
]');
insert into commerce.gift_cards ("id", "code_digest", "last_characters", "currency", "balance_minor", "expires_at") overriding system value select "id", "code_digest", "last_characters", "currency", "balance_minor", "expires_at" from jsonb_populate_recordset(null::commerce.gift_cards, '[
{"id": 3, "currency": "GBP", "expires_at": null, "code_digest": "sCmGSu8ivvrU4RDSh4VcgtVmePWXyPQK-a2JoLyz8h8", "balance_minor": 5000, "last_characters": "GB50"},
{"id": 2, "currency": "USD", "expires_at": null, "code_digest": "3ICBn8LCAMPncjKAZGkgjHI0r33rvD6lbK7PsqRYVxo", "balance_minor": 5000, "last_characters": "US50"},
{"id": 1, "currency": "EUR", "expires_at": null, "code_digest": "wrVOOm1sOBeOCnraqRmME9OWXOaH4ZA0JbUnl8x21tw", "balance_minor": 5000, "last_characters": "EU50"}
]');
insert into commerce.inventory ("variant_id", "on_hand", "reserved", "continue_selling", "is_tracked", "imported_quantity") overriding system value select "variant_id", "on_hand", "reserved", "continue_selling", "is_tracked", "imported_quantity" from jsonb_populate_recordset(null::commerce.inventory, '[
{"on_hand": 0, "reserved": 1, "is_tracked": true, "variant_id": 37, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "variant_id": 363, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 1, "reserved": 0, "is_tracked": true, "variant_id": 361, "continue_selling": true, "imported_quantity": 1},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "variant_id": 360, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "variant_id": 362, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "variant_id": 38, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 48, "reserved": 4, "is_tracked": true, "variant_id": 334, "continue_selling": true, "imported_quantity": 48},
{"on_hand": 6, "reserved": 0, "is_tracked": true, "variant_id": 335, "continue_selling": true, "imported_quantity": 6},
{"on_hand": 0, "reserved": 1, "is_tracked": true, "variant_id": 132, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "variant_id": 134, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "variant_id": 133, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 12, "is_tracked": true, "variant_id": 67, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "variant_id": 69, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "variant_id": 68, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 1, "is_tracked": true, "variant_id": 165, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "variant_id": 166, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 1, "is_tracked": true, "variant_id": 245, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "variant_id": 247, "continue_selling": true, "imported_quantity": 0},
{"on_hand": 0, "reserved": 0, "is_tracked": true, "variant_id": 246, "continue_selling": true, "imported_quantity": 0}
]');
insert into commerce.media ("id", "product_id", "position", "kind", "url", "alt", "alt_translations", "width", "height", "sources") overriding system value select "id", "product_id", "position", "kind", "url", "alt", "alt_translations", "width", "height", "sources" from jsonb_populate_recordset(null::commerce.media, '[
{"id": 701, "alt": "Long oval platter in white porcelain with a thin gold rim", "url": "/pictures/piatto-ovale-alba-main.webp", "kind": "model3d", "width": 800, "height": 1000, "sources": [{"url": "/files/piatto-ovale-alba.glb", "format": "glb", "filesize": 52596, "mimeType": "model/gltf-binary"}, {"url": "/files/piatto-ovale-alba.usdz", "format": "usdz", "filesize": 851791, "mimeType": "model/vnd.usdz+zip"}], "position": 4, "product_id": 162, "alt_translations": {"de": "Lange ovale Platte aus weißem Porzellan mit schmalem Goldrand", "es": "Fuente ovalada larga de porcelana blanca con fino borde dorado", "fr": "Long plat ovale en porcelaine blanche à fin bord doré", "it": "Lungo piatto ovale in porcellana bianca con sottile orlo dorato"}},
{"id": 694, "alt": "Round sage green porcelain teapot with a gilt knob", "url": "/pictures/teiera-alba-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 1, "product_id": 161, "alt_translations": {"de": "Runde salbeigrüne Porzellankanne mit vergoldetem Knauf", "es": "Tetera redonda de porcelana verde salvia con pomo dorado", "fr": "Théière ronde en porcelaine vert sauge au bouton doré", "it": "Teiera tonda in porcellana verde salvia con pomolo dorato"}},
{"id": 695, "alt": "Alba teapot in a panelled room in low sun, with Ninfea fluted dining table and Alba tea cups", "url": "/pictures/teiera-alba-room.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 2, "product_id": 161, "alt_translations": {"de": "Teekanne Alba in einem getäfelten Raum bei tiefer Sonne; daneben: Esstisch Ninfea mit kanneliertem Fuß und Teetassen Alba", "es": "Tetera Alba en una sala con molduras y sol bajo, con Mesa de comedor Ninfea con pie estriado y Tazas de té Alba", "fr": "Théière Alba dans une pièce lambrissée au soleil rasant, avec Table de repas Ninfea à pied cannelé et Tasses à thé Alba", "it": "Teiera Alba in una stanza con boiserie al sole basso, con Tavolo Ninfea con piede scanalato e Tazze da tè Alba"}},
{"id": 696, "alt": "Alba teapot, White and gold", "url": "/pictures/teiera-alba-gold-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 3, "product_id": 161, "alt_translations": {"de": "Teekanne Alba, Weiß und Gold", "es": "Tetera Alba, Blanco y oro", "fr": "Théière Alba, Blanc et or", "it": "Teiera Alba, Bianco e oro"}},
{"id": 697, "alt": "Round sage green porcelain teapot with a gilt knob", "url": "/pictures/teiera-alba-main.webp", "kind": "model3d", "width": 800, "height": 1000, "sources": [{"url": "/files/teiera-alba.glb", "format": "glb", "filesize": 94376, "mimeType": "model/gltf-binary"}, {"url": "/files/teiera-alba.usdz", "format": "usdz", "filesize": 964964, "mimeType": "model/vnd.usdz+zip"}], "position": 4, "product_id": 161, "alt_translations": {"de": "Runde salbeigrüne Porzellankanne mit vergoldetem Knauf", "es": "Tetera redonda de porcelana verde salvia con pomo dorado", "fr": "Théière ronde en porcelaine vert sauge au bouton doré", "it": "Teiera tonda in porcellana verde salvia con pomolo dorato"}},
{"id": 698, "alt": "Long oval platter in white porcelain with a thin gold rim", "url": "/pictures/piatto-ovale-alba-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 1, "product_id": 162, "alt_translations": {"de": "Lange ovale Platte aus weißem Porzellan mit schmalem Goldrand", "es": "Fuente ovalada larga de porcelana blanca con fino borde dorado", "fr": "Long plat ovale en porcelaine blanche à fin bord doré", "it": "Lungo piatto ovale in porcellana bianca con sottile orlo dorato"}},
{"id": 699, "alt": "Alba oval platter seen from another side", "url": "/pictures/piatto-ovale-alba-angle.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 2, "product_id": 162, "alt_translations": {"de": "Ovale Platte Alba von einer anderen Seite", "es": "Fuente ovalada Alba desde otro lado", "fr": "Plat ovale Alba sous un autre angle", "it": "Piatto da portata ovale Alba da un altro lato"}},
{"id": 700, "alt": "Alba oval platter, Sage", "url": "/pictures/piatto-ovale-alba-sage-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 3, "product_id": 162, "alt_translations": {"de": "Ovale Platte Alba, Salbei", "es": "Fuente ovalada Alba, Salvia", "fr": "Plat ovale Alba, Sauge", "it": "Piatto da portata ovale Alba, Salvia"}},
{"id": 76, "alt": "Three stoneware vases: a tall speckled bone one, a slim sage one, a round rust one", "url": "/pictures/vasi-creta-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 1, "product_id": 19, "alt_translations": {"de": "Drei Steinzeugvasen: eine hohe knochenweiße, eine schlanke salbeigrüne, eine runde rostrote", "es": "Tres jarrones de gres: uno alto color hueso moteado, uno esbelto salvia y uno redondo óxido", "fr": "Trois vases en grès : un grand ivoire moucheté, un mince vert sauge, un rond couleur rouille", "it": "Tre vasi in grès: uno alto color osso punteggiato, uno snello salvia, uno tondo ruggine"}},
{"id": 77, "alt": "Creta vases in a panelled room in low sun, with Canneto reeded credenza", "url": "/pictures/vasi-creta-room.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 2, "product_id": 19, "alt_translations": {"de": "Vasen Creta in einem getäfelten Raum bei tiefer Sonne; daneben: Sideboard Canneto mit Rundstäben", "es": "Jarrones Creta en una sala con molduras y sol bajo, con Aparador Canneto acanalado", "fr": "Vases Creta dans une pièce lambrissée au soleil rasant, avec Enfilade Canneto à joncs", "it": "Vasi Creta in una stanza con boiserie al sole basso, con Credenza Canneto cannettata"}},
{"id": 78, "alt": "Creta vases, set of three seen from close by", "url": "/pictures/vasi-creta-detail.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 3, "product_id": 19, "alt_translations": {"de": "Vasen Creta, dreiteilig aus der Nähe", "es": "Jarrones Creta, juego de tres de cerca", "fr": "Vases Creta, ensemble de trois, de près", "it": "Vasi Creta, serie di tre, da vicino"}},
{"id": 79, "alt": "Creta vases, set of three, Night", "url": "/pictures/vasi-creta-night-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 4, "product_id": 19, "alt_translations": {"de": "Vasen Creta, dreiteilig, Nacht", "es": "Jarrones Creta, juego de tres, Noche", "fr": "Vases Creta, ensemble de trois, Nuit", "it": "Vasi Creta, serie di tre, Notte"}},
{"id": 80, "alt": "Three stoneware vases: a tall speckled bone one, a slim sage one, a round rust one", "url": "/pictures/vasi-creta-main.webp", "kind": "model3d", "width": 800, "height": 1000, "sources": [{"url": "/files/vasi-creta.glb", "format": "glb", "filesize": 177148, "mimeType": "model/gltf-binary"}, {"url": "/files/vasi-creta.usdz", "format": "usdz", "filesize": 714066, "mimeType": "model/vnd.usdz+zip"}], "position": 5, "product_id": 19, "alt_translations": {"de": "Drei Steinzeugvasen: eine hohe knochenweiße, eine schlanke salbeigrüne, eine runde rostrote", "es": "Tres jarrones de gres: uno alto color hueso moteado, uno esbelto salvia y uno redondo óxido", "fr": "Trois vases en grès : un grand ivoire moucheté, un mince vert sauge, un rond couleur rouille", "it": "Tre vasi in grès: uno alto color osso punteggiato, uno snello salvia, uno tondo ruggine"}},
{"id": 648, "alt": "Silver-plated fork, knife, spoon and dessert spoon on a linen napkin", "url": "/pictures/posate-arno-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 1, "product_id": 151, "alt_translations": {"de": "Versilberte Gabel, Messer, Löffel und Dessertlöffel auf einer Leinenserviette", "es": "Tenedor, cuchillo, cuchara y cuchara de postre plateados sobre una servilleta de lino", "fr": "Fourchette, couteau, cuiller et cuiller à dessert argentés sur une serviette de lin", "it": "Forchetta, coltello, cucchiaio e cucchiaio da dolce argentati su un tovagliolo di lino"}},
{"id": 649, "alt": "Arno place setting, four pieces seen from close by", "url": "/pictures/posate-arno-detail.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 2, "product_id": 151, "alt_translations": {"de": "Gedeck Arno, vierteilig aus der Nähe", "es": "Cubierto Arno, cuatro piezas de cerca", "fr": "Couvert Arno, quatre pièces, de près", "it": "Posate Arno per un coperto, quattro pezzi, da vicino"}},
{"id": 650, "alt": "Arno place setting, four pieces, Gold-plated", "url": "/pictures/posate-arno-gilt-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 3, "product_id": 151, "alt_translations": {"de": "Gedeck Arno, vierteilig, Vergoldet", "es": "Cubierto Arno, cuatro piezas, Baño de oro", "fr": "Couvert Arno, quatre pièces, Doré à l’or fin", "it": "Posate Arno per un coperto, quattro pezzi, Dorato"}},
{"id": 651, "alt": "Silver-plated fork, knife, spoon and dessert spoon on a linen napkin", "url": "/pictures/posate-arno-main.webp", "kind": "model3d", "width": 800, "height": 1000, "sources": [{"url": "/files/posate-arno.glb", "format": "glb", "filesize": 52104, "mimeType": "model/gltf-binary"}, {"url": "/files/posate-arno.usdz", "format": "usdz", "filesize": 869191, "mimeType": "model/vnd.usdz+zip"}], "position": 4, "product_id": 151, "alt_translations": {"de": "Versilberte Gabel, Messer, Löffel und Dessertlöffel auf einer Leinenserviette", "es": "Tenedor, cuchillo, cuchara y cuchara de postre plateados sobre una servilleta de lino", "fr": "Fourchette, couteau, cuiller et cuiller à dessert argentés sur une serviette de lin", "it": "Forchetta, coltello, cucchiaio e cucchiaio da dolce argentati su un tovagliolo di lino"}},
{"id": 255, "alt": "Round walnut dining table on three curved blades joined at the middle", "url": "/pictures/tavolo-trifoglio-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 1, "product_id": 60, "alt_translations": {"de": "Runder Esstisch aus Nussbaum auf drei geschwungenen Klingen, die in der Mitte zusammenlaufen", "es": "Mesa redonda de nogal sobre tres hojas curvas unidas en el centro", "fr": "Table ronde en noyer sur trois lames courbes réunies au centre", "it": "Tavolo rotondo in noce su tre lame curve unite al centro"}},
{"id": 256, "alt": "Trifoglio round dining table seen from another side", "url": "/pictures/tavolo-trifoglio-angle.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 2, "product_id": 60, "alt_translations": {"de": "Runder Esstisch Trifoglio von einer anderen Seite", "es": "Mesa redonda Trifoglio desde otro lado", "fr": "Table ronde Trifoglio sous un autre angle", "it": "Tavolo rotondo Trifoglio da un altro lato"}},
{"id": 257, "alt": "Trifoglio round dining table, Natural oak", "url": "/pictures/tavolo-trifoglio-oak-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 3, "product_id": 60, "alt_translations": {"de": "Runder Esstisch Trifoglio, Eiche natur", "es": "Mesa redonda Trifoglio, Roble natural", "fr": "Table ronde Trifoglio, Chêne naturel", "it": "Tavolo rotondo Trifoglio, Rovere naturale"}},
{"id": 258, "alt": "Trifoglio round dining table, Ebonised oak", "url": "/pictures/tavolo-trifoglio-ebonised-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 4, "product_id": 60, "alt_translations": {"de": "Runder Esstisch Trifoglio, Geschwärzte Eiche", "es": "Mesa redonda Trifoglio, Roble ennegrecido", "fr": "Table ronde Trifoglio, Chêne noirci", "it": "Tavolo rotondo Trifoglio, Rovere ebanizzato"}},
{"id": 259, "alt": "Round walnut dining table on three curved blades joined at the middle", "url": "/pictures/tavolo-trifoglio-main.webp", "kind": "model3d", "width": 800, "height": 1000, "sources": [{"url": "/files/tavolo-trifoglio.glb", "format": "glb", "filesize": 40724, "mimeType": "model/gltf-binary"}, {"url": "/files/tavolo-trifoglio.usdz", "format": "usdz", "filesize": 660921, "mimeType": "model/vnd.usdz+zip"}], "position": 5, "product_id": 60, "alt_translations": {"de": "Runder Esstisch aus Nussbaum auf drei geschwungenen Klingen, die in der Mitte zusammenlaufen", "es": "Mesa redonda de nogal sobre tres hojas curvas unidas en el centro", "fr": "Table ronde en noyer sur trois lames courbes réunies au centre", "it": "Tavolo rotondo in noce su tre lame curve unite al centro"}},
{"id": 136, "alt": "Dining chair in natural beech with a curved loop for a back and a seat of woven paper cord", "url": "/pictures/sedia-ansa-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 1, "product_id": 33, "alt_translations": {"de": "Stuhl aus heller Buche mit gebogener Lehne und Sitz aus geflochtener Papierkordel", "es": "Silla de haya natural con respaldo curvado en arco y asiento de cuerda de papel tejida", "fr": "Chaise en hêtre naturel, dossier cintré en arc, assise en corde de papier tressée", "it": "Sedia in faggio naturale con schienale ad arco curvato e seduta in corda di carta intrecciata"}},
{"id": 137, "alt": "Ansa dining chair in a panelled room in low sun, with Ninfea fluted dining table and Argine footed bowl", "url": "/pictures/sedia-ansa-room.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 2, "product_id": 33, "alt_translations": {"de": "Stuhl Ansa in einem getäfelten Raum bei tiefer Sonne; daneben: Esstisch Ninfea mit kanneliertem Fuß und Fußschale Argine", "es": "Silla Ansa en una sala con molduras y sol bajo, con Mesa de comedor Ninfea con pie estriado y Cuenco con pie Argine", "fr": "Chaise Ansa dans une pièce lambrissée au soleil rasant, avec Table de repas Ninfea à pied cannelé et Coupe sur pied Argine", "it": "Sedia Ansa in una stanza con boiserie al sole basso, con Tavolo Ninfea con piede scanalato e Ciotola Argine con piede"}},
{"id": 138, "alt": "Ansa dining chair, Canaletto walnut", "url": "/pictures/sedia-ansa-walnut-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 3, "product_id": 33, "alt_translations": {"de": "Stuhl Ansa, Amerikanischer Nussbaum", "es": "Silla Ansa, Nogal americano", "fr": "Chaise Ansa, Noyer noir", "it": "Sedia Ansa, Noce canaletto"}},
{"id": 139, "alt": "Ansa dining chair, Black-stained beech", "url": "/pictures/sedia-ansa-black-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 4, "product_id": 33, "alt_translations": {"de": "Stuhl Ansa, Buche schwarz gebeizt", "es": "Silla Ansa, Haya teñida de negro", "fr": "Chaise Ansa, Hêtre teinté noir", "it": "Sedia Ansa, Faggio tinto nero"}},
{"id": 140, "alt": "Dining chair in natural beech with a curved loop for a back and a seat of woven paper cord", "url": "/pictures/sedia-ansa-main.webp", "kind": "model3d", "width": 800, "height": 1000, "sources": [{"url": "/files/sedia-ansa.glb", "format": "glb", "filesize": 128520, "mimeType": "model/gltf-binary"}, {"url": "/files/sedia-ansa.usdz", "format": "usdz", "filesize": 977989, "mimeType": "model/vnd.usdz+zip"}], "position": 5, "product_id": 33, "alt_translations": {"de": "Stuhl aus heller Buche mit gebogener Lehne und Sitz aus geflochtener Papierkordel", "es": "Silla de haya natural con respaldo curvado en arco y asiento de cuerda de papel tejida", "fr": "Chaise en hêtre naturel, dossier cintré en arc, assise en corde de papier tressée", "it": "Sedia in faggio naturale con schienale ad arco curvato e seduta in corda di carta intrecciata"}},
{"id": 320, "alt": "Long oak table on two splayed trestles joined by a wedged stretcher", "url": "/pictures/tavolo-ponte-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 1, "product_id": 75, "alt_translations": {"de": "Langer Eichentisch auf zwei gespreizten Böcken mit verkeiltem Steg", "es": "Mesa larga de roble sobre dos caballetes abiertos unidos por un travesaño acuñado", "fr": "Longue table de chêne sur deux tréteaux évasés reliés par une entretoise à coins", "it": "Lungo tavolo in rovere su due cavalletti divaricati uniti da una traversa a cuneo"}},
{"id": 321, "alt": "Ponte trestle table in a panelled room in low sun, with Argine footed bowl and Ansa dining chair", "url": "/pictures/tavolo-ponte-room.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 2, "product_id": 75, "alt_translations": {"de": "Bocktisch Ponte in einem getäfelten Raum bei tiefer Sonne; daneben: Fußschale Argine und Stuhl Ansa", "es": "Mesa de caballetes Ponte en una sala con molduras y sol bajo, con Cuenco con pie Argine y Silla Ansa", "fr": "Table à tréteaux Ponte dans une pièce lambrissée au soleil rasant, avec Coupe sur pied Argine et Chaise Ansa", "it": "Tavolo a cavalletto Ponte in una stanza con boiserie al sole basso, con Ciotola Argine con piede e Sedia Ansa"}},
{"id": 322, "alt": "Ponte trestle table, Natural larch", "url": "/pictures/tavolo-ponte-larch-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 3, "product_id": 75, "alt_translations": {"de": "Bocktisch Ponte, Lärche natur", "es": "Mesa de caballetes Ponte, Alerce natural", "fr": "Table à tréteaux Ponte, Mélèze naturel", "it": "Tavolo a cavalletto Ponte, Larice naturale"}},
{"id": 323, "alt": "Long oak table on two splayed trestles joined by a wedged stretcher", "url": "/pictures/tavolo-ponte-main.webp", "kind": "model3d", "width": 800, "height": 1000, "sources": [{"url": "/files/tavolo-ponte.glb", "format": "glb", "filesize": 60072, "mimeType": "model/gltf-binary"}, {"url": "/files/tavolo-ponte.usdz", "format": "usdz", "filesize": 764429, "mimeType": "model/vnd.usdz+zip"}], "position": 4, "product_id": 75, "alt_translations": {"de": "Langer Eichentisch auf zwei gespreizten Böcken mit verkeiltem Steg", "es": "Mesa larga de roble sobre dos caballetes abiertos unidos por un travesaño acuñado", "fr": "Longue table de chêne sur deux tréteaux évasés reliés par une entretoise à coins", "it": "Lungo tavolo in rovere su due cavalletti divaricati uniti da una traversa a cuneo"}},
{"id": 472, "alt": "Brass floor lamp with a long counterweighted arm, a small conical head and a black marble foot", "url": "/pictures/piantana-garzetta-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 1, "product_id": 110, "alt_translations": {"de": "Stehleuchte aus Messing mit langem Arm und Gegengewicht, kleinem Kegelkopf und schwarzem Marmorfuß", "es": "Lámpara de pie de latón con largo brazo a contrapeso, pequeña cabeza cónica y pie de mármol negro", "fr": "Lampadaire de laiton à long bras équilibré, petite tête conique et pied de marbre noir", "it": "Piantana d’ottone con lungo braccio a contrappeso, piccola testa conica e base di marmo nero"}},
{"id": 473, "alt": "Garzetta reading lamp in a panelled room in low sun, with Nuvola bouclé armchair", "url": "/pictures/piantana-garzetta-room.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 2, "product_id": 110, "alt_translations": {"de": "Leseleuchte Garzetta in einem getäfelten Raum bei tiefer Sonne; daneben: Sessel Nuvola aus Bouclé", "es": "Lámpara de lectura Garzetta en una sala con molduras y sol bajo, con Sillón Nuvola de bouclé", "fr": "Liseuse Garzetta dans une pièce lambrissée au soleil rasant, avec Fauteuil Nuvola en bouclé", "it": "Piantana da lettura Garzetta in una stanza con boiserie al sole basso, con Poltrona Nuvola in bouclé"}},
{"id": 474, "alt": "Garzetta reading lamp, Dark bronze", "url": "/pictures/piantana-garzetta-bronze-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 3, "product_id": 110, "alt_translations": {"de": "Leseleuchte Garzetta, Bronze dunkel", "es": "Lámpara de lectura Garzetta, Bronce oscuro", "fr": "Liseuse Garzetta, Bronze foncé", "it": "Piantana da lettura Garzetta, Bronzo brunito"}},
{"id": 475, "alt": "Garzetta reading lamp, Bottle green", "url": "/pictures/piantana-garzetta-bottle-main.webp", "kind": "image", "width": 800, "height": 1000, "sources": [], "position": 4, "product_id": 110, "alt_translations": {"de": "Leseleuchte Garzetta, Flaschengrün", "es": "Lámpara de lectura Garzetta, Verde botella", "fr": "Liseuse Garzetta, Vert bouteille", "it": "Piantana da lettura Garzetta, Verde bottiglia"}},
{"id": 476, "alt": "Brass floor lamp with a long counterweighted arm, a small conical head and a black marble foot", "url": "/pictures/piantana-garzetta-main.webp", "kind": "model3d", "width": 800, "height": 1000, "sources": [{"url": "/files/piantana-garzetta.glb", "format": "glb", "filesize": 49564, "mimeType": "model/gltf-binary"}, {"url": "/files/piantana-garzetta.usdz", "format": "usdz", "filesize": 574964, "mimeType": "model/vnd.usdz+zip"}], "position": 5, "product_id": 110, "alt_translations": {"de": "Stehleuchte aus Messing mit langem Arm und Gegengewicht, kleinem Kegelkopf und schwarzem Marmorfuß", "es": "Lámpara de pie de latón con largo brazo a contrapeso, pequeña cabeza cónica y pie de mármol negro", "fr": "Lampadaire de laiton à long bras équilibré, petite tête conique et pied de marbre noir", "it": "Piantana d’ottone con lungo braccio a contrappeso, piccola testa conica e base di marmo nero"}}
]');
insert into commerce.order_lines ("order_id", "line_id", "position", "variant_id", "sku", "title", "variant_title", "handle", "artisan_name", "picture", "quantity", "unit_price_minor", "subtotal_minor", "paid_minor", "reserved") overriding system value select "order_id", "line_id", "position", "variant_id", "sku", "title", "variant_title", "handle", "artisan_name", "picture", "quantity", "unit_price_minor", "subtotal_minor", "paid_minor", "reserved" from jsonb_populate_recordset(null::commerce.order_lines, '[
{"sku": "TDNCRE-001", "title": "Creta vases, set of three", "handle": "creta-vases-set-of-three", "line_id": "89358c77-c795-4122-9d35-e2df53e218ea", "picture": {"alt": "Three stoneware vases: a tall speckled bone one, a slim sage one, a round rust one", "url": "/pictures/vasi-creta-main.webp", "width": 800, "height": 1000}, "order_id": "c1b06697-ae5d-4e01-a684-69e052687d48", "position": 0, "quantity": 1, "reserved": 1, "paid_minor": 64000, "variant_id": 37, "artisan_name": "Terre di Nove", "variant_title": "Valley", "subtotal_minor": 64000, "unit_price_minor": 64000},
{"sku": "OTLGAR-001", "title": "Leseleuchte Garzetta", "handle": "leseleuchte-garzetta", "line_id": "bb59fd98-0d5e-4071-b29d-71712d04296f", "picture": {"alt": "Stehleuchte aus Messing mit langem Arm und Gegengewicht, kleinem Kegelkopf und schwarzem Marmorfuß", "url": "/pictures/piantana-garzetta-main.webp", "width": 800, "height": 1000}, "order_id": "72b3131f-ce38-4fe9-b192-3db0964e6621", "position": 0, "quantity": 1, "reserved": 1, "paid_minor": 148000, "variant_id": 245, "artisan_name": "Ottoni Lumezzane", "variant_title": "Messing gebürstet", "subtotal_minor": 148000, "unit_price_minor": 148000},
{"sku": "FABPON-001", "title": "Tavolo a cavalletto Ponte", "handle": "tavolo-cavalletto-ponte", "line_id": "8dcf1f7d-0562-4098-a2be-c6019349aec5", "picture": {"alt": "Lungo tavolo in rovere su due cavalletti divaricati uniti da una traversa a cuneo", "url": "/pictures/tavolo-ponte-main.webp", "width": 800, "height": 1000}, "order_id": "44596e6c-45dd-443f-861e-0210b2b32d4e", "position": 1, "quantity": 1, "reserved": 1, "paid_minor": 429400, "variant_id": 165, "artisan_name": "Falegnameria Alta Badia", "variant_title": "Rovere naturale", "subtotal_minor": 452000, "unit_price_minor": 452000},
{"sku": "SDNANS-001", "title": "Sedia Ansa", "handle": "sedia-ansa", "line_id": "31165c35-327b-4105-9a02-35ab0a7079e4", "picture": {"alt": "Sedia in faggio naturale con schienale ad arco curvato e seduta in corda di carta intrecciata", "url": "/pictures/sedia-ansa-main.webp", "width": 800, "height": 1000}, "order_id": "44596e6c-45dd-443f-861e-0210b2b32d4e", "position": 0, "quantity": 12, "reserved": 12, "paid_minor": 791160, "variant_id": 67, "artisan_name": "Sedie del Natisone", "variant_title": "Faggio naturale", "subtotal_minor": 832800, "unit_price_minor": 69400},
{"sku": "EBCTRI-001", "title": "Runder Esstisch Trifoglio", "handle": "runder-esstisch-trifoglio", "line_id": "d5f7c882-9002-42ed-9c13-984da9e0c475", "picture": {"alt": "Runder Esstisch aus Nussbaum auf drei geschwungenen Klingen, die in der Mitte zusammenlaufen", "url": "/pictures/tavolo-trifoglio-main.webp", "width": 800, "height": 1000}, "order_id": "2a5e5167-c309-49b1-a77d-ebf78728cc12", "position": 1, "quantity": 1, "reserved": 1, "paid_minor": 640000, "variant_id": 132, "artisan_name": "Ebanisteria Cantù", "variant_title": "Amerikanischer Nussbaum", "subtotal_minor": 640000, "unit_price_minor": 640000},
{"sku": "AOLPOS-001", "title": "Gedeck Arno, vierteilig", "handle": "gedeck-arno-vierteilig", "line_id": "c5a4e9a7-41f8-46e5-a9df-4da622f6db2c", "picture": {"alt": "Versilberte Gabel, Messer, Löffel und Dessertlöffel auf einer Leinenserviette", "url": "/pictures/posate-arno-main.webp", "width": 800, "height": 1000}, "order_id": "2a5e5167-c309-49b1-a77d-ebf78728cc12", "position": 0, "quantity": 4, "reserved": 4, "paid_minor": 87200, "variant_id": 334, "artisan_name": "Argenti Oltrarno", "variant_title": "Versilbert", "subtotal_minor": 87200, "unit_price_minor": 21800},
{"sku": "OTLGAW-001", "title": "Applique da letto Garzetta", "handle": "applique-da-letto-garzetta", "line_id": "aaf30aea-d048-4c15-bf06-e146b9299ec6", "picture": {"alt": "Applique di bronzo scuro con lungo braccio a contrappeso e piccola testa conica", "url": "/pictures/applique-garzetta-main.webp", "width": 800, "height": 1000}, "order_id": "70668ae2-d703-44ad-9b14-24ade6099b2a", "position": 0, "quantity": 8, "reserved": 8, "paid_minor": 399200, "variant_id": 250, "artisan_name": "Ottoni Lumezzane", "variant_title": "Bronzo brunito", "subtotal_minor": 399200, "unit_price_minor": 49900},
{"sku": "CVAGOR-001", "title": "Wassergläser Gora, sechs Stück", "handle": "wasserglaeser-gora-sechs-stueck", "line_id": "3983ca56-b4cf-4612-ba36-b7ddacbfa06c", "picture": {"alt": "Sechs gerippte Wassergläser, zwei davon gestapelt", "url": "/pictures/bicchieri-gora-main.webp", "width": 800, "height": 1000}, "order_id": "7f928dbc-f9b3-49e2-b7e9-624ae2573270", "position": 0, "quantity": 2, "reserved": 2, "paid_minor": 48000, "variant_id": 306, "artisan_name": "Cristalli Valdelsa", "variant_title": "Klar", "subtotal_minor": 48000, "unit_price_minor": 24000},
{"sku": "CVADEC-001", "title": "Dekanter Brina", "handle": "dekanter-brina", "line_id": "3a0f42c3-b5e9-40ed-bafe-3e77bf3cd1b0", "picture": {"alt": "Breiter klarer Dekanter mit schlankem Hals und massivem Glasstopfen", "url": "/pictures/decanter-brina-main.webp", "width": 800, "height": 1000}, "order_id": "7f928dbc-f9b3-49e2-b7e9-624ae2573270", "position": 1, "quantity": 1, "reserved": 1, "paid_minor": 43000, "variant_id": 305, "artisan_name": "Cristalli Valdelsa", "variant_title": null, "subtotal_minor": 43000, "unit_price_minor": 43000},
{"sku": "SPVPOZ-001", "title": "Rahmenloser Spiegel Pozza", "handle": "rahmenloser-spiegel-pozza", "line_id": "003e6f6e-4968-4c21-b709-732717045999", "picture": {"alt": "Rahmenloser Wandspiegel in Form einer Pfütze mit breiter polierter Facette", "url": "/pictures/specchio-pozza-main.webp", "width": 800, "height": 1000}, "order_id": "fa90ed97-8e96-4a8d-b0b2-2193d559bdcb", "position": 0, "quantity": 1, "reserved": 1, "paid_minor": 124000, "variant_id": 266, "artisan_name": "Specchi Veneti", "variant_title": null, "subtotal_minor": 124000, "unit_price_minor": 124000},
{"sku": "TCATOV-001", "title": "Carnia linen napkins, set of four", "handle": "carnia-linen-napkins-set-of-four", "line_id": "f6470f0f-80fd-4f17-826b-76e6e43427c8", "picture": {"alt": "Four folded flax-coloured linen napkins in a stack", "url": "/pictures/tovaglioli-carnia-main.webp", "width": 800, "height": 1000}, "order_id": "4cb6b843-ea49-426d-b5b5-07f31e50d920", "position": 0, "quantity": 2, "reserved": 2, "paid_minor": 21400, "variant_id": 290, "artisan_name": "Tessitura Carnia", "variant_title": "Raw linen", "subtotal_minor": 21400, "unit_price_minor": 10700}
]');
insert into commerce.orders ("id", "number", "cart_token", "status", "currency", "country_code", "language", "customer_id", "company_location_id", "email", "address", "billing_address", "note", "shipments", "promotions", "goods_minor", "shipping_minor", "taxes", "total_minor", "gift_cards_minor", "due_minor", "placed_at", "paid_at", "cancelled_at") overriding system value select "id", "number", "cart_token", "status", "currency", "country_code", "language", "customer_id", "company_location_id", "email", "address", "billing_address", "note", "shipments", "promotions", "goods_minor", "shipping_minor", "taxes", "total_minor", "gift_cards_minor", "due_minor", "placed_at", "paid_at", "cancelled_at" from jsonb_populate_recordset(null::commerce.orders, '[
{"id": "c1b06697-ae5d-4e01-a684-69e052687d48", "note": "", "email": "stored@example.com", "taxes": {"kind": "collected-later"}, "number": "BT-2611-000008", "status": "paid", "address": {"city": "New York", "zone": "NY", "line1": "85 Spring Street", "line2": "", "phone": "+1 212 555 0142", "company": "", "country": "US", "lastName": "Byron", "firstName": "Ada", "postalCode": "10012"}, "paid_at": "2026-11-29T08:56:20.2+00:00", "currency": "USD", "language": "en", "due_minor": 69200, "placed_at": "2026-11-29T08:56:20.2+00:00", "shipments": [{"costMinor": 5200, "lineItems": [{"lineId": "89358c77-c795-4122-9d35-e2df53e218ea", "quantity": 1}], "warehouse": "other", "artisanSlug": "terre-di-nove"}], "cart_token": "H6wpTkQ6ut_tturAN2Mcwlpv", "promotions": [], "customer_id": null, "goods_minor": 64000, "total_minor": 69200, "cancelled_at": null, "country_code": "US", "shipping_minor": 5200, "billing_address": null, "gift_cards_minor": 0, "company_location_id": null},
{"id": "72b3131f-ce38-4fe9-b192-3db0964e6621", "note": "", "email": "consumer@bottega.example", "taxes": {"kind": "included", "amount": {"currency": "EUR", "amountMinor": 25546}, "ratePercent": 19}, "number": "BT-2611-000007", "status": "awaiting-payment", "address": {"city": "München", "zone": "", "line1": "Türkenstraße 52", "line2": "Hinterhaus, 2. Stock", "phone": "+49 89 5550142", "company": "", "country": "DE", "lastName": "Hoffmann", "firstName": "Clara", "postalCode": "80799"}, "paid_at": null, "currency": "EUR", "language": "de", "due_minor": 160000, "placed_at": "2026-11-27T08:55:51.545+00:00", "shipments": [{"costMinor": 12000, "lineItems": [{"lineId": "bb59fd98-0d5e-4071-b29d-71712d04296f", "quantity": 1}], "warehouse": "other", "artisanSlug": "ottoni-lumezzane"}], "cart_token": "_D6eNZei9r3WHPqW3_tRyecq", "promotions": [], "customer_id": "gid://shopify/Customer/f9dec72e-7b4d-4baf-a806-310514412014", "goods_minor": 148000, "total_minor": 160000, "cancelled_at": null, "country_code": "DE", "shipping_minor": 12000, "billing_address": null, "gift_cards_minor": 0, "company_location_id": null},
{"id": "44596e6c-45dd-443f-861e-0210b2b32d4e", "note": "", "email": "trade@bottega.example", "taxes": {"kind": "included", "amount": {"currency": "EUR", "amountMinor": 225655}, "ratePercent": 22}, "number": "BT-2611-000006", "status": "paid", "address": {"city": "Milano", "zone": "MI", "line1": "Via Solferino 27", "line2": "", "phone": "+39 02 55501420", "company": "Studio Marchetti", "country": "IT", "lastName": "Marchetti", "firstName": "Luca", "postalCode": "20121"}, "paid_at": "2026-11-24T08:55:51.545+00:00", "currency": "EUR", "language": "it", "due_minor": 1251360, "placed_at": "2026-11-24T08:55:51.545+00:00", "shipments": [{"costMinor": 1800, "lineItems": [{"lineId": "31165c35-327b-4105-9a02-35ab0a7079e4", "quantity": 12}], "warehouse": "other", "artisanSlug": "sedie-natisone"}, {"costMinor": 29000, "lineItems": [{"lineId": "8dcf1f7d-0562-4098-a2be-c6019349aec5", "quantity": 1}], "warehouse": "other", "artisanSlug": "falegnameria-badia"}], "cart_token": "4Nl2r0n09TckHZOi2bmWvRB5", "promotions": [{"title": "Casa intera", "amountMinor": 64240}], "customer_id": "gid://shopify/Customer/feef5cf1-b7ce-4911-8fd2-774e08378e96", "goods_minor": 1284800, "total_minor": 1251360, "cancelled_at": null, "country_code": "IT", "shipping_minor": 30800, "billing_address": null, "gift_cards_minor": 0, "company_location_id": "gid://shopify/CompanyLocation/e1afa83b-7d93-4b3c-97f0-d7fa44f531bf"},
{"id": "2a5e5167-c309-49b1-a77d-ebf78728cc12", "note": "", "email": "consumer@bottega.example", "taxes": {"kind": "included", "amount": {"currency": "EUR", "amountMinor": 121025}, "ratePercent": 19}, "number": "BT-2611-000005", "status": "paid", "address": {"city": "München", "zone": "", "line1": "Türkenstraße 52", "line2": "Hinterhaus, 2. Stock", "phone": "+49 89 5550142", "company": "", "country": "DE", "lastName": "Hoffmann", "firstName": "Clara", "postalCode": "80799"}, "paid_at": "2026-11-06T08:55:51.545+00:00", "currency": "EUR", "language": "de", "due_minor": 758000, "placed_at": "2026-11-06T08:55:51.545+00:00", "shipments": [{"costMinor": 1800, "lineItems": [{"lineId": "c5a4e9a7-41f8-46e5-a9df-4da622f6db2c", "quantity": 4}], "warehouse": "in-house", "artisanSlug": null}, {"costMinor": 29000, "lineItems": [{"lineId": "d5f7c882-9002-42ed-9c13-984da9e0c475", "quantity": 1}], "warehouse": "other", "artisanSlug": "ebanisteria-cantu"}], "cart_token": "bk0Bxw9JvI4yN2BLZ_J334oX", "promotions": [], "customer_id": "gid://shopify/Customer/f9dec72e-7b4d-4baf-a806-310514412014", "goods_minor": 727200, "total_minor": 758000, "cancelled_at": null, "country_code": "DE", "shipping_minor": 30800, "billing_address": null, "gift_cards_minor": 0, "company_location_id": null},
{"id": "4cb6b843-ea49-426d-b5b5-07f31e50d920", "note": "", "email": "rejected@bottega.example", "taxes": {"kind": "included", "amount": {"currency": "GBP", "amountMinor": 3567}, "ratePercent": 20}, "number": "BT-2610-000004", "status": "paid", "address": {"city": "London", "zone": "", "line1": "41 Marshalsea Road", "line2": "", "phone": "+44 20 7946 0142", "company": "", "country": "GB", "lastName": "Whitfield", "firstName": "Daniel", "postalCode": "SE1 1HL"}, "paid_at": "2026-10-27T08:55:51.545+00:00", "currency": "GBP", "language": "en", "due_minor": 21400, "placed_at": "2026-10-27T08:55:51.545+00:00", "shipments": [{"costMinor": 0, "lineItems": [{"lineId": "f6470f0f-80fd-4f17-826b-76e6e43427c8", "quantity": 2}], "warehouse": "in-house", "artisanSlug": null}], "cart_token": "14TwdqSi9ui66XYhCaYMi11C", "promotions": [], "customer_id": "gid://shopify/Customer/750f3509-a7b2-4d5a-8b64-a964302be48c", "goods_minor": 21400, "total_minor": 21400, "cancelled_at": null, "country_code": "GB", "shipping_minor": 0, "billing_address": null, "gift_cards_minor": 0, "company_location_id": null},
{"id": "fa90ed97-8e96-4a8d-b0b2-2193d559bdcb", "note": "", "email": "consumer@bottega.example", "taxes": {"kind": "included", "amount": {"currency": "EUR", "amountMinor": 21714}, "ratePercent": 19}, "number": "BT-2610-000003", "status": "cancelled", "address": {"city": "München", "zone": "", "line1": "Türkenstraße 52", "line2": "Hinterhaus, 2. Stock", "phone": "+49 89 5550142", "company": "", "country": "DE", "lastName": "Hoffmann", "firstName": "Clara", "postalCode": "80799"}, "paid_at": "2026-10-20T08:55:51.545+00:00", "currency": "EUR", "language": "de", "due_minor": 136000, "placed_at": "2026-10-20T08:55:51.545+00:00", "shipments": [{"costMinor": 12000, "lineItems": [{"lineId": "003e6f6e-4968-4c21-b709-732717045999", "quantity": 1}], "warehouse": "other", "artisanSlug": "specchi-veneti"}], "cart_token": "RwLu_aJN8EvXKEHa_xy4kXRU", "promotions": [], "customer_id": "gid://shopify/Customer/f9dec72e-7b4d-4baf-a806-310514412014", "goods_minor": 124000, "total_minor": 136000, "cancelled_at": "2026-10-21T08:55:51.545+00:00", "country_code": "DE", "shipping_minor": 12000, "billing_address": null, "gift_cards_minor": 0, "company_location_id": null},
{"id": "7f928dbc-f9b3-49e2-b7e9-624ae2573270", "note": "", "email": "consumer@bottega.example", "taxes": {"kind": "included", "amount": {"currency": "EUR", "amountMinor": 14817}, "ratePercent": 19}, "number": "BT-2609-000002", "status": "paid", "address": {"city": "München", "zone": "", "line1": "Türkenstraße 52", "line2": "Hinterhaus, 2. Stock", "phone": "+49 89 5550142", "company": "", "country": "DE", "lastName": "Hoffmann", "firstName": "Clara", "postalCode": "80799"}, "paid_at": "2026-09-26T08:55:51.545+00:00", "currency": "EUR", "language": "de", "due_minor": 92800, "placed_at": "2026-09-26T08:55:51.545+00:00", "shipments": [{"costMinor": 0, "lineItems": [{"lineId": "3983ca56-b4cf-4612-ba36-b7ddacbfa06c", "quantity": 2}], "warehouse": "in-house", "artisanSlug": null}, {"costMinor": 1800, "lineItems": [{"lineId": "3a0f42c3-b5e9-40ed-bafe-3e77bf3cd1b0", "quantity": 1}], "warehouse": "other", "artisanSlug": "cristalli-valdelsa"}], "cart_token": "dHoWjw2nL2oidpAddneyMbVM", "promotions": [], "customer_id": "gid://shopify/Customer/f9dec72e-7b4d-4baf-a806-310514412014", "goods_minor": 91000, "total_minor": 92800, "cancelled_at": null, "country_code": "DE", "shipping_minor": 1800, "billing_address": null, "gift_cards_minor": 0, "company_location_id": null},
{"id": "70668ae2-d703-44ad-9b14-24ade6099b2a", "note": "", "email": "trade@bottega.example", "taxes": {"kind": "included", "amount": {"currency": "EUR", "amountMinor": 72311}, "ratePercent": 22}, "number": "BT-2608-000001", "status": "paid", "address": {"city": "Milano", "zone": "MI", "line1": "Via Solferino 27", "line2": "", "phone": "+39 02 55501420", "company": "Studio Marchetti", "country": "IT", "lastName": "Marchetti", "firstName": "Luca", "postalCode": "20121"}, "paid_at": "2026-09-01T08:55:51.545+00:00", "currency": "EUR", "language": "it", "due_minor": 401000, "placed_at": "2026-08-30T08:55:51.545+00:00", "shipments": [{"costMinor": 1800, "lineItems": [{"lineId": "aaf30aea-d048-4c15-bf06-e146b9299ec6", "quantity": 8}], "warehouse": "other", "artisanSlug": "ottoni-lumezzane"}], "cart_token": "msINtr16NlbzTx2cH9KRS3Ky", "promotions": [], "customer_id": "gid://shopify/Customer/feef5cf1-b7ce-4911-8fd2-774e08378e96", "goods_minor": 399200, "total_minor": 401000, "cancelled_at": null, "country_code": "IT", "shipping_minor": 1800, "billing_address": null, "gift_cards_minor": 0, "company_location_id": "gid://shopify/CompanyLocation/e1afa83b-7d93-4b3c-97f0-d7fa44f531bf"}
]');
insert into commerce.payments ("order_id", "method", "status", "amount_minor", "reference", "last_four", "is_test", "updated_at") overriding system value select "order_id", "method", "status", "amount_minor", "reference", "last_four", "is_test", "updated_at" from jsonb_populate_recordset(null::commerce.payments, '[
{"method": "test-card", "status": "captured", "is_test": true, "order_id": "c1b06697-ae5d-4e01-a684-69e052687d48", "last_four": "4242", "reference": "test_db40b6c2285347c3c51c9ce1", "updated_at": "2026-11-29T08:56:20.327+00:00", "amount_minor": 69200},
{"method": "bank-transfer", "status": "awaited", "is_test": false, "order_id": "72b3131f-ce38-4fe9-b192-3db0964e6621", "last_four": null, "reference": "BT-2611-000007", "updated_at": "2026-11-27T08:55:51.545+00:00", "amount_minor": 160000},
{"method": "test-card", "status": "captured", "is_test": true, "order_id": "44596e6c-45dd-443f-861e-0210b2b32d4e", "last_four": "4242", "reference": "test_f5c51bfa371c0cb7e19576d9", "updated_at": "2026-11-24T08:55:51.545+00:00", "amount_minor": 1251360},
{"method": "test-card", "status": "captured", "is_test": true, "order_id": "2a5e5167-c309-49b1-a77d-ebf78728cc12", "last_four": "4242", "reference": "test_d095b34da425a4dc5dbab556", "updated_at": "2026-11-06T08:55:51.545+00:00", "amount_minor": 758000},
{"method": "test-card", "status": "captured", "is_test": true, "order_id": "4cb6b843-ea49-426d-b5b5-07f31e50d920", "last_four": "4242", "reference": "test_c5ae816ab045d511f5dd5671", "updated_at": "2026-10-27T08:55:51.545+00:00", "amount_minor": 21400},
{"method": "test-card", "status": "released", "is_test": true, "order_id": "fa90ed97-8e96-4a8d-b0b2-2193d559bdcb", "last_four": "4242", "reference": "test_8fbd47cdeba2968842173c81", "updated_at": "2026-10-21T08:55:51.545+00:00", "amount_minor": 136000},
{"method": "bank-transfer", "status": "captured", "is_test": false, "order_id": "70668ae2-d703-44ad-9b14-24ade6099b2a", "last_four": null, "reference": "BT-2608-000001", "updated_at": "2026-09-01T08:55:51.545+00:00", "amount_minor": 401000},
{"method": "test-card", "status": "captured", "is_test": true, "order_id": "7f928dbc-f9b3-49e2-b7e9-624ae2573270", "last_four": "4242", "reference": "test_e753936e1d71622f3a0e6147", "updated_at": "2026-09-26T08:55:51.545+00:00", "amount_minor": 92800}
]');
insert into commerce.product_changes ("id", "product_id", "changed_at") overriding system value select "id", "product_id", "changed_at" from jsonb_populate_recordset(null::commerce.product_changes, '[
{"id": 174, "changed_at": "2026-11-29T08:56:20.201569+00:00", "product_id": 19},
{"id": 173, "changed_at": "2026-11-29T08:55:55.441086+00:00", "product_id": 110},
{"id": 172, "changed_at": "2026-11-29T08:55:55.145161+00:00", "product_id": 75},
{"id": 171, "changed_at": "2026-11-29T08:55:55.145161+00:00", "product_id": 33},
{"id": 170, "changed_at": "2026-11-29T08:55:54.778879+00:00", "product_id": 60},
{"id": 169, "changed_at": "2026-11-29T08:55:54.778879+00:00", "product_id": 151}
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
{"key": "swatches", "type": "json", "value": "{\\"Valley\\":\\"#d8cdb9\\",\\"Night\\":\\"#33302d\\"}", "namespace": "custom", "product_id": 19},
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
{"key": "swatches", "type": "json", "value": "{\\"Canaletto walnut\\":\\"#6a4530\\",\\"Natural oak\\":\\"#c2a273\\",\\"Ebonised oak\\":\\"#231d19\\"}", "namespace": "custom", "product_id": 60},
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
{"key": "artisanPlan", "type": "single_line_text_field", "value": "Standard", "namespace": "custom", "product_id": 75},
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
{"key": "swatches", "type": "json", "value": "{\\"Brushed brass\\":\\"#c29a54\\",\\"Dark bronze\\":\\"#3f332a\\",\\"Bottle green\\":\\"#203a2f\\"}", "namespace": "custom", "product_id": 110}
]');
insert into commerce.product_translations ("product_id", "language", "handle", "title", "description_html", "seo_title", "seo_description", "option_names", "option_values", "metafields") overriding system value select "product_id", "language", "handle", "title", "description_html", "seo_title", "seo_description", "option_names", "option_values", "metafields" from jsonb_populate_recordset(null::commerce.product_translations, E'[
{"title": "Plat ovale Alba", "handle": "plat-ovale-alba", "language": "fr", "seo_title": "Plat ovale Alba · Ceramiche Faenza", "metafields": {"custom.color": "[\\"Blanc\\",\\"Vert\\"]", "custom.material": "[\\"Porcelaine\\",\\"Or\\"]"}, "product_id": 162, "option_names": {"Glaze": "Émail"}, "option_values": {"Glaze": {"Sage": "Sauge", "White and gold": "Blanc et or"}}, "seo_description": "Le tour fait des cercles ; l’ovale, il faut le convaincre.", "description_html": "<p>Le tour fait des cercles ; l’ovale, il faut le convaincre. Tullio tourne le plat rond et large, retire du milieu un quartier en forme de feuille, rapproche les deux moitiés et ferme la couture du pouce tant que la terre cède. Sous l’émail, vous ne la trouverez pas ; lui, si, même dans le noir.</p><p>Il est assez long pour un bar ou pour douze figues en file. Trois nervures sous le pied le soutiennent au plus fort du feu, chez Ceramiche Faenza. Lia ajoute l’or en dernier. On peut le tiédir à soixante degrés avant de servir, pas davantage, à cause de la dorure.</p>"},
{"title": "Teiera Alba", "handle": "teiera-alba", "language": "it", "seo_title": "Teiera Alba · Ceramiche Faenza", "metafields": {"custom.color": "[\\"Verde\\",\\"Bianco\\"]", "custom.material": "[\\"Porcellana\\",\\"Oro\\"]"}, "product_id": 161, "option_names": {"Glaze": "Smalto"}, "option_values": {"Glaze": {"Sage": "Salvia", "White and gold": "Bianco e oro"}}, "seo_description": "Una teiera sono quattro vasi che devono andare d’accordo: corpo, coperchio, becco e manico, ognuno dei quali in forno si ritira di un nono, e con i suoi tempi.", "description_html": "<p>Una teiera sono quattro vasi che devono andare d’accordo: corpo, coperchio, becco e manico, ognuno dei quali in forno si ritira di un nono, e con i suoi tempi. Alle Ceramiche Faenza Tullio li fa tutti da un pane solo in una mattina e li lascia asciugare sotto lo stesso panno: è l’unico trucco che ammette.</p><p>Il becco è tagliato con il filo, di sbieco, così l’ultima goccia torna indietro invece di colare. Dietro ci sono quaranta fori larghi come una foglia di tè. Il pomolo dorato resta fresco. Versa cinque tazze. Si sciacqua in acqua calda e basta: dentro scurisce, ed è giusto.</p>"},
{"title": "Tetera Alba", "handle": "tetera-alba", "language": "es", "seo_title": "Tetera Alba · Ceramiche Faenza", "metafields": {"custom.color": "[\\"Verde\\",\\"Blanco\\"]", "custom.material": "[\\"Porcelana\\",\\"Oro\\"]"}, "product_id": 161, "option_names": {"Glaze": "Esmalte"}, "option_values": {"Glaze": {"Sage": "Salvia", "White and gold": "Blanco y oro"}}, "seo_description": "Una tetera son cuatro piezas que han de ponerse de acuerdo: cuerpo, tapa, pico y asa, y cada una encoge un noveno en el horno, a su ritmo.", "description_html": "<p>Una tetera son cuatro piezas que han de ponerse de acuerdo: cuerpo, tapa, pico y asa, y cada una encoge un noveno en el horno, a su ritmo. Tullio, de Ceramiche Faenza, las hace todas de una misma pella en una mañana y las deja secar bajo el mismo paño; es el único truco que reconoce.</p><p>El pico se corta con alambre, al sesgo, y así la última gota se vuelve en vez de escurrir. Detrás hay cuarenta agujeros del ancho de una hoja de té. El pomo dorado no quema. Llena cinco tazas. Se enjuaga solo con agua caliente: por dentro oscurece, y así debe ser.</p>"},
{"title": "Teekanne Alba", "handle": "teekanne-alba", "language": "de", "seo_title": "Teekanne Alba · Ceramiche Faenza", "metafields": {"custom.color": "[\\"Grün\\",\\"Weiß\\"]", "custom.material": "[\\"Porzellan\\",\\"Gold\\"]"}, "product_id": 161, "option_names": {"Glaze": "Glasur"}, "option_values": {"Glaze": {"Sage": "Salbei", "White and gold": "Weiß und Gold"}}, "seo_description": "Eine Teekanne besteht aus vier Gefäßen, die sich einig werden müssen: Körper, Deckel, Tülle und Henkel, und jedes schrumpft im Ofen um ein Neuntel, im eigenen Tempo.", "description_html": "<p>Eine Teekanne besteht aus vier Gefäßen, die sich einig werden müssen: Körper, Deckel, Tülle und Henkel, und jedes schrumpft im Ofen um ein Neuntel, im eigenen Tempo. Tullio von Ceramiche Faenza dreht alle an einem Vormittag aus demselben Klumpen und trocknet sie unter demselben Tuch; einen anderen Trick gibt er nicht zu.</p><p>Die Tülle wird mit Draht schräg geschnitten, damit der letzte Tropfen umkehrt, statt zu laufen. Dahinter liegen vierzig Löcher, so schmal wie ein Teeblatt. Der vergoldete Knauf bleibt kühl. Fünf Tassen. Nur heiß ausspülen; innen wird sie dunkel, und das soll sie.</p>"},
{"title": "Théière Alba", "handle": "theiere-alba", "language": "fr", "seo_title": "Théière Alba · Ceramiche Faenza", "metafields": {"custom.color": "[\\"Vert\\",\\"Blanc\\"]", "custom.material": "[\\"Porcelaine\\",\\"Or\\"]"}, "product_id": 161, "option_names": {"Glaze": "Émail"}, "option_values": {"Glaze": {"Sage": "Sauge", "White and gold": "Blanc et or"}}, "seo_description": "Une théière, ce sont quatre pièces à mettre d’accord : le corps, le couvercle, le bec et l’anse, chacun perdant au four un neuvième de sa taille, chacun à son heure.", "description_html": "<p>Une théière, ce sont quatre pièces à mettre d’accord : le corps, le couvercle, le bec et l’anse, chacun perdant au four un neuvième de sa taille, chacun à son heure. Tullio, de Ceramiche Faenza, les tire toutes de la même motte en une matinée et les sèche sous le même linge ; il n’avoue pas d’autre ruse.</p><p>Le bec est tranché au fil, en biais : la dernière goutte rebrousse chemin au lieu de couler. Derrière, quarante trous de la largeur d’une feuille de thé. Le bouton doré reste frais. Elle verse cinq tasses. On la rince à l’eau chaude, rien d’autre ; le dedans brunit, et c’est bien.</p>"},
{"title": "Piatto da portata ovale Alba", "handle": "piatto-da-portata-ovale-alba", "language": "it", "seo_title": "Piatto da portata ovale Alba · Ceramiche Faenza", "metafields": {"custom.color": "[\\"Bianco\\",\\"Verde\\"]", "custom.material": "[\\"Porcellana\\",\\"Oro\\"]"}, "product_id": 162, "option_names": {"Glaze": "Smalto"}, "option_values": {"Glaze": {"Sage": "Salvia", "White and gold": "Bianco e oro"}}, "seo_description": "Il tornio fa cerchi, l’ovale va convinto.", "description_html": "<p>Il tornio fa cerchi, l’ovale va convinto. Tullio tornisce il piatto tondo e largo, ne leva dal mezzo uno spicchio a foglia, accosta le due metà e chiude la giuntura con il pollice finché la terra cede. Sotto lo smalto non la troverete; lui sì, al buio.</p><p>È lungo quanto basta per un branzino o per dodici fichi in fila. Le tre costole che ha sotto il piede lo reggono quando le Ceramiche Faenza spingono il forno al massimo. Lia aggiunge per ultimo il filo d’oro. Prima di servire si può scaldare a sessanta gradi, non di più: la doratura non vuole.</p>"},
{"title": "Fuente ovalada Alba", "handle": "fuente-ovalada-alba", "language": "es", "seo_title": "Fuente ovalada Alba · Ceramiche Faenza", "metafields": {"custom.color": "[\\"Blanco\\",\\"Verde\\"]", "custom.material": "[\\"Porcelana\\",\\"Oro\\"]"}, "product_id": 162, "option_names": {"Glaze": "Esmalte"}, "option_values": {"Glaze": {"Sage": "Salvia", "White and gold": "Blanco y oro"}}, "seo_description": "El torno hace círculos; al óvalo hay que convencerlo.", "description_html": "<p>El torno hace círculos; al óvalo hay que convencerlo. Tullio tornea la fuente redonda y ancha, le quita del centro un gajo en forma de hoja, junta ambas mitades y cierra la costura con el pulgar mientras el barro cede. Bajo el esmalte no la encontrará; él sí, a oscuras.</p><p>Es larga para una lubina o para doce higos en fila. Tres nervios bajo el pie la sostienen cuando Ceramiche Faenza lleva el horno a lo más alto. Lia añade al final el filo de oro. Antes de servir puede templarse a sesenta grados, no más, por el dorado.</p>"},
{"title": "Ovale Platte Alba", "handle": "ovale-platte-alba", "language": "de", "seo_title": "Ovale Platte Alba · Ceramiche Faenza", "metafields": {"custom.color": "[\\"Weiß\\",\\"Grün\\"]", "custom.material": "[\\"Porzellan\\",\\"Gold\\"]"}, "product_id": 162, "option_names": {"Glaze": "Glasur"}, "option_values": {"Glaze": {"Sage": "Salbei", "White and gold": "Weiß und Gold"}}, "seo_description": "Die Scheibe macht Kreise, ein Oval muss man überreden.", "description_html": "<p>Die Scheibe macht Kreise, ein Oval muss man überreden. Tullio dreht die Platte rund und breit, schneidet aus der Mitte ein Blatt heraus, schiebt beide Hälften zusammen und schließt die Naht mit dem Daumen, solange der Ton nachgibt. Unter der Glasur findet sie niemand; er schon, auch im Dunkeln.</p><p>Sie reicht für einen Wolfsbarsch oder zwölf Feigen in einer Reihe. Drei Stege unter dem Fuß halten sie, wenn der Ofen von Ceramiche Faenza am heißesten ist. Zuletzt zieht Lia die Goldlinie. Vor dem Servieren darf man sie auf sechzig Grad wärmen, mehr verträgt das Gold nicht.</p>"},
{"title": "Vasi Creta, serie di tre", "handle": "vasi-creta-serie-di-tre", "language": "it", "seo_title": "Vasi Creta, serie di tre · Terre di Nove", "metafields": {"custom.color": "[\\"Avorio\\",\\"Verde\\",\\"Rosso\\",\\"Nero\\"]", "custom.material": "[\\"Grès\\"]"}, "product_id": 19, "option_names": {"Palette": "Tonalità"}, "option_values": {"Palette": {"Night": "Notte", "Valley": "Valle"}}, "seo_description": "Due sorelle, un tornio accanto alla finestra e la creta cavata dietro il forno.", "description_html": "<p>Due sorelle, un tornio accanto alla finestra e la creta cavata dietro il forno. A Terre di Nove si lavora così da quando Ilaria e Bruna hanno preso la casa della zia. Ogni vaso si tira su in una sola volta; gli anelli che sentite sotto le dita sono quelli di Bruna, che non li leviga mai.</p><p>Il più alto resta nudo, punteggiato dal ferro della terra. Il tondo è brunito con il dorso di un cucchiaio. Lo smalto di quello snello nasce dalla cenere dei sarmenti di vite della valle. Tengono tutti l’acqua, e nessuno è identico a quello della fotografia.</p>"},
{"title": "Jarrones Creta, juego de tres", "handle": "jarrones-creta-juego-de-tres", "language": "es", "seo_title": "Jarrones Creta, juego de tres · Terre di Nove", "metafields": {"custom.color": "[\\"Marfil\\",\\"Verde\\",\\"Rojo\\",\\"Negro\\"]", "custom.material": "[\\"Gres\\"]"}, "product_id": 19, "option_names": {"Palette": "Gama"}, "option_values": {"Palette": {"Night": "Noche", "Valley": "Valle"}}, "seo_description": "Dos hermanas, un torno junto a la ventana y barro sacado de detrás del horno.", "description_html": "<p>Dos hermanas, un torno junto a la ventana y barro sacado de detrás del horno. Así trabaja Terre di Nove desde que Ilaria y Bruna heredaron la casa de su tía. Cada jarrón se levanta de una sola vez; los anillos que se notan al tacto son los dedos de Bruna, y ella no los lija.</p><p>El alto queda desnudo, moteado por el hierro de la tierra. El redondo se bruñe con el dorso de una cuchara. El esbelto lleva un vidriado de ceniza de sarmientos. Los tres admiten agua, y ninguno será idéntico al de la fotografía.</p>"},
{"title": "Vasen Creta, dreiteilig", "handle": "vasen-creta-dreiteilig", "language": "de", "seo_title": "Vasen Creta, dreiteilig · Terre di Nove", "metafields": {"custom.color": "[\\"Elfenbein\\",\\"Grün\\",\\"Rot\\",\\"Schwarz\\"]", "custom.material": "[\\"Steinzeug\\"]"}, "product_id": 19, "option_names": {"Palette": "Farbklang"}, "option_values": {"Palette": {"Night": "Nacht", "Valley": "Tal"}}, "seo_description": "Zwei Schwestern, eine Drehscheibe am Fenster, der Ton aus der Grube hinter dem Ofen: So arbeitet Terre di Nove, seit Ilaria und Bruna das Haus von ihrer Tante übernommen haben.", "description_html": "<p>Zwei Schwestern, eine Drehscheibe am Fenster, der Ton aus der Grube hinter dem Ofen: So arbeitet Terre di Nove, seit Ilaria und Bruna das Haus von ihrer Tante übernommen haben. Jede Vase wird in einem Zug hochgezogen. Die Rillen, die man fühlt, stammen von Brunas Fingern, und sie schleift keine davon weg.</p><p>Die hohe bleibt roh, gesprenkelt vom Eisen in der Erde. Die runde ist mit dem Löffelrücken poliert. Die schlanke trägt eine Glasur aus der Asche von Rebholz. Wasserdicht sind alle drei, und keine gleicht genau der auf dem Bild.</p>"},
{"title": "Vases Creta, ensemble de trois", "handle": "vases-creta-ensemble-de-trois", "language": "fr", "seo_title": "Vases Creta, ensemble de trois · Terre di Nove", "metafields": {"custom.color": "[\\"Ivoire\\",\\"Vert\\",\\"Rouge\\",\\"Noir\\"]", "custom.material": "[\\"Grès\\"]"}, "product_id": 19, "option_names": {"Palette": "Palette de tons"}, "option_values": {"Palette": {"Night": "Nuit", "Valley": "Vallée"}}, "seo_description": "Deux sœurs, un tour près de la fenêtre, une argile tirée de derrière le four : on travaille ainsi à Terre di Nove depuis qu’Ilaria et Bruna ont repris la maison de leur tante.", "description_html": "<p>Deux sœurs, un tour près de la fenêtre, une argile tirée de derrière le four : on travaille ainsi à Terre di Nove depuis qu’Ilaria et Bruna ont repris la maison de leur tante. Chaque vase est monté d’une seule traite. Les anneaux que l’on sent sont les doigts de Bruna ; elle ne les ponce pas.</p><p>Le grand reste nu, moucheté par le fer de la terre. Le rond est bruni au dos d’une cuillère. Le mince porte un émail de cendre de sarments. Tous trois tiennent l’eau, et aucun ne sera tout à fait celui de la photographie.</p>"},
{"title": "Posate Arno per un coperto, quattro pezzi", "handle": "posate-arno-per-un-coperto-quattro-pezzi", "language": "it", "seo_title": "Posate Arno per un coperto, quattro pezzi · Argenti Oltrarno", "metafields": {"custom.color": "[\\"Argento\\",\\"Dorato\\"]", "custom.material": "[\\"Alpacca argentata\\",\\"Acciaio\\"]"}, "product_id": 151, "option_names": {"Plating": "Finitura"}, "option_values": {"Plating": {"Gold-plated": "Dorato", "Silver-plated": "Argentato"}}, "seo_description": "Forchetta, coltello, cucchiaio e cucchiaio da dolce, forgiati dalla barra e non tranciati dalla lastra.", "description_html": "<p>Forchetta, coltello, cucchiaio e cucchiaio da dolce, forgiati dalla barra e non tranciati dalla lastra. La differenza sta nel collo: Lapo lascia spesso il metallo dove la mano lo piega e lo assottiglia dove arriva la bocca, così il cucchiaio pesa meno di quel che pare e la forchetta non si stanca.</p><p>Argenti Oltrarno li argenta sull’alpacca, con più argento nei punti che toccano la tavola. Il coltello ha la lama d’acciaio e il manico cavo, pieno di pece, come prima delle lavastoviglie: quello si lava a mano. I monogrammi li incide Ginevra in tre settimane.</p>"},
{"title": "Cubierto Arno, cuatro piezas", "handle": "cubierto-arno-cuatro-piezas", "language": "es", "seo_title": "Cubierto Arno, cuatro piezas · Argenti Oltrarno", "metafields": {"custom.color": "[\\"Plata\\",\\"Dorado\\"]", "custom.material": "[\\"Alpaca plateada\\",\\"Acero\\"]"}, "product_id": 151, "option_names": {"Plating": "Baño"}, "option_values": {"Plating": {"Gold-plated": "Baño de oro", "Silver-plated": "Baño de plata"}}, "seo_description": "Tenedor, cuchillo, cuchara y cuchara de postre, forjados de barra y no troquelados de chapa.", "description_html": "<p>Tenedor, cuchillo, cuchara y cuchara de postre, forjados de barra y no troquelados de chapa. La diferencia está en el cuello: Lapo deja grueso el metal donde lo dobla la mano y lo adelgaza donde llega la boca, y así la cuchara pesa menos de lo que aparenta y el tenedor no se cansa.</p><p>Argenti Oltrarno los platea sobre alpaca, con más plata en los puntos que rozan la mesa. El cuchillo lleva hoja de acero y mango hueco relleno de pez, como antes del lavavajillas; ese se lava a mano. Ginevra graba monogramas en tres semanas.</p>"},
{"title": "Gedeck Arno, vierteilig", "handle": "gedeck-arno-vierteilig", "language": "de", "seo_title": "Gedeck Arno, vierteilig · Argenti Oltrarno", "metafields": {"custom.color": "[\\"Silber\\",\\"Goldfarben\\"]", "custom.material": "[\\"Versilbertes Neusilber\\",\\"Stahl\\"]"}, "product_id": 151, "option_names": {"Plating": "Auflage"}, "option_values": {"Plating": {"Gold-plated": "Vergoldet", "Silver-plated": "Versilbert"}}, "seo_description": "Gabel, Messer, Löffel und Dessertlöffel, aus der Stange geschmiedet statt aus Blech gestanzt.", "description_html": "<p>Gabel, Messer, Löffel und Dessertlöffel, aus der Stange geschmiedet statt aus Blech gestanzt. Der Unterschied liegt im Hals: Lapo lässt das Metall dick, wo die Hand es biegt, und zieht es dünn aus, wo der Mund es berührt. So wiegt der Löffel weniger, als er aussieht, und die Gabel ermüdet nie.</p><p>Argenti Oltrarno versilbert auf Neusilber, stärker an den Stellen, die den Tisch berühren. Das Messer hat eine Stahlklinge und einen hohlen, mit Pech gefüllten Griff wie vor der Zeit der Spülmaschinen; dieses eine von Hand spülen. Monogramme graviert Ginevra in drei Wochen.</p>"},
{"title": "Couvert Arno, quatre pièces", "handle": "couvert-arno-quatre-pieces", "language": "fr", "seo_title": "Couvert Arno, quatre pièces · Argenti Oltrarno", "metafields": {"custom.color": "[\\"Argent\\",\\"Doré\\"]", "custom.material": "[\\"Maillechort argenté\\",\\"Acier\\"]"}, "product_id": 151, "option_names": {"Plating": "Placage"}, "option_values": {"Plating": {"Gold-plated": "Doré à l’or fin", "Silver-plated": "Argenté"}}, "seo_description": "Fourchette, couteau, cuiller et cuiller à dessert, forgés dans la barre et non découpés dans la feuille.", "description_html": "<p>Fourchette, couteau, cuiller et cuiller à dessert, forgés dans la barre et non découpés dans la feuille. Tout est dans le col : Lapo laisse le métal épais là où la main le plie et l’amincit là où la bouche le rencontre ; la cuiller pèse moins qu’elle n’en a l’air, la fourchette ne se fatigue pas.</p><p>Argenti Oltrarno les argente sur maillechort, davantage aux points d’appui. Le couteau a une lame d’acier et un manche creux rempli de poix, comme avant les lave-vaisselle : celui-là se lave à la main. Ginevra grave les chiffres en trois semaines.</p>"},
{"title": "Tavolo rotondo Trifoglio", "handle": "tavolo-rotondo-trifoglio", "language": "it", "seo_title": "Tavolo rotondo Trifoglio · Ebanisteria Cantù", "metafields": {"custom.color": "[\\"Marrone\\",\\"Legno naturale\\",\\"Nero\\"]", "custom.material": "[\\"Noce\\",\\"Rovere\\",\\"Ottone\\"]"}, "product_id": 60, "option_names": {"Wood": "Legno"}, "option_values": {"Wood": {"Natural oak": "Rovere naturale", "Ebonised oak": "Rovere ebanizzato", "Canaletto walnut": "Noce canaletto"}}, "seo_description": "Tre lame stanno schiena contro schiena e hanno in comune la spina: dove vorrebbe stare un ginocchio, gamba non ce n’è.", "description_html": "<p>Tre lame stanno schiena contro schiena e hanno in comune la spina: dove vorrebbe stare un ginocchio, gamba non ce n’è. All’Ebanisteria Cantù Ambrogio le sega da tavole di quarantasei millimetri, rifinisce la curva a sciabola col coltello a petto e blocca le tre con una linguetta che poi non si vede.</p><p>Il piano è massello, assottigliato da sotto finché sul bordo resta un dito: sembra più leggero di quanto sia. Ci si siede in sei. Le lame viaggiano a parte e si fissano con un bullone sotto un disco d’ottone. Una mano d’olio in primavera; un graffio si toglie con la rasiera e un po’ di pazienza.</p>"},
{"title": "Mesa redonda Trifoglio", "handle": "mesa-redonda-trifoglio", "language": "es", "seo_title": "Mesa redonda Trifoglio · Ebanisteria Cantù", "metafields": {"custom.color": "[\\"Marrón\\",\\"Madera natural\\",\\"Negro\\"]", "custom.material": "[\\"Nogal\\",\\"Roble\\",\\"Latón\\"]"}, "product_id": 60, "option_names": {"Wood": "Madera"}, "option_values": {"Wood": {"Natural oak": "Roble natural", "Ebonised oak": "Roble ennegrecido", "Canaletto walnut": "Nogal americano"}}, "seo_description": "Tres hojas se dan la espalda y comparten el espinazo: donde querría ir una rodilla no hay pata.", "description_html": "<p>Tres hojas se dan la espalda y comparten el espinazo: donde querría ir una rodilla no hay pata. En Ebanisteria Cantù, Ambrogio las corta de tablones de cuarenta y seis milímetros, repasa la curva de sable con bastrén y traba las tres con una sola lengüeta.</p><p>El tablero es macizo y se adelgaza por debajo hasta dejar un dedo en el borde; parece más ligero de lo que pesa. Caben seis. Las hojas viajan aparte y se fijan con un tornillo bajo un disco de latón. Una mano de aceite en primavera; los arañazos se quitan con cuchilla y paciencia.</p>"},
{"title": "Runder Esstisch Trifoglio", "handle": "runder-esstisch-trifoglio", "language": "de", "seo_title": "Runder Esstisch Trifoglio · Ebanisteria Cantù", "metafields": {"custom.color": "[\\"Braun\\",\\"Naturholz\\",\\"Schwarz\\"]", "custom.material": "[\\"Nussbaum\\",\\"Eiche\\",\\"Messing\\"]"}, "product_id": 60, "option_names": {"Wood": "Holz"}, "option_values": {"Wood": {"Natural oak": "Eiche natur", "Ebonised oak": "Geschwärzte Eiche", "Canaletto walnut": "Amerikanischer Nussbaum"}}, "seo_description": "Drei Klingen stehen Rücken an Rücken und teilen sich ein Rückgrat.", "description_html": "<p>Drei Klingen stehen Rücken an Rücken und teilen sich ein Rückgrat. Wo ein Knie hinmöchte, ist deshalb nie ein Bein. Ambrogio von der Ebanisteria Cantù sägt sie aus sechsundvierzig Millimeter starken Bohlen, zieht den Säbelschwung mit dem Schweifhobel nach und verriegelt alle drei mit einer einzigen losen Feder.</p><p>Die massive Platte wird von unten verjüngt, bis an der Kante nur ein Fingerbreit bleibt; sie wirkt leichter, als sie ist. Sechs Personen haben Platz. Die Klingen reisen getrennt und werden unter einer Messingscheibe verschraubt. Im Frühjahr ölen; Kratzer nimmt die Ziehklinge weg, mit etwas Geduld.</p>"},
{"title": "Table ronde Trifoglio", "handle": "table-ronde-trifoglio", "language": "fr", "seo_title": "Table ronde Trifoglio · Ebanisteria Cantù", "metafields": {"custom.color": "[\\"Brun\\",\\"Bois naturel\\",\\"Noir\\"]", "custom.material": "[\\"Noyer\\",\\"Chêne\\",\\"Laiton\\"]"}, "product_id": 60, "option_names": {"Wood": "Bois"}, "option_values": {"Wood": {"Natural oak": "Chêne naturel", "Ebonised oak": "Chêne noirci", "Canaletto walnut": "Noyer noir"}}, "seo_description": "Trois lames dos à dos, une seule épine : là où un genou voudrait se glisser, il n’y a jamais de pied.", "description_html": "<p>Trois lames dos à dos, une seule épine : là où un genou voudrait se glisser, il n’y a jamais de pied. À l’Ebanisteria Cantù, Ambrogio les débite dans des plateaux de quarante-six millimètres, reprend la courbe en sabre à la wastringue et bloque le tout d’une languette unique.</p><p>Le dessus, massif, est aminci par-dessous jusqu’à ne garder qu’un doigt de chant ; il paraît plus léger qu’il n’est. On y tient à six. Les lames voyagent à part et se fixent d’un boulon sous un disque de laiton. Une couche d’huile au printemps ; une rayure s’efface au racloir, avec un peu de patience.</p>"},
{"title": "Sedia Ansa", "handle": "sedia-ansa", "language": "it", "seo_title": "Sedia Ansa · Sedie del Natisone", "metafields": {"custom.color": "[\\"Legno naturale\\",\\"Marrone\\",\\"Nero\\"]", "custom.material": "[\\"Faggio\\",\\"Noce\\",\\"Corda di carta\\"]"}, "product_id": 33, "option_names": {"Wood": "Legno"}, "option_values": {"Wood": {"Natural beech": "Faggio naturale", "Canaletto walnut": "Noce canaletto", "Black-stained beech": "Faggio tinto nero"}}, "seo_description": "Ansa è il manico della brocca, ed è la curva che il Natisone fa a Manzano, dove di sedie si parla già nei registri parrocchiali.", "description_html": "<p>Ansa è il manico della brocca, ed è la curva che il Natisone fa a Manzano, dove di sedie si parla già nei registri parrocchiali. Da Sedie del Natisone un listello di faggio resta un’ora nel vapore; poi Dario ha novanta secondi per avvolgerlo sulla forma, prima che s’indurisca. Pieno dietro la schiena, sottile in punta, viene voglia di sollevarla da lì.</p><p>La seduta la intreccia Loredana in un pomeriggio, con centoventi metri di corda di carta. Se cade del vino si tampona subito. Con gli anni la corda si serra e smette di scricchiolare.</p>"},
{"title": "Silla Ansa", "handle": "silla-ansa", "language": "es", "seo_title": "Silla Ansa · Sedie del Natisone", "metafields": {"custom.color": "[\\"Madera natural\\",\\"Marrón\\",\\"Negro\\"]", "custom.material": "[\\"Haya\\",\\"Nogal\\",\\"Cuerda de papel\\"]"}, "product_id": 33, "option_names": {"Wood": "Madera"}, "option_values": {"Wood": {"Natural beech": "Haya natural", "Canaletto walnut": "Nogal americano", "Black-stained beech": "Haya teñida de negro"}}, "seo_description": "Ansa se llama en italiano el asa de la jarra, y también el meandro que traza el Natisone en Manzano, donde los libros de la parroquia ya hablan de silleros.", "description_html": "<p>Ansa se llama en italiano el asa de la jarra, y también el meandro que traza el Natisone en Manzano, donde los libros de la parroquia ya hablan de silleros. En Sedie del Natisone un listón de haya pasa una hora al vapor; después Dario dispone de noventa segundos para ceñirlo al molde antes de que se endurezca. Queda grueso tras la espalda y fino en las puntas: invita a levantarla por ahí.</p><p>Loredana teje el asiento en una tarde, con ciento veinte metros de cuerda de papel. Si cae vino, séquelo al momento. Con el uso la cuerda se aprieta y deja de crujir.</p>"},
{"title": "Stuhl Ansa", "handle": "stuhl-ansa", "language": "de", "seo_title": "Stuhl Ansa · Sedie del Natisone", "metafields": {"custom.color": "[\\"Naturholz\\",\\"Braun\\",\\"Schwarz\\"]", "custom.material": "[\\"Buche\\",\\"Nussbaum\\",\\"Papierkordel\\"]"}, "product_id": 33, "option_names": {"Wood": "Holz"}, "option_values": {"Wood": {"Natural beech": "Buche natur", "Canaletto walnut": "Amerikanischer Nussbaum", "Black-stained beech": "Buche schwarz gebeizt"}}, "seo_description": "Ansa heißt im Italienischen der Henkel eines Krugs, aber auch die Schleife, die der Natisone bei Manzano zieht.", "description_html": "<p>Ansa heißt im Italienischen der Henkel eines Krugs, aber auch die Schleife, die der Natisone bei Manzano zieht. Stühle baut man dort, seit es Kirchenbücher gibt. Bei Sedie del Natisone liegt eine Buchenleiste eine Stunde im Dampf, danach bleiben Dario neunzig Sekunden, um sie um die Form zu legen, ehe sie steif wird. Hinter dem Rücken kräftig, an den Enden dünn: Man fasst den Stuhl von selbst am Henkel.</p><p>Den Sitz flicht Loredana an einem Nachmittag aus hundertzwanzig Metern Papierkordel. Verschüttetes gleich abtupfen. Mit den Jahren wird das Geflecht fester und stiller.</p>"},
{"title": "Chaise Ansa", "handle": "chaise-ansa", "language": "fr", "seo_title": "Chaise Ansa · Sedie del Natisone", "metafields": {"custom.color": "[\\"Bois naturel\\",\\"Brun\\",\\"Noir\\"]", "custom.material": "[\\"Hêtre\\",\\"Noyer\\",\\"Corde de papier\\"]"}, "product_id": 33, "option_names": {"Wood": "Bois"}, "option_values": {"Wood": {"Natural beech": "Hêtre naturel", "Canaletto walnut": "Noyer noir", "Black-stained beech": "Hêtre teinté noir"}}, "seo_description": "En italien, une ansa est l’anse d’une cruche, et le méandre du Natisone à Manzano, où les registres de la paroisse citent déjà des chaisiers.", "description_html": "<p>En italien, une ansa est l’anse d’une cruche, et le méandre du Natisone à Manzano, où les registres de la paroisse citent déjà des chaisiers. Chez Sedie del Natisone, un liteau de hêtre passe une heure à la vapeur ; Dario dispose ensuite de quatre-vingt-dix secondes pour l’enrouler sur le gabarit avant qu’il ne se raidisse. Épais derrière le dos, mince au bout, on a envie de le saisir par là.</p><p>Loredana tresse l’assise en un après-midi, avec cent vingt mètres de corde de papier. Épongez aussitôt ce qui tombe. La corde se resserre à l’usage, et se tait.</p>"},
{"title": "Tavolo a cavalletto Ponte", "handle": "tavolo-cavalletto-ponte", "language": "it", "seo_title": "Tavolo a cavalletto Ponte · Falegnameria Alta Badia", "metafields": {"custom.color": "[\\"Legno naturale\\",\\"Marrone\\"]", "custom.material": "[\\"Rovere\\",\\"Larice\\",\\"Noce\\"]"}, "product_id": 75, "option_names": {"Wood": "Legno"}, "option_values": {"Wood": {"Natural oak": "Rovere naturale", "Natural larch": "Larice naturale"}}, "seo_description": "Due cavalletti, una trave, quattro tavole: il Ponte si smonta a colpi di mazzuolo, come quando d’estate i mobili salivano alla malga.", "description_html": "<p>Due cavalletti, una trave, quattro tavole: il Ponte si smonta a colpi di mazzuolo, come quando d’estate i mobili salivano alla malga. La Falegnameria Alta Badia pianta un cuneo alle due estremità della traversa, e più ci si appoggia più il tavolo si stringe.</p><p>Nelle giunture del piano Tobia incastra tre farfalle di noce, perché le tavole si muovano insieme quando cambia la stagione. Il rovere viene dal fondovalle, è spesso quattro centimetri e riceve tre mani di sapone. Si lava con acqua tiepida e scaglie di Marsiglia: a ogni lavata il poro si chiude un po’ di più.</p>"},
{"title": "Mesa de caballetes Ponte", "handle": "mesa-de-caballetes-ponte", "language": "es", "seo_title": "Mesa de caballetes Ponte · Falegnameria Alta Badia", "metafields": {"custom.color": "[\\"Madera natural\\",\\"Marrón\\"]", "custom.material": "[\\"Roble\\",\\"Alerce\\",\\"Nogal\\"]"}, "product_id": 75, "option_names": {"Wood": "Madera"}, "option_values": {"Wood": {"Natural oak": "Roble natural", "Natural larch": "Alerce natural"}}, "seo_description": "Dos caballetes, una viga y cuatro tablones: la mesa se desarma a golpe de mazo, como cuando en verano los muebles subían a la majada.", "description_html": "<p>Dos caballetes, una viga y cuatro tablones: la mesa se desarma a golpe de mazo, como cuando en verano los muebles subían a la majada. Falegnameria Alta Badia clava una cuña en cada extremo del travesaño, y cuanto más se apoya uno, más firme queda.</p><p>En las juntas del tablero Tobia embute tres colas de mariposa de nogal, para que los tablones se muevan a la par con las estaciones. El roble es del fondo del valle, mide cuatro centímetros de grueso y lleva tres manos de jabón. Se lava con agua tibia y jabón en escamas; con cada lavado el poro se cierra un poco.</p>"},
{"title": "Bocktisch Ponte", "handle": "bocktisch-ponte", "language": "de", "seo_title": "Bocktisch Ponte · Falegnameria Alta Badia", "metafields": {"custom.color": "[\\"Naturholz\\",\\"Braun\\"]", "custom.material": "[\\"Eiche\\",\\"Lärche\\",\\"Nussbaum\\"]"}, "product_id": 75, "option_names": {"Wood": "Holz"}, "option_values": {"Wood": {"Natural oak": "Eiche natur", "Natural larch": "Lärche natur"}}, "seo_description": "Zwei Böcke, ein Balken, vier Bohlen: Mit dem Klüpfel ist der Tisch zerlegt, wie einst, als die Möbel im Sommer mit auf die Alm zogen.", "description_html": "<p>Zwei Böcke, ein Balken, vier Bohlen: Mit dem Klüpfel ist der Tisch zerlegt, wie einst, als die Möbel im Sommer mit auf die Alm zogen. Durch beide Enden des Stegs treibt die Falegnameria Alta Badia einen Keil, und je mehr man sich aufstützt, desto fester sitzt er.</p><p>In die Fugen der Platte lässt Tobia drei Schwalbenschwänze aus Nussbaum ein, damit sich die Bohlen gemeinsam bewegen. Die Eiche kommt aus dem Talgrund, ist vier Zentimeter stark und dreimal geseift. Man wäscht sie mit warmem Wasser und Seifenflocken; mit jeder Wäsche schließen sich die Poren weiter.</p>"},
{"title": "Table à tréteaux Ponte", "handle": "table-a-treteaux-ponte", "language": "fr", "seo_title": "Table à tréteaux Ponte · Falegnameria Alta Badia", "metafields": {"custom.color": "[\\"Bois naturel\\",\\"Brun\\"]", "custom.material": "[\\"Chêne\\",\\"Mélèze\\",\\"Noyer\\"]"}, "product_id": 75, "option_names": {"Wood": "Bois"}, "option_values": {"Wood": {"Natural oak": "Chêne naturel", "Natural larch": "Mélèze naturel"}}, "seo_description": "Deux tréteaux, une poutre, quatre planches : la table se démonte au maillet, comme du temps où les meubles montaient l’été à l’alpage.", "description_html": "<p>Deux tréteaux, une poutre, quatre planches : la table se démonte au maillet, comme du temps où les meubles montaient l’été à l’alpage. La Falegnameria Alta Badia chasse un coin à chaque bout de l’entretoise, et plus on s’y appuie, mieux elle se serre.</p><p>Dans les joints du dessus, Tobia encastre trois papillons de noyer, pour que les planches bougent ensemble au fil des saisons. Le chêne vient du fond de la vallée ; épais de quatre centimètres, il est savonné trois fois. On le lave à l’eau tiède et au savon en paillettes : chaque lavage resserre un peu le grain.</p>"},
{"title": "Piantana da lettura Garzetta", "handle": "piantana-da-lettura-garzetta", "language": "it", "seo_title": "Piantana da lettura Garzetta · Ottoni Lumezzane", "metafields": {"custom.color": "[\\"Dorato\\",\\"Marrone\\",\\"Verde\\"]", "custom.material": "[\\"Ottone\\",\\"Bronzo\\",\\"Marmo\\",\\"Travertino\\"]"}, "product_id": 110, "option_names": {"Finish": "Finitura"}, "option_values": {"Finish": {"Dark bronze": "Bronzo brunito", "Bottle green": "Verde bottiglia", "Brushed brass": "Ottone spazzolato"}}, "seo_description": "La garzetta è quell’airone piccolo e bianco che sta nelle risaie col collo teso, in attesa.", "description_html": "<p>La garzetta è quell’airone piccolo e bianco che sta nelle risaie col collo teso, in attesa. Il braccio di questa lampada è fermo come lei: dal lato corto un cilindro d’ottone pesa quanto la testa dal lato lungo, perciò resta dove lo si mette, senza molle né pomelli.</p><p>All’Ottoni Lumezzane Remo bilancia ogni lampada sul filo di un coltello e lima il contrappeso al grammo. Lo snodo è un cono di bronzo dentro un cono d’ottone, che usandolo tiene sempre meglio. Dentro, la testa è smaltata color osso: la pagina è in luce, la lampadina non si vede.</p>"},
{"title": "Lámpara de lectura Garzetta", "handle": "lampara-de-lectura-garzetta", "language": "es", "seo_title": "Lámpara de lectura Garzetta · Ottoni Lumezzane", "metafields": {"custom.color": "[\\"Dorado\\",\\"Marrón\\",\\"Verde\\"]", "custom.material": "[\\"Latón\\",\\"Bronce\\",\\"Mármol\\",\\"Travertino\\"]"}, "product_id": 110, "option_names": {"Finish": "Acabado"}, "option_values": {"Finish": {"Dark bronze": "Bronce oscuro", "Bottle green": "Verde botella", "Brushed brass": "Latón cepillado"}}, "seo_description": "La garzetta es la garceta blanca que espera en los arrozales con el cuello tendido.", "description_html": "<p>La garzetta es la garceta blanca que espera en los arrozales con el cuello tendido. El brazo de esta lámpara está igual de quieto: un cilindro de latón en el extremo corto pesa lo que la cabeza en el largo, de modo que se queda donde se deja, sin muelle ni palomilla.</p><p>En Ottoni Lumezzane, Remo equilibra cada lámpara sobre el filo de un cuchillo y lima el contrapeso al gramo. La articulación es un cono de bronce dentro de otro de latón, que con el uso agarra mejor. Por dentro la cabeza va pintada de color hueso: se ve la página y no la bombilla.</p>"},
{"title": "Leseleuchte Garzetta", "handle": "leseleuchte-garzetta", "language": "de", "seo_title": "Leseleuchte Garzetta · Ottoni Lumezzane", "metafields": {"custom.color": "[\\"Goldfarben\\",\\"Braun\\",\\"Grün\\"]", "custom.material": "[\\"Messing\\",\\"Bronze\\",\\"Marmor\\",\\"Travertin\\"]"}, "product_id": 110, "option_names": {"Finish": "Ausführung"}, "option_values": {"Finish": {"Dark bronze": "Bronze dunkel", "Bottle green": "Flaschengrün", "Brushed brass": "Messing gebürstet"}}, "seo_description": "Garzetta heißt der kleine weiße Reiher, der mit gestrecktem Hals im Reisfeld wartet.", "description_html": "<p>Garzetta heißt der kleine weiße Reiher, der mit gestrecktem Hals im Reisfeld wartet. So ruhig hält auch der Arm dieser Leuchte: Am kurzen Ende wiegt ein Messingzylinder genau, was am langen der Kopf wiegt, und der Arm bleibt, wo man ihn lässt, ohne Feder und ohne Knauf.</p><p>Bei Ottoni Lumezzane balanciert Remo jede Leuchte auf einer Messerschneide aus und feilt das Gegengewicht aufs Gramm. Das Gelenk ist ein Bronzekegel in einem Messingkegel; mit der Zeit greift es besser. Innen ist der Kopf knochenfarben lackiert, so liegt Licht auf der Seite, und die Lampe sieht man nicht.</p>"},
{"title": "Liseuse Garzetta", "handle": "liseuse-garzetta", "language": "fr", "seo_title": "Liseuse Garzetta · Ottoni Lumezzane", "metafields": {"custom.color": "[\\"Doré\\",\\"Brun\\",\\"Vert\\"]", "custom.material": "[\\"Laiton\\",\\"Bronze\\",\\"Marbre\\",\\"Travertin\\"]"}, "product_id": 110, "option_names": {"Finish": "Finition"}, "option_values": {"Finish": {"Dark bronze": "Bronze foncé", "Bottle green": "Vert bouteille", "Brushed brass": "Laiton brossé"}}, "seo_description": "La garzetta, c’est l’aigrette blanche qui attend dans les rizières, le cou tendu.", "description_html": "<p>La garzetta, c’est l’aigrette blanche qui attend dans les rizières, le cou tendu. Le bras de cette lampe est aussi immobile : à l’extrémité courte, un cylindre de laiton pèse ce que pèse la tête à l’autre bout. Il reste donc où on le laisse, sans ressort ni molette.</p><p>Chez Ottoni Lumezzane, Remo équilibre chaque lampe sur le fil d’un couteau et lime le contrepoids au gramme près. L’articulation est un cône de bronze dans un cône de laiton, qui serre mieux à l’usage. Dedans, la tête est laquée couleur d’os : on voit la page, jamais l’ampoule.</p>"}
]');
insert into commerce.products ("id", "handle", "title", "description_html", "vendor", "product_type", "category_path", "tags", "status", "published_at", "seo_title", "seo_description", "is_gift_card", "options", "import_digest", "created_at", "updated_at") overriding system value select "id", "handle", "title", "description_html", "vendor", "product_type", "category_path", "tags", "status", "published_at", "seo_title", "seo_description", "is_gift_card", "options", "import_digest", "created_at", "updated_at" from jsonb_populate_recordset(null::commerce.products, '[
{"id": 162, "tags": ["Porcelain", "Dining room"], "title": "Alba oval platter", "handle": "alba-oval-platter", "status": "active", "vendor": "Ceramiche Faenza", "options": [{"name": "Glaze", "values": [{"name": "White and gold", "swatchColor": "#f3efe8"}, {"name": "Sage", "swatchColor": "#8d9a78"}]}], "seo_title": "Alba oval platter by Ceramiche Faenza", "created_at": "2026-11-16T08:00:00+00:00", "updated_at": "2026-11-29T08:55:51.197955+00:00", "is_gift_card": false, "product_type": "Serving", "published_at": "2026-11-16T08:00:00+00:00", "category_path": "Tableware > Serving", "import_digest": "R7kHOfnz-gjUkp6kvvvwt0IXCJ7oHWQXt7tsX1kSTJs", "seo_description": "A wheel makes circles, so an oval has to be persuaded.", "description_html": "<p>A wheel makes circles, so an oval has to be persuaded. Tullio throws the platter round and wide, cuts a leaf-shaped piece out of its middle, pushes the two halves together and closes the seam with his thumb while the clay still gives. After the glaze you will not find it; he can, in the dark.</p><p>It is long enough for a sea bass or for twelve figs in a row. Three bars under the foot keep it from sagging at Ceramiche Faenza’s highest heat. Lia adds the gold line last. It may be warmed to sixty degrees before serving, not more, because of the gilding.</p>"},
{"id": 161, "tags": ["Porcelain", "Kitchen"], "title": "Alba teapot", "handle": "alba-round-teapot", "status": "active", "vendor": "Ceramiche Faenza", "options": [{"name": "Glaze", "values": [{"name": "Sage", "swatchColor": "#8d9a78"}, {"name": "White and gold", "swatchColor": "#f3efe8"}]}], "seo_title": "Alba teapot by Ceramiche Faenza", "created_at": "2026-07-06T08:00:00+00:00", "updated_at": "2026-11-29T08:55:51.197955+00:00", "is_gift_card": false, "product_type": "Tea and coffee", "published_at": "2026-07-06T08:00:00+00:00", "category_path": "Tableware > Tea and coffee", "import_digest": "fPWULCMa1hr-uX6WsIy7jyKPh0N8jMnnGTQh7PuMwlE", "seo_description": "A teapot is four pots that must agree: body, lid, spout and handle, each shrinking by a ninth in the kiln and each in its own time.", "description_html": "<p>A teapot is four pots that must agree: body, lid, spout and handle, each shrinking by a ninth in the kiln and each in its own time. Tullio of Ceramiche Faenza throws all four from one lump on one morning and lets them dry under the same cloth, which is the only trick he admits to.</p><p>The spout is cut with a wire, on a slant, so the last drop turns back instead of running down. Behind it are forty holes no wider than a tea leaf. The gilt knob stays cool. It pours five cups. Rinse with hot water and nothing else; the inside darkens, and should.</p>"},
{"id": 19, "tags": ["Stoneware", "Living room"], "title": "Creta vases, set of three", "handle": "creta-vases-set-of-three", "status": "active", "vendor": "Terre di Nove", "options": [{"name": "Palette", "values": [{"name": "Valley", "swatchColor": "#d8cdb9"}, {"name": "Night", "swatchColor": "#33302d"}]}], "seo_title": "Creta vases, set of three by Terre di Nove", "created_at": "2025-03-10T08:00:00+00:00", "updated_at": "2026-11-29T08:55:51.197955+00:00", "is_gift_card": false, "product_type": "Vases", "published_at": "2025-03-10T08:00:00+00:00", "category_path": "Decor > Vases", "import_digest": "JNG7OgZOkW8mbN3njQzgwpJJAsCmB_A3dCFAwuPrcE4", "seo_description": "Two sisters, a wheel by the window and clay dug behind the kiln: Terre di Nove has worked like this since Ilaria and Bruna took the house over from their aunt.", "description_html": "<p>Two sisters, a wheel by the window and clay dug behind the kiln: Terre di Nove has worked like this since Ilaria and Bruna took the house over from their aunt. Each vase of the set is thrown in one pull. The rings you can feel are Bruna’s fingers, and she does not sand them away.</p><p>The tall one is left bare, speckled by iron in the clay. The round one is burnished with the back of a spoon. The slim one is glazed with ash from the vine prunings of the valley. All three hold water, and all three are a little different from the three in the picture.</p>"},
{"id": 151, "tags": ["Silver", "Dining room", "In our warehouse"], "title": "Arno place setting, four pieces", "handle": "arno-place-setting-four-pieces", "status": "active", "vendor": "Argenti Oltrarno", "options": [{"name": "Plating", "values": [{"name": "Silver-plated", "swatchColor": "#d0cdc7"}, {"name": "Gold-plated", "swatchColor": "#d7ad5f"}]}], "seo_title": "Arno place setting, four pieces by Argenti Oltrarno", "created_at": "2026-01-19T08:00:00+00:00", "updated_at": "2026-11-29T08:55:51.197955+00:00", "is_gift_card": false, "product_type": "Cutlery", "published_at": "2026-01-19T08:00:00+00:00", "category_path": "Tableware > Cutlery", "import_digest": "86qC6lJrzDRTvGjhxM9GI2-zmGQ48cPVTl0_k-C0hEg", "seo_description": "Fork, knife, spoon and dessert spoon, forged from bar and not stamped from sheet.", "description_html": "<p>Fork, knife, spoon and dessert spoon, forged from bar and not stamped from sheet. The difference is in the neck: Lapo leaves the metal thick where a hand bends it and draws it thin where the mouth meets it, so that the spoon weighs less than it looks and the fork does not tire.</p><p>Argenti Oltrarno plates them over alpaca, heavier on the points where they touch the table. The knife has a blade of steel and a hollow handle filled with pitch, as knives had before dishwashers; wash that one by hand. Monograms are engraved by Ginevra in three weeks.</p>"},
{"id": 60, "tags": ["Walnut", "Dining room", "Made to order"], "title": "Trifoglio round dining table", "handle": "trifoglio-round-dining-table", "status": "active", "vendor": "Ebanisteria Cantù", "options": [{"name": "Wood", "values": [{"name": "Canaletto walnut", "swatchColor": "#6a4530"}, {"name": "Natural oak", "swatchColor": "#c2a273"}, {"name": "Ebonised oak", "swatchColor": "#231d19"}]}], "seo_title": "Trifoglio round dining table by Ebanisteria Cantù", "created_at": "2026-05-18T08:00:00+00:00", "updated_at": "2026-11-29T08:55:51.197955+00:00", "is_gift_card": false, "product_type": "Dining tables", "published_at": "2026-05-18T08:00:00+00:00", "category_path": "Furniture > Tables > Dining tables", "import_digest": "0Rdu0G14bjJXMlh9PXzHX8ac8c6nl-wFKpz0xRaOd5M", "seo_description": "Three blades stand back to back and share one spine, so there is no leg where a knee would like to be.", "description_html": "<p>Three blades stand back to back and share one spine, so there is no leg where a knee would like to be. Ambrogio of Ebanisteria Cantù saws each from a plank forty-six millimetres thick, follows the sabre curve with a spokeshave and locks the three with a single loose tongue.</p><p>The top is solid and thinned from below until the edge is no thicker than a finger, so it looks lighter than it lifts. It seats six. The blades travel apart from the top and are joined by one bolt under a brass disc. Oil it in spring; a scratch can be taken out with a scraper and patience.</p>"},
{"id": 33, "tags": ["Woven seat", "Dining room", "Contract"], "title": "Ansa dining chair", "handle": "ansa-dining-chair", "status": "active", "vendor": "Sedie del Natisone", "options": [{"name": "Wood", "values": [{"name": "Natural beech", "swatchColor": "#c89d75"}, {"name": "Canaletto walnut", "swatchColor": "#6a4530"}, {"name": "Black-stained beech", "swatchColor": "#241e19"}]}], "seo_title": "Ansa dining chair by Sedie del Natisone", "created_at": "2025-05-12T08:00:00+00:00", "updated_at": "2026-11-29T08:55:51.197955+00:00", "is_gift_card": false, "product_type": "Dining chairs", "published_at": "2025-05-12T08:00:00+00:00", "category_path": "Furniture > Seating > Dining chairs", "import_digest": "KhgQiVX2YtDtwT4LlS5JWtnCee503c3DB7vdz7ro3KM", "seo_description": "An ansa is the handle of a jug, and the bend of the river Natisone at Manzano, where chairs have been made for as long as anyone has kept parish books.", "description_html": "<p>An ansa is the handle of a jug, and the bend of the river Natisone at Manzano, where chairs have been made for as long as anyone has kept parish books. Sedie del Natisone steams a beech lath for an hour, then Dario has ninety seconds to lay it round the mould before it stiffens. Shaved thick behind the back and thin at the tips, it asks to be picked up by its handle.</p><p>Loredana weaves the seat from a hundred and twenty metres of paper cord in an afternoon. A spill wants blotting at once; the cord grows tighter, and quieter, with use.</p>"},
{"id": 75, "tags": ["Oak", "Dining room", "Made to order"], "title": "Ponte trestle table", "handle": "ponte-trestle-table", "status": "active", "vendor": "Falegnameria Alta Badia", "options": [{"name": "Wood", "values": [{"name": "Natural oak", "swatchColor": "#c2a273"}, {"name": "Natural larch", "swatchColor": "#b98255"}]}], "seo_title": "Ponte trestle table by Falegnameria Alta Badia", "created_at": "2026-04-27T08:00:00+00:00", "updated_at": "2026-11-29T08:55:51.197955+00:00", "is_gift_card": false, "product_type": "Dining tables", "published_at": "2026-04-27T08:00:00+00:00", "category_path": "Furniture > Tables > Dining tables", "import_digest": "qMI0fy3do4vwd1ShdB-wNnl8dePq304HmCFlxmJb2tk", "seo_description": "Two trestles, a beam and four planks: the table comes apart with a mallet, as it did when farms moved their furniture up to the summer huts.", "description_html": "<p>Two trestles, a beam and four planks: the table comes apart with a mallet, as it did when farms moved their furniture up to the summer huts. Falegnameria Alta Badia drives a wedge through each end of the stretcher, and the harder you lean on the table the tighter it sits.</p><p>Tobia lets three bow-tie keys of walnut into the joints of the top, so that the planks may swell and shrink together. The oak is from the valley floor, four centimetres thick, soaped three times. Wash it with warm water and soap flakes; each washing closes the pores a little more.</p>"},
{"id": 110, "tags": ["Brass", "Study", "Made to order"], "title": "Garzetta reading lamp", "handle": "garzetta-reading-lamp", "status": "active", "vendor": "Ottoni Lumezzane", "options": [{"name": "Finish", "values": [{"name": "Brushed brass", "swatchColor": "#c29a54"}, {"name": "Dark bronze", "swatchColor": "#3f332a"}, {"name": "Bottle green", "swatchColor": "#203a2f"}]}], "seo_title": "Garzetta reading lamp by Ottoni Lumezzane", "created_at": "2026-01-19T08:00:00+00:00", "updated_at": "2026-11-29T08:55:51.197955+00:00", "is_gift_card": false, "product_type": "Floor lamps", "published_at": "2026-01-19T08:00:00+00:00", "category_path": "Lighting > Floor lamps", "import_digest": "WlyO1J3gTmYpoderEDIPyzPI6y4nztyIDh3tKJzwRQg", "seo_description": "A garzetta is the small white egret that stands in the rice fields with its neck out, waiting.", "description_html": "<p>A garzetta is the small white egret that stands in the rice fields with its neck out, waiting. The arm of this lamp is as still: a plug of brass at the short end weighs what the head weighs at the long one, so it stays where it is put and needs neither spring nor knob.</p><p>Remo at Ottoni Lumezzane balances each lamp on a knife edge and files the counterweight by the gram. The joint is a cone of bronze in a cone of brass, which grips better as it wears. Inside, the head is painted bone, so the page is lit and the bulb is not seen.</p>"}
]');
insert into commerce.variant_prices ("variant_id", "currency", "price_minor", "compare_at_minor", "trade_price_minor") overriding system value select "variant_id", "currency", "price_minor", "compare_at_minor", "trade_price_minor" from jsonb_populate_recordset(null::commerce.variant_prices, '[
{"currency": "GBP", "variant_id": 363, "price_minor": 18200, "compare_at_minor": null, "trade_price_minor": 15500},
{"currency": "EUR", "variant_id": 363, "price_minor": 21200, "compare_at_minor": null, "trade_price_minor": 18000},
{"currency": "USD", "variant_id": 363, "price_minor": 23100, "compare_at_minor": null, "trade_price_minor": 19600},
{"currency": "EUR", "variant_id": 361, "price_minor": 24800, "compare_at_minor": null, "trade_price_minor": 21049},
{"currency": "USD", "variant_id": 361, "price_minor": 27000, "compare_at_minor": null, "trade_price_minor": 22934},
{"currency": "GBP", "variant_id": 361, "price_minor": 21300, "compare_at_minor": null, "trade_price_minor": 18079},
{"currency": "EUR", "variant_id": 360, "price_minor": 23800, "compare_at_minor": null, "trade_price_minor": 20200},
{"currency": "USD", "variant_id": 360, "price_minor": 25900, "compare_at_minor": null, "trade_price_minor": 22000},
{"currency": "GBP", "variant_id": 360, "price_minor": 20500, "compare_at_minor": null, "trade_price_minor": 17400},
{"currency": "EUR", "variant_id": 362, "price_minor": 21200, "compare_at_minor": null, "trade_price_minor": 18000},
{"currency": "USD", "variant_id": 362, "price_minor": 23100, "compare_at_minor": null, "trade_price_minor": 19600},
{"currency": "GBP", "variant_id": 362, "price_minor": 18200, "compare_at_minor": null, "trade_price_minor": 15500},
{"currency": "EUR", "variant_id": 37, "price_minor": 59000, "compare_at_minor": null, "trade_price_minor": 50200},
{"currency": "USD", "variant_id": 37, "price_minor": 64000, "compare_at_minor": null, "trade_price_minor": 54400},
{"currency": "GBP", "variant_id": 37, "price_minor": 50500, "compare_at_minor": null, "trade_price_minor": 42900},
{"currency": "EUR", "variant_id": 38, "price_minor": 59000, "compare_at_minor": null, "trade_price_minor": 50200},
{"currency": "USD", "variant_id": 38, "price_minor": 64000, "compare_at_minor": null, "trade_price_minor": 54400},
{"currency": "GBP", "variant_id": 38, "price_minor": 50500, "compare_at_minor": null, "trade_price_minor": 42900},
{"currency": "EUR", "variant_id": 334, "price_minor": 21800, "compare_at_minor": null, "trade_price_minor": 17900},
{"currency": "USD", "variant_id": 334, "price_minor": 23800, "compare_at_minor": null, "trade_price_minor": 19500},
{"currency": "GBP", "variant_id": 334, "price_minor": 18800, "compare_at_minor": null, "trade_price_minor": 15400},
{"currency": "EUR", "variant_id": 335, "price_minor": 28600, "compare_at_minor": null, "trade_price_minor": 23483},
{"currency": "USD", "variant_id": 335, "price_minor": 31200, "compare_at_minor": null, "trade_price_minor": 25563},
{"currency": "GBP", "variant_id": 335, "price_minor": 24600, "compare_at_minor": null, "trade_price_minor": 20151},
{"currency": "EUR", "variant_id": 132, "price_minor": 640000, "compare_at_minor": null, "trade_price_minor": 512000},
{"currency": "USD", "variant_id": 132, "price_minor": 696000, "compare_at_minor": null, "trade_price_minor": 557000},
{"currency": "GBP", "variant_id": 132, "price_minor": 549000, "compare_at_minor": null, "trade_price_minor": 439000},
{"currency": "EUR", "variant_id": 134, "price_minor": 658000, "compare_at_minor": null, "trade_price_minor": 526400},
{"currency": "USD", "variant_id": 134, "price_minor": 716000, "compare_at_minor": null, "trade_price_minor": 573006},
{"currency": "GBP", "variant_id": 134, "price_minor": 565000, "compare_at_minor": null, "trade_price_minor": 451794},
{"currency": "EUR", "variant_id": 133, "price_minor": 590000, "compare_at_minor": null, "trade_price_minor": 472000},
{"currency": "USD", "variant_id": 133, "price_minor": 642000, "compare_at_minor": null, "trade_price_minor": 513784},
{"currency": "GBP", "variant_id": 133, "price_minor": 506000, "compare_at_minor": null, "trade_price_minor": 404616},
{"currency": "EUR", "variant_id": 67, "price_minor": 89000, "compare_at_minor": null, "trade_price_minor": 69400},
{"currency": "USD", "variant_id": 67, "price_minor": 97000, "compare_at_minor": null, "trade_price_minor": 75700},
{"currency": "GBP", "variant_id": 67, "price_minor": 76500, "compare_at_minor": null, "trade_price_minor": 59700},
{"currency": "EUR", "variant_id": 69, "price_minor": 93000, "compare_at_minor": null, "trade_price_minor": 72519},
{"currency": "USD", "variant_id": 69, "price_minor": 101000, "compare_at_minor": null, "trade_price_minor": 78822},
{"currency": "GBP", "variant_id": 69, "price_minor": 80000, "compare_at_minor": null, "trade_price_minor": 62431},
{"currency": "EUR", "variant_id": 68, "price_minor": 114000, "compare_at_minor": null, "trade_price_minor": 88894},
{"currency": "USD", "variant_id": 68, "price_minor": 124000, "compare_at_minor": null, "trade_price_minor": 96771},
{"currency": "GBP", "variant_id": 68, "price_minor": 98000, "compare_at_minor": null, "trade_price_minor": 76478},
{"currency": "EUR", "variant_id": 165, "price_minor": 565000, "compare_at_minor": null, "trade_price_minor": 452000},
{"currency": "USD", "variant_id": 165, "price_minor": 615000, "compare_at_minor": null, "trade_price_minor": 492000},
{"currency": "GBP", "variant_id": 165, "price_minor": 486000, "compare_at_minor": null, "trade_price_minor": 389000},
{"currency": "EUR", "variant_id": 166, "price_minor": 498000, "compare_at_minor": null, "trade_price_minor": 398400},
{"currency": "USD", "variant_id": 166, "price_minor": 542000, "compare_at_minor": null, "trade_price_minor": 433600},
{"currency": "GBP", "variant_id": 166, "price_minor": 428000, "compare_at_minor": null, "trade_price_minor": 342576},
{"currency": "EUR", "variant_id": 245, "price_minor": 148000, "compare_at_minor": null, "trade_price_minor": 124000},
{"currency": "USD", "variant_id": 245, "price_minor": 161000, "compare_at_minor": null, "trade_price_minor": 135000},
{"currency": "GBP", "variant_id": 245, "price_minor": 127000, "compare_at_minor": null, "trade_price_minor": 107000},
{"currency": "EUR", "variant_id": 247, "price_minor": 148000, "compare_at_minor": null, "trade_price_minor": 124000},
{"currency": "USD", "variant_id": 247, "price_minor": 161000, "compare_at_minor": null, "trade_price_minor": 135000},
{"currency": "GBP", "variant_id": 247, "price_minor": 127000, "compare_at_minor": null, "trade_price_minor": 107000},
{"currency": "EUR", "variant_id": 246, "price_minor": 148000, "compare_at_minor": null, "trade_price_minor": 124000},
{"currency": "USD", "variant_id": 246, "price_minor": 161000, "compare_at_minor": null, "trade_price_minor": 135000},
{"currency": "GBP", "variant_id": 246, "price_minor": 127000, "compare_at_minor": null, "trade_price_minor": 107000}
]');
insert into commerce.variants ("id", "product_id", "position", "title", "sku", "barcode", "option1", "option2", "option3", "weight_grams", "requires_shipping", "is_taxable", "picture_url") overriding system value select "id", "product_id", "position", "title", "sku", "barcode", "option1", "option2", "option3", "weight_grams", "requires_shipping", "is_taxable", "picture_url" from jsonb_populate_recordset(null::commerce.variants, '[
{"id": 363, "sku": "CEFOVA-002", "title": "Sage", "barcode": null, "option1": "Sage", "option2": null, "option3": null, "position": 2, "is_taxable": true, "product_id": 162, "picture_url": "/pictures/piatto-ovale-alba-sage-main.webp", "weight_grams": 1400, "requires_shipping": true},
{"id": 360, "sku": "CEFTEI-001", "title": "Sage", "barcode": null, "option1": "Sage", "option2": null, "option3": null, "position": 1, "is_taxable": true, "product_id": 161, "picture_url": "/pictures/teiera-alba-main.webp", "weight_grams": 1100, "requires_shipping": true},
{"id": 361, "sku": "CEFTEI-002", "title": "White and gold", "barcode": null, "option1": "White and gold", "option2": null, "option3": null, "position": 2, "is_taxable": true, "product_id": 161, "picture_url": "/pictures/teiera-alba-gold-main.webp", "weight_grams": 1100, "requires_shipping": true},
{"id": 362, "sku": "CEFOVA-001", "title": "White and gold", "barcode": null, "option1": "White and gold", "option2": null, "option3": null, "position": 1, "is_taxable": true, "product_id": 162, "picture_url": "/pictures/piatto-ovale-alba-main.webp", "weight_grams": 1400, "requires_shipping": true},
{"id": 37, "sku": "TDNCRE-001", "title": "Valley", "barcode": null, "option1": "Valley", "option2": null, "option3": null, "position": 1, "is_taxable": true, "product_id": 19, "picture_url": "/pictures/vasi-creta-main.webp", "weight_grams": 5400, "requires_shipping": true},
{"id": 38, "sku": "TDNCRE-002", "title": "Night", "barcode": null, "option1": "Night", "option2": null, "option3": null, "position": 2, "is_taxable": true, "product_id": 19, "picture_url": "/pictures/vasi-creta-night-main.webp", "weight_grams": 5400, "requires_shipping": true},
{"id": 334, "sku": "AOLPOS-001", "title": "Silver-plated", "barcode": null, "option1": "Silver-plated", "option2": null, "option3": null, "position": 1, "is_taxable": true, "product_id": 151, "picture_url": "/pictures/posate-arno-main.webp", "weight_grams": 300, "requires_shipping": true},
{"id": 335, "sku": "AOLPOS-002", "title": "Gold-plated", "barcode": null, "option1": "Gold-plated", "option2": null, "option3": null, "position": 2, "is_taxable": true, "product_id": 151, "picture_url": "/pictures/posate-arno-gilt-main.webp", "weight_grams": 300, "requires_shipping": true},
{"id": 132, "sku": "EBCTRI-001", "title": "Canaletto walnut", "barcode": null, "option1": "Canaletto walnut", "option2": null, "option3": null, "position": 1, "is_taxable": true, "product_id": 60, "picture_url": "/pictures/tavolo-trifoglio-main.webp", "weight_grams": 58000, "requires_shipping": true},
{"id": 133, "sku": "EBCTRI-002", "title": "Natural oak", "barcode": null, "option1": "Natural oak", "option2": null, "option3": null, "position": 2, "is_taxable": true, "product_id": 60, "picture_url": "/pictures/tavolo-trifoglio-oak-main.webp", "weight_grams": 58000, "requires_shipping": true},
{"id": 134, "sku": "EBCTRI-003", "title": "Ebonised oak", "barcode": null, "option1": "Ebonised oak", "option2": null, "option3": null, "position": 3, "is_taxable": true, "product_id": 60, "picture_url": "/pictures/tavolo-trifoglio-ebonised-main.webp", "weight_grams": 58000, "requires_shipping": true},
{"id": 67, "sku": "SDNANS-001", "title": "Natural beech", "barcode": null, "option1": "Natural beech", "option2": null, "option3": null, "position": 1, "is_taxable": true, "product_id": 33, "picture_url": "/pictures/sedia-ansa-main.webp", "weight_grams": 4600, "requires_shipping": true},
{"id": 68, "sku": "SDNANS-002", "title": "Canaletto walnut", "barcode": null, "option1": "Canaletto walnut", "option2": null, "option3": null, "position": 2, "is_taxable": true, "product_id": 33, "picture_url": "/pictures/sedia-ansa-walnut-main.webp", "weight_grams": 4600, "requires_shipping": true},
{"id": 69, "sku": "SDNANS-003", "title": "Black-stained beech", "barcode": null, "option1": "Black-stained beech", "option2": null, "option3": null, "position": 3, "is_taxable": true, "product_id": 33, "picture_url": "/pictures/sedia-ansa-black-main.webp", "weight_grams": 4600, "requires_shipping": true},
{"id": 165, "sku": "FABPON-001", "title": "Natural oak", "barcode": null, "option1": "Natural oak", "option2": null, "option3": null, "position": 1, "is_taxable": true, "product_id": 75, "picture_url": "/pictures/tavolo-ponte-main.webp", "weight_grams": 96000, "requires_shipping": true},
{"id": 166, "sku": "FABPON-002", "title": "Natural larch", "barcode": null, "option1": "Natural larch", "option2": null, "option3": null, "position": 2, "is_taxable": true, "product_id": 75, "picture_url": "/pictures/tavolo-ponte-larch-main.webp", "weight_grams": 96000, "requires_shipping": true},
{"id": 245, "sku": "OTLGAR-001", "title": "Brushed brass", "barcode": null, "option1": "Brushed brass", "option2": null, "option3": null, "position": 1, "is_taxable": true, "product_id": 110, "picture_url": "/pictures/piantana-garzetta-main.webp", "weight_grams": 9800, "requires_shipping": true},
{"id": 246, "sku": "OTLGAR-002", "title": "Dark bronze", "barcode": null, "option1": "Dark bronze", "option2": null, "option3": null, "position": 2, "is_taxable": true, "product_id": 110, "picture_url": "/pictures/piantana-garzetta-bronze-main.webp", "weight_grams": 9800, "requires_shipping": true},
{"id": 247, "sku": "OTLGAR-003", "title": "Bottle green", "barcode": null, "option1": "Bottle green", "option2": null, "option3": null, "position": 3, "is_taxable": true, "product_id": 110, "picture_url": "/pictures/piantana-garzetta-bottle-main.webp", "weight_grams": 9800, "requires_shipping": true}
]');
insert into content.documents ("id", "type", "body", "revision", "created_at", "updated_at") overriding system value select "id", "type", "body", "revision", "created_at", "updated_at" from jsonb_populate_recordset(null::content.documents, '[
{"id": "drafts.stored-draft", "body": {"rows": [], "slug": {"en": {"current": "stored-draft"}}, "title": {"en": "A draft of an earlier version"}}, "type": "landing", "revision": "XiGXLygta7vBbXnJYgIkUw", "created_at": "2026-11-29T08:56:31.046+00:00", "updated_at": "2026-11-29T08:56:31.046+00:00"},
{"id": "search-page", "body": {"popularSearches": [{"_key": "travertine", "text": {"de": "Travertin", "en": "travertine", "es": "travertino", "fr": "travertin", "it": "travertino"}}, {"_key": "blown-glass", "text": {"de": "mundgeblasenes Glas", "en": "blown glass", "es": "vidrio soplado", "fr": "verre soufflé", "it": "vetro soffiato"}}, {"_key": "walnut", "text": {"de": "Nussbaum", "en": "walnut", "es": "nogal", "fr": "noyer", "it": "noce"}}, {"_key": "wall-light", "text": {"de": "Wandleuchte", "en": "wall light", "es": "aplique", "fr": "applique", "it": "applique"}}, {"_key": "mirror", "text": {"de": "Spiegel", "en": "mirror", "es": "espejo", "fr": "miroir", "it": "specchio"}}, {"_key": "boucle-armchair", "text": {"de": "Sessel Bouclé", "en": "bouclé armchair", "es": "sillón bouclé", "fr": "fauteuil bouclé", "it": "poltrona bouclé"}}]}, "type": "searchPage", "revision": "n3B963WWxVZq9UPs-GvDLg", "created_at": "2026-11-29T08:55:49.982+00:00", "updated_at": "2026-11-29T08:55:49.982+00:00"},
{"id": "redirect-privacy", "body": {"from": "/privacy", "page": {"_ref": "legal-privacy", "_type": "reference"}}, "type": "redirect", "revision": "_w5YINtuGdcTJZHFHVALLA", "created_at": "2026-11-29T08:55:49.982+00:00", "updated_at": "2026-11-29T08:55:49.982+00:00"},
{"id": "redirect-showroom-milan", "body": {"from": "/showroom/milan", "page": {"_ref": "landing-milan", "_type": "reference"}}, "type": "redirect", "revision": "r329NtxTgMzRSG-R0f5abA", "created_at": "2026-11-29T08:55:49.982+00:00", "updated_at": "2026-11-29T08:55:49.982+00:00"}
]');
insert into customer.addresses ("id", "account_id", "address", "is_default", "created_at") overriding system value select "id", "account_id", "address", "is_default", "created_at" from jsonb_populate_recordset(null::customer.addresses, '[
{"id": "75776b59-674c-4159-affd-4320bdd5d104", "address": {"city": "London", "zone": "", "line1": "41 Marshalsea Road", "line2": "", "phone": "+44 20 7946 0142", "company": "", "country": "GB", "lastName": "Whitfield", "firstName": "Daniel", "postalCode": "SE1 1HL"}, "account_id": "750f3509-a7b2-4d5a-8b64-a964302be48c", "created_at": "2026-08-01T08:55:51.545+00:00", "is_default": true},
{"id": "978eeea8-b1ae-4402-be49-2e8e6c8799fe", "address": {"city": "Lyon", "zone": "", "line1": "18 rue des Capucins", "line2": "", "phone": "+33 4 55 50 14 20", "company": "Atelier Carpentier", "country": "FR", "lastName": "Carpentier", "firstName": "Inès", "postalCode": "69001"}, "account_id": "b4521a5a-78ce-4412-8ea3-f01004185c7f", "created_at": "2026-08-01T08:55:51.545+00:00", "is_default": true},
{"id": "6d68aead-3623-493d-a2a0-4f86c9f41998", "address": {"city": "Cernobbio", "zone": "CO", "line1": "Via Regina 14", "line2": "", "phone": "+39 031 5550142", "company": "Cantiere Hotel Lario", "country": "IT", "lastName": "Marchetti", "firstName": "Luca", "postalCode": "22012"}, "account_id": "feef5cf1-b7ce-4911-8fd2-774e08378e96", "created_at": "2026-08-01T08:55:51.545+00:00", "is_default": false},
{"id": "605773d6-c417-49d7-b24a-b27e14d140e5", "address": {"city": "Milano", "zone": "MI", "line1": "Via Solferino 27", "line2": "", "phone": "+39 02 55501420", "company": "Studio Marchetti", "country": "IT", "lastName": "Marchetti", "firstName": "Luca", "postalCode": "20121"}, "account_id": "feef5cf1-b7ce-4911-8fd2-774e08378e96", "created_at": "2026-08-01T08:55:51.545+00:00", "is_default": true},
{"id": "962d6b90-6631-4d72-b3f2-d10979811d81", "address": {"city": "Starnberg", "zone": "", "line1": "Seestraße 8", "line2": "", "phone": "+49 89 5550142", "company": "", "country": "DE", "lastName": "Hoffmann", "firstName": "Clara", "postalCode": "82319"}, "account_id": "f9dec72e-7b4d-4baf-a806-310514412014", "created_at": "2026-08-01T08:55:51.545+00:00", "is_default": false},
{"id": "ef7bc0af-bcea-4292-a13e-c8f95f7e089c", "address": {"city": "München", "zone": "", "line1": "Türkenstraße 52", "line2": "Hinterhaus, 2. Stock", "phone": "+49 89 5550142", "company": "", "country": "DE", "lastName": "Hoffmann", "firstName": "Clara", "postalCode": "80799"}, "account_id": "f9dec72e-7b4d-4baf-a806-310514412014", "created_at": "2026-08-01T08:55:51.545+00:00", "is_default": true}
]');
insert into customer.company_contacts ("account_id", "contact_id", "company_id", "location_id", "company_name", "created_at", "standing") overriding system value select "account_id", "contact_id", "company_id", "location_id", "company_name", "created_at", "standing" from jsonb_populate_recordset(null::customer.company_contacts, '[
{"standing": "rejected", "account_id": "750f3509-a7b2-4d5a-8b64-a964302be48c", "company_id": "9bc3bf7c-2e12-4874-b0fc-fbe3da2303ae", "contact_id": "4f4d332b-3ca8-45f5-89d2-75ac4ea266b6", "created_at": "2026-08-01T08:55:51.545+00:00", "location_id": "9a1b0c25-26eb-494f-a80b-21b57800df76", "company_name": "Whitfield Lettings"},
{"standing": "pending", "account_id": "b4521a5a-78ce-4412-8ea3-f01004185c7f", "company_id": "7fd00cf2-ee8f-419d-ba6e-2ccd126a9bf4", "contact_id": "62da9c01-c231-4e03-893b-6017ddfddf07", "created_at": "2026-08-01T08:55:51.545+00:00", "location_id": "ed12bf38-be87-4692-b364-a53aae23c5f3", "company_name": "Atelier Carpentier"},
{"standing": "approved", "account_id": "feef5cf1-b7ce-4911-8fd2-774e08378e96", "company_id": "e6bc0fa8-416c-48ed-a660-6d87c706a29b", "contact_id": "6099dd7b-7f27-4c5b-9684-fa9c09206e60", "created_at": "2026-08-01T08:55:51.545+00:00", "location_id": "e1afa83b-7d93-4b3c-97f0-d7fa44f531bf", "company_name": "Studio Marchetti"}
]');
insert into customer.customers ("account_id", "first_name", "last_name", "created_at") overriding system value select "account_id", "first_name", "last_name", "created_at" from jsonb_populate_recordset(null::customer.customers, '[
{"last_name": "Ferri", "account_id": "9c2b12e1-a348-4460-ad5a-005de1cc0224", "created_at": "2026-08-01T08:55:51.545+00:00", "first_name": "Giulia"},
{"last_name": "Whitfield", "account_id": "750f3509-a7b2-4d5a-8b64-a964302be48c", "created_at": "2026-08-01T08:55:51.545+00:00", "first_name": "Daniel"},
{"last_name": "Carpentier", "account_id": "b4521a5a-78ce-4412-8ea3-f01004185c7f", "created_at": "2026-08-01T08:55:51.545+00:00", "first_name": "Inès"},
{"last_name": "Marchetti", "account_id": "feef5cf1-b7ce-4911-8fd2-774e08378e96", "created_at": "2026-08-01T08:55:51.545+00:00", "first_name": "Luca"},
{"last_name": "Hoffmann", "account_id": "f9dec72e-7b4d-4baf-a806-310514412014", "created_at": "2026-08-01T08:55:51.545+00:00", "first_name": "Clara"}
]');
insert into identity.accounts ("id", "email", "password_hash", "language", "has_commercial_consent", "has_personalized_consent", "created_at", "email_verified_at") overriding system value select "id", "email", "password_hash", "language", "has_commercial_consent", "has_personalized_consent", "created_at", "email_verified_at" from jsonb_populate_recordset(null::identity.accounts, '[
{"id": "49fbeaca-6d01-4411-9716-18f4f766ea05", "email": "stored@example.com", "language": "en", "created_at": "2026-11-29T08:56:23.812+00:00", "password_hash": "$argon2id$v=19$m=19456,t=2,p=1$74r+z3NAxeYLFS8XqqTa+A$34HUSprunAVrcd7ZMJnLDMjEVemduk8tQgI2vXOJz3g", "email_verified_at": "2026-11-29T08:56:25.74+00:00", "has_commercial_consent": false, "has_personalized_consent": false},
{"id": "9c2b12e1-a348-4460-ad5a-005de1cc0224", "email": "staff@bottega.example", "language": "it", "created_at": "2026-08-01T08:55:51.545+00:00", "password_hash": "$argon2id$v=19$m=19456,t=2,p=1$DtsG5wwdjA53YKJdqUSQfg$PFPXTgBdujBaidhtdmSWzENf291OXTuI4xJMwTd3XzA", "email_verified_at": "2026-08-01T08:55:51.545+00:00", "has_commercial_consent": true, "has_personalized_consent": false},
{"id": "750f3509-a7b2-4d5a-8b64-a964302be48c", "email": "rejected@bottega.example", "language": "en", "created_at": "2026-08-01T08:55:51.545+00:00", "password_hash": "$argon2id$v=19$m=19456,t=2,p=1$5GLYJdUTfQOgS6g4h0cK/g$3IhtELtIXbIf77iAu+JvRKiWYN16Suc+i5Ey6mj8bJs", "email_verified_at": "2026-08-01T08:55:51.545+00:00", "has_commercial_consent": true, "has_personalized_consent": false},
{"id": "b4521a5a-78ce-4412-8ea3-f01004185c7f", "email": "pending@bottega.example", "language": "fr", "created_at": "2026-08-01T08:55:51.545+00:00", "password_hash": "$argon2id$v=19$m=19456,t=2,p=1$gvSnEbCspDvOOXS3OQT4yA$MQRi8XnOxxQX3DreUVR8/xBuBh+Cs4vTkhkbdnyum3Y", "email_verified_at": "2026-08-01T08:55:51.545+00:00", "has_commercial_consent": true, "has_personalized_consent": false},
{"id": "feef5cf1-b7ce-4911-8fd2-774e08378e96", "email": "trade@bottega.example", "language": "it", "created_at": "2026-08-01T08:55:51.545+00:00", "password_hash": "$argon2id$v=19$m=19456,t=2,p=1$ZARc1c1494Wh3Fros/nJbQ$5iyju7mGJXXWMOT4uMRreg1pJQ0ALir2g0AibHA373w", "email_verified_at": "2026-08-01T08:55:51.545+00:00", "has_commercial_consent": true, "has_personalized_consent": false},
{"id": "f9dec72e-7b4d-4baf-a806-310514412014", "email": "consumer@bottega.example", "language": "de", "created_at": "2026-08-01T08:55:51.545+00:00", "password_hash": "$argon2id$v=19$m=19456,t=2,p=1$m/gASSZ8HIs4avgG38j6rA$Af9qE3nXCpXBMYkFKeY4Vu5lUn0/wwVE8R8UXBKmeAs", "email_verified_at": "2026-08-01T08:55:51.545+00:00", "has_commercial_consent": true, "has_personalized_consent": false}
]');
insert into identity.mailed_links ("token_hash", "purpose", "account_id", "expires_at", "used_at", "email") overriding system value select "token_hash", "purpose", "account_id", "expires_at", "used_at", "email" from jsonb_populate_recordset(null::identity.mailed_links, '[
{"email": null, "purpose": "verification", "used_at": "2026-11-29T08:56:25.74+00:00", "account_id": "49fbeaca-6d01-4411-9716-18f4f766ea05", "expires_at": "2026-12-02T08:56:23.865+00:00", "token_hash": "yc9-8pwT0SpMPIyxGpedSV_3XY7eAwZN-bX6c1kHqw4"}
]');
insert into identity.payloads ("model", "id", "payload", "grant_id", "user_code", "uid", "account_id", "expires_at", "consumed_at") overriding system value select "model", "id", "payload", "grant_id", "user_code", "uid", "account_id", "expires_at", "consumed_at" from jsonb_populate_recordset(null::identity.payloads, '[
{"id": "P39N91BMjf0hQ-eomhQmAhuvfa98kcFoCDCZ0mgdJha", "uid": null, "model": "RefreshToken", "payload": {"exp": 1803718583, "gty": "authorization_code", "iat": 1795942583, "jti": "P39N91BMjf0hQ-eomhQmAhuvfa98kcFoCDCZ0mgdJha", "iiat": 1795942583, "kind": "RefreshToken", "scope": "openid email customer-account-api:full", "grantId": "saiNLMRAIP5qgLw5fEiS5pyc2cXq150vodrDN5UKeJR", "authTime": 1795942583, "clientId": "storefront", "accountId": "49fbeaca-6d01-4411-9716-18f4f766ea05", "rotations": 0, "sessionUid": "h2YStvmXO1ewGQJuitjTVEH0oMPu85MrOWDOaaveCS6", "expiresWithSession": true}, "grant_id": "saiNLMRAIP5qgLw5fEiS5pyc2cXq150vodrDN5UKeJR", "user_code": null, "account_id": "49fbeaca-6d01-4411-9716-18f4f766ea05", "expires_at": "2027-02-27T08:56:23.972+00:00", "consumed_at": null},
{"id": "WnNrHrepCRXAyeKpc1h9XZb8nv_1-EjYV58yDf-7bF7", "uid": null, "model": "AccessToken", "payload": {"exp": 1795946183, "gty": "authorization_code", "iat": 1795942583, "jti": "WnNrHrepCRXAyeKpc1h9XZb8nv_1-EjYV58yDf-7bF7", "kind": "AccessToken", "scope": "openid email customer-account-api:full", "grantId": "saiNLMRAIP5qgLw5fEiS5pyc2cXq150vodrDN5UKeJR", "clientId": "storefront", "accountId": "49fbeaca-6d01-4411-9716-18f4f766ea05", "sessionUid": "h2YStvmXO1ewGQJuitjTVEH0oMPu85MrOWDOaaveCS6", "expiresWithSession": true}, "grant_id": "saiNLMRAIP5qgLw5fEiS5pyc2cXq150vodrDN5UKeJR", "user_code": null, "account_id": "49fbeaca-6d01-4411-9716-18f4f766ea05", "expires_at": "2026-11-29T09:56:23.957+00:00", "consumed_at": null},
{"id": "54vj9Sg5pCqDdoT0vVoycyFAayJ2J8Xsizd6Znp7tek", "uid": null, "model": "AuthorizationCode", "payload": {"exp": 1795942643, "iat": 1795942583, "jti": "54vj9Sg5pCqDdoT0vVoycyFAayJ2J8Xsizd6Znp7tek", "kind": "AuthorizationCode", "scope": "openid email customer-account-api:full", "grantId": "saiNLMRAIP5qgLw5fEiS5pyc2cXq150vodrDN5UKeJR", "authTime": 1795942583, "clientId": "storefront", "accountId": "49fbeaca-6d01-4411-9716-18f4f766ea05", "sessionUid": "h2YStvmXO1ewGQJuitjTVEH0oMPu85MrOWDOaaveCS6", "redirectUri": "http://127.0.0.1:4533/api/auth/callback", "codeChallenge": "Fh9XZp14HfZv4ug2qh0IovOpBPT2__keaDcgIsyFOoI", "expiresWithSession": true, "codeChallengeMethod": "S256"}, "grant_id": "saiNLMRAIP5qgLw5fEiS5pyc2cXq150vodrDN5UKeJR", "user_code": null, "account_id": "49fbeaca-6d01-4411-9716-18f4f766ea05", "expires_at": "2026-11-29T08:57:23.909+00:00", "consumed_at": "2026-11-29T08:56:23.938+00:00"},
{"id": "x1CT6BWNhzGPjAeRNR4sCvFqGsbDVKSnMmskbmdslAH", "uid": "h2YStvmXO1ewGQJuitjTVEH0oMPu85MrOWDOaaveCS6", "model": "Session", "payload": {"exp": 1803718583, "iat": 1795942583, "jti": "x1CT6BWNhzGPjAeRNR4sCvFqGsbDVKSnMmskbmdslAH", "uid": "h2YStvmXO1ewGQJuitjTVEH0oMPu85MrOWDOaaveCS6", "kind": "Session", "loginTs": 1795942583, "accountId": "49fbeaca-6d01-4411-9716-18f4f766ea05", "authorizations": {"storefront": {"sid": "_KQcYDj50WxUjFvrONdX6ZwSx-2cYXIs1ukQoFbetjm", "grantId": "saiNLMRAIP5qgLw5fEiS5pyc2cXq150vodrDN5UKeJR"}}}, "grant_id": null, "user_code": null, "account_id": "49fbeaca-6d01-4411-9716-18f4f766ea05", "expires_at": "2027-02-27T08:56:23.915+00:00", "consumed_at": null},
{"id": "saiNLMRAIP5qgLw5fEiS5pyc2cXq150vodrDN5UKeJR", "uid": null, "model": "Grant", "payload": {"exp": 1803718583, "iat": 1795942583, "jti": "saiNLMRAIP5qgLw5fEiS5pyc2cXq150vodrDN5UKeJR", "kind": "Grant", "openid": {"scope": "openid email offline_access customer-account-api:full"}, "clientId": "storefront", "accountId": "49fbeaca-6d01-4411-9716-18f4f766ea05"}, "grant_id": null, "user_code": null, "account_id": "49fbeaca-6d01-4411-9716-18f4f766ea05", "expires_at": "2027-02-27T08:56:23.906+00:00", "consumed_at": null}
]');
insert into identity.sign_in_events ("id", "account_id", "kind", "visitor_key", "happened_at") overriding system value select "id", "account_id", "kind", "visitor_key", "happened_at" from jsonb_populate_recordset(null::identity.sign_in_events, '[
{"id": "8df43be6-d333-4f39-aeb9-8a4b0a015148", "kind": "verified", "account_id": "49fbeaca-6d01-4411-9716-18f4f766ea05", "happened_at": "2026-11-29T08:56:25.74+00:00", "visitor_key": null},
{"id": "e10138cd-2310-419f-ad5a-3a860890e310", "kind": "signed-up", "account_id": "49fbeaca-6d01-4411-9716-18f4f766ea05", "happened_at": "2026-11-29T08:56:23.812+00:00", "visitor_key": "HC5Y0kg_gAWqpE998tvVeK"}
]');
insert into identity.signing_keys ("id", "jwk", "created_at") overriding system value select "id", "jwk", "created_at" from jsonb_populate_recordset(null::identity.signing_keys, '[
{"id": "NnfGUgo_R4k", "jwk": {"d": "db3bt9066ALf-H2Dw5XPP4-2G-_QQjPnnjl9j3KRjvQ", "x": "4uNi9FcNIbSZAXCzzRvgvxmEIT6Ox7vNeK6YsRxazPI", "y": "tKTNhNEUQ8nQXvzx_DtyyJ8Lfuh4_Gdb5SRoqBZ9V4Y", "alg": "ES256", "crv": "P-256", "kid": "NnfGUgo_R4k", "kty": "EC", "use": "sig"}, "created_at": "2026-11-29T08:55:49.963+00:00"}
]');
insert into kernel.milestones ("name", "reached_at") overriding system value select "name", "reached_at" from jsonb_populate_recordset(null::kernel.milestones, '[
{"name": "demonstration-people", "reached_at": "2026-11-29T08:55:51.545+00:00"},
{"name": "demonstration-loaded", "reached_at": "2026-11-29T08:55:49.982+00:00"},
{"name": "demonstration-begun", "reached_at": "2026-11-29T08:55:49.982+00:00"}
]');
insert into kernel.rate_limits ("key", "window", "count", "expires_at") overriding system value select "key", "window", "count", "expires_at" from jsonb_populate_recordset(null::kernel.rate_limits, '[
{"key": "service:HC5Y0kg_gAWqpE998tvVeK", "count": 5, "window": 29932376, "expires_at": "2026-11-29T08:58:00+00:00"},
{"key": "change:HC5Y0kg_gAWqpE998tvVeK", "count": 9, "window": 29932376, "expires_at": "2026-11-29T08:58:00+00:00"},
{"key": "image:HC5Y0kg_gAWqpE998tvVeK", "count": 7, "window": 29932376, "expires_at": "2026-11-29T08:58:00+00:00"},
{"key": "identity-sign-up:visitor:HC5Y0kg_gAWqpE998tvVeK", "count": 1, "window": 498872, "expires_at": "2026-11-29T10:00:00+00:00"},
{"key": "identity-lookup:visitor:HC5Y0kg_gAWqpE998tvVeK", "count": 1, "window": 2993237, "expires_at": "2026-11-29T09:10:00+00:00"}
]');
insert into mail.outbox ("id", "kind", "letter", "to_address", "subject", "html", "text", "status", "attempts", "last_error", "created_at", "next_attempt_at", "sent_at") overriding system value select "id", "kind", "letter", "to_address", "subject", "html", "text", "status", "attempts", "last_error", "created_at", "next_attempt_at", "sent_at" from jsonb_populate_recordset(null::mail.outbox, E'[
{"id": "9184b1ad-9a17-4394-ba79-c804146e46f1", "html": "<!doctype html><html lang=\\"en\\"><head><meta charSet=\\"utf-8\\"/><meta name=\\"viewport\\" content=\\"width=device-width, initial-scale=1\\"/><meta name=\\"color-scheme\\" content=\\"light\\"/><title>Please confirm your e-mail address</title></head><body style=\\"margin:0;padding:0;background:#f3f0ea;color:#1d1b18;font-family:&#x27;Hanken Grotesk&#x27;, &#x27;Helvetica Neue&#x27;, Helvetica, Arial, sans-serif;font-size:15px;line-height:1.5\\"><div style=\\"display:none;overflow:hidden;max-height:0\\">An account at Bottega was opened with this address. Please confirm that it is yours.</div><table role=\\"presentation\\" style=\\"width:100%;border-collapse:collapse;margin:0\\"><tbody><tr><td style=\\"padding:24px 0\\"><table role=\\"presentation\\" style=\\"width:100%;border-collapse:collapse;max-width:600px;margin:0 auto;background:#ffffff\\"><tbody><tr><td style=\\"padding:28px 24px;border-bottom:1px solid #e4e0d9\\"><a href=\\"http://127.0.0.1:4533\\" style=\\"font-family:&#x27;Bodoni Moda&#x27;, Didot, &#x27;Bodoni MT&#x27;, &#x27;Times New Roman&#x27;, serif;font-size:26px;color:#1d1b18;text-decoration:none\\">Bottega</a></td></tr><tr><td style=\\"padding:40px 24px 32px\\"><h1 style=\\"font-family:&#x27;Bodoni Moda&#x27;, Didot, &#x27;Bodoni MT&#x27;, &#x27;Times New Roman&#x27;, serif;font-weight:400;font-size:34px;line-height:1.15;margin:0\\">Welcome</h1><p style=\\"margin:16px 0 0\\">An account at Bottega was opened with this address. Please confirm that it is yours.</p><p style=\\"margin:24px 0 0\\"><a href=\\"http://127.0.0.1:4533/verify-email/GMRFg-XFRYoU1Cr207pQOuyNsfQJSs8aZVXhmTTrn84\\" style=\\"display:inline-block;padding:14px 24px;background:#24402f;color:#ffffff;text-decoration:none;font-weight:500\\">Confirm my address</a></p><p style=\\"margin:12px 0 0;font-size:13.5px;color:#6b655c\\">The link works for three days. If you opened no account, you may leave this message unanswered.</p></td></tr><tr><td style=\\"padding:28px 24px;border-top:1px solid #e4e0d9\\"><p style=\\"margin:0;font-size:13.5px;color:#6b655c\\">Questions? Simply reply to this message: a person will read it.</p></td></tr></tbody></table></td></tr></tbody></table></body></html>", "kind": "account-verification", "text": "Bottega\\n\\nWelcome\\n\\nAn account at Bottega was opened with this address. Please confirm that it is yours.\\n\\nConfirm my address:\\nhttp://127.0.0.1:4533/verify-email/GMRFg-XFRYoU1Cr207pQOuyNsfQJSs8aZVXhmTTrn84\\n\\nThe link works for three days. If you opened no account, you may leave this message unanswered.\\n\\nQuestions? Simply reply to this message: a person will read it.\\n", "letter": "account-verification/GMRFg-XF-49fbeaca-6d01-4411-9716-18f4f766ea05", "status": "kept", "sent_at": null, "subject": "Please confirm your e-mail address", "attempts": 1, "created_at": "2026-11-29T08:56:23.879+00:00", "last_error": null, "to_address": "stored@example.com", "next_attempt_at": "2026-11-29T08:58:25.83+00:00"},
{"id": "358bfffb-7afd-43a8-accb-07a36345c919", "html": "<!doctype html><html lang=\\"en\\"><head><meta charSet=\\"utf-8\\"/><meta name=\\"viewport\\" content=\\"width=device-width, initial-scale=1\\"/><link rel=\\"preload\\" as=\\"image\\" href=\\"http://127.0.0.1:4533/pictures/vasi-creta-main.webp\\"/><meta name=\\"color-scheme\\" content=\\"light\\"/><title>Your order BT-2611-000008</title></head><body style=\\"margin:0;padding:0;background:#f3f0ea;color:#1d1b18;font-family:&#x27;Hanken Grotesk&#x27;, &#x27;Helvetica Neue&#x27;, Helvetica, Arial, sans-serif;font-size:15px;line-height:1.5\\"><div style=\\"display:none;overflow:hidden;max-height:0\\">$692.00 · thank you for choosing work made by hand</div><table role=\\"presentation\\" style=\\"width:100%;border-collapse:collapse;margin:0\\"><tbody><tr><td style=\\"padding:24px 0\\"><table role=\\"presentation\\" style=\\"width:100%;border-collapse:collapse;max-width:600px;margin:0 auto;background:#ffffff\\"><tbody><tr><td style=\\"padding:28px 24px;border-bottom:1px solid #e4e0d9\\"><a href=\\"http://127.0.0.1:4533\\" style=\\"font-family:&#x27;Bodoni Moda&#x27;, Didot, &#x27;Bodoni MT&#x27;, &#x27;Times New Roman&#x27;, serif;font-size:26px;color:#1d1b18;text-decoration:none\\">Bottega</a></td></tr><tr><td style=\\"padding:40px 24px 32px\\"><h1 style=\\"font-family:&#x27;Bodoni Moda&#x27;, Didot, &#x27;Bodoni MT&#x27;, &#x27;Times New Roman&#x27;, serif;font-weight:400;font-size:34px;line-height:1.15;margin:0\\">Thank you, Ada</h1><p style=\\"margin:16px 0 0\\">We have received your order BT-2611-000008 and your payment. The workshops are preparing your pieces now.</p><p style=\\"margin:16px 0 0\\">This was a test payment: no money has moved.</p><p style=\\"margin:24px 0 0\\"><a href=\\"http://127.0.0.1:4533/orders/c1b06697-ae5d-4e01-a684-69e052687d48?token=2P12sGLCq_XKKkfCBrW5_okUKz0xqhC_YVhQ9tsxepU\\" style=\\"display:inline-block;padding:14px 24px;background:#24402f;color:#ffffff;text-decoration:none;font-weight:500\\">Follow your order</a></p><p style=\\"margin:12px 0 0;font-size:13.5px;color:#6b655c\\">This link shows at any time how your order stands. It opens without signing in, so keep it to yourself.</p></td></tr><tr><td style=\\"padding:28px 24px;border-top:1px solid #e4e0d9\\"><h2 style=\\"font-weight:500;font-size:17px;margin:0 0 12px\\">Your pieces</h2><table role=\\"presentation\\" style=\\"width:100%;border-collapse:collapse\\"><tbody><tr><td style=\\"padding:0 0 16px;vertical-align:top;width:72px;padding-right:16px\\"><img src=\\"http://127.0.0.1:4533/pictures/vasi-creta-main.webp\\" alt=\\"Three stoneware vases: a tall speckled bone one, a slim sage one, a round rust one\\" width=\\"72\\" height=\\"90\\" style=\\"display:block;background:#f3f0ea\\"/></td><td style=\\"padding:0 0 16px;vertical-align:top\\"><div style=\\"font-weight:500\\">Creta vases, set of three</div><div style=\\"font-size:13.5px;color:#6b655c\\">Terre di Nove</div><div style=\\"font-size:13.5px;color:#6b655c\\">Valley</div><div style=\\"font-size:13.5px;color:#6b655c\\">Quantity 1</div></td><td style=\\"padding:0 0 16px;text-align:right;vertical-align:top\\">$640.00</td></tr></tbody></table></td></tr><tr><td style=\\"padding:28px 24px;border-top:1px solid #e4e0d9\\"><table style=\\"width:100%;border-collapse:collapse\\"><tbody><tr><th scope=\\"row\\" style=\\"vertical-align:top;padding:4px 16px 4px 0;text-align:left;font-weight:400;color:#6b655c\\">Subtotal</th><td style=\\"padding:4px 0;text-align:right\\">$640.00</td></tr><tr><th scope=\\"row\\" style=\\"vertical-align:top;padding:4px 16px 4px 0;text-align:left;font-weight:400;color:#6b655c\\">Shipping</th><td style=\\"padding:4px 0;text-align:right\\">$52.00</td></tr><tr><th scope=\\"row\\" style=\\"vertical-align:top;padding:4px 16px 4px 0;text-align:left;font-weight:400;color:#6b655c\\">Taxes and duties</th><td style=\\"padding:4px 0;text-align:right\\">Collected by your country on arrival</td></tr><tr><th scope=\\"row\\" style=\\"vertical-align:top;padding:4px 16px 4px 0;text-align:left;font-weight:500;color:#1d1b18\\">Total</th><td style=\\"padding:4px 0;text-align:right;font-weight:500;color:#1d1b18\\">$692.00</td></tr></tbody></table></td></tr><tr><td style=\\"padding:28px 24px;border-top:1px solid #e4e0d9\\"><h2 style=\\"font-weight:500;font-size:17px;margin:0 0 12px\\">Delivery to</h2><div>Ada Byron</div><div>85 Spring Street</div><div>New York NY 10012</div><div>United States</div></td></tr><tr><td style=\\"padding:28px 24px;border-top:1px solid #e4e0d9\\"><p style=\\"margin:0;font-size:13.5px;color:#6b655c\\">Questions? Simply reply to this message: a person will read it.</p></td></tr></tbody></table></td></tr></tbody></table></body></html>", "kind": "order-confirmation", "text": "Bottega\\n\\nThank you, Ada\\n\\nWe have received your order BT-2611-000008 and your payment. The workshops are preparing your pieces now.\\n\\nThis was a test payment: no money has moved.\\n\\nFollow your order:\\nhttp://127.0.0.1:4533/orders/c1b06697-ae5d-4e01-a684-69e052687d48?token=2P12sGLCq_XKKkfCBrW5_okUKz0xqhC_YVhQ9tsxepU\\nThis link shows at any time how your order stands. It opens without signing in, so keep it to yourself.\\n\\nYour pieces\\nCreta vases, set of three (Terre di Nove, Valley, Quantity 1): $640.00\\n\\nSubtotal: $640.00\\nShipping: $52.00\\nTaxes and duties: Collected by your country on arrival\\nTotal: $692.00\\n\\nDelivery to\\nAda Byron\\n85 Spring Street\\nNew York NY 10012\\nUnited States\\n\\nQuestions? Simply reply to this message: a person will read it.\\n", "letter": "order-confirmation c1b06697-ae5d-4e01-a684-69e052687d48", "status": "kept", "sent_at": null, "subject": "Your order BT-2611-000008", "attempts": 1, "created_at": "2026-11-29T08:56:20.315+00:00", "last_error": null, "to_address": "stored@example.com", "next_attempt_at": "2026-11-29T08:58:21.212+00:00"}
]');
insert into platform.customer_carts ("account_id", "cart_id", "updated_at") overriding system value select "account_id", "cart_id", "updated_at" from jsonb_populate_recordset(null::platform.customer_carts, '[
{"cart_id": "gid://shopify/Cart/guT2CdeoVSp14tMpVKnvfKJj?key=2fsF20pkzQ7cCVaK1suo0X07-qZuXCjK", "account_id": "49fbeaca-6d01-4411-9716-18f4f766ea05", "updated_at": "2026-11-29T08:56:27.703+00:00"}
]');
insert into platform.list_items ("list_id", "product_id", "quantity", "added_at") overriding system value select "list_id", "product_id", "quantity", "added_at" from jsonb_populate_recordset(null::platform.list_items, '[
{"list_id": "10b8b019-1ac1-4cd5-90e4-1a08f4a7a2da", "added_at": "2026-11-29T08:56:30.592+00:00", "quantity": 1, "product_id": "gid://shopify/Product/15"},
{"list_id": "96ce193f-6760-429b-96a2-5678050e0a2a", "added_at": "2026-08-01T08:55:51.545+00:00", "quantity": 1, "product_id": "gid://shopify/Product/131"},
{"list_id": "ee3b12a5-0fa8-45dc-a1d7-6cf4a05cc773", "added_at": "2026-08-01T08:55:51.546+00:00", "quantity": 1, "product_id": "gid://shopify/Product/109"},
{"list_id": "ee3b12a5-0fa8-45dc-a1d7-6cf4a05cc773", "added_at": "2026-08-01T08:55:51.545+00:00", "quantity": 1, "product_id": "gid://shopify/Product/77"},
{"list_id": "7fb27450-4a3a-4dc4-b8f8-57ead6baaac5", "added_at": "2026-08-01T08:55:51.547+00:00", "quantity": 1, "product_id": "gid://shopify/Product/33"},
{"list_id": "7fb27450-4a3a-4dc4-b8f8-57ead6baaac5", "added_at": "2026-08-01T08:55:51.546+00:00", "quantity": 1, "product_id": "gid://shopify/Product/71"},
{"list_id": "e4ef93dd-c8da-49f7-94ba-d7e2967bf30e", "added_at": "2026-08-01T08:55:51.545+00:00", "quantity": 1, "product_id": "gid://shopify/Product/103"},
{"list_id": "e4ef93dd-c8da-49f7-94ba-d7e2967bf30e", "added_at": "2026-08-01T08:55:51.546+00:00", "quantity": 1, "product_id": "gid://shopify/Product/43"},
{"list_id": "e4ef93dd-c8da-49f7-94ba-d7e2967bf30e", "added_at": "2026-08-01T08:55:51.547+00:00", "quantity": 1, "product_id": "gid://shopify/Product/129"},
{"list_id": "e4ef93dd-c8da-49f7-94ba-d7e2967bf30e", "added_at": "2026-08-01T08:55:51.548+00:00", "quantity": 1, "product_id": "gid://shopify/Product/110"},
{"list_id": "7fb27450-4a3a-4dc4-b8f8-57ead6baaac5", "added_at": "2026-08-01T08:55:51.545+00:00", "quantity": 1, "product_id": "gid://shopify/Product/94"}
]');
insert into platform.lists ("id", "account_id", "name", "description", "is_private", "created_at", "purpose") overriding system value select "id", "account_id", "name", "description", "is_private", "created_at", "purpose" from jsonb_populate_recordset(null::platform.lists, '[
{"id": "10b8b019-1ac1-4cd5-90e4-1a08f4a7a2da", "name": null, "purpose": null, "account_id": "49fbeaca-6d01-4411-9716-18f4f766ea05", "created_at": "2026-11-29T08:56:30.592+00:00", "is_private": true, "description": ""},
{"id": "96ce193f-6760-429b-96a2-5678050e0a2a", "name": null, "purpose": null, "account_id": "750f3509-a7b2-4d5a-8b64-a964302be48c", "created_at": "2026-08-01T08:55:51.545+00:00", "is_private": true, "description": ""},
{"id": "ee3b12a5-0fa8-45dc-a1d7-6cf4a05cc773", "name": null, "purpose": null, "account_id": "b4521a5a-78ce-4412-8ea3-f01004185c7f", "created_at": "2026-08-01T08:55:51.545+00:00", "is_private": true, "description": ""},
{"id": "7fb27450-4a3a-4dc4-b8f8-57ead6baaac5", "name": null, "purpose": null, "account_id": "feef5cf1-b7ce-4911-8fd2-774e08378e96", "created_at": "2026-08-01T08:55:51.545+00:00", "is_private": true, "description": ""},
{"id": "e4ef93dd-c8da-49f7-94ba-d7e2967bf30e", "name": null, "purpose": null, "account_id": "f9dec72e-7b4d-4baf-a806-310514412014", "created_at": "2026-08-01T08:55:51.545+00:00", "is_private": true, "description": ""}
]');
insert into search.indexed_changes ("change_id", "indexed_at") overriding system value select "change_id", "indexed_at" from jsonb_populate_recordset(null::search.indexed_changes, '[
{"change_id": 174, "indexed_at": "2026-11-29T08:56:20.838304+00:00"},
{"change_id": 173, "indexed_at": "2026-11-29T08:56:01.848347+00:00"},
{"change_id": 172, "indexed_at": "2026-11-29T08:56:01.848345+00:00"},
{"change_id": 171, "indexed_at": "2026-11-29T08:56:01.848344+00:00"},
{"change_id": 170, "indexed_at": "2026-11-29T08:56:01.848342+00:00"},
{"change_id": 169, "indexed_at": "2026-11-29T08:56:01.84834+00:00"}
]');
insert into search.indexes ("id", "name", "primary_id", "settings", "revision", "synonyms_revision") overriding system value select "id", "name", "primary_id", "settings", "revision", "synonyms_revision" from jsonb_populate_recordset(null::search.indexes, '[
{"id": 86, "name": "products", "revision": 5, "settings": {"replicas": ["products_fast_shipping", "products_new_arrivals", "products_price_asc_eur", "products_price_desc_eur", "products_price_asc_usd", "products_price_desc_usd", "products_price_asc_gbp", "products_price_desc_gbp"], "customRanking": ["desc(availableForSale)", "asc(curatedRank)"], "ignorePlurals": true, "typoTolerance": "min", "indexLanguages": ["en"], "queryLanguages": ["en"], "removeStopWords": true, "searchableAttributes": ["skus,artisan.name", "title", "categories,designer", "materials", "tags", "colors"], "attributesForFaceting": ["categoryPaths", "searchable(choices.categories0)", "searchable(choices.categories1)", "searchable(choices.categories2)", "searchable(choices.artisan)", "searchable(choices.designer)", "searchable(choices.material)", "searchable(choices.color)", "filterOnly(artisan.slug)", "filterOnly(keys.designer)", "filterOnly(keys.material)", "filterOnly(keys.color)", "filterOnly(handle)", "filterOnly(skus)", "isCustomizable", "hasAr", "hasCad", "suitableForContract", "freeShippingRegions", "leadTimeDays", "widthCm", "heightCm", "depthCm", "prices.EUR.amountMinor", "prices.USD.amountMinor", "prices.GBP.amountMinor", "filterOnly(excludedCountries)", "filterOnly(customerRestrictions)"], "attributesToHighlight": ["title", "artisan.name"], "allowTyposOnNumericTokens": false, "numericAttributesForFiltering": ["createdAtSeconds"]}, "primary_id": null, "synonyms_revision": 4},
{"id": 88, "name": "products_it", "revision": 5, "settings": {"replicas": ["products_fast_shipping_it", "products_new_arrivals_it", "products_price_asc_eur_it", "products_price_desc_eur_it", "products_price_asc_usd_it", "products_price_desc_usd_it", "products_price_asc_gbp_it", "products_price_desc_gbp_it"], "customRanking": ["desc(availableForSale)", "asc(curatedRank)"], "ignorePlurals": true, "typoTolerance": "min", "indexLanguages": ["it"], "queryLanguages": ["it"], "removeStopWords": true, "searchableAttributes": ["skus,artisan.name", "title", "categories,designer", "materials", "tags", "colors"], "attributesForFaceting": ["categoryPaths", "searchable(choices.categories0)", "searchable(choices.categories1)", "searchable(choices.categories2)", "searchable(choices.artisan)", "searchable(choices.designer)", "searchable(choices.material)", "searchable(choices.color)", "filterOnly(artisan.slug)", "filterOnly(keys.designer)", "filterOnly(keys.material)", "filterOnly(keys.color)", "filterOnly(handle)", "filterOnly(skus)", "isCustomizable", "hasAr", "hasCad", "suitableForContract", "freeShippingRegions", "leadTimeDays", "widthCm", "heightCm", "depthCm", "prices.EUR.amountMinor", "prices.USD.amountMinor", "prices.GBP.amountMinor", "filterOnly(excludedCountries)", "filterOnly(customerRestrictions)"], "attributesToHighlight": ["title", "artisan.name"], "allowTyposOnNumericTokens": false, "numericAttributesForFiltering": ["createdAtSeconds"]}, "primary_id": null, "synonyms_revision": 4},
{"id": 116, "name": "artisans_recent_de", "revision": 1, "settings": {"ranking": ["desc(addedAtSeconds)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 115, "synonyms_revision": 0},
{"id": 113, "name": "artisans_recent_it", "revision": 1, "settings": {"ranking": ["desc(addedAtSeconds)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 112, "synonyms_revision": 0},
{"id": 110, "name": "artisans_recent_es", "revision": 1, "settings": {"ranking": ["desc(addedAtSeconds)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 109, "synonyms_revision": 0},
{"id": 109, "name": "artisans_es", "revision": 2, "settings": {"replicas": ["artisans_recent_es"], "customRanking": ["asc(curatedRank)"], "ignorePlurals": true, "typoTolerance": "min", "indexLanguages": ["es"], "queryLanguages": ["es"], "removeStopWords": true, "paginationLimitedTo": 20000, "searchableAttributes": ["name", "town,region", "craft", "technique,categories", "intro"], "attributesForFaceting": ["choices.region", "choices.craft", "choices.category", "isPremiumPlus", "filterOnly(keys.region)", "filterOnly(keys.craft)", "filterOnly(keys.category)", "filterOnly(shownIn)", "filterOnly(excludedCountries)"], "attributesToHighlight": ["name"], "allowTyposOnNumericTokens": false, "numericAttributesForFiltering": ["addedAtSeconds"]}, "primary_id": null, "synonyms_revision": 0},
{"id": 112, "name": "artisans_it", "revision": 2, "settings": {"replicas": ["artisans_recent_it"], "customRanking": ["asc(curatedRank)"], "ignorePlurals": true, "typoTolerance": "min", "indexLanguages": ["it"], "queryLanguages": ["it"], "removeStopWords": true, "paginationLimitedTo": 20000, "searchableAttributes": ["name", "town,region", "craft", "technique,categories", "intro"], "attributesForFaceting": ["choices.region", "choices.craft", "choices.category", "isPremiumPlus", "filterOnly(keys.region)", "filterOnly(keys.craft)", "filterOnly(keys.category)", "filterOnly(shownIn)", "filterOnly(excludedCountries)"], "attributesToHighlight": ["name"], "allowTyposOnNumericTokens": false, "numericAttributesForFiltering": ["addedAtSeconds"]}, "primary_id": null, "synonyms_revision": 0},
{"id": 115, "name": "artisans_de", "revision": 2, "settings": {"replicas": ["artisans_recent_de"], "customRanking": ["asc(curatedRank)"], "ignorePlurals": true, "typoTolerance": "min", "indexLanguages": ["de"], "queryLanguages": ["de"], "removeStopWords": true, "paginationLimitedTo": 20000, "searchableAttributes": ["name", "town,region", "craft", "technique,categories", "intro"], "attributesForFaceting": ["choices.region", "choices.craft", "choices.category", "isPremiumPlus", "filterOnly(keys.region)", "filterOnly(keys.craft)", "filterOnly(keys.category)", "filterOnly(shownIn)", "filterOnly(excludedCountries)"], "attributesToHighlight": ["name"], "allowTyposOnNumericTokens": false, "numericAttributesForFiltering": ["addedAtSeconds"]}, "primary_id": null, "synonyms_revision": 0},
{"id": 36, "name": "products_fast_shipping_it", "revision": 1, "settings": {"ranking": ["asc(leadTimeDays)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 88, "synonyms_revision": 0},
{"id": 37, "name": "products_new_arrivals_it", "revision": 1, "settings": {"ranking": ["desc(createdAtSeconds)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 88, "synonyms_revision": 0},
{"id": 38, "name": "products_price_asc_eur_it", "revision": 1, "settings": {"ranking": ["asc(prices.EUR.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 88, "synonyms_revision": 0},
{"id": 39, "name": "products_price_desc_eur_it", "revision": 1, "settings": {"ranking": ["desc(prices.EUR.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 88, "synonyms_revision": 0},
{"id": 40, "name": "products_price_asc_usd_it", "revision": 1, "settings": {"ranking": ["asc(prices.USD.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 88, "synonyms_revision": 0},
{"id": 41, "name": "products_price_desc_usd_it", "revision": 1, "settings": {"ranking": ["desc(prices.USD.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 88, "synonyms_revision": 0},
{"id": 42, "name": "products_price_asc_gbp_it", "revision": 1, "settings": {"ranking": ["asc(prices.GBP.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 88, "synonyms_revision": 0},
{"id": 43, "name": "products_price_desc_gbp_it", "revision": 1, "settings": {"ranking": ["desc(prices.GBP.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 88, "synonyms_revision": 0},
{"id": 2, "name": "products_fast_shipping", "revision": 1, "settings": {"ranking": ["asc(leadTimeDays)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 86, "synonyms_revision": 0},
{"id": 3, "name": "products_new_arrivals", "revision": 1, "settings": {"ranking": ["desc(createdAtSeconds)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 86, "synonyms_revision": 0},
{"id": 4, "name": "products_price_asc_eur", "revision": 1, "settings": {"ranking": ["asc(prices.EUR.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 86, "synonyms_revision": 0},
{"id": 5, "name": "products_price_desc_eur", "revision": 1, "settings": {"ranking": ["desc(prices.EUR.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 86, "synonyms_revision": 0},
{"id": 6, "name": "products_price_asc_usd", "revision": 1, "settings": {"ranking": ["asc(prices.USD.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 86, "synonyms_revision": 0},
{"id": 7, "name": "products_price_desc_usd", "revision": 1, "settings": {"ranking": ["desc(prices.USD.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 86, "synonyms_revision": 0},
{"id": 8, "name": "products_price_asc_gbp", "revision": 1, "settings": {"ranking": ["asc(prices.GBP.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 86, "synonyms_revision": 0},
{"id": 9, "name": "products_price_desc_gbp", "revision": 1, "settings": {"ranking": ["desc(prices.GBP.amountMinor)", "typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]}, "primary_id": 86, "synonyms_revision": 0}
]');
insert into visual.products ("number", "picture_ids", "revision") overriding system value select "number", "picture_ids", "revision" from jsonb_populate_recordset(null::visual.products, '[
{"number": 70, "revision": 70, "picture_ids": [229, 230]},
{"number": 69, "revision": 69, "picture_ids": [225, 226, 227, 228]},
{"number": 68, "revision": 68, "picture_ids": [222, 223, 224]},
{"number": 67, "revision": 67, "picture_ids": [218, 219, 220, 221]},
{"number": 66, "revision": 66, "picture_ids": [215, 216, 217]},
{"number": 65, "revision": 65, "picture_ids": [212, 213, 214]}
]');
insert into visual.state ("id", "revision") overriding system value select "id", "revision" from jsonb_populate_recordset(null::visual.state, '[
{"id": 1, "revision": 70}
]');
select setval('commerce.cart_lines_position_seq', 12);
select setval('commerce.discounts_id_seq', 4);
select setval('commerce.gift_cards_id_seq', 3);
select setval('commerce.media_id_seq', 701);
select setval('commerce.order_sequence', 8);
select setval('commerce.product_changes_id_seq', 174);
select setval('commerce.products_id_seq', 162);
select setval('commerce.variants_id_seq', 363);
select setval('search.indexes_id_seq', 130);
select setval('visual.pictures_id_seq', 230);
