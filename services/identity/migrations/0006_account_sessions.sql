CREATE TABLE "identity"."account_sessions" (
	"uid" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"browser" text,
	"system" text,
	"country" text
);
--> statement-breakpoint
ALTER TABLE "identity"."account_sessions" ADD CONSTRAINT "account_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "identity"."accounts"("id") ON DELETE cascade ON UPDATE no action;