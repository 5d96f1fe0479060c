CREATE TABLE "platform"."list_presences" (
	"list_id" uuid NOT NULL,
	"tab" uuid NOT NULL,
	"account_id" text NOT NULL,
	"writing_item_id" uuid,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "list_presences_list_id_tab_pk" PRIMARY KEY("list_id","tab")
);
--> statement-breakpoint
ALTER TABLE "platform"."list_presences" ADD CONSTRAINT "list_presences_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "platform"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_presences_seen" ON "platform"."list_presences" USING btree ("seen_at");