-- Who entered these is not known: their buyers enter the address again, and strangers cannot read it.
DELETE FROM "commerce"."checkouts";--> statement-breakpoint
UPDATE "commerce"."carts" SET "email" = NULL WHERE "email" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "commerce"."checkouts" ADD COLUMN "holder_digest" text NOT NULL;--> statement-breakpoint
ALTER TABLE "commerce"."checkouts" ADD COLUMN "customer_id" text;
