CREATE TABLE "platform"."trade_readers" (
	"application_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trade_readers_application_id_account_id_pk" PRIMARY KEY("application_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "platform"."trade_readers" ADD CONSTRAINT "trade_readers_application_id_trade_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "platform"."trade_applications"("id") ON DELETE cascade ON UPDATE no action;