CREATE SCHEMA "chat";
--> statement-breakpoint
CREATE TABLE "chat"."conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"account_id" text,
	"guest_digest" text,
	"language" text NOT NULL,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"assignee" text,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"visitor_seq" integer DEFAULT 0 NOT NULL,
	"team_read" integer DEFAULT 0 NOT NULL,
	"visitor_read" integer DEFAULT 0 NOT NULL,
	"surroundings" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	CONSTRAINT "conversations_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "conversations_guest_digest_unique" UNIQUE("guest_digest")
);
--> statement-breakpoint
CREATE TABLE "chat"."members" (
	"account_id" text PRIMARY KEY NOT NULL,
	"office" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat"."messages" (
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" uuid NOT NULL,
	"author" text NOT NULL,
	"account_id" text,
	"text" text NOT NULL,
	"is_whisper" boolean DEFAULT false NOT NULL,
	"product_id" text,
	"product_title" text,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq"),
	CONSTRAINT "messages_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "chat"."pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid,
	"message_id" uuid,
	"uploader" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat"."messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "chat"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat"."pictures" ADD CONSTRAINT "pictures_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "chat"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "chat"."conversations" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "conversations_latest" ON "chat"."conversations" USING btree ("last_message_at","id");--> statement-breakpoint
CREATE INDEX "pictures_message" ON "chat"."pictures" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "pictures_conversation" ON "chat"."pictures" USING btree ("conversation_id","uploaded_at");