CREATE TABLE "content"."revisions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author" text,
	"document" jsonb,
	"mutations" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "revisions_document" ON "content"."revisions" USING btree ("document_id","id");--> statement-breakpoint
CREATE INDEX "revisions_transaction" ON "content"."revisions" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "revisions_at" ON "content"."revisions" USING btree ("at");