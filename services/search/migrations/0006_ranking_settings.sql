CREATE TABLE "search"."ranking_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"places" integer NOT NULL,
	"version" integer NOT NULL
);
