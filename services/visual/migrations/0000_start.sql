CREATE SCHEMA "visual";
--> statement-breakpoint
CREATE TABLE "visual"."pictures" (
	"id" serial PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"version" text NOT NULL,
	"embedding" text NOT NULL,
	"look" "bytea" NOT NULL,
	CONSTRAINT "pictures_address_version_embedding_unique" UNIQUE("address","version","embedding")
);
--> statement-breakpoint
CREATE TABLE "visual"."products" (
	"number" bigint PRIMARY KEY NOT NULL,
	"picture_ids" integer[] NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visual"."seen_changes" (
	"change_id" bigint PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visual"."state" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "products_by_revision" ON "visual"."products" USING btree ("revision");