CREATE TABLE "commerce"."order_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
--> statement-breakpoint
ALTER TABLE "commerce"."payments" ADD COLUMN "received_minor" bigint;--> statement-breakpoint
ALTER TABLE "commerce"."order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "commerce"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commerce"."refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "commerce"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_order" ON "commerce"."order_notes" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "commerce"."refunds" USING btree ("order_id","requested_at");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "commerce"."refunds" USING btree ("next_attempt_at") WHERE status = 'pending';