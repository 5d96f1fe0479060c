ALTER TABLE "commerce"."orders" ADD COLUMN "payment_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "commerce"."orders" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "commerce"."orders" ADD COLUMN "network_key" text;--> statement-breakpoint
ALTER TABLE "commerce"."payments" ADD COLUMN "came_late_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "commerce"."orders" USING btree ("payment_due_at") WHERE status = 'awaiting-payment';--> statement-breakpoint
-- Their buyers were told of no deadline: they have ten days from now, to the end of the last one in Italy.
UPDATE "commerce"."orders" SET "payment_due_at" = (date_trunc('day', now() AT TIME ZONE 'Europe/Rome') + interval '11 days') AT TIME ZONE 'Europe/Rome' WHERE "status" = 'awaiting-payment';
