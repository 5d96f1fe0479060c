CREATE SCHEMA "search";
--> statement-breakpoint
CREATE TABLE "search"."indexes" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"primary_id" integer,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "indexes_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "search"."indexed_changes" (
	"change_id" bigint PRIMARY KEY NOT NULL,
	"indexed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search"."records" (
	"index_id" integer NOT NULL,
	"object_id" text NOT NULL,
	"record" jsonb,
	"revision" bigint NOT NULL,
	CONSTRAINT "records_index_id_object_id_pk" PRIMARY KEY("index_id","object_id")
);
--> statement-breakpoint
ALTER TABLE "search"."indexes" ADD CONSTRAINT "indexes_primary_id_indexes_id_fk" FOREIGN KEY ("primary_id") REFERENCES "search"."indexes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search"."records" ADD CONSTRAINT "records_index_id_indexes_id_fk" FOREIGN KEY ("index_id") REFERENCES "search"."indexes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "records_by_revision" ON "search"."records" USING btree ("index_id","revision","object_id");