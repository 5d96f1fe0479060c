CREATE TABLE "audience"."subscriber_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"imported" integer NOT NULL,
	"refused" jsonb NOT NULL
);
