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
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "commerce"."carts" ADD COLUMN "agreed_order_id" uuid;--> statement-breakpoint
ALTER TABLE "commerce"."order_lines" ADD COLUMN "compare_at_minor" bigint;--> statement-breakpoint
ALTER TABLE "commerce"."order_lines" ADD COLUMN "finish" text;--> statement-breakpoint
ALTER TABLE "commerce"."order_lines" ADD COLUMN "project_name" text;--> statement-breakpoint
ALTER TABLE "commerce"."orders" ADD COLUMN "agreed_reference" text;--> statement-breakpoint
ALTER TABLE "commerce"."orders" ADD COLUMN "shipping_title" text;--> statement-breakpoint
ALTER TABLE "commerce"."agreed_lines" ADD CONSTRAINT "agreed_lines_agreed_order_id_agreed_orders_id_fk" FOREIGN KEY ("agreed_order_id") REFERENCES "commerce"."agreed_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreed_orders_expiry" ON "commerce"."agreed_orders" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "commerce"."carts" ADD CONSTRAINT "carts_agreed_order_id_agreed_orders_id_fk" FOREIGN KEY ("agreed_order_id") REFERENCES "commerce"."agreed_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_agreed" ON "commerce"."carts" USING btree ("agreed_order_id") WHERE agreed_order_id is not null;--> statement-breakpoint
ALTER TABLE "commerce"."orders" ADD CONSTRAINT "orders_agreed_reference_unique" UNIQUE("agreed_reference");