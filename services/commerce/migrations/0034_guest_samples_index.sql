DROP INDEX CONCURRENTLY IF EXISTS "commerce"."orders_samples_key";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_samples_key" ON "commerce"."orders" USING btree ("samples_key","placed_at") WHERE samples_key is not null;
