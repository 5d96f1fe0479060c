ALTER TABLE "commerce"."carts" ADD COLUMN "owner_id" text;--> statement-breakpoint
-- The customer of a cart has been its owner so far.
UPDATE "commerce"."carts" SET "owner_id" = "customer_id" WHERE "customer_id" IS NOT NULL;
