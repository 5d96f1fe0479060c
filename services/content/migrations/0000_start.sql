CREATE SCHEMA "content";
--> statement-breakpoint
CREATE TABLE "content"."documents" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"body" jsonb NOT NULL,
	"revision" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "documents_type_index" ON "content"."documents" USING btree ("type");