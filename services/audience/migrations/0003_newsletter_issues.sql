CREATE TABLE "audience"."issue_clicks" (
	"issue_id" uuid NOT NULL,
	"link" integer NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "issue_clicks_issue_id_link_pk" PRIMARY KEY("issue_id","link")
);
--> statement-breakpoint
CREATE TABLE "audience"."issue_recipients" (
	"issue_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "issue_recipients_issue_id_subscriber_id_pk" PRIMARY KEY("issue_id","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "audience"."newsletter_issues" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"subjects" jsonb NOT NULL,
	"intros" jsonb NOT NULL,
	"post_ids" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"audience" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"content" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "audience"."issue_clicks" ADD CONSTRAINT "issue_clicks_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "audience"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience"."issue_recipients" ADD CONSTRAINT "issue_recipients_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "audience"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience"."issue_recipients" ADD CONSTRAINT "issue_recipients_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "audience"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issue_recipients_waiting" ON "audience"."issue_recipients" USING btree ("issue_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "issue_recipients_subscriber" ON "audience"."issue_recipients" USING btree ("subscriber_id");--> statement-breakpoint
CREATE TRIGGER "newsletter_issues_version" BEFORE UPDATE ON "audience"."newsletter_issues" FOR EACH ROW EXECUTE FUNCTION "audience"."increase_version"();
