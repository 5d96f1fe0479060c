CREATE TABLE "search"."synonyms" (
	"index_id" integer NOT NULL,
	"object_id" text NOT NULL,
	"synonym" jsonb NOT NULL,
	CONSTRAINT "synonyms_index_id_object_id_pk" PRIMARY KEY("index_id","object_id")
);
--> statement-breakpoint
ALTER TABLE "search"."indexes" ADD COLUMN "synonyms_revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search"."synonyms" ADD CONSTRAINT "synonyms_index_id_indexes_id_fk" FOREIGN KEY ("index_id") REFERENCES "search"."indexes"("id") ON DELETE cascade ON UPDATE no action;