CREATE TABLE "platform"."read_markers" (
	"account_id" text NOT NULL,
	"update_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "read_markers_account_id_update_id_pk" PRIMARY KEY("account_id","update_id")
);
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "platform"."saved_prices" ADD CONSTRAINT "saved_prices_item" FOREIGN KEY ("list_id","product_id") REFERENCES "platform"."list_items"("list_id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "read_markers_read" ON "platform"."read_markers" USING btree ("read_at");