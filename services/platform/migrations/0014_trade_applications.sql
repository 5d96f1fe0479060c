CREATE TABLE "platform"."trade_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"account_id" text NOT NULL,
	"email" text NOT NULL,
	"fields" jsonb NOT NULL,
	"language" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"decide_by" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"request_id" uuid,
	"vat_result" text,
	"vat_checked_at" timestamp with time zone,
	"vat_name" text,
	"vat_check_due" timestamp with time zone,
	"idempotency_key" text NOT NULL,
	"body_digest" text NOT NULL,
	CONSTRAINT "trade_applications_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "trade_applications_email_unique" UNIQUE("email"),
	CONSTRAINT "trade_applications_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "platform"."trade_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"decision" text NOT NULL,
	"account_id" text NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform"."trade_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "platform"."request_attachments_unclaimed";--> statement-breakpoint
ALTER TABLE "platform"."request_attachments" ADD COLUMN "application_id" uuid;--> statement-breakpoint
ALTER TABLE "platform"."trade_applications" ADD CONSTRAINT "trade_applications_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "platform"."requests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."trade_decisions" ADD CONSTRAINT "trade_decisions_application_id_trade_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "platform"."trade_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."trade_notes" ADD CONSTRAINT "trade_notes_application_id_trade_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "platform"."trade_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_applications_received" ON "platform"."trade_applications" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "trade_applications_pending" ON "platform"."trade_applications" USING btree ("received_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "trade_applications_vat_due" ON "platform"."trade_applications" USING btree ("vat_check_due") WHERE vat_check_due is not null;--> statement-breakpoint
CREATE INDEX "trade_applications_decided" ON "platform"."trade_applications" USING btree ("decided_at") WHERE state = 'rejected';--> statement-breakpoint
CREATE INDEX "trade_decisions_application" ON "platform"."trade_decisions" USING btree ("application_id","decided_at");--> statement-breakpoint
CREATE INDEX "trade_notes_application" ON "platform"."trade_notes" USING btree ("application_id","written_at");--> statement-breakpoint
CREATE UNIQUE INDEX "request_attachments_application" ON "platform"."request_attachments" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "request_attachments_unclaimed" ON "platform"."request_attachments" USING btree ("uploaded_at") WHERE message_id is null and application_id is null;