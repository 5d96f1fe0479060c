CREATE TABLE "kernel"."changes" (
	"log" text NOT NULL,
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"subject" text NOT NULL,
	"version" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "changes_order" ON "kernel"."changes" USING btree ("log","transaction","id");--> statement-breakpoint
CREATE UNIQUE INDEX "changes_version" ON "kernel"."changes" USING btree ("log","subject","version");