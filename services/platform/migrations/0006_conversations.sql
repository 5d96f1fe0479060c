CREATE TABLE "platform"."reply_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."request_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."request_drafts" (
	"request_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"text" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_drafts_request_id_account_id_pk" PRIMARY KEY("request_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "platform"."request_readers" (
	"request_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_readers_request_id_account_id_pk" PRIMARY KEY("request_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "platform"."request_messages" ADD COLUMN "is_note" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."request_messages" ADD COLUMN "email_id" text;--> statement-breakpoint
ALTER TABLE "platform"."requests" ADD COLUMN "pieces" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."requests" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "platform"."request_attachments" ADD CONSTRAINT "request_attachments_message_id_request_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "platform"."request_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."request_drafts" ADD CONSTRAINT "request_drafts_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "platform"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."request_readers" ADD CONSTRAINT "request_readers_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "platform"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_attachments_message" ON "platform"."request_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "request_attachments_unclaimed" ON "platform"."request_attachments" USING btree ("uploaded_at") WHERE message_id is null;--> statement-breakpoint
ALTER TABLE "platform"."requests" ADD CONSTRAINT "requests_merged_into_requests_id_fk" FOREIGN KEY ("merged_into") REFERENCES "platform"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requests_kind" ON "platform"."requests" USING btree ("kind","received_at");--> statement-breakpoint
CREATE INDEX "requests_merged" ON "platform"."requests" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "requests_order" ON "platform"."requests" USING btree ((fields->>'orderNumber'));--> statement-breakpoint
CREATE INDEX "requests_awaited_variant" ON "platform"."requests" USING btree ((pieces->0->>'variantId')) WHERE kind = 'back-in-stock' and state = 'waiting';--> statement-breakpoint
ALTER TABLE "platform"."request_messages" ADD CONSTRAINT "request_messages_email_id_unique" UNIQUE("email_id");