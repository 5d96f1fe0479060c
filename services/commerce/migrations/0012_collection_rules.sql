ALTER TABLE "commerce"."collections" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "commerce"."collections" ADD COLUMN "rules" jsonb;