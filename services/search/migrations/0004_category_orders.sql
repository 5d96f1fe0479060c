CREATE TABLE "search"."category_orders" (
	"path" text PRIMARY KEY NOT NULL,
	"pinned" text[] NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
