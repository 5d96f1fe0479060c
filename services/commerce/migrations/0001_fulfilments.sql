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
--> statement-breakpoint
ALTER TABLE "commerce"."fulfilments" ADD CONSTRAINT "fulfilments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "commerce"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fulfilments_shipment" ON "commerce"."fulfilments" USING btree ("order_id","shipment");--> statement-breakpoint
CREATE INDEX "orders_guest_email" ON "commerce"."orders" USING btree (lower("email")) WHERE customer_id is null;