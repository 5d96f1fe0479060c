CREATE TABLE "platform"."made_changes" (
	"key" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "made_changes_expiry" ON "platform"."made_changes" USING btree ("expires_at");