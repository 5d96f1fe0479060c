ALTER TABLE "mail"."outbox" ADD COLUMN "sealed_link" text;--> statement-breakpoint
ALTER TABLE "mail"."outbox" ADD COLUMN "emptied_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_address" ON "mail"."outbox" USING btree (lower("to_address"));--> statement-breakpoint
-- Links in emails that were sent, given up or kept before links were sealed: their secrets are cut out.
UPDATE "mail"."outbox" SET
	"html" = regexp_replace("html", '(/(password|verify-email|change-email|restore-email)/|[?&](amp;)?token=)[A-Za-z0-9_-]+', '\1…', 'g'),
	"text" = regexp_replace("text", '(/(password|verify-email|change-email|restore-email)/|[?&](amp;)?token=)[A-Za-z0-9_-]+', '\1…', 'g')
WHERE "status" <> 'waiting';
