ALTER TABLE "search"."synonyms" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "search"."synonyms" ADD COLUMN "removed_at" timestamp with time zone;