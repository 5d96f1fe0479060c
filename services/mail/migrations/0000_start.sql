CREATE SCHEMA "mail";
--> statement-breakpoint
CREATE TABLE "mail"."outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"letter" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_letter_unique" UNIQUE("letter"),
	CONSTRAINT "outbox_attempts" CHECK ("mail"."outbox"."attempts" >= 0)
);
--> statement-breakpoint
CREATE INDEX "outbox_due" ON "mail"."outbox" USING btree ("next_attempt_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_created" ON "mail"."outbox" USING btree ("created_at","id");