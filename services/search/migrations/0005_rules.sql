CREATE TABLE "search"."rules" (
	"index_id" integer NOT NULL,
	"object_id" text NOT NULL,
	"rule" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "rules_index_id_object_id_pk" PRIMARY KEY("index_id","object_id")
);
--> statement-breakpoint
ALTER TABLE "search"."indexes" ADD COLUMN "rules_revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search"."rules" ADD CONSTRAINT "rules_index_id_indexes_id_fk" FOREIGN KEY ("index_id") REFERENCES "search"."indexes"("id") ON DELETE cascade ON UPDATE no action;