CREATE TABLE "commerce"."uploaded_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "uploaded_pictures_unused" ON "commerce"."uploaded_pictures" USING btree ("unused_since");